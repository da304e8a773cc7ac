/// Lines as libyaml sees them: LF, CRLF, CR, and the Unicode breaks NEL (C2 85), LS and PS (E2 80 A8/A9)
/// each end one.
extension [UInt8] {
  /// The length of the line break that begins at a byte, 0 where none does.
  func lineBreakLength(at offset: Int) -> Int {
    guard offset < count else { return 0 }
    switch self[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < count && self[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return offset + 1 < count && self[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      let isBreak =
        offset + 2 < count && self[offset + 1] == 0x80 && self[offset + 2] & 0xFE == 0xA8
      return isBreak ? 3 : 0
    default: return 0
    }
  }

  /// The offset at which the line that holds `offset` ends, its break not included.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count {
      let byte = self[end]
      if byte == 0x0A || byte == 0x0D { return end }
      if byte >= 0xC2, lineBreakLength(at: end) > 0 { return end }
      end += 1
    }
    return Swift.max(offset, count)
  }

  /// The offset at which the next line starts, or the end of the text.
  func nextLine(after offset: Int) -> Int {
    let end = lineEnd(from: offset)
    return end + lineBreakLength(at: end)
  }

  /// The length of the line break that ends right before a byte, 0 where none does.
  func lineBreakLength(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    switch self[offset - 1] {
    case 0x0A: return offset > 1 && self[offset - 2] == 0x0D ? 2 : 1
    case 0x0D: return 1
    case 0x85: return offset > 1 && self[offset - 2] == 0xC2 ? 2 : 0
    case 0xA8, 0xA9: return offset > 2 && lineBreakLength(at: offset - 3) == 3 ? 3 : 0
    default: return 0
    }
  }

  /// The offset at which the line that holds `offset` starts; behind a byte order mark on the first line.
  func lineStart(before offset: Int) -> Int {
    var start = offset
    while start > 0 {
      // Most bytes cannot end a line break, and are told by a look.
      let byte = self[start - 1]
      if byte < 0x0E || byte >= 0x80, lineBreakLength(before: start) > 0 { break }
      start -= 1
    }
    return start == 0 && starts(with: SourceText.byteOrderMark) ? Swift.min(3, offset) : start
  }

  /// True where some carriage return is no part of CRLF.
  var hasLoneCarriageReturns: Bool {
    guard withUnsafeBytes({ $0.hasByte(0x0D) }) else { return false }
    return indices.contains { self[$0] == 0x0D && lineBreakLength(at: $0) == 1 }
  }

  /// The first byte from `offset` on that is neither space nor tab.
  func skippingBlanks(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    return end
  }

  /// The first byte from `offset` on that is no blank, no line break and in no comment.
  func skippingSeparation(from offset: Int) -> Int {
    var end = offset
    while true {
      end = skippingBlanks(from: end)
      if end < count, self[end] == UInt8(ascii: "#") { end = lineEnd(from: end) }
      let length = lineBreakLength(at: end)
      guard length > 0 else { return end }
      end += length
    }
  }
}

/// What a line holds that is no part of a node.
enum SeparationLine: Equatable {
  /// Nothing, or blanks.
  case blank
  /// A comment and nothing else, at so many bytes from the line's start.
  case comment(column: Int)
  /// Something else.
  case content

  /// Looks at the line that starts at a byte.
  init(at start: Int, in bytes: [UInt8]) {
    let first = bytes.skippingBlanks(from: start)
    if first == bytes.count || bytes.lineBreakLength(at: first) > 0 {
      self = .blank
    } else if bytes[first] == UInt8(ascii: "#") {
      self = .comment(column: first - start)
    } else {
      self = .content
    }
  }
}
