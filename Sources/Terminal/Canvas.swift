/// What is drawn at one place of a canvas.
package struct Cell: Hashable, Sendable {
  fileprivate(set) var glyph: GlyphText
  /// How it is drawn; equal in both halves of a wide character.
  package fileprivate(set) var style: Style
  /// The cells that the character takes: 1 or 2, and 0 for the second half of a wide one.
  package fileprivate(set) var width: Int8

  /// The character with its marks; empty in the second half of a wide one.
  package var text: String { String(glyph.scalars) }

  /// A blank of a style.
  static func blank(_ style: Style) -> Cell { Cell(glyph: .blank, style: style, width: 1) }

  /// A line of a frame: a character that is safe and takes one cell.
  static func line(_ scalar: Unicode.Scalar, _ style: Style) -> Cell {
    Cell(glyph: GlyphText(scalar), style: style, width: 1)
  }

  /// Whether it is the second half of the wide character before it.
  package var isContinuation: Bool { width == 0 }

  /// Whether it can be told from a cell to which nothing was ever written.
  var isVisible: Bool { glyph != .blank || !style.isBlank }
}

/// A grid of cells to draw on: what the screen shall look like, without any word of how to get
/// there.
///
/// Two laws hold for every canvas, whatever is written to it: a wide character has its second half
/// right behind it, and a second half has its character right before it. Writing over one half
/// blanks the other. Text is made safe on the way in, and what lies outside is left out.
package struct Canvas: Equatable, Sendable {
  /// The rows and columns, neither of them negative.
  package let size: Size

  /// Where the hardware cursor stands when all is drawn; screen readers and magnifiers follow it.
  package var cursor = Point(row: 0, column: 0)

  /// Row by row, `size.columns` cells each.
  private(set) var cells: [Cell]

  /// A canvas of blanks; a negative size counts as zero.
  package init(size: Size, style: Style = .standard) {
    self.size = Size(rows: max(0, size.rows), columns: max(0, size.columns))
    cells = Array(repeating: .blank(style), count: self.size.rows * self.size.columns)
  }

  /// All of the canvas.
  package var bounds: Rect { Rect(size) }

  /// The cell at a place, or nothing outside.
  package subscript(point: Point) -> Cell? {
    bounds.contains(point) ? cells[index(point.row, point.column)] : nil
  }

  /// Turns every cell of a rectangle into a blank.
  package mutating func fill(_ rect: Rect, style: Style) { fill(rect, with: .blank(style)) }

  /// Turns every cell of a rectangle into one that is not half of a wide character.
  mutating func fill(_ rect: Rect, with cell: Cell) {
    let rect = rect.intersection(bounds)
    for row in rect.row..<rect.endRow where !rect.isEmpty {
      breakWideCharacters(at: row, rect.column)
      breakWideCharacters(at: row, rect.endColumn)
      for column in rect.column..<rect.endColumn {
        cells[index(row, column)] = cell
      }
    }
  }

  /// Changes the style of every cell of a rectangle and leaves its text; a wide character is
  /// changed as a whole, by its first half.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let rect = rect.intersection(bounds)
    for row in rect.row..<rect.endRow where !rect.isEmpty {
      for column in rect.column..<rect.endColumn {
        let place = index(row, column)
        if cells[place].isContinuation {
          cells[place].style = cells[place - 1].style
          continue
        }
        change(&cells[place].style)
        if cells[place].width == 2 { cells[place + 1].style = cells[place].style }
      }
    }
  }

  /// Writes a text in one row, from a cell to the right, and says how many cells it took.
  ///
  /// The text never leaves the clip, on either side. A wide character of which only half would fit
  /// becomes a blank.
  /// - Parameter clip: all of the canvas when left out.
  @discardableResult
  package mutating func write(
    _ text: String, at point: Point, style: Style, clip: Rect? = nil
  ) -> Int {
    let clip = (clip ?? bounds).intersection(bounds)
    guard point.row >= clip.row, point.row < clip.endRow, point.column < clip.endColumn else {
      return 0
    }
    let room = clip.endColumn - point.column
    var column = point.column
    var glyphs = Glyphs(text, limit: SafeText.glyphLimit(for: room))
    while column < clip.endColumn, let glyph = glyphs.next() {
      put(glyph, row: point.row, column: column, style: style, clip: clip)
      column += glyph.width
    }
    return min(column, clip.endColumn) - point.column
  }

  private mutating func put(_ glyph: Glyph, row: Int, column: Int, style: Style, clip: Rect) {
    let columns = column..<column + glyph.width
    if columns.lowerBound >= clip.column && columns.upperBound <= clip.endColumn {
      breakWideCharacters(at: row, columns.lowerBound)
      breakWideCharacters(at: row, columns.upperBound)
      let place = index(row, column)
      cells[place] = Cell(glyph: glyph.text, style: style, width: Int8(glyph.width))
      if glyph.width == 2 {
        cells[place + 1] = Cell(glyph: GlyphText(), style: style, width: 0)
      }
      return
    }
    for column in columns where column >= clip.column && column < clip.endColumn {
      breakWideCharacters(at: row, column)
      breakWideCharacters(at: row, column + 1)
      cells[index(row, column)] = .blank(style)
    }
  }

  /// Blanks both halves of a wide character that would be cut in two left of a column.
  private mutating func breakWideCharacters(at row: Int, _ column: Int) {
    guard column > 0, column < size.columns else { return }
    let place = index(row, column)
    guard cells[place].isContinuation else { return }
    cells[place] = .blank(cells[place].style)
    cells[place - 1] = .blank(cells[place - 1].style)
  }

  private func index(_ row: Int, _ column: Int) -> Int { row * size.columns + column }
}
