/// Where a list stands in its document, and how its sister lists are laid out.
extension YAMLTree {
  /// The collections that a node lies in, outermost first.
  func ancestors(of node: NodeID) -> [NodeID] {
    var path: [NodeID] = []
    var next = documents.last { $0 <= node } ?? 0
    while next < node {
      if nodes[next].next > node {
        path.append(next)
        next += 1
      } else {
        next = nodes[next].next
      }
    }
    return path
  }

  /// The column of the dashes of the innermost block list that a list lies in.
  func outerDashColumn(of list: NodeID) -> Int? {
    let outer = ancestors(of: list).last {
      nodes[$0].kind == .sequence && nodes[$0].style == .block
    }
    return outer.map { nodes[$0].firstDash - text.bytes.lineStart(before: nodes[$0].firstDash) }
  }

  /// The key that a node is the value of, in a mapping.
  private func key(of value: NodeID, in mapping: NodeID) -> NodeID? {
    pairs(of: mapping).first { $0.value == value }?.key
  }

  /// The column of the key that a list is the value of.
  func keyColumn(of list: NodeID, in mapping: NodeID) -> Int {
    key(of: list, in: mapping).map(column(ofKey:)) ?? 0
  }

  private func column(ofKey key: NodeID) -> Int {
    nodes[key].start - text.bytes.lineStart(before: nodes[key].start)
  }

  /// Where what introduces a list ends: behind its key's `:`, its dash, or its anchor and tag.
  func introducerEnd(of list: NodeID) -> Int {
    let bytes = text.bytes
    if nodes[list].hasProperties {
      var end = nodes[list].start
      while true {
        while end < bytes.count, bytes[end] != 0x20, bytes[end] != 0x09,
          bytes.lineBreakLength(at: end) == 0
        {
          end += 1
        }
        let next = bytes.skippingSeparation(from: end)
        guard next < bytes.count,
          bytes[next] == UInt8(ascii: "&") || bytes[next] == UInt8(ascii: "!")
        else { return end }
        end = next
      }
    }
    guard let parent = ancestors(of: list).last else { return documentStart(of: list) }
    if let key = key(of: list, in: parent) {
      return bytes.skippingSeparation(from: nodes[key].end) + 1
    }
    // An item of a list: its dash is the nearest content before it.
    let dash = bytes[..<nodes[list].firstDash].lastIndex(of: UInt8(ascii: "-"))
    return (dash ?? nodes[list].firstDash) + 1
  }

  /// Where a document's content may begin: behind `---`, or at the start of the text.
  private func documentStart(of root: NodeID) -> Int {
    let bytes = text.bytes
    var line = bytes.lineStart(before: nodes[root].firstDash)
    while line > text.contentStart {
      line = bytes.lineStart(before: line - bytes.lineBreakLength(before: line))
      if bytes[line...].starts(with: "---".utf8) { return line + 3 }
      guard SeparationLine(at: line, in: bytes) != .content else { break }
    }
    return text.contentStart
  }

  /// What is between the brackets of a flow list.
  func inside(_ list: NodeID) -> Range<Int> {
    let span = nodes[list].span
    // A tag may hold a bracket, but a list's own opens behind its properties.
    let start =
      nodes[list].hasProperties
      ? text.bytes.skippingSeparation(from: introducerEnd(of: list)) : span.lowerBound
    return (start + 1)..<(span.upperBound - 1)
  }

  /// How far block lists are indented from their keys here: as the first other one by the same key is,
  /// else as the first that lies as deep, else as any.
  func usualListIndentation(like list: NodeID, in parent: NodeID) -> Int {
    let name = key(of: list, in: parent).map { string(of: $0) }
    var (sister, usual): (Int?, Int?)
    let depths = depths
    for mapping in nodes.indices
    where nodes[mapping].kind == .mapping && nodes[mapping].style == .block {
      for (key, value) in pairs(of: mapping)
      where nodes[value].kind == .sequence && nodes[value].style == .block
        && nodes[key].kind == .scalar
      {
        let dash = nodes[value].firstDash
        let indentation = dash - text.bytes.lineStart(before: dash) - column(ofKey: key)
        guard indentation >= 0 else { continue }
        if string(of: key) == name { return indentation }
        if depths[value] == depths[list] { sister = sister ?? indentation }
        usual = usual ?? indentation
      }
    }
    return sister ?? usual ?? 2
  }

  /// How many collections each node lies in.
  private var depths: [Int] {
    var ends: [NodeID] = []
    return nodes.indices.map { node in
      while let end = ends.last, end <= node { ends.removeLast() }
      let depth = ends.count
      if nodes[node].next > node + 1 { ends.append(nodes[node].next) }
      return depth
    }
  }

  /// How far the items of flow lists by lines are indented from the line that opens them: as in the
  /// first other one by the same key, else as in any; nil where there is none.
  func usualFlowIndentation(like list: NodeID) -> Int? {
    let name = ancestors(of: list).last.flatMap { key(of: list, in: $0) }.map { string(of: $0) }
    var usual: Int?
    for mapping in nodes.indices where nodes[mapping].kind == .mapping {
      for (key, value) in pairs(of: mapping) where nodes[key].kind == .scalar {
        let isNamesake = string(of: key) == name
        guard usual == nil || isNamesake, let indentation = flowIndentation(of: value) else {
          continue
        }
        if isNamesake { return indentation }
        usual = indentation
      }
    }
    return usual
  }

  /// How far the items of a flow list by lines are indented from the line that opens it.
  private func flowIndentation(of list: NodeID) -> Int? {
    guard nodes[list].kind == .sequence, nodes[list].style == .flow, nodes[list].next > list + 1
    else { return nil }
    let flow = FlowOutline(of: list, items: children(of: list), in: self)
    guard flow.ownLineOutline() != nil else { return nil }
    let line = text.bytes.lineStart(before: inside(list).lowerBound)
    return flow.indentation - text.bytes[line...].prefix { $0 == 0x20 }.count
  }
}
