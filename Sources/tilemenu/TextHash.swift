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
  init?(parsing text: Substring) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.dropFirst(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// 32 hexadecimal digits.
  var text: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
