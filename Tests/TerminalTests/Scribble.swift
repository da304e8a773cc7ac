@testable import Terminal

private let colors: [Color] = [
  .standard, .standard, .ansi(1), .ansi(12), .indexed(200), .rgb(10, 200, 30), .rgb(250, 250, 250),
]
private let texts = [
  "a", "Mail", "a中b", "中文字中文字", "é", "e\u{301}x", "한글", "───", "  ", "      ", "x", "😀!", "Привет",
]

/// Draws something on a canvas at random: a text, a rectangle, a change of style.
func scribble(on canvas: inout Canvas, _ random: inout Seeded) {
  let rect = Rect(
    row: random.below(canvas.size.rows + 2) - 1, column: random.below(canvas.size.columns + 4) - 2,
    rows: random.below(4), columns: random.below(9))
  let style = Style(
    foreground: random.pick(colors), background: random.pick(colors), bold: random.below(4) == 0,
    dim: random.below(6) == 0, underline: random.below(6) == 0, reverse: random.below(6) == 0)
  switch random.below(8) {
  case 0: canvas.fill(rect, style: style)
  case 1: canvas.restyle(rect) { $0.bold.toggle() }
  case 2: canvas.frame(rect, lines: .rounded, style: style)
  case 3: canvas.write(random.pick(texts), at: rect.origin, style: style, clip: rect)
  default: canvas.write(random.pick(texts), at: rect.origin, style: style)
  }
  canvas.cursor = Point(
    row: random.below(canvas.size.rows), column: random.below(canvas.size.columns))
}
