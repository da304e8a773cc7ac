import MenuModel
import Terminal

/// What is told at the edge of a tile: that it is locked, what it holds, its hotkey, and how many are below it.
extension TileView {
  /// In a low tile the marks share the title's row.
  func marksShareTitleRow(_ frame: Rect) -> Bool { frame.rows < 3 }

  /// The marks in as few cells as they can be told.
  var shortMarks: String {
    (tile.isLocked ? "=" : "") + (tile.contents != nil ? ">" : "")
  }

  /// How many others are in hand below it.
  var count: String { emphasis.stackedCount > 0 ? "+\(emphasis.stackedCount)" : "" }

  /// The marks in words.
  private var marks: String {
    let count = tile.contents.map { $0.count == 1 ? "1 tile" : "\($0.count) tiles" }
    return [tile.isLocked ? "locked" : nil, count].compactMap { $0 }.joined(separator: ", ")
  }

  func drawMarks(on canvas: inout Canvas, in frame: Rect, style: Style, clip: Rect) {
    var row = titleRow(in: frame)
    var text = count + shortMarks
    if !marksShareTitleRow(frame) {
      text = shortMarks
      row.row = frame.endRow - 1
      let left = drawKey(on: &canvas, in: row, style: style, clip: clip)
      // Words that would be cut say less than the signs for them.
      if marks.utf8.count <= row.columns - left { text = marks }
    }
    guard text.count <= row.columns else { return }
    let start = Point(row: row.row, column: row.endColumn - text.count)
    canvas.write(text, at: start, style: style, clip: row.intersection(clip))
  }

  /// Draws the count in place of the upper right corner.
  func drawCount(on canvas: inout Canvas, in frame: Rect, style: Style, clip: Rect) {
    guard !count.isEmpty, !marksShareTitleRow(frame) else { return }
    let text = " " + count
    let point = Point(row: frame.row, column: max(frame.column, frame.endColumn - text.count))
    canvas.write(text, at: point, style: style, clip: clip)
  }

  /// Draws the hotkey at the left end of a row, and says how many cells it keeps.
  private func drawKey(on canvas: inout Canvas, in row: Rect, style: Style, clip: Rect) -> Int {
    guard let key = details.key, row.columns >= 4 else { return 0 }
    canvas.write("(\(key))", at: row.origin, style: style, clip: row.intersection(clip))
    return 1 + DisplayWidth.of("(\(key))")
  }
}
