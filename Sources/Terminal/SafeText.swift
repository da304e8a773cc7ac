/// The one way from data to the screen: nothing a file holds reaches a terminal as a control
/// sequence.
package enum SafeText {
  private static let ellipsis = "…"

  /// As much of a text as fits, made safe for the screen; `…` stands for what was left out.
  ///
  /// Looks at no more of the text than it shows.
  package static func clipped(_ text: String, to cells: Int) -> String {
    guard cells > 0 else { return "" }
    if text.utf8.count <= cells && text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return text
    }
    var shown: [UInt8] = []
    var width = 0
    var fitting = 0
    var glyphs = Glyphs(text, limit: glyphLimit(for: cells))
    while let glyph = glyphs.next() {
      guard width + glyph.width <= cells else { return cut(shown, after: fitting) }
      shown.append(contentsOf: glyph.text.bytes)
      width += glyph.width
      // One cell is left for the ellipsis, should it be needed.
      if width < cells { fitting = shown.count }
    }
    return glyphs.isCut ? cut(shown, after: fitting) : String(decoding: shown, as: UTF8.self)
  }

  /// A text made safe, clipped, and filled with spaces on the right to exactly so many cells.
  package static func padded(_ text: String, to cells: Int) -> String {
    let clipped = clipped(text, to: cells)
    return clipped + String(repeating: " ", count: max(0, cells - DisplayWidth.of(clipped)))
  }

  private static func cut(_ text: [UInt8], after count: Int) -> String {
    String(decoding: text.prefix(count), as: UTF8.self) + ellipsis
  }

  /// How many code points are worth looking at to fill so many cells.
  static func glyphLimit(for cells: Int) -> Int { 64 + 16 * max(0, min(cells, 1 << 20)) }
}

extension SafeText {
  /// A text for a message: what would not be seen, or would act, is spelled out.
  ///
  /// Controls become `\n`, `\t`, `\r`, `\e` or `\u{7F}`, bidi controls and other invisible
  /// characters `\u{202E}`. Joiners and variation selectors that belong to the emoji or the letter
  /// before them stay, and a backslash stays as it is: this is for reading, not for pasting back.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = String.UnicodeScalarView()
    var mayJoin = false
    for scalar in text.unicodeScalars {
      if isJoiner(scalar) && mayJoin {
        result.append(scalar)
      } else if let escape = escape(for: scalar) {
        result.append(contentsOf: escape.unicodeScalars)
      } else {
        result.append(scalar)
      }
      let isSelector = (0xFE00...0xFE0F).contains(scalar.value)
      mayJoin = isSelector ? mayJoin : !scalar.isASCII && escape(for: scalar) == nil
    }
    return String(result)
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F: true
    default: false
    }
  }

  private static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case "\u{1B}": return "\\e"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: break
    default: if !scalar.properties.isDefaultIgnorableCodePoint { return nil }
    }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
