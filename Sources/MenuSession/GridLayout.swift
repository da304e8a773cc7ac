import MenuModel
import Terminal

/// Where each slot of a grid lies, in cells from zero, the whole grid's first row being row 0.
///
/// A tile is `(W - 2·margin·(columns + 1)) / columns` cells wide, as in the iOS grids that this comes
/// from; cells left over are shared out from the left. Between tiles lie `margin` rows and twice as many
/// cells, since a cell is about half as wide as it is high.
package struct GridLayout: Equatable, Sendable {
  /// Tiles side by side: as many as the menu asks for, or as there is room for.
  package let columns: Int
  /// The number of slots.
  package let count: Int
  /// The cells left of the first tile, and between two.
  package let side: Int
  private let width: Int
  private let margin: Int
  private let tileHeight: Int

  /// A tile narrower than this says nothing, so fewer columns are shown.
  private static let leastWidth = 8
  /// What `columns: auto` makes tiles about as wide as.
  private static let automaticWidth = 22

  /// The layout of so many tiles in a window so many cells wide.
  package init(menu: Menu, count: Int, width: Int) {
    self.count = count
    self.width = max(1, width)
    margin = menu.margin
    side = min(2 * menu.margin, max(0, (self.width - Self.leastWidth) / 2))
    tileHeight = menu.tileHeight
    let possible = (self.width - side) / (Self.leastWidth + side)
    columns =
      switch menu.columns {
      case .fixed(let wanted): max(1, min(wanted, possible))
      case .automatic: max(1, min(Self.automaticColumns(self.width, side), possible))
      }
  }

  /// The columns whose tiles come nearest to the width that is meant.
  private static func automaticColumns(_ width: Int, _ side: Int) -> Int {
    let pitch = automaticWidth + side
    return (width - side + pitch / 2) / pitch
  }

  /// The rows of tiles.
  package var rows: Int { (count + columns - 1) / columns }

  /// The rows of cells from the margin above the first tile to the margin below the last.
  package var height: Int { margin + rows * (tileHeight + margin) }

  /// Where a slot's tile lies.
  package func frame(ofSlot slot: Int) -> Rect {
    let column = slot % columns
    let start = left(ofColumn: column)
    let row = margin + slot / columns * (tileHeight + margin)
    return Rect(
      row: row, column: start, rows: tileHeight, columns: left(ofColumn: column + 1) - side - start)
  }

  /// The slots of which something is seen in some rows of cells.
  package func slots(inRows rows: Range<Int>) -> Range<Int> {
    let pitch = tileHeight + margin
    let first = max(0, rows.lowerBound) / pitch * columns
    let end = (max(0, rows.upperBound - margin) + pitch - 1) / pitch * columns
    return min(first, count)..<min(max(first, end), count)
  }

  /// The slot whose tile holds a cell; nil for gaps, and for the empty cells behind the last tile.
  package func slot(at point: Point) -> Int? {
    cell(at: point).flatMap { $0 < count ? $0 : nil }
  }

  /// True for a cell of the grid where a tile would be if there were more.
  package func isBehindLast(_ point: Point) -> Bool {
    cell(at: point).map { $0 >= count } ?? false
  }

  private func cell(at point: Point) -> Int? {
    guard point.row >= margin, point.column >= side else { return nil }
    let (row, rest) = (point.row - margin).quotientAndRemainder(dividingBy: tileHeight + margin)
    guard rest < tileHeight,
      let column = (0..<columns).last(where: { left(ofColumn: $0) <= point.column })
    else { return nil }
    let slot = row * columns + column
    return frame(ofSlot: slot).contains(point) ? slot : nil
  }

  /// The first cell of a column; the first columns are one cell wider where cells are left over.
  private func left(ofColumn column: Int) -> Int {
    let room = max(columns, width - side * (columns + 1))
    let (each, rest) = room.quotientAndRemainder(dividingBy: columns)
    return side + column * (each + side) + min(column, rest)
  }
}
