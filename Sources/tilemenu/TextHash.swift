import CXXHash

/// A fast 128-bit hash of a text, which tells whether a file is still as it was left.
struct TextHash: Equatable {
  private let high: UInt64
  private let low: UInt64

  init(of bytes: [UInt8]) {
    let hash = bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    (high, low) = (hash.high64, hash.low64)
  }

  /// Reads 32 hexadecimal digits.
  init?(parsing text: ArraySlice<UInt8>) {
    guard text.count == 32, let high = Self.word(text.prefix(16)),
      let low = Self.word(text.suffix(16))
    else { return nil }
    self.high = high
    self.low = low
  }

  private static func word(_ digits: ArraySlice<UInt8>) -> UInt64? {
    var word: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        word = word << 4 | UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        word = word << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return word
  }

  /// 32 hexadecimal digits.
  var text: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A text with its hash: what one move has left is what the next begins with.
struct HashedText {
  let bytes: [UInt8]
  let hash: TextHash

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hash = TextHash(of: bytes)
  }
}
