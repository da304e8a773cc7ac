/// What becomes of one code point before a terminal sees it.
enum SafeScalar: Equatable {
  /// Drawn, perhaps as a stand-in.
  case shown(Unicode.Scalar)
  /// Drawn onto the character before it.
  case mark
  /// Half a flag.
  case flagHalf
  /// Not drawn at all.
  case dropped

  static let joiner: Unicode.Scalar = "\u{200D}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The newest Unicode whose characters are let through.
  ///
  /// Terminals give a newer one no cell, one or two, as they please, and rarely have a glyph for
  /// it.
  private static let newestUnicode = 14

  init(_ scalar: Unicode.Scalar) {
    self =
      DisplayWidth.ofPlain(scalar.value) == nil ? SafeScalar(lookingUp: scalar) : .shown(scalar)
  }

  /// Decides by what Unicode says of the character alone.
  init(lookingUp scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control: self = .shown(SafeScalar.picture(ofControl: scalar))
    case .lineSeparator, .paragraphSeparator: self = .shown(" ")
    case .unassigned, .surrogate: self = .shown(SafeScalar.replacement)
    case .format where !SafeScalar.isVisibleFormat(scalar): self = .dropped
    default:
      if properties.isDefaultIgnorableCodePoint || properties.isEmojiModifier
        || scalar == SafeScalar.keycap
      {
        self = .dropped
      } else if DisplayWidth.isRegionalIndicator(scalar) {
        self = .flagHalf
      } else if let age = properties.age, age.major > SafeScalar.newestUnicode {
        self = .shown(SafeScalar.replacement)
      } else {
        self = DisplayWidth.of(scalar) == 0 ? .mark : .shown(scalar)
      }
    }
  }

  /// A line break or a tab is a space; the other controls have pictures, but for those above ASCII.
  private static func picture(ofControl scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: " "
    case 0x7F: "\u{2421}"
    case 0x80...: replacement
    default: Unicode.Scalar(0x2400 + scalar.value) ?? replacement
    }
  }

  /// The signs that Arabic, Syriac and Kaithi write before a number are called formats, yet drawn.
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}

/// The arithmetic by which Unicode puts the letters of a Korean syllable together.
///
/// File names from macOS come taken apart, and some terminals then give every letter its own cells.
enum Hangul {
  /// The syllable that two neighbours make: leading letter and vowel, or that and a final letter.
  static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      let lead = first.value - 0x1100
      return Unicode.Scalar(0xAC00 + (lead * 21 + second.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
      return Unicode.Scalar(first.value + second.value - 0x11A7)
    default:
      return nil
    }
  }
}
