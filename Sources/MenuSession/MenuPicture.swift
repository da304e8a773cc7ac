import MenuModel
import Terminal

/// A list of tiles drawn once, for output that only scrolls.
package struct MenuPicture {
  private let arrangement: Arrangement
  private let list: ListID
  private let looks: TileLooks
  private let details: (TileID) -> TileDetails

  /// The picture of a list; `details` is asked for each tile drawn.
  package init(
    _ arrangement: Arrangement, list: ListID = .root, looks: TileLooks,
    details: @escaping (TileID) -> TileDetails
  ) {
    self.arrangement = arrangement
    self.list = list
    self.looks = looks
    self.details = details
  }

  /// Its lines, for a window so many cells wide; without a line break.
  package func lines(width: Int) -> [String] {
    heading(width: width) + grid(width: width)
  }

  private func heading(width: Int) -> [String] {
    let titles =
      [arrangement.menu.title].compactMap { $0 } + arrangement.folderTitles(of: list)
    guard !titles.isEmpty else { return [] }
    var canvas = Canvas(size: Size(rows: 1, columns: width))
    let style = Style(bold: looks.depth != .none)
    let side = GridLayout(menu: arrangement.menu, count: 1, width: width).side
    canvas.write(
      SafeText.clipped(titles.joined(separator: " / "), to: width - side),
      at: Point(row: 0, column: side), style: style)
    return canvas.lines(depth: looks.depth)
  }

  /// Drawn a row of tiles at a time, so that a menu of any length needs no canvas of its size.
  private func grid(width: Int) -> [String] {
    let menu = arrangement.menu
    let tiles = arrangement.order(of: list).tiles
    let layout = GridLayout(menu: menu, count: tiles.count, width: width)
    let margin = Array(repeating: "", count: menu.margin)
    guard !tiles.isEmpty else {
      let words = SafeText.clipped("(no tiles)", to: width - layout.side)
      return margin + [String(repeating: " ", count: layout.side) + words] + margin
    }
    var lines = margin
    for row in 0..<layout.rows {
      let top = layout.frame(ofSlot: row * layout.columns).row
      var canvas = Canvas(size: Size(rows: menu.tileHeight + menu.margin, columns: width))
      for slot in (row * layout.columns)..<min(tiles.count, (row + 1) * layout.columns) {
        var frame = layout.frame(ofSlot: slot)
        frame.row -= top
        TileView(
          tile: arrangement.tile(tiles[slot]), details: details(tiles[slot]),
          menuTitleColor: menu.titleColor, looks: looks
        ).draw(on: &canvas, in: frame)
      }
      lines += canvas.lines(depth: looks.depth)
    }
    return lines
  }
}
