/// Copies stretches of a text one behind the other, in one go as long as they follow one another there.
///
/// Tiles that keep their neighbours make one long stretch, however many they are: the line break between
/// two of them stays with the slot, but is the same as the one that stood there before.
struct StretchRun {
  private let bytes: [UInt8]
  /// What is to be copied with the next stretch that does not follow.
  private var pending = 0..<0

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a stretch.
  mutating func add(_ stretch: Range<Int>, to output: inout [UInt8]) {
    if stretch.lowerBound == pending.upperBound || follows(stretch) {
      pending = pending.lowerBound..<(pending.upperBound + stretch.count)
    } else {
      end(&output)
      pending = stretch
    }
  }

  /// Copies what is left to be copied.
  mutating func end(_ output: inout [UInt8]) {
    output += bytes[pending]
    pending = pending.upperBound..<pending.upperBound
  }

  /// True where the same bytes stand behind those to be copied; only few are looked at.
  private func follows(_ stretch: Range<Int>) -> Bool {
    let start = pending.upperBound
    guard stretch.count <= 8, start + stretch.count <= bytes.count else { return false }
    return stretch.indices.allSatisfy {
      bytes[$0] == bytes[start + $0 - stretch.lowerBound]
    }
  }
}
