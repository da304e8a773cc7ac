import Terminal

/// Draws all keys in place of the grid, in as many columns as there is room for.
struct HelpView {
  private let looks: TileLooks
  private let area: Rect
  private let rows: [HelpRow]
  private let top: Int
  private let keyWidth: Int
  private let columns: Int
  /// The cells between two columns.
  private static let gap = 3

  init(_ scene: MenuScene, looks: TileLooks) {
    self.looks = looks
    rows = scene.help
    area = scene.area.inset(rows: 0, columns: scene.area.columns < 30 ? 1 : 2)
    var (keys, words) = (0, 0)
    for case .entry(let key, let text) in rows {
      keys = max(keys, DisplayWidth.of(key))
      words = max(words, DisplayWidth.of(text))
    }
    // The gestures of the mouse have long names, for which the words make room.
    keyWidth = min(keys, max(12, area.columns / 6))
    columns = max(1, (area.columns + Self.gap) / (keyWidth + 2 + words + Self.gap))
    top = rows.count <= columns * area.rows ? 0 : scene.helpTop
  }

  func draw(on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    let shown = rows.dropFirst(top).prefix(columns * area.rows)
    let height = min(area.rows, (shown.count + columns - 1) / columns)
    let pitch = (area.columns + Self.gap) / columns
    for (index, row) in shown.enumerated() {
      let place = Rect(
        row: area.row + index % max(1, height),
        column: area.column + index / max(1, height) * pitch,
        rows: 1, columns: max(1, pitch - Self.gap))
      draw(row, on: &canvas, in: place)
    }
    canvas.cursor = area.origin
  }

  private func draw(_ row: HelpRow, on canvas: inout Canvas, in place: Rect) {
    switch row {
    case .title(let text):
      let title = SafeText.clipped(text, to: place.columns)
      canvas.write(title, at: place.origin, style: Style(bold: true, underline: true), clip: place)
    case .entry(let key, let text):
      let keys = SafeText.clipped(key, to: place.columns)
      let width = canvas.write(keys, at: place.origin, style: Style(bold: true), clip: place)
      let indent = max(width, keyWidth) + 2
      let words = SafeText.clipped(text, to: max(0, place.columns - indent))
      let start = Point(row: place.row, column: place.column + indent)
      canvas.write(words, at: start, style: Style(), clip: place)
    }
  }
}
