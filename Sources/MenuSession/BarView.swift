import Terminal

/// Draws the first row of a screen and the last one.
struct BarView {
  private let scene: MenuScene
  private let looks: TileLooks
  /// The cells that are left free at each end.
  private let side: Int

  init(_ scene: MenuScene, looks: TileLooks) {
    self.scene = scene
    self.looks = looks
    side = scene.size.columns < 30 ? 1 : 2
  }

  /// Draws where one is: title, open folders, and a note at the right end.
  func drawHeading(on canvas: inout Canvas) {
    var column = side
    let end = scene.size.columns - side
    let note = SafeText.clipped(scene.note, to: max(0, end - column))
    let noteWidth = DisplayWidth.of(note)
    let alarm = scene.alarm.isEmpty ? "" : "! " + scene.alarm
    let wanted = headingWidth + (alarm.isEmpty ? 0 : alarm.count + 2) + 2 + noteWidth
    // Where one is comes before how many there are.
    let hasNote = !note.isEmpty && wanted <= end - side
    let room = hasNote ? end - noteWidth - 2 : end
    for (index, name) in scene.heading.enumerated() {
      if index > 0 { write(" \(looks.signs.into) ", looks.quiet) }
      write(name, Style(bold: index == scene.heading.count - 1))
    }
    if !alarm.isEmpty { write("  " + alarm, looks.warning) }
    if hasNote {
      canvas.write(note, at: Point(row: 0, column: end - noteWidth), style: looks.quiet)
    }

    func write(_ text: String, _ style: Style) {
      guard column < room else { return }
      column += canvas.write(
        SafeText.clipped(text, to: room - column), at: Point(row: 0, column: column), style: style)
    }
  }

  private var headingWidth: Int {
    scene.heading.reduce(3 * max(0, scene.heading.count - 1)) { $0 + DisplayWidth.of($1) }
  }

  /// Draws what happened, or what is asked, and what can be done next.
  func drawStatus(on canvas: inout Canvas) {
    let row = scene.size.rows - 1
    let end = scene.size.columns - side
    var column = side
    if let prompt = scene.prompt {
      write(prompt.label + " ", Style(bold: true))
      // The end of an answer is where one types, so its beginning is left out.
      let answer = tail(of: prompt.text, cells: end - column - 1)
      write(answer, Style())
      canvas.cursor = Point(row: row, column: min(column, end - 1))
      column += 1
    } else if scene.isBadNews {
      write("! " + scene.status, looks.warning)
    } else {
      write(scene.status, Style())
    }
    // Hints do not come and go with the length of what happened, unless it is long.
    let usual = side + scene.size.columns * 2 / 5
    drawHints(on: &canvas, from: max(column == side ? side : column + 3, usual), to: end)

    func write(_ text: String, _ style: Style) {
      guard column < end else { return }
      column += canvas.write(
        SafeText.clipped(text, to: end - column), at: Point(row: row, column: column), style: style)
    }
  }

  private func tail(of text: String, cells: Int) -> String {
    var text = Substring(text)
    while !text.isEmpty, DisplayWidth.of(String(text)) > cells { text.removeFirst() }
    return String(text)
  }

  /// As many hints as there is room for, whole ones, at the right end.
  private func drawHints(on canvas: inout Canvas, from start: Int, to end: Int) {
    var hints: [KeyHint] = []
    var width = -2
    for hint in scene.hints {
      let added = 3 + DisplayWidth.of(hint.key) + DisplayWidth.of(hint.words)
      guard width + added <= end - start else { break }
      width += added
      hints.append(hint)
    }
    var column = end - width
    let row = scene.size.rows - 1
    for hint in hints {
      column += canvas.write(
        hint.key, at: Point(row: row, column: column), style: Style(bold: true))
      column += canvas.write(
        " \(hint.words)  ", at: Point(row: row, column: column), style: looks.quiet)
    }
  }
}
