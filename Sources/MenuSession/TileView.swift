import MenuModel
import Terminal

/// Draws one tile: a block of its colour with its title in the middle, or a frame where there is no
/// colour.
///
/// What it is (locked, a folder, its hotkey) is told by characters as well.
struct TileView {
  let tile: Tile
  let details: TileDetails
  /// The colour of titles that the menu asks for.
  let menuTitleColor: TileColor?
  let looks: TileLooks

  /// Draws the tile into a rectangle of a canvas.
  func draw(on canvas: inout Canvas, in frame: Rect) {
    let style = style
    if looks.depth == .none {
      drawFrame(on: &canvas, in: frame)
    } else {
      canvas.fill(frame, style: style)
    }
    drawTitle(on: &canvas, in: frame, style: style)
    drawMarks(on: &canvas, in: frame, style: style)
  }

  private var style: Style {
    guard looks.depth != .none else { return .standard }
    let background = Color(tile.shownColor)
    let chosen = (tile.titleColor ?? menuTitleColor).map { Color($0) }
    return Style(
      foreground: chosen ?? Color.readableText(on: background, depth: looks.depth),
      background: background)
  }

  private func drawFrame(on canvas: inout Canvas, in frame: Rect) {
    if frame.rows >= 2 && frame.columns >= 2 {
      canvas.frame(frame, lines: looks.lines, style: .standard)
    } else {
      canvas.write("[", at: frame.origin, style: .standard, clip: frame)
      canvas.write(
        "]", at: Point(row: frame.row, column: frame.endColumn - 1), style: .standard, clip: frame)
    }
  }

  /// The row of the title and the cells that are free for it: inside the frame where there is one.
  private func titleRow(in frame: Rect) -> Rect {
    let row = frame.row + (frame.rows - 1) / 2
    return Rect(row: row, column: frame.column, rows: 1, columns: frame.columns)
      .inset(rows: 0, columns: frame.columns > 4 ? 2 : min(1, frame.columns / 3))
  }

  private func drawTitle(on canvas: inout Canvas, in frame: Rect, style: Style) {
    var row = titleRow(in: frame)
    // In a low tile the marks share the title's row.
    let reserved = marksShareTitleRow(frame) ? shortMarks.count : 0
    if reserved > 0 { row.columns -= reserved + 1 }
    guard row.columns > 0 else { return }
    let title = tile.title.allSatisfy(\.isWhitespace) ? "(untitled)" : tile.title
    let text = SafeText.clipped((details.icon.map { $0 + " " } ?? "") + title, to: row.columns)
    let start = row.column + (row.columns - DisplayWidth.of(text)) / 2
    var titleStyle = style
    titleStyle.bold = looks.depth != .none
    canvas.write(text, at: Point(row: row.row, column: start), style: titleStyle, clip: row)
  }

  private func marksShareTitleRow(_ frame: Rect) -> Bool { frame.rows < 3 }

  /// The marks in as few cells as they can be told.
  private var shortMarks: String {
    (tile.isLocked ? "=" : "") + (tile.contents != nil ? ">" : "")
  }

  private func drawMarks(on canvas: inout Canvas, in frame: Rect, style: Style) {
    if marksShareTitleRow(frame) {
      let row = titleRow(in: frame)
      let start = Point(row: row.row, column: row.endColumn - shortMarks.count)
      canvas.write(shortMarks, at: start, style: style, clip: row)
      return
    }
    let row = Rect(row: frame.endRow - 1, column: frame.column, rows: 1, columns: frame.columns)
      .inset(rows: 0, columns: frame.columns > 4 ? 2 : 0)
    let words = [
      tile.isLocked ? "locked" : nil,
      tile.contents.map { $0.count == 1 ? "1 tile" : "\($0.count) tiles" },
    ].compactMap { $0 }
    let text = SafeText.clipped(words.joined(separator: ", "), to: row.columns)
    canvas.write(
      text, at: Point(row: row.row, column: row.endColumn - DisplayWidth.of(text)), style: style,
      clip: row)
    if let key = details.key, frame.columns >= 8 {
      canvas.write("(\(key))", at: Point(row: row.row, column: row.column), style: style, clip: row)
    }
  }
}
