/// The names that we give to files beside the user's: hidden, told from all others, short enough.
enum SiblingName {
  /// `.menu.yaml.0123456789abcdef.tilemenu-new`, another each time.
  static func temporary(of name: [UInt8]) -> [UInt8] {
    start(of: name) + sixteenDigits(.random(in: .min ... .max)) + temporaryEnd
  }

  /// Whether `temporary(of:)` can have made this name.
  static func isTemporary(_ candidate: [UInt8], of name: [UInt8]) -> Bool {
    let start = start(of: name)
    guard candidate.count == start.count + 16 + temporaryEnd.count, candidate.starts(with: start)
    else { return false }
    let digits = candidate.dropFirst(start.count).prefix(16)
    return candidate.suffix(temporaryEnd.count).elementsEqual(temporaryEnd)
      && digits.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  /// `.menu.yaml.0123456789abcdef.tilemenu-undo`, the same for the same identity.
  static func journal(of name: [UInt8], identity: [UInt8]) -> [UInt8] {
    start(of: name) + sixteenDigits(Checksum.of(identity)) + Array(".tilemenu-undo".utf8)
  }

  /// What all of a file's siblings begin with.
  ///
  /// A name may be as long as the folder allows, 255 bytes or (encrypted) 143, so only its
  /// beginning goes in, cut where a character ends.
  static func start(of name: [UInt8]) -> [UInt8] {
    var prefix = name.prefix(96)
    if prefix.count < name.count {
      while let last = prefix.last, last & 0xC0 == 0x80 { prefix.removeLast() }
      if let last = prefix.last, last >= 0xC0 { prefix.removeLast() }
    }
    return [dot] + prefix + [dot]
  }

  private static let dot = UInt8(ascii: ".")
  private static let temporaryEnd = Array(".tilemenu-new".utf8)

  private static func sixteenDigits(_ value: UInt64) -> [UInt8] {
    let text = String(value, radix: 16)
    return Array((String(repeating: "0", count: 16 - text.count) + text).utf8)
  }
}

/// A sum over bytes that tells a whole text from a torn one.
enum Checksum {
  static func of(_ texts: [UInt8]...) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      text.withUnsafeBytes { bytes in
        // Eight bytes at a time: the texts may be large.
        for offset in stride(from: 0, to: bytes.count & ~7, by: 8) {
          add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian, to: &sum)
        }
        for byte in bytes[(bytes.count & ~7)...] { add(UInt64(byte), to: &sum) }
      }
      add(UInt64(text.count), to: &sum)
    }
    return sum
  }

  private static func add(_ word: UInt64, to sum: inout UInt64) {
    sum = (sum ^ word) &* 0x9e37_79b9_7f4a_7c15
    sum ^= sum >> 32
  }
}
