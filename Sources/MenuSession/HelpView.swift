import Terminal

/// Draws all keys in place of the grid, part by part.
struct HelpView {
  private let looks: TileLooks
  private let area: Rect
  private let layout: HelpLayout
  private let top: Int

  init(_ scene: MenuScene, looks: TileLooks) {
    self.looks = looks
    layout = HelpLayout(scene.help, window: scene.size)
    area = Rect(
      row: scene.area.row + layout.air, column: layout.side, rows: layout.rowsInView,
      columns: max(0, scene.size.columns - 2 * layout.side))
    top = min(scene.helpTop, layout.lastTop)
  }

  func draw(on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    for (index, column) in layout.columns.enumerated() {
      for (offset, row) in column.dropFirst(top).prefix(area.rows).enumerated() {
        let place = Rect(
          row: area.row + offset, column: area.column + index * layout.pitch, rows: 1,
          columns: layout.columnWidth)
        draw(row, on: &canvas, in: place)
      }
    }
    canvas.cursor = area.origin
  }

  private func draw(_ row: HelpRow, on canvas: inout Canvas, in place: Rect) {
    switch row {
    case .title(let text):
      let title = SafeText.clipped(text, to: place.columns)
      let width = canvas.write(title, at: place.origin, style: Style(bold: true), clip: place)
      // A rule to the column's end tells the parts apart without a colour.
      let rule = String(
        repeating: looks.lines == .ascii ? "-" : "─", count: max(0, place.columns - width - 1))
      canvas.write(
        rule, at: Point(row: place.row, column: place.column + width + 1), style: looks.quiet,
        clip: place)
    case .entry(let key, let text):
      canvas.write(
        SafeText.clipped(key, to: place.columns), at: place.origin, style: Style(bold: true),
        clip: place)
      let start = Point(row: place.row, column: place.column + layout.indent)
      canvas.write(text, at: start, style: Style(), clip: place)
    }
  }
}
