/// A colour as a menu file names it.
package enum TileColor: Equatable, Sendable {
  /// One of the sixteen colours of the terminal's own theme, 0 to 15.
  case ansi(UInt8)
  /// A place in the palette of 256 colours.
  case indexed(UInt8)
  /// Red, green and blue, 0 to 255.
  case rgb(UInt8, UInt8, UInt8)

  /// Reads a name, `#rgb`, `#rrggbb`, `rgb(r, g, b)` or a number up to 255; nil for anything else.
  package init?(_ text: String) {
    if text.utf8.first == UInt8(ascii: "#") {
      var text = text
      guard let color = text.withUTF8({ Self(hexadecimal: UnsafeRawBufferPointer($0)) }) else {
        return nil
      }
      self = color
      return
    }
    let word = text.lowercased()
    if let color = Self.named(word) ?? Self.function(word) {
      self = color
    } else if let index = Self.number(word[...]) {
      self = .indexed(index)
    } else {
      return nil
    }
  }

  /// The names of the eight colours that every terminal has, in the order of their numbers.
  static let ansiNames = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// Every name that a colour may be given by.
  package static let names: [String] =
    ansiNames + ansiNames.map { "bright-" + $0 } + CSSColorNames.values.keys.sorted()

  /// The colour of a tile that the file gives none: always the same for a title.
  package static func fromPalette(title: String) -> TileColor { palette[place(of: title)].shade }

  /// The same, for a terminal with 256 colours: the shades are nearest to five of them.
  package static func indexedFromPalette(title: String) -> TileColor {
    .indexed(palette[place(of: title)].index)
  }

  /// The same, as a terminal with few colours can tell it from the others.
  package static func namedFromPalette(title: String) -> TileColor {
    .ansi(palette[place(of: title)].name)
  }

  private static func place(of title: String) -> Int {
    // FNV-1a, because Swift's own hashes differ from one run to the next.
    var hash: UInt32 = 2_166_136_261
    for byte in title.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ (hash >> 15)) % UInt32(palette.count))
  }

  /// Calm colours of like lightness, so that a grid of them is quiet and every title reads well; of the
  /// sixteen, red is left to menus that ask for it, since it is taken for a warning, and so are the bright
  /// ones, which some themes have as greys.
  private static let palette: [(shade: TileColor, index: UInt8, name: UInt8)] = [
    (.rgb(0x3D, 0x5A, 0x80), 24, 4), (.rgb(0x2A, 0x6F, 0x6B), 23, 6),
    (.rgb(0x6B, 0x4C, 0x7D), 96, 4), (.rgb(0x8A, 0x4B, 0x4B), 95, 5),
    (.rgb(0x7A, 0x5C, 0x2E), 94, 3), (.rgb(0x4A, 0x6B, 0x3A), 58, 2),
    (.rgb(0x2F, 0x62, 0x8E), 25, 6), (.rgb(0x5B, 0x53, 0x8C), 60, 5),
    (.rgb(0x8C, 0x4A, 0x6A), 89, 5), (.rgb(0x4F, 0x5D, 0x6B), 240, 6),
    (.rgb(0x2E, 0x6E, 0x50), 22, 2), (.rgb(0x85, 0x55, 0x3A), 88, 3),
  ]

  private static func named(_ word: String) -> TileColor? {
    let isBright = word.hasPrefix("bright-")
    if let index = ansiNames.firstIndex(of: isBright ? String(word.dropFirst(7)) : word) {
      return .ansi(UInt8(index) + (isBright ? 8 : 0))
    }
    return CSSColorNames.values[word].map(rgb)
  }

  private static func rgb(_ value: UInt32) -> TileColor {
    .rgb(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }

  /// Reads `#rgb` or `#rrggbb` from its bytes, which is how a hundred thousand tiles have it.
  package init?(hexadecimal text: UnsafeRawBufferPointer) {
    guard text.first == UInt8(ascii: "#"), text.count == 4 || text.count == 7 else { return nil }
    var number: UInt32 = 0
    for byte in text.dropFirst() {
      guard let value = Self.value(ofDigit: byte) else { return nil }
      number = number << 4 | value
    }
    self =
      text.count == 7
      ? Self.rgb(number)
      : .rgb(
        UInt8(number >> 8 & 0xF) * 17, UInt8(number >> 4 & 0xF) * 17, UInt8(number & 0xF) * 17)
  }

  private static func value(ofDigit byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x41 + 10
    case 0x61...0x66: UInt32(byte) - 0x61 + 10
    default: nil
    }
  }

  private static func function(_ word: String) -> TileColor? {
    guard word.hasPrefix("rgb("), word.hasSuffix(")") else { return nil }
    let parts = word.dropFirst(4).dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { part in
      number(part.drop { $0 == " " }.trimmingSuffixBlanks())
    }
    guard parts.count == 3, values.count == 3 else { return nil }
    return .rgb(values[0], values[1], values[2])
  }

  private static func number(_ digits: Substring) -> UInt8? {
    guard (1...3).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return UInt8(digits)
  }
}

extension Substring {
  fileprivate func trimmingSuffixBlanks() -> Substring {
    var trimmed = self
    while trimmed.last == " " { trimmed.removeLast() }
    return trimmed
  }
}
