/// The six characters of a frame.
package struct LineSet: Hashable, Sendable {
  let horizontal: Character
  let vertical: Character
  let topLeft: Character
  let topRight: Character
  let bottomLeft: Character
  let bottomRight: Character

  /// `╭─╮`; the Linux console shows its corners as `+`.
  package static let rounded = LineSet("─", "│", "╭", "╮", "╰", "╯")
  /// `┌─┐`, which every font has.
  package static let plain = LineSet("─", "│", "┌", "┐", "└", "┘")
  /// `┏━┓`; the Linux console shows it like ASCII.
  package static let heavy = LineSet("━", "┃", "┏", "┓", "┗", "┛")
  /// `╔═╗`, which every font has: the way to stand out on the Linux console.
  package static let double = LineSet("═", "║", "╔", "╗", "╚", "╝")
  /// `+-+`, for a terminal without Unicode.
  package static let ascii = LineSet("-", "|", "+", "+", "+", "+")
  /// `#=#`, which is as heavy as ASCII gets.
  package static let heavyASCII = LineSet("=", "#", "#", "#", "#", "#")

  private init(
    _ horizontal: Character, _ vertical: Character, _ topLeft: Character, _ topRight: Character,
    _ bottomLeft: Character, _ bottomRight: Character
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }
}

extension Canvas {
  /// Draws a frame along the inner edge of a rectangle and leaves what is inside.
  ///
  /// One that is less than two cells high or wide has no room for a frame, and none is drawn.
  package mutating func frame(
    _ rect: Rect, lines: LineSet, style: Style, clip: Rect? = nil
  ) {
    guard rect.rows >= 2, rect.columns >= 2 else { return }
    let edge = String(repeating: lines.horizontal, count: rect.columns - 2)
    let top = "\(lines.topLeft)\(edge)\(lines.topRight)"
    let bottom = "\(lines.bottomLeft)\(edge)\(lines.bottomRight)"
    write(top, at: rect.origin, style: style, clip: clip)
    for row in rect.row + 1..<rect.endRow - 1 {
      let side = String(lines.vertical)
      write(side, at: Point(row: row, column: rect.column), style: style, clip: clip)
      write(side, at: Point(row: row, column: rect.endColumn - 1), style: style, clip: clip)
    }
    let last = Point(row: rect.endRow - 1, column: rect.column)
    write(bottom, at: last, style: style, clip: clip)
  }
}
