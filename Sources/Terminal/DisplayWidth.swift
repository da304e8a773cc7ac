/// How many cells text takes on a terminal.
///
/// A terminal adds up the widths of code points, so that is what is done here, by the rule that
/// thirteen terminals and libc share: East Asian wide characters and emoji take two cells, marks
/// none, all else one. The rule is written out instead of asking libc's `wcwidth`, which answers
/// only where a UTF-8 locale is installed; the tests hold it against `wcwidth` code point by code
/// point.
package enum DisplayWidth {
  /// The cells that one code point adds, as it stands: 0, 1 or 2.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if let width = ofPlain(value) { return width }
    if isMark(scalar) || isVowelOfSyllable(value) { return 0 }
    if wide.contains(where: { $0.contains(value) }) { return 2 }
    // Half a flag: two of these make one picture of two cells.
    if isRegionalIndicator(scalar) { return 1 }
    return scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// The cells of characters that are common and without any trouble, which saves looking up what
  /// Unicode says of them: most of Latin, Cyrillic and punctuation, frames and blocks, and the
  /// bulk of Chinese, Japanese and Korean.
  static func ofPlain(_ value: UInt32) -> Int? {
    switch value {
    case 0x20..<0x7F, 0xA1...0xAC, 0xAE...0x2FF, 0x400...0x482, 0x48A...0x52F: 1
    case 0x2010...0x2027, 0x2500...0x25FC: 1
    case 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }

  /// The cells that a text takes once it is made safe, which is how it is always shown.
  package static func of(_ text: String) -> Int {
    Glyphs(text).reduce(0) { $0 + $1.width }
  }

  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The vowels and finals of Hangul, which are drawn into the syllable's first letter.
  private static func isVowelOfSyllable(_ value: UInt32) -> Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// East Asian wide and fullwidth, without the emoji that Unicode marks as such; gaps without a
  /// character are filled.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
