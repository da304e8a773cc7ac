/// The bytes of one frame, and what the terminal's pen and cursor are at their end.
struct FrameWriter {
  private(set) var bytes: [UInt8] = []
  private let depth: ColorDepth
  /// The style that is set, as the canvas has it; the terminal was told the reduced one.
  private var style = Style.standard
  private var pen = Style.standard
  private var row: Int?
  /// Unknown behind a character that terminals may measure differently, and at the end of a row.
  private var column: Int?

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Starts from a pen that someone else may have left in any style.
  mutating func reset() {
    append("\u{1B}[m")
  }

  /// Goes to a cell by the fewest bytes.
  ///
  /// - Parameter cells: the cells of that row as they already are or have just been drawn; those
  ///   on the way may be written again when that is shorter than a jump.
  mutating func move(to point: Point, over cells: ArraySlice<Cell>? = nil) {
    if row == point.row && column == point.column { return }
    var jumps = [FrameWriter.position(point)]
    if row == point.row {
      jumps.append("\u{1B}[\(point.column + 1)G")
      if let column, point.column > column {
        let distance = point.column - column
        jumps.append(distance == 1 ? "\u{1B}[C" : "\u{1B}[\(distance)C")
        if let cells, let text = plainRun(cells, column..<point.column) { jumps.append(text) }
      }
    }
    append(jumps.min { $0.utf8.count < $1.utf8.count } ?? jumps[0])
    row = point.row
    column = point.column
  }

  /// Draws a cell at the cursor.
  mutating func put(_ cell: Cell, isLast: Bool) {
    set(cell.isBare ? bare(cell.style) : cell.style)
    bytes.append(contentsOf: cell.glyph.bytes)
    column = isLast || !cell.isSteady ? nil : column.map { $0 + 1 }
  }

  /// Draws blanks at the cursor.
  mutating func blank(_ style: Style, columns: Int) {
    set(style)
    append(String(repeating: " ", count: columns))
    column = column.map { $0 + columns }
  }

  /// Blanks everything from the cursor to the right edge.
  mutating func eraseToEndOfRow() {
    // With a background set, some terminals would erase to it and some would not.
    set(.standard)
    append("\u{1B}[K")
  }

  /// Sets the standard style, which is what every frame starts from.
  mutating func restoreStyle() {
    set(.standard)
  }

  /// A style for a blank, of which only the background is seen: what text would look like stays as it
  /// is.
  private func bare(_ wanted: Style) -> Style {
    var bare = style
    bare.background = wanted.background
    bare.underline = false
    bare.reverse = false
    return bare
  }

  private mutating func set(_ next: Style) {
    if next == style { return }
    style = next
    let reduced = next.reduced(to: depth)
    append(reduced.sequence(after: pen))
    pen = reduced
  }

  /// The text of cells that can be written over themselves: ASCII in the style that is set.
  private func plainRun(_ cells: ArraySlice<Cell>, _ columns: Range<Int>) -> String? {
    var text = ""
    for column in columns {
      let cell = cells[cells.startIndex + column]
      let isSame = cell.style == style || (cell.isBare && bare(cell.style) == style)
      guard isSame, cell.glyph.byteCount == 1 else { return nil }
      text += cell.text
    }
    return text
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private static func position(_ point: Point) -> String {
    let row = point.row == 0 ? "" : "\(point.row + 1)"
    return "\u{1B}[\(row)\(point.column == 0 ? "" : ";\(point.column + 1)")H"
  }
}

extension Cell {
  /// Whether nothing is seen of it but its background.
  var isBare: Bool { glyph == .blank && !style.underline && !style.reverse }

  /// Whether every terminal gives the character one cell.
  ///
  /// Only scripts and symbols that were measured to be so are trusted: Latin, Greek, Cyrillic and
  /// Armenian, general punctuation, arrows, frames, blocks and shapes, each without marks.
  fileprivate var isSteady: Bool {
    if glyph.byteCount == 1 { return true }
    let scalars = glyph.scalars
    guard width == 1, let scalar = scalars.first, scalars.count == 1 else { return false }
    switch scalar.value {
    case ..<0x590, 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FF: return true
    default: return false
    }
  }
}
