import MenuModel

/// What a scalar says, without an opinion of YAML's about types: libyaml gives all as text, and a title
/// `no` or `0777` is just that.
extension YAMLTree {
  /// A scalar that is not written at all, as behind `key:`.
  func isEmpty(_ node: NodeID) -> Bool {
    let found = nodes[node]
    return found.kind == .scalar && found.style == .plain
      && (found.isDecoded ? value(of: node).isEmpty : found.verbatim.isEmpty)
      && tag(of: node) == nil
  }

  /// True for a scalar that is text: written, and with no tag but `!!str`.
  func isText(_ node: NodeID) -> Bool {
    let found = nodes[node]
    guard found.kind == .scalar else { return false }
    if !found.hasProperties, !found.isDecoded {
      return found.style != .plain || !found.verbatim.isEmpty
    }
    return !isEmpty(node) && hasTextTag(node)
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

  /// `true` or `false`, unquoted and with no tag.
  func boolean(of node: NodeID) -> Bool? {
    guard nodes[node].style == .plain, tag(of: node) == nil, let text = text(of: node)
    else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// A whole number in decimal digits, unquoted and with no tag.
  func integer(of node: NodeID) -> Int? {
    guard nodes[node].style == .plain, tag(of: node) == nil, let text = text(of: node),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    // A number too long for Int is out of every range, which is all that is asked of it.
    return Int(text)
      ?? (text.utf8.dropFirst().allSatisfy { $0 != UInt8(ascii: "-") } ? Int.max : nil)
  }
}
