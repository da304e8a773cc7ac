/// The keys that a mapping may have, found by their bytes and with the values that they have there.
///
/// One table serves all tiles, since a menu may hold hundreds of thousands.
struct KeyTable {
  /// What a mapping has for a key.
  private struct Entry {
    /// The key's node, nil for a merged one.
    var key: NodeID?
    var value: NodeID?
  }

  private let names: [[UInt8]]
  /// The length of each name and its first byte, since most that are not meant differ there.
  private let signs: [UInt16]
  private var entries: [Entry]
  /// A bit for each key that has a value.
  private var found: UInt64 = 0

  init(_ keys: [MenuSchema.Key]) {
    names = keys.map { Array($0.name.utf8) }
    signs = names.map { $0.withUnsafeBytes(Self.sign) }
    entries = Array(repeating: Entry(), count: keys.count)
  }

  /// The value of a key, a merged one too.
  func value(at index: Int) -> NodeID? { found & 1 << index == 0 ? nil : entries[index].value }

  /// The node of a key that is written in the mapping itself.
  func key(at index: Int) -> NodeID? { found & 1 << index == 0 ? nil : entries[index].key }

  /// Forgets what was found.
  mutating func clear() { found = 0 }

  /// Takes note of a key's value, and of the key where it is written in the mapping itself.
  mutating func note(_ key: NodeID?, _ value: NodeID, at index: Int) {
    entries[index] = Entry(key: key, value: value)
    found |= 1 << index
  }

  /// Calls a body with the place and the value of each key that was found.
  func forEach(_ body: (Int, NodeID) -> Void) {
    var rest = found
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      if let value = entries[index].value { body(index, value) }
    }
  }

  /// The place of the key that a node writes.
  func index(of key: NodeID, in tree: YAMLTree) -> Int? {
    guard tree.nodes[key].kind == .scalar else { return nil }
    return tree.withValue(of: key) { name in
      let sign = Self.sign(of: name)
      return signs.indices.first { index in
        signs[index] == sign && names[index].withUnsafeBytes { $0.isSame(as: name) }
      }
    }
  }

  private static func sign(of name: UnsafeRawBufferPointer) -> UInt16 {
    UInt16(UInt8(truncatingIfNeeded: name.count)) << 8 | UInt16(name.first ?? 0)
  }
}
