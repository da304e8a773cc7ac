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

  /// Fewer cells than these are all needed for the title.
  private static let leastFramed = 4

  private func drawFrame(on canvas: inout Canvas, in frame: Rect) {
    guard frame.columns >= Self.leastFramed else { return }
    if frame.rows >= 2 {
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
      .inset(
        rows: 0,
        columns: min(2, max(0, frame.columns - Self.leastFramed + 1)))
  }

  private func drawTitle(on canvas: inout Canvas, in frame: Rect, style: Style) {
    var row = titleRow(in: frame)
    let marks = marksShareTitleRow(frame) ? shortMarks : ""
    if !marks.isEmpty { row.columns -= marks.count + 1 }
    guard row.columns > 0 else { return }
    let title = tile.title.allSatisfy(\.isWhitespace) ? "(untitled)" : tile.title
    let text = SafeText.clipped((details.icon.map { $0 + " " } ?? "") + title, to: row.columns)
    let start = row.column + (row.columns - DisplayWidth.of(text)) / 2
    var titleStyle = style
    titleStyle.bold = looks.depth != .none
    write(
      text, at: Point(row: row.row, column: start), style: titleStyle, clip: row, on: &canvas,
      isOnBorder: looks.depth == .none && frame.rows == 2)
  }

  /// Writes a text; where it interrupts a frame's line, with a blank on each side if there is room.
  private func write(
    _ text: String, at point: Point, style: Style, clip: Rect, on canvas: inout Canvas,
    isOnBorder: Bool
  ) {
    let width = DisplayWidth.of(text)
    if isOnBorder, point.column > clip.column, point.column + width < clip.endColumn {
      let before = Point(row: point.row, column: point.column - 1)
      canvas.write(" " + text + " ", at: before, style: style, clip: clip)
    } else {
      canvas.write(text, at: point, style: style, clip: clip)
    }
  }

  /// In a low tile the marks share the title's row.
  private func marksShareTitleRow(_ frame: Rect) -> Bool { frame.rows < 3 }

  /// The marks in as few cells as they can be told.
  private var shortMarks: String {
    (tile.isLocked ? "=" : "") + (tile.contents != nil ? ">" : "")
  }

  /// The marks in words.
  private var marks: String {
    let count = tile.contents.map { $0.count == 1 ? "1 tile" : "\($0.count) tiles" }
    return [tile.isLocked ? "locked" : nil, count].compactMap { $0 }.joined(separator: ", ")
  }

  private func drawMarks(on canvas: inout Canvas, in frame: Rect, style: Style) {
    var row = titleRow(in: frame)
    var text = shortMarks
    if !marksShareTitleRow(frame) {
      row.row = frame.endRow - 1
      let left = drawKey(on: &canvas, in: row, style: style)
      // Words that would be cut say less than the signs for them.
      if marks.utf8.count <= row.columns - left { text = marks }
    }
    guard text.count <= row.columns else { return }
    let start = Point(row: row.row, column: row.endColumn - text.count)
    canvas.write(text, at: start, style: style, clip: row)
  }

  /// Draws the hotkey at the left end of a row, and says how many cells it keeps.
  private func drawKey(on canvas: inout Canvas, in row: Rect, style: Style) -> Int {
    guard let key = details.key, row.columns >= 4 else { return 0 }
    return 1 + canvas.write("(\(key))", at: row.origin, style: style, clip: row)
  }
}
