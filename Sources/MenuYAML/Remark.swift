import MenuModel

/// Something about a tile that works and will surprise, noticed by who knows more than the file says.
package struct Remark: Equatable, Sendable {
  /// The tile.
  package var tile: TileID
  /// The key whose value is meant.
  package var key: String
  /// What will surprise, the word meant in quotes.
  package var message: String
  /// What to do.
  package var hint: String?
  /// Another tile: the line of its value stands in the message in place of `otherLine`.
  package var other: TileID?

  /// What stands in a message for the line of the other tile's value.
  package static let otherLine = Findings.otherLine

  /// A remark on a value.
  package init(
    on key: String, of tile: TileID, _ message: String, hint: String? = nil, other: TileID? = nil
  ) {
    self.tile = tile
    self.key = key
    self.message = message
    self.hint = hint
    self.other = other
  }
}

extension MenuDocument {
  /// What will surprise but does not hinder, remarks of others too, in the order of the file.
  ///
  /// With `forOtherReaders`, also the words that other programs read as something else than text.
  package func warnings(with remarks: [Remark], forOtherReaders: Bool) -> [Diagnostic] {
    var findings = findings
    for remark in remarks {
      findings.warning(
        span(ofKey: remark.key, of: remark.tile), remark.message, hint: remark.hint,
        other: remark.other.map { span(ofKey: remark.key, of: $0).lowerBound })
    }
    if forOtherReaders { OtherReaders(tree: tree).note(root, loaded.items, in: &findings) }
    return findings.diagnostics(in: text)
  }

  /// Where a tile's value for a key stands, of a list its first item; the tile itself where the value is
  /// merged into it from elsewhere.
  private func span(ofKey key: String, of tile: TileID) -> Range<Int> {
    let item = loaded.items[tile]
    var node = tree.value(forKey: key, in: item) ?? item
    if node != item, tree.nodes[node].kind == .sequence, tree.nodes[node].next > node + 1 {
      node += 1
    }
    return ValueChecks(tree: tree).span(node)
  }
}
