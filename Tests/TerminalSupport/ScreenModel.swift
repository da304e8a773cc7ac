import Terminal

/// The smallest terminal that understands a frame, and that complains about everything else.
///
/// Autowrap is off, as it is on a screen that was entered. How wide a character is can be chosen,
/// so that a terminal can be had that disagrees.
package struct ScreenModel {
  /// What the screen shows, row by row.
  package private(set) var cells: [[ScreenCell]]
  /// Where the next character goes.
  package private(set) var cursor = Point(row: 0, column: 0)
  /// How often synchronized output began and ended.
  package private(set) var updates = 0
  /// What it did not understand; to be empty.
  package private(set) var complaints: [String] = []
  private let size: Size
  private let width: (Character) -> Int
  private var pen = Style.standard

  /// A screen full of text that no frame would leave standing.
  package init(size: Size, width: @escaping (Character) -> Int = { DisplayWidth.of(String($0)) }) {
    self.size = size
    self.width = width
    let row = Array(
      repeating: ScreenCell(text: "#", style: Style(bold: true)), count: size.columns)
    cells = Array(repeating: row, count: size.rows)
  }

  /// Shows what the bytes say.
  package mutating func feed(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      if character < " ", character != "\u{1B}" {
        step(character)
      } else if character != "\u{1B}" {
        draw(character)
      } else if rest.popFirst() != "[" {
        complaints.append("an escape without a bracket")
      } else {
        let parameters = rest.prefix { !$0.isASCII || !("@"..."~").contains($0) }
        rest = rest.dropFirst(parameters.count)
        act(on: rest.popFirst(), String(parameters))
      }
    }
  }

  private mutating func draw(_ character: Character) {
    let columns = width(character)
    guard cursor.column + columns <= size.columns, columns > 0, character >= " " else {
      return complaints.append("'\(character)' at the right edge")
    }
    breakWideCharacter(at: cursor.column)
    breakWideCharacter(at: cursor.column + columns)
    cells[cursor.row][cursor.column] = ScreenCell(text: String(character), style: pen)
    if columns == 2 {
      cells[cursor.row][cursor.column + 1] = ScreenCell(text: "", style: pen)
    }
    cursor.column = min(cursor.column + columns, size.columns - 1)
  }

  private mutating func step(_ control: Character) {
    switch control {
    case "\n": cursor.row += 1
    case "\r": cursor.column = 0
    case "\u{8}": cursor.column -= 1
    default: complaints.append("a control character")
    }
    if !Rect(size).contains(cursor) { complaints.append("the cursor left the screen") }
  }

  private mutating func breakWideCharacter(at column: Int) {
    guard column < size.columns, cells[cursor.row][column].text.isEmpty else { return }
    cells[cursor.row][column].text = "?"
    cells[cursor.row][column - 1].text = "?"
  }

  private mutating func act(on final: Character?, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    switch final {
    case "H":
      let row = (numbers.first ?? nil) ?? 1
      let column = numbers.count > 1 ? numbers[1] ?? 1 : 1
      cursor = Point(row: row - 1, column: column - 1)
    case "G": cursor.column = ((numbers.first ?? nil) ?? 1) - 1
    case "A": cursor.row -= (numbers.first ?? nil) ?? 1
    case "B": cursor.row += (numbers.first ?? nil) ?? 1
    case "C": cursor.column += (numbers.first ?? nil) ?? 1
    case "D": cursor.column -= (numbers.first ?? nil) ?? 1
    case "K" where parameters.isEmpty: erase(size.columns - cursor.column)
    case "X": erase((numbers.first ?? nil) ?? 1)
    case "m": setPen(numbers.map { $0 ?? 0 })
    case "h" where parameters == "?2026", "l" where parameters == "?2026": updates += 1
    default: complaints.append("CSI \(parameters)\(final.map(String.init) ?? "")")
    }
    if !Rect(size).contains(cursor) { complaints.append("the cursor left the screen") }
  }

  private mutating func erase(_ columns: Int) {
    let end = min(size.columns, cursor.column + columns)
    breakWideCharacter(at: cursor.column)
    breakWideCharacter(at: end)
    let style = Style(background: pen.background)
    for column in cursor.column..<end {
      cells[cursor.row][column] = ScreenCell(text: " ", style: style)
    }
  }

  private mutating func setPen(_ numbers: [Int]) {
    var rest = numbers.isEmpty ? [0] : numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = .standard
      case 1: pen.bold = true
      case 2: pen.dim = true
      case 4: pen.underline = true
      case 7: pen.reverse = true
      case 22: (pen.bold, pen.dim) = (false, false)
      case 24: pen.underline = false
      case 27: pen.reverse = false
      case 30...37, 90...97: pen.foreground = named(number)
      case 40...47, 100...107: pen.background = named(number - 10)
      case 38: pen.foreground = extended(&rest)
      case 48: pen.background = extended(&rest)
      case 39: pen.foreground = .standard
      case 49: pen.background = .standard
      default: complaints.append("SGR \(number)")
      }
    }
  }

  private func named(_ number: Int) -> Color {
    .ansi(UInt8(number < 90 ? number - 30 : number - 82))
  }

  private mutating func extended(_ rest: inout ArraySlice<Int>) -> Color {
    let kind = rest.popFirst()
    let values = rest.prefix(kind == 2 ? 3 : 1).compactMap { UInt8(exactly: $0) }
    rest = rest.dropFirst(values.count)
    switch (kind, values.count) {
    case (2, 3): return .rgb(values[0], values[1], values[2])
    case (5, 1): return .indexed(values[0])
    default:
      complaints.append("SGR 38;\(kind ?? 0)")
      return .standard
    }
  }
}
