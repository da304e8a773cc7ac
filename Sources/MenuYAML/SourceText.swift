/// The bytes of a file, and where in it a byte stands.
///
/// All offsets in this room are byte offsets into `bytes`, from zero, ranges half-open. A UTF-16 file is
/// held as UTF-8 and turned back when it is written, which loses nothing since libyaml takes no broken
/// UTF-16 either.
package struct SourceText: Sendable {
  /// How the file spells its characters.
  package enum Encoding: Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
  }

  /// The text as UTF-8, a byte order mark included where the file has one.
  package let bytes: [UInt8]
  /// How the file itself spells it.
  package let encoding: Encoding

  /// Takes a file's bytes; throws where UTF-16 or UTF-32 cannot be read.
  package init(_ file: [UInt8]) throws(MenuErrors) {
    if file.starts(with: [0xFF, 0xFE, 0, 0]) || file.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw MenuErrors(.init(at: .start, "the file is UTF-32", hint: "save it as UTF-8"))
    }
    // No text begins so in another encoding, for YAML takes no NUL.
    if file.count >= 4, (file[0] == 0) != (file[1] == 0), (file[2] == 0) != (file[3] == 0) {
      throw MenuErrors(
        .init(
          at: .start, "the file is UTF-16 without a byte order mark", hint: "save it as UTF-8"))
    }
    if file.starts(with: [0xFF, 0xFE]) {
      self.init(
        bytes: try UTF16Bytes.decoded(file, isBigEndian: false), encoding: .utf16LittleEndian)
    } else if file.starts(with: [0xFE, 0xFF]) {
      self.init(bytes: try UTF16Bytes.decoded(file, isBigEndian: true), encoding: .utf16BigEndian)
    } else {
      self.init(bytes: file, encoding: .utf8)
    }
  }

  private init(bytes: [UInt8], encoding: Encoding) {
    self.bytes = bytes
    self.encoding = encoding
  }

  /// Bytes of UTF-8 in the file's own encoding.
  package func encoded(_ text: [UInt8]) -> [UInt8] {
    switch encoding {
    case .utf8: text
    case .utf16LittleEndian: UTF16Bytes.encoded(text, isBigEndian: false)
    case .utf16BigEndian: UTF16Bytes.encoded(text, isBigEndian: true)
    }
  }

  /// The offset of the first byte after a byte order mark.
  package var contentStart: Int { bytes.starts(with: Self.byteOrderMark) ? 3 : 0 }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The offset of the character that has so many characters before it, a byte order mark not counted.
  func offset(ofCharacter index: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var cursor = CharacterCursor(bytes, start: contentStart)
      return cursor.advance(to: index)
    }
  }
}

/// A place in a file as people count: line and column from 1, the column in characters.
package struct SourcePosition: Equatable, Comparable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in characters.
  package var column: Int

  /// A place by its line and column, both from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  package static let start = SourcePosition(line: 1, column: 1)

  /// True where the first place comes before the second in the file.
  package static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

/// Turns libyaml's character indices into byte offsets.
///
/// libyaml's marks count characters, and never go back, so one cursor that only goes forward turns
/// them all into bytes at the price of one pass; in a text of ASCII they are the same.
struct CharacterCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  /// True for a text in which every character is a byte.
  let isASCII: Bool
  private var index = 0
  private var byte: Int

  /// A cursor over bytes that outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.bytes = bytes
    self.start = start
    byte = start
    isASCII = UnsafeRawBufferPointer(bytes).isASCII
  }

  /// The byte offset of a character not before the last one asked for.
  mutating func advance(to target: Int) -> Int {
    if isASCII { return min(start + target, bytes.count) }
    while index < target, byte < bytes.count {
      let lead = bytes[byte]
      byte += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      index += 1
    }
    return min(byte, bytes.count)
  }
}

extension UnsafeRawBufferPointer {
  /// True where no byte has its highest bit set; looks at many at a time.
  var isASCII: Bool {
    var many = SIMD8<UInt64>.zero
    var offset = 0
    while offset + 64 <= count {
      many |= loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
      offset += 64
    }
    var bits = many.indices.reduce(0) { $0 | many[$1] }
    while offset < count {
      bits |= UInt64(self[offset])
      offset += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }

  /// How many of the first bytes are printable ASCII, tabs and line ends, in steps of 64.
  var printableASCIIPrefix: Int {
    var end = 0
    while end + 64 <= count {
      let bytes = loadUnaligned(fromByteOffset: end, as: SIMD8<UInt64>.self)
      // Without their highest bits, eight bytes can be added to in one word, and none carries over.
      let low = bytes & Self.each(0x7F)
      let isPrintable = (low &+ Self.each(0x60)) & ((low ^ Self.each(0x7F)) &+ Self.each(0x7F))
      let isNotLineEnd =
        ((low ^ Self.each(0x0A)) &+ Self.each(0x7F)) & ((low ^ Self.each(0x0D)) &+ Self.each(0x7F))
      let isNotTab = (low ^ Self.each(0x09)) &+ Self.each(0x7F)
      let isOther = (~isPrintable & isNotLineEnd & isNotTab | bytes) & Self.each(0x80)
      if isOther != .zero { break }
      end += 64
    }
    return end
  }

  private static func each(_ byte: UInt64) -> SIMD8<UInt64> {
    SIMD8(repeating: byte &* 0x0101_0101_0101_0101)
  }

  /// True where some byte is this one; looks at many at a time.
  func hasByte(_ byte: UInt8) -> Bool {
    // Taking one from each byte borrows into the highest bit of those that are zero.
    let ones = SIMD8<UInt64>(repeating: 0x0101_0101_0101_0101)
    let wanted = ones &* UInt64(byte)
    var many = SIMD8<UInt64>.zero
    var offset = 0
    while offset + 64 <= count {
      let bytes = loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self) ^ wanted
      many |= (bytes &- ones) & ~bytes
      offset += 64
    }
    let bits = many.indices.reduce(0) { $0 | many[$1] }
    return bits & 0x8080_8080_8080_8080 != 0 || self[offset...].contains(byte)
  }

  /// True where both hold the same bytes; looks at eight at a time.
  func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset + 8 <= count {
      guard isSame(as: other, eightFrom: offset) else { return false }
      offset += 8
    }
    // What is left are the last of another eight, where there are so many.
    if count >= 8 { return isSame(as: other, eightFrom: count - 8) }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset += 1
    }
    return true
  }

  private func isSame(as other: UnsafeRawBufferPointer, eightFrom offset: Int) -> Bool {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
