/// The keys that a mapping may have, found by their bytes and with the values that they have there.
///
/// One table serves all tiles, since a menu may hold hundreds of thousands.
struct KeyTable {
  private let names: [[UInt8]]
  /// The length of each name and its first byte, since most that are not meant differ there.
  private let signs: [UInt16]
  /// The node of each key that is written, by its place in the table.
  var written: [NodeID?]
  /// The value of each key, a merged one too.
  var values: [NodeID?]

  init(_ keys: [MenuSchema.Key]) {
    names = keys.map { Array($0.name.utf8) }
    signs = names.map { Self.sign(of: $0[...]) }
    written = Array(repeating: nil, count: keys.count)
    values = written
  }

  /// Forgets what was found.
  mutating func clear() {
    for index in names.indices {
      written[index] = nil
      values[index] = nil
    }
  }

  /// The place of a key.
  func index(of name: ArraySlice<UInt8>) -> Int? {
    let sign = Self.sign(of: name)
    return signs.indices.first { index in
      signs[index] == sign
        && name.withUnsafeBytes { name in
          names[index].withUnsafeBytes { $0.isSame(as: name) }
        }
    }
  }

  private static func sign(of name: ArraySlice<UInt8>) -> UInt16 {
    UInt16(UInt8(truncatingIfNeeded: name.count)) << 8 | UInt16(name.first ?? 0)
  }
}
