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
  ///
  /// What is not as it should be has its room before them, and what is open before what that is in.
  func drawHeading(on canvas: inout Canvas) {
    var column = side
    let end = scene.size.columns - side
    let note = SafeText.clipped(scene.note, to: max(0, end - column))
    let noteWidth = DisplayWidth.of(note)
    let alarm = scene.alarm.isEmpty ? "" : "! " + scene.alarm
    let alarmWidth = alarm.isEmpty ? 0 : alarm.count + 2
    // Where one is comes before how many there are, but a title may be of any length.
    let least = min(width(of: scene.heading), scene.size.columns / 2)
    let hasNote = !note.isEmpty && least + alarmWidth + 2 + noteWidth <= end - side
    let room = hasNote ? end - noteWidth - 2 : end
    let names = names(in: room - side - alarmWidth)
    for (index, name) in names.enumerated() {
      if index > 0 { write(" \(looks.signs.into) ", looks.quiet, before: room - alarmWidth) }
      write(name, Style(bold: index == names.count - 1), before: room - alarmWidth)
    }
    if !alarm.isEmpty { write(column > side ? "  " + alarm : alarm, looks.warning, before: room) }
    if hasNote {
      canvas.write(note, at: Point(row: 0, column: end - noteWidth), style: looks.quiet)
    }

    func write(_ text: String, _ style: Style, before end: Int) {
      guard column < end else { return }
      column += canvas.write(
        SafeText.clipped(text, to: end - column), at: Point(row: 0, column: column), style: style)
    }
  }

  /// Where one is, told in so many cells if that can be: the outermost names are left out first.
  private func names(in room: Int) -> [String] {
    let all = scene.heading
    guard all.count > 1, width(of: all) > room else { return all }
    var start = all.count - 1
    while width(of: ["…"] + all[(start - 1)...]) <= room { start -= 1 }
    let names = ["…"] + all[start...]
    return width(of: names) <= room ? names : Array(all[start...])
  }

  private func width(of names: [String]) -> Int {
    names.reduce(3 * max(0, names.count - 1)) { $0 + DisplayWidth.of($1) }
  }

  /// Draws what happened, or what is asked, and what can be done next.
  ///
  /// What does not fit in the last row begins in the one above, over what is there.
  func drawStatus(on canvas: inout Canvas) {
    let end = scene.size.columns - side
    var column = side
    if let prompt = scene.prompt {
      column = draw(prompt, on: &canvas)
    } else {
      column += draw(statusLines, scene.isBadNews ? looks.warning : Style(), on: &canvas)
    }
    drawHints(on: &canvas, from: column == side ? side : column + Self.gap, to: end)
  }

  /// The cells between what happened and what can be done next.
  private static let gap = 3

  /// What happened, with room behind it for the hints that are needed, if need be by a second row.
  private var statusLines: [String] {
    let text = scene.isBadNews && !scene.status.isEmpty ? "! " + scene.status : scene.status
    let columns = scene.size.columns - 2 * side
    let all = StatusLines(text, action: scene.action, columns: columns)
    guard !neededHints.isEmpty else { return all.lines }
    // The first two are worth no row of the grid: where they fit beside it all, they do.
    let first = hintWidth(neededHints.prefix(2)) + Self.gap
    if all.lines.count == 1, DisplayWidth.of(all.lines[0]) + first <= columns { return all.lines }
    let reserved = hintWidth(neededHints) + Self.gap
    let beside = StatusLines(text, action: scene.action, columns: columns, reserved: reserved)
    return beside.isWhole ? beside.lines : all.lines
  }

  private var isNarrow: Bool { scene.size.columns < 60 }

  /// The hints that are not left out for the length of what happened.
  private var neededHints: ArraySlice<KeyHint> {
    scene.hints.prefix { $0.need == .always || $0.need == .usual && !isNarrow }
  }

  /// Draws a question and what comes of the answer so far; says in which column that ends.
  private func draw(_ prompt: MenuScene.Prompt, on canvas: inout Canvas) -> Int {
    let end = scene.size.columns - side
    var column = side
    column += draw(lines(of: prompt, columns: end - side), Style(bold: true), on: &canvas) + 1
    // The end of an answer is where one types, so its beginning is left out.
    let answer = tail(of: prompt.text, cells: end - column - 1)
    column += draw([answer], Style(), on: &canvas, from: column)
    canvas.cursor = Point(row: scene.size.rows - 1, column: min(column, end - 1))
    column += 1
    if !prompt.remark.isEmpty, DisplayWidth.of(prompt.remark) + 2 <= end - column {
      column += draw(["  " + prompt.remark], looks.quiet, on: &canvas, from: column)
    }
    return prompt.mistake.isEmpty ? column : drawMistake(of: prompt, behind: column, on: &canvas)
  }

  /// Draws what is wrong with an answer: behind it, or else above the question, which stays where it is.
  private func drawMistake(
    of prompt: MenuScene.Prompt, behind column: Int, on canvas: inout Canvas
  ) -> Int {
    let end = scene.size.columns - side
    let mistake = "! " + prompt.mistake
    let whole = " " + mistake.followed(by: prompt.action)
    guard DisplayWidth.of(whole) > end - column else {
      return column + draw([whole], looks.warning, on: &canvas, from: column)
    }
    let line = StatusLines.line(mistake, action: prompt.action, columns: end - side)
    _ = draw([line, ""], looks.warning, on: &canvas)
    return column
  }

  /// A question, with as much room behind it as its answers need.
  private func lines(of prompt: MenuScene.Prompt, columns: Int) -> [String] {
    let room = max(0, columns - DisplayWidth.of(prompt.label) - 1)
    return StatusLines(
      prompt.preface, action: prompt.label, columns: columns,
      reserved: prompt.text.isEmpty ? min(hintWidth(scene.hints) + 4, room) : 0
    ).lines
  }

  /// Writes the last of some lines in the last row, and one before it above; gives the last one's width.
  private func draw(
    _ lines: [String], _ style: Style, on canvas: inout Canvas, from column: Int? = nil
  ) -> Int {
    let start = Point(row: scene.size.rows - 1, column: column ?? side)
    if lines.count > 1 {
      let above = Rect(row: start.row - 1, column: 0, rows: 1, columns: scene.size.columns)
      canvas.fill(above, style: Style())
      canvas.write(lines[0], at: Point(row: above.row, column: side), style: style)
    }
    let room = scene.size.columns - side - start.column
    guard room > 0, let line = lines.last else { return 0 }
    return canvas.write(SafeText.clipped(line, to: room), at: start, style: style)
  }

  private func tail(of text: String, cells: Int) -> String {
    var text = Substring(text)
    while !text.isEmpty, DisplayWidth.of(String(text)) > cells { text.removeFirst() }
    return String(text)
  }

  /// As many hints as there is room for, whole ones, at the right end.
  private func drawHints(on canvas: inout Canvas, from start: Int, to end: Int) {
    // They do not come and go with the length of what happened, unless it is long; each step with a tile
    // in hand tells its title.
    let isCarrying = scene.tiles.contains { $0.lift != nil }
    let usual = side + scene.size.columns * (isCarrying ? 21 : 15) / 40
    let fitting = hints(in: end - max(start, usual), of: scene.hints[...])
    let needed = hints(in: end - start, of: neededHints)
    let hints = fitting.count > needed.count ? fitting : needed
    let row = scene.size.rows - 1
    if hints.isEmpty, side == 1, let prompt = scene.prompt,
      (prompt.preface + prompt.mistake).isEmpty
    {
      // A question leaves no room beside it in a narrow window.
      let above = Rect(row: row - 1, column: 0, rows: 1, columns: scene.size.columns)
      canvas.fill(above, style: Style())
      let room = end - side
      draw(self.hints(in: room, of: scene.hints[...]), on: &canvas, inRow: above.row, to: end)
    } else {
      draw(hints, on: &canvas, inRow: row, to: end)
    }
  }

  /// As many of some hints as fit.
  private func hints(in room: Int, of hints: ArraySlice<KeyHint>) -> ArraySlice<KeyHint> {
    hints[..<(hints.indices.first { hintWidth(hints[...$0]) > room } ?? hints.endIndex)]
  }

  private func draw(
    _ hints: ArraySlice<KeyHint>, on canvas: inout Canvas, inRow row: Int, to end: Int
  ) {
    var column = end - hintWidth(hints)
    // Of one colour, so that they take few bytes when they change.
    var key = looks.quiet
    key.bold = true
    for hint in hints {
      column += canvas.write(hint.key, at: Point(row: row, column: column), style: key)
      column += canvas.write(
        " \(hint.words)  ", at: Point(row: row, column: column), style: looks.quiet)
    }
  }

  /// The cells that hints take side by side.
  private func hintWidth(_ hints: some Collection<KeyHint>) -> Int {
    hints.reduce(-2) { $0 + 3 + DisplayWidth.of($1.key) + DisplayWidth.of($1.words) }
  }
}
