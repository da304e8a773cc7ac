import Testing

@testable import Terminal

private let red = Style(background: .ansi(1))

private func canvas(_ columns: Int, _ writes: [(String, Int)]) -> Canvas {
  var canvas = Canvas(size: Size(rows: 1, columns: columns))
  for (text, column) in writes {
    canvas.write(text, at: Point(row: 0, column: column), style: .standard)
  }
  return canvas
}

@Test(
  "writing over half of a wide character blanks the other half",
  arguments: [
    ([("中中", 0), ("x", 0)], "x 中\n"), ([("中中", 0), ("x", 1)], " x中\n"),
    ([("中中", 0), ("x", 2)], "中x\n"), ([("中中", 0), ("文", 1)], " 文\n"),
    ([("abcd", 0), ("中", 1)], "a中d\n"), ([("中文", 0), ("e\u{301}", 1)], " e\u{301}文\n"),
    ([("🇩🇪", 0), ("x", 1)], " x\n"),
  ] as [([(String, Int)], String)])
func overwriting(writes: [(String, Int)], expected: String) {
  #expect(canvas(6, writes).plainText == expected)
}

@Test(
  "text stays in the clip, and half a wide character is a blank",
  arguments: [
    ("abcdefgh", 0, "..cdef.."), ("中中中中", 0, "..中中.."), ("中中中中", 1, ".. 中 .."),
    ("x中", 4, "....x .."), ("abc", -2, "........"), ("abcdefgh", -1, "..defg.."),
    ("x", 6, "........"), ("x", 1, "........"),
  ])
func clipping(text: String, column: Int, expected: String) {
  var canvas = canvas(8, [("........", 0)])
  let clip = Rect(row: 0, column: 2, rows: 1, columns: 4)
  canvas.write(text, at: Point(row: 0, column: column), style: .standard, clip: clip)
  #expect(canvas.plainText == expected + "\n")
}

@Test("a wide character in the last column is a blank")
func lastColumn() {
  #expect(canvas(3, [("a中中", 0)]).plainText == "a中\n")
  #expect(canvas(4, [("a中中", 0)])[Point(row: 0, column: 3)]?.text == " ")
}

@Test("a write says how many cells it took")
func writtenCells() {
  var canvas = Canvas(size: Size(rows: 1, columns: 5))
  let start = Point(row: 0, column: 1)
  #expect(canvas.write("a中", at: start, style: .standard) == 3)
  #expect(canvas.write("abcdefg", at: start, style: .standard) == 4)
  #expect(canvas.write("中中中", at: start, style: .standard) == 4)
  #expect(canvas.write("a", at: Point(row: 1, column: 0), style: .standard) == 0)
}

@Test("a fill blanks wide characters that it cuts in two")
func fillCutsWideCharacters() {
  var canvas = canvas(6, [("中文字", 0)])
  canvas.fill(Rect(row: -1, column: 1, rows: 5, columns: 2), style: red)
  #expect(canvas.rowCells(0).map(\.text) == [" ", " ", " ", " ", "字", ""])
  let backgrounds = canvas.rowCells(0).map(\.style.background)
  #expect(backgrounds == [.standard, .ansi(1), .ansi(1), .standard, .standard, .standard])
}

@Test("a frame is drawn along the inner edge")
func frame() {
  var canvas = Canvas(size: Size(rows: 4, columns: 6))
  canvas.frame(Rect(row: 0, column: 1, rows: 3, columns: 4), lines: .rounded, style: .standard)
  canvas.frame(Rect(row: 0, column: 0, rows: 1, columns: 4), lines: .ascii, style: .standard)
  #expect(canvas.plainText == " ╭──╮\n │  │\n ╰──╯\n\n")
}

@Test("a restyled wide character is one piece")
func restyling() {
  var canvas = canvas(4, [("a中b", 0)])
  canvas.restyle(Rect(row: 0, column: 1, rows: 1, columns: 1)) { $0.bold = true }
  canvas.restyle(Rect(row: 0, column: 2, rows: 1, columns: 2)) { $0.dim = true }
  #expect(canvas.rowCells(0).map(\.style.bold) == [false, true, true, false])
  #expect(canvas.rowCells(0).map(\.style.dim) == [false, false, false, true])
}

@Test("lines carry their own style and end in the standard one")
func lines() {
  var canvas = Canvas(size: Size(rows: 3, columns: 8))
  canvas.write(" Mail ", at: Point(row: 0, column: 1), style: Style(background: .rgb(255, 0, 0)))
  canvas.write("中 ", at: Point(row: 1, column: 0), style: Style(bold: true))
  #expect(
    canvas.lines(depth: .truecolor) == [
      " \u{1B}[48;2;255;0;0m Mail \u{1B}[m", "\u{1B}[1m中\u{1B}[m", "",
    ])
  #expect(canvas.lines(depth: .ansi16)[0] == " \u{1B}[101m Mail \u{1B}[m")
  #expect(canvas.lines(depth: .none) == ["  Mail", "中", ""])
}

@Test("styles can be marked in a golden text")
func markedText() {
  var canvas = canvas(9, [("Mail News", 0)])
  canvas.restyle(Rect(row: 0, column: 5, rows: 1, columns: 4)) { $0.reverse = true }
  #expect(canvas.markedText { $0.reverse ? ("[", "]") : nil } == "Mail [News]\n")
}

/// The two laws that the canvas promises for every row.
func holdsTogether(_ canvas: Canvas) -> Bool {
  (0..<canvas.size.rows).allSatisfy { row in
    let cells = Array(canvas.rowCells(row))
    return cells.indices.allSatisfy { column in
      let next = column + 1 < cells.count ? cells[column + 1] : nil
      switch cells[column].width {
      case 2: return next?.isContinuation == true && next?.style == cells[column].style
      case 1: return next?.isContinuation != true && !cells[column].text.isEmpty
      default: return column > 0 && cells[column - 1].width == 2
      }
    }
  }
}

@Test("whatever is written, wide characters stay whole", arguments: 0..<10)
func wideCharactersStayWhole(seed: Int) {
  var random = Seeded(UInt64(seed))
  var canvas = Canvas(size: Size(rows: 3, columns: 12))
  for _ in 0..<1000 {
    scribble(on: &canvas, &random)
    #expect(holdsTogether(canvas))
  }
}
