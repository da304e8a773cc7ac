/// The quotes of bash, undone byte by byte and put on again.
struct BashQuotes {
  /// What the bytes taken so far stand for.
  private(set) var text: [UInt8] = []
  /// The quote that is open: `'`, `"` or none.
  private(set) var quote: UInt8?
  private var isEscaped = false

  /// True where a blank would be part of the word.
  var isInside: Bool { quote != nil || isEscaped }

  private static let backslash = UInt8(ascii: "\\")
  private static let single = UInt8(ascii: "'")
  private static let double = UInt8(ascii: "\"")
  /// What a backslash takes the meaning from within double quotes.
  private static let activeInDouble = Set("\"\\$`".utf8)
  /// What means something to bash outside quotes wherever it stands.
  private static let active = Set(" \t\"\\$`'!&()*;<>?[]{|}".utf8)
  /// What means something at the start of a word.
  private static let activeAtStart = Set("#~".utf8)

  /// Takes the next byte of a word as it is typed.
  mutating func take(_ byte: UInt8) {
    if isEscaped {
      if quote == Self.double, !Self.activeInDouble.contains(byte) { text.append(Self.backslash) }
      text.append(byte)
      isEscaped = false
    } else if byte == quote {
      quote = nil
    } else if byte == Self.backslash, quote != Self.single {
      isEscaped = true
    } else if quote == nil, byte == Self.single || byte == Self.double {
      quote = byte
    } else {
      text.append(byte)
    }
  }

  /// A text as it is typed where a quote is open, which is closed in the end, or where none is.
  static func quoted(_ text: some Collection<UInt8>, in quote: UInt8?, atStart: Bool) -> [UInt8] {
    var result: [UInt8] = []
    for (index, byte) in text.enumerated() {
      switch quote {
      case single: result += byte == single ? Array(#"'\''"#.utf8) : [byte]
      // Within double quotes nothing keeps a '!' from recalling a line.
      case double where byte == UInt8(ascii: "!"): result += Array(#""'!'""#.utf8)
      case double: result += activeInDouble.contains(byte) ? [backslash, byte] : [byte]
      default:
        let isActive =
          active.contains(byte) || atStart && index == 0 && activeAtStart.contains(byte)
        result += isActive ? [backslash, byte] : [byte]
      }
    }
    guard let quote else { return result }
    // Readline takes a quote at the start for the one that is open.
    return (result.first == quote ? [quote] : []) + result + [quote]
  }
}
