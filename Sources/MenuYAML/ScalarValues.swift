import MenuModel

/// What a scalar says, without an opinion of YAML's about types: libyaml gives all as text, and a title
/// `no` or `0777` is just that.
extension YAMLTree {
  /// A scalar that is not written at all, as behind `key:`.
  func isEmpty(_ node: NodeID) -> Bool {
    nodes[node].kind == .scalar && nodes[node].style == .plain && value(of: node).isEmpty
      && tag(of: node) == nil
  }

  /// True for a scalar that is text: written, and with no tag but `!!str`.
  func isText(_ node: NodeID) -> Bool {
    nodes[node].kind == .scalar && !isEmpty(node) && hasTextTag(node)
  }

  /// The text of a scalar whose tag is none or `!!str`, nil for anything else.
  func text(of node: NodeID) -> String? {
    isText(node) ? string(of: node) : nil
  }

  /// True where no tag asks for something that is not text.
  func hasTextTag(_ node: NodeID) -> Bool {
    guard let tag = tag(of: node) else { return true }
    return tag == "!" || tag == "tag:yaml.org,2002:str"
  }

  /// `true` or `false`, unquoted.
  func boolean(of node: NodeID) -> Bool? {
    guard nodes[node].style == .plain, let text = text(of: node) else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// A whole number in decimal digits, unquoted.
  func integer(of node: NodeID) -> Int? {
    guard nodes[node].style == .plain, let text = text(of: node),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    // A number too long for Int is out of every range, which is all that is asked of it.
    return Int(text)
      ?? (text.utf8.dropFirst().allSatisfy { $0 != UInt8(ascii: "-") } ? Int.max : nil)
  }

  /// The value of a key, of the mapping's own or of one merged into it with `<<`.
  func mergedValue(forKey key: String, in mapping: NodeID, depth: Int = 0) -> NodeID? {
    if let own = value(forKey: key, in: mapping) { return own }
    // A merge may name what merges it again, so the way down is bounded.
    guard depth < 20, let merge = value(forKey: "<<", in: mapping) else { return nil }
    let merged = resolved(merge)
    let sources = nodes[merged].kind == .sequence ? children(of: merged).map(resolved) : [merged]
    for source in sources where nodes[source].kind == .mapping {
      if let value = mergedValue(forKey: key, in: source, depth: depth + 1) { return value }
    }
    return nil
  }

  /// True where following the merges of a mapping leads round in a ring.
  func mergesItself(_ mapping: NodeID) -> Bool {
    var way: [NodeID] = []
    var done: Set<NodeID> = []
    return leadsRound(from: mapping, &way, &done)
  }

  private func leadsRound(from mapping: NodeID, _ way: inout [NodeID], _ done: inout Set<NodeID>)
    -> Bool
  {
    if way.contains(mapping) { return true }
    // Ever deeper merges have no use; beyond this, values are not looked for either.
    guard way.count < 20, !done.contains(mapping) else { return false }
    way.append(mapping)
    for source in mergeSources(of: mapping) where leadsRound(from: source, &way, &done) {
      return true
    }
    way.removeLast()
    done.insert(mapping)
    return false
  }

  private func mergeSources(of mapping: NodeID) -> [NodeID] {
    guard let merge = value(forKey: "<<", in: mapping) else { return [] }
    let merged = resolved(merge)
    return nodes[merged].kind == .sequence ? children(of: merged).map(resolved) : [merged]
  }
}
