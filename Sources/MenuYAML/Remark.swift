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
  /// Keys that it follows from besides that one: where a value of any is wrong, nothing is remarked.
  package var causes: [String] = []
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
  /// What is wrong and what will surprise, remarks of others too, in the order of the file.
  ///
  /// What is remarked on a value that is wrong is left out, as the mistake comes first.
  /// With `forOtherReaders`, also the words that other programs read as something else than text.
  package func diagnostics(with remarks: [Remark], forOtherReaders: Bool) -> [Diagnostic] {
    var findings = findings
    for remark in remarks where !followsFromMistake(remark) {
      findings.warning(
        span(ofKey: remark.key, of: remark.tile), remark.message, hint: remark.hint,
        other: remark.other.map { span(ofKey: remark.key, of: $0).lowerBound })
    }
    if forOtherReaders { OtherReaders(tree: tree).note(root, loaded.items, in: &findings) }
    return findings.diagnostics(in: text)
  }

  /// True where a value is wrong that a remark is about, or follows from.
  private func followsFromMistake(_ remark: Remark) -> Bool {
    guard findings.errorCount > 0 else { return false }
    let places =
      ([remark.key] + remark.causes).map { ($0, remark.tile) }
      + (remark.other.map { [(remark.key, $0)] } ?? [])
    return places.contains { key, tile in
      let item = loaded.items[tile]
      return tree.value(forKey: key, in: item).map { findings.holdErrors(in: tree.nodes[$0].span) }
        ?? false
    }
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
