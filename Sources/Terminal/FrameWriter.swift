/// The bytes of one frame, and what the terminal's pen and cursor are at their end.
struct FrameWriter {
  private(set) var bytes: [UInt8] = []
  private let depth: ColorDepth
  /// The columns of the screen.
  private let columns: Int
  private let isErasing: Bool
  /// The style that is set, as the canvas has it; the terminal was told the reduced one.
  private var style = Style.standard
  private var pen = Style.standard
  private var row: Int?
  /// Unknown behind a character that terminals may measure differently, and at the end of a row.
  private var column: Int?

  init(depth: ColorDepth, columns: Int, isErasing: Bool) {
    self.depth = depth
    self.columns = columns
    self.isErasing = isErasing
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
    var way = Self.position(point)
    for other in ways(to: point, over: cells) where other.utf8.count < way.utf8.count {
      way = other
    }
    append(way)
    row = point.row
    column = point.column
  }

  /// Draws a cell at the cursor.
  mutating func put(_ cell: Cell) {
    set(cell.isBare ? bare(cell.style) : cell.style)
    bytes.append(contentsOf: cell.glyph.bytes)
    advance(by: cell.isSteady ? Int(cell.width) : nil)
  }

  /// Turns cells from the cursor on into blanks.
  ///
  /// Erasing leaves the cursor where it is, which is a step away from the same cells a row below, but
  /// wants a jump to what follows in the row.
  mutating func blank(_ style: Style, columns: Int, isFollowed: Bool) {
    let erasing = Self.sequence(columns, "X")
    guard isErasing, erasing.utf8.count * (isFollowed ? 2 : 1) <= columns else {
      return write(style, blanks: columns)
    }
    set(bare(style))
    append(erasing)
  }

  /// Writes blanks at the cursor.
  mutating func write(_ style: Style, blanks: Int) {
    set(bare(style))
    append(String(repeating: " ", count: blanks))
    advance(by: blanks)
  }

  /// Knows where the cursor is behind so many cells; at the right edge terminals differ.
  private mutating func advance(by cells: Int?) {
    guard let cells, let start = column, start + cells < columns else {
      column = nil
      return
    }
    column = start + cells
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

  /// The ways from the cursor to a cell that are shorter than a position at times.
  private func ways(to point: Point, over cells: ArraySlice<Cell>?) -> [String] {
    guard let row else { return [] }
    let vertical = Self.vertical(point.row - row)
    var ways = [vertical + (point.column == 0 ? "\r" : Self.sequence(point.column + 1, "G"))]
    guard let column else { return ways }
    ways.append(vertical + Self.horizontal(point.column - column))
    if row == point.row, point.column > column,
      let text = cells.flatMap({ plainRun($0, column..<point.column) })
    {
      ways.append(text)
    }
    return ways
  }

  /// A line feed is the shortest way down, and never leaves the screen on the way to one of its rows;
  /// the terminal's driver, which would add a carriage return, is out of the way.
  private static func vertical(_ rows: Int) -> String {
    switch rows {
    case 0: ""
    case 1...4: String(repeating: "\n", count: rows)
    case 5...: sequence(rows, "B")
    default: sequence(-rows, "A")
    }
  }

  private static func horizontal(_ columns: Int) -> String {
    switch columns {
    case 0: ""
    case 1...: sequence(columns, "C")
    case (-3)...: String(repeating: "\u{8}", count: -columns)
    default: sequence(-columns, "D")
    }
  }

  /// A sequence with a number, which need not be said when it is one.
  private static func sequence(_ number: Int, _ final: Character) -> String {
    number == 1 ? "\u{1B}[\(final)" : "\u{1B}[\(number)\(final)"
  }

  private static func position(_ point: Point) -> String {
    let row = point.row == 0 ? "" : "\(point.row + 1)"
    return "\u{1B}[\(row)\(point.column == 0 ? "" : ";\(point.column + 1)")H"
  }
}

extension Cell {
  /// Whether nothing is seen of it but its background.
  var isBare: Bool { glyph == .blank && !style.underline && !style.reverse }

  /// Whether every terminal gives the character the cells that we give it.
  ///
  /// Only scripts and symbols that were measured to be so are trusted, each without marks: of one
  /// cell Latin, Greek, Cyrillic and Armenian, general punctuation, arrows, frames, blocks and shapes;
  /// of two kana, ideographs and Korean syllables.
  fileprivate var isSteady: Bool {
    if glyph.byteCount == 1 { return true }
    let scalars = glyph.scalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    switch scalar.value {
    case ..<0x590, 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FF: return width == 1
    case 0x3041...0x30FF, 0x4E00...0x9FA5, 0xAC00...0xD7A3: return width == 2
    default: return false
    }
  }
}
