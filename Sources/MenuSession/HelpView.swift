import Terminal

/// Draws all keys in place of the grid, in as many columns as there is room for.
struct HelpView {
  private let looks: TileLooks
  private let area: Rect
  private let layout: HelpLayout
  private let top: Int

  init(_ scene: MenuScene, looks: TileLooks) {
    self.looks = looks
    layout = HelpLayout(scene.help, windowColumns: scene.size.columns)
    area = scene.area.inset(rows: 0, columns: layout.side)
    top = min(scene.helpTop, layout.lastTop(windowRows: area.rows))
  }

  func draw(on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    let columns = layout.columns
    let shown = layout.rows.dropFirst(top).prefix(columns * area.rows)
    let height = min(area.rows, (shown.count + columns - 1) / columns)
    let pitch = (area.columns + HelpLayout.gap) / columns
    for (index, row) in shown.enumerated() {
      let place = Rect(
        row: area.row + index % max(1, height),
        column: area.column + index / max(1, height) * pitch,
        rows: 1, columns: max(1, pitch - HelpLayout.gap))
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
      let indent = max(width, layout.keyWidth) + 2
      let words = SafeText.clipped(text, to: max(0, place.columns - indent))
      let start = Point(row: place.row, column: place.column + indent)
      canvas.write(words, at: start, style: Style(), clip: place)
    }
  }
}
