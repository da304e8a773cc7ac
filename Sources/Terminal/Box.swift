/// The six characters of a frame.
package struct LineSet: Hashable, Sendable {
  let horizontal: Unicode.Scalar
  let vertical: Unicode.Scalar
  let topLeft: Unicode.Scalar
  let topRight: Unicode.Scalar
  let bottomLeft: Unicode.Scalar
  let bottomRight: Unicode.Scalar

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
    _ horizontal: Unicode.Scalar, _ vertical: Unicode.Scalar, _ topLeft: Unicode.Scalar,
    _ topRight: Unicode.Scalar, _ bottomLeft: Unicode.Scalar, _ bottomRight: Unicode.Scalar
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
    let clip = clip ?? bounds
    func draw(_ scalar: Unicode.Scalar, _ row: Int, _ column: Int, rows: Int = 1, columns: Int = 1)
    {
      let line = Rect(row: row, column: column, rows: rows, columns: columns)
      fill(line.intersection(clip), with: .line(scalar, style))
    }
    let (bottom, right) = (rect.endRow - 1, rect.endColumn - 1)
    draw(lines.topLeft, rect.row, rect.column)
    draw(lines.topRight, rect.row, right)
    draw(lines.bottomLeft, bottom, rect.column)
    draw(lines.bottomRight, bottom, right)
    for row in [rect.row, bottom] {
      draw(lines.horizontal, row, rect.column + 1, columns: rect.columns - 2)
    }
    for column in [rect.column, right] {
      draw(lines.vertical, rect.row + 1, column, rows: rect.rows - 2)
    }
  }
}
