import Terminal

/// Draws all keys in place of the grid, in as many columns as there is room for.
struct HelpView {
  private let scene: MenuScene
  private let looks: TileLooks

  init(_ scene: MenuScene, looks: TileLooks) {
    self.scene = scene
    self.looks = looks
  }

  private enum Line {
    case title(String)
    case key(MenuScene.KeyHint)
    case blank
  }

  private var lines: [Line] {
    var lines: [Line] = []
    for section in scene.help {
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.title(section.title))
      lines += section.rows.map(Line.key)
    }
    return lines
  }

  func draw(on canvas: inout Canvas) {
    let area = scene.area.inset(rows: 0, columns: scene.area.columns < 30 ? 1 : 2)
    let rows = scene.help.flatMap(\.rows)
    let keyWidth = min(rows.map { DisplayWidth.of($0.key) }.max() ?? 0, area.columns / 2)
    let wordWidth = rows.map { DisplayWidth.of($0.words) }.max() ?? 0
    let columnWidth = keyWidth + 2 + wordWidth
    let columns = max(1, (area.columns + 3) / (columnWidth + 3))
    let lines = lines
    let height = max(area.rows - 1, 1)
    let perColumn = max(min(height, (lines.count + columns - 1) / columns), 1)
    let pitch = (area.columns + 3) / columns
    for (index, line) in lines.dropFirst(scene.helpTop).prefix(perColumn * columns).enumerated() {
      let place = Rect(
        row: area.row + 1 + index % perColumn, column: area.column + index / perColumn * pitch,
        rows: 1, columns: max(1, pitch - 3))
      draw(line, on: &canvas, in: place.intersection(area), keyWidth: keyWidth)
    }
    canvas.cursor = Point(row: area.row + min(1, area.rows - 1), column: area.column)
  }

  private func draw(_ line: Line, on canvas: inout Canvas, in place: Rect, keyWidth: Int) {
    switch line {
    case .blank: break
    case .title(let text):
      canvas.write(
        SafeText.clipped(text, to: place.columns), at: place.origin, style: Style(bold: true),
        clip: place)
    case .key(let hint):
      let keys = SafeText.clipped(hint.key, to: keyWidth)
      canvas.write(keys, at: place.origin, style: Style(bold: true), clip: place)
      let words = Point(row: place.row, column: place.column + keyWidth + 2)
      canvas.write(
        SafeText.clipped(hint.words, to: place.columns - keyWidth - 2), at: words,
        style: looks.depth == .ansi16 ? Style() : looks.quiet, clip: place)
    }
  }
}
