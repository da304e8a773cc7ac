import TerminalSupport
import Testing

@testable import Terminal

private let size = Size(rows: 6, columns: 24)

/// Draws a few things on a canvas, a hundred times, and gives each frame's bytes to a check.
private func run(
  seed: Int, encoder: FrameEncoder, check: (Canvas, [UInt8]) -> Void
) {
  var random = Seeded(UInt64(seed))
  var encoder = encoder
  var canvas = Canvas(size: size)
  for _ in 0..<100 {
    for _ in 0..<random.below(6) { scribble(on: &canvas, &random) }
    if random.below(20) == 0 { encoder.invalidate() }
    check(canvas, encoder.encode(canvas))
  }
}

@Test("the bytes of a frame make the screen show the canvas", arguments: ColorDepth.allCases, 0..<4)
func frameLaw(depth: ColorDepth, seed: Int) {
  var screen = ScreenModel(size: size)
  var encoder = FrameEncoder(depth: depth)
  encoder.isSynchronizing = seed % 2 == 0
  encoder.isErasing = seed / 2 % 2 == 0
  run(seed: seed, encoder: encoder) { canvas, bytes in
    screen.feed(bytes)
    #expect(difference(screen.cells, canvas.screenCells(depth: depth)) == nil)
    #expect(screen.cursor == canvas.cursor)
  }
  #expect(screen.complaints == [])
}

#if VTERM
  @Test("libvterm shows the canvas", arguments: ColorDepth.allCases, 0..<4)
  func frameLawOnLibVTerm(depth: ColorDepth, seed: Int) throws {
    let screen = try #require(VTermScreen(size: size))
    screen.feed(ControlSequences.enter(alternateScreen: true, mouse: true))
    var encoder = FrameEncoder(depth: depth)
    encoder.isErasing = seed % 2 == 0
    run(seed: seed, encoder: encoder) { canvas, bytes in
      screen.feed(bytes)
      // libvterm has no dim text.
      var brighter = canvas
      brighter.restyle(canvas.bounds) { $0.dim = false }
      #expect(difference(screen.cells, brighter.screenCells(depth: depth)) == nil)
      #expect(screen.cursor == canvas.cursor)
    }
  }
#endif

@Test("a terminal that gives emoji one cell keeps all else in place", arguments: 0..<8)
func narrowEmoji(seed: Int) {
  var screen = ScreenModel(size: size) { $0 == "😀" ? 1 : DisplayWidth.of(String($0)) }
  run(seed: seed, encoder: FrameEncoder(depth: .truecolor)) { canvas, bytes in
    screen.feed(bytes)
    var wanted = canvas.screenCells(depth: .truecolor)
    for row in wanted.indices {
      for column in wanted[row].indices where wanted[row][column].text == "😀" {
        // What was there before must not show through, though its colour may.
        wanted[row][column + 1] = screen.cells[row][column + 1]
        wanted[row][column + 1].text = " "
      }
    }
    #expect(difference(screen.cells, wanted) == nil)
  }
  #expect(screen.complaints == [])
}

@Test("nothing is sent when nothing changed, and a mere position when only the cursor moved")
func nothingChanged() {
  var encoder = FrameEncoder(depth: .truecolor)
  encoder.isSynchronizing = true
  var canvas = grid(focus: 0)
  #expect(!encoder.encode(canvas).isEmpty)
  #expect(encoder.encode(canvas).isEmpty)
  canvas.cursor = Point(row: 3, column: 9)
  #expect(encoder.encode(canvas) == Array("\u{1B}[4;10H".utf8))
  canvas.cursor = Point(row: 0, column: 0)
  #expect(encoder.encode(canvas) == Array("\u{1B}[H".utf8))
}

@Test("an invalidated frame and one of another size paint every cell")
func repaint() {
  var encoder = FrameEncoder(depth: .ansi16)
  _ = encoder.encode(grid(focus: 0))
  encoder.invalidate()
  var screen = ScreenModel(size: Size(rows: 24, columns: 80))
  screen.feed(encoder.encode(grid(focus: 0)))
  #expect(screen.cells == grid(focus: 0).screenCells(depth: .ansi16))

  let small = Canvas(size: Size(rows: 2, columns: 5))
  var smallScreen = ScreenModel(size: small.size)
  smallScreen.feed(encoder.encode(small))
  #expect(smallScreen.cells == small.screenCells(depth: .ansi16))
}

@Test(
  "a frame takes the fewest bytes",
  arguments: [
    ("a", "b", "\u{1B}[Hb\r"),
    ("abc", "xbz", "\u{1B}[Hxbz\r"),
    ("abcdefgh", "Xbcdefgh", "\u{1B}[HX\r"),
    ("abcdefgh", "XbcdefgH", "\u{1B}[HX\u{1B}[8GH\r"),
    ("abcdefghijklmnop", "Xbcdefghijklmnop", "\u{1B}[HX\r"),
    ("12345678", "", "\u{1B}[H\u{1B}[K"),
    ("1234567890", "         0", "\u{1B}[H\u{1B}[9X"),
    ("1234567890", "1        0", "\u{1B}[;2H\u{1B}[8X\r"),
    ("1234567890", "1  4567890", "\u{1B}[;2H  \r"),
    ("1234567890", "        9!", "\u{1B}[H\u{1B}[8X\u{1B}[9C!\r"),
    ("", "中a", "\u{1B}[H中a\r"),
    ("", "\u{1F44D}a", "\u{1B}[H\u{1F44D}\u{1B}[3Ga\r"),
    ("", "─│ж", "\u{1B}[H─│ж\r"),
  ])
func fewestBytes(before: String, after: String, expected: String) {
  var encoder = FrameEncoder(depth: .truecolor)
  encoder.isErasing = true
  var canvas = Canvas(size: Size(rows: 1, columns: 20))
  canvas.write(before, at: Point(row: 0, column: 0), style: .standard)
  _ = encoder.encode(canvas)
  canvas.fill(canvas.bounds, style: .standard)
  canvas.write(after, at: Point(row: 0, column: 0), style: .standard)
  #expect(String(decoding: encoder.encode(canvas), as: UTF8.self) == expected)
}

@Test(
  "a block is told its colour once, and erased row by row where the terminal keeps the colour",
  arguments: [
    (true, "\u{1B}[2;4H\u{1B}[44m\u{1B}[9X\n\u{1B}[9X\n\u{1B}[9X\u{1B}[m\u{1B}[H"),
    (
      false,
      "\u{1B}[2;4H\u{1B}[44m         \n\u{1B}[4G         \n\u{1B}[4G         \u{1B}[m\u{1B}[H"
    ),
  ])
func block(isErasing: Bool, expected: String) {
  var encoder = FrameEncoder(depth: .truecolor)
  encoder.isErasing = isErasing
  var canvas = Canvas(size: Size(rows: 6, columns: 20))
  _ = encoder.encode(canvas)
  let rect = Rect(row: 1, column: 3, rows: 3, columns: 9)
  canvas.fill(rect, style: Style(background: .ansi(4)))
  #expect(String(decoding: encoder.encode(canvas), as: UTF8.self) == expected)
}

@Test("blocks side by side are drawn one after the other")
func blocks() {
  var encoder = FrameEncoder(depth: .truecolor)
  var canvas = Canvas(size: Size(rows: 6, columns: 40))
  _ = encoder.encode(canvas)
  for (column, color) in [(1, 4), (12, 2), (23, 4)] {
    let rect = Rect(row: 1, column: column, rows: 3, columns: 9)
    canvas.fill(rect, style: Style(background: .ansi(UInt8(color))))
  }
  let text = String(decoding: encoder.encode(canvas), as: UTF8.self)
  #expect(text.ranges(of: "[44m").count == 1)
  #expect(text.ranges(of: "[42m").count == 1)
}

/// A screen of tiles, 14 by 3 cells each, one of which has the focus.
private func grid(focus: Int) -> Canvas {
  var canvas = Canvas(size: Size(rows: 24, columns: 80))
  for slot in 0..<25 {
    let rect = Rect(row: 1 + slot / 5 * 4, column: 2 + slot % 5 * 15, rows: 3, columns: 14)
    let tile = Color.rgb(UInt8(40 + slot * 8), UInt8(200 - slot * 5), UInt8(slot * 10))
    let text = Color.readableText(on: tile, depth: .truecolor)
    let style = Style(foreground: text, background: tile, bold: slot == focus)
    canvas.fill(rect, style: style)
    if slot == focus { canvas.frame(rect, lines: .double, style: style) }
    let title = Point(row: rect.row + 1, column: rect.column + 2)
    canvas.write("Tile \(slot)", at: title, style: style)
    if slot == focus { canvas.cursor = title }
  }
  return canvas
}

@Test("a step of the focus takes at most 600 bytes, and never more than a repaint")
func stepBytes() {
  var encoder = FrameEncoder(depth: .truecolor)
  encoder.isSynchronizing = true
  let whole = encoder.encode(grid(focus: 0)).count
  for focus in 1..<25 {
    let step = encoder.encode(grid(focus: focus)).count
    #expect(step <= 600 && step < whole, "\(focus): \(step) of \(whole)")
  }
}
