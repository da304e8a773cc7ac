/// The UTF-8 of one glyph, kept in place: at most four code points, and so at most 16 bytes.
///
/// A screen has thirty thousand of them. Without memory of their own they are copied and compared
/// as two numbers, where a `String` would be counted each time. The bytes are filled from the low
/// end, and none is zero, so the empty text is all zeros.
struct GlyphText: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let blank = GlyphText(" ")

  init() {}

  init(_ scalar: Unicode.Scalar) {
    append(scalar)
  }

  var byteCount: Int {
    high == 0 ? 8 - low.leadingZeroBitCount / 8 : 16 - high.leadingZeroBitCount / 8
  }

  var isEmpty: Bool { low == 0 }

  /// Its code points: more than one where marks are drawn onto a character.
  var scalars: String.UnicodeScalarView { String(decoding: bytes, as: UTF8.self).unicodeScalars }

  /// Its bytes, in order.
  var bytes: some Collection<UInt8> {
    (0..<byteCount).lazy.map { index in
      UInt8(truncatingIfNeeded: index < 8 ? low >> (8 * index) : high >> (8 * (index - 8)))
    }
  }

  /// Adds a code point, for which there must be room.
  mutating func append(_ scalar: Unicode.Scalar) {
    var index = byteCount
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      if index < 8 {
        low |= UInt64(byte) << (8 * index)
      } else {
        high |= UInt64(byte) << (8 * (index - 8))
      }
      index += 1
    }
  }
}
