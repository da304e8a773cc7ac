/// Checks what a mapping takes from elsewhere, by an alias or by a merge.
extension ValueChecks {
  /// True where a mapping's merges can be followed; notes where one leads round, stands twice, or names
  /// something that is no mapping.
  mutating func canMerge(into mapping: NodeID) -> Bool {
    if tree.mergesItself(mapping) {
      findings.error(
        span(mapping), "this mapping merges itself with '<<'",
        hint: "take the '<<' out, or let it name another mapping")
      return false
    }
    let merges = tree.pairs(of: mapping).filter { key, _ in
      tree.nodes[key].kind == .scalar && tree.value(of: key).elementsEqual("<<".utf8)
    }
    for (key, _) in merges.dropFirst() {
      findings.error(
        span(key), "the key '<<' stands twice, first in line \(Findings.otherLine)",
        hint: "merge a list of mappings, as in <<: [*one, *other]",
        other: tree.nodes[merges[0].key].start)
    }
    for (_, value) in merges { checkMerged(value) }
    return true
  }

  private mutating func checkMerged(_ value: NodeID) {
    let merged = tree.resolved(value)
    let isList = tree.nodes[merged].kind == .sequence
    for source in isList ? tree.children(of: merged) : [value] {
      let kind = tree.nodes[tree.resolved(source)].kind
      guard kind != .mapping else { continue }
      findings.error(
        span(source), "'<<' merges mappings, and this is \(kind == .sequence ? "a list" : "text")",
        hint: "name the anchor of a mapping, as in <<: *name")
    }
  }

  /// The list that a value of `tiles` is or stands for; notes where it is none.
  mutating func listOfTiles(_ value: NodeID) -> NodeID? {
    let sequence = tree.resolved(value)
    if tree.nodes[sequence].kind == .sequence { return sequence }
    if tree.isEmpty(sequence) {
      findings.error(
        span(value), "'tiles' must be a list of tiles, and it has no value",
        hint: "write one '- ' line for each tile")
    } else {
      mismatch(value, "tiles", "must be a list of tiles")
    }
    return nil
  }

  /// Notes that tiles which are written elsewhere make no folder, as who wrote them will expect.
  mutating func checkDistantTiles(_ value: NodeID, of item: NodeID) {
    guard listOfTiles(value) != nil else { return }
    let isOwn = (item..<tree.nodes[item].next).contains(value)
    findings.warning(
      span(isOwn ? value : item), "tiles that are written elsewhere make no folder here",
      hint: "write them in this tile")
  }
}
