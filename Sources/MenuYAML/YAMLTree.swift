/// A YAML text as its nodes, in file order, with where each stands.
///
/// The nodes lie in one array, each followed by what it holds, so that a file of a million nodes is read
/// without a million allocations.
package struct YAMLTree: Sendable {
  /// The text it was read from.
  package let text: SourceText
  /// Every node of every document.
  package internal(set) var nodes: [YAMLNode] = []
  /// The root of each document.
  package internal(set) var documents: [NodeID] = []
  /// True when every character of the text is a byte.
  var isASCII = false
  /// True when some carriage return is no part of CRLF.
  let hasLoneCarriageReturns: Bool
  /// Levels of collections in collections.
  var depth = 0
  /// How many nodes are directly in each long collection, which would take long to count.
  private var longCounts: [NodeID: Int] = [:]
  /// True when some node is an alias.
  var hasAliases = false
  /// True when some scalar keeps its trailing blank lines.
  var hasKeptLines = false
  /// Anchors and tags, of the few nodes that have any.
  var properties: [NodeID: YAMLProperties] = [:]
  /// The values that the source spells otherwise (escapes, folded lines), one behind the other.
  private var decoded: [UInt8] = []
  /// Where each of them ends.
  private var decodedEnds: [Int] = []
  /// What was found in mappings that others merge.
  let memory = MergeMemory()

  init(text: SourceText) {
    self.text = text
    hasLoneCarriageReturns = text.bytes.hasLoneCarriageReturns
  }

  /// The nodes directly in a collection: items, or keys and values in turn.
  package func children(of node: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    children.reserveCapacity(childCount(of: node))
    var child = node + 1
    while child < nodes[node].next {
      children.append(child)
      child = nodes[child].next
    }
    return children
  }

  /// A collection of fewer nodes than this is counted when it is asked for.
  private static let leastCounted = 1 << 10

  /// Notes at a collection's end how many nodes are directly in it.
  mutating func noteChildCount(_ count: Int, of node: NodeID) {
    if count >= Self.leastCounted { longCounts[node] = count }
  }

  /// How many nodes are directly in a collection.
  func childCount(of node: NodeID) -> Int {
    if nodes[node].next - node > Self.leastCounted, let count = longCounts[node] { return count }
    var count = 0
    var child = node + 1
    while child < nodes[node].next {
      count += 1
      child = nodes[child].next
    }
    return count
  }

  /// The keys and values of a mapping.
  package func pairs(of mapping: NodeID) -> [(key: NodeID, value: NodeID)] {
    let children = children(of: mapping)
    return stride(from: 0, to: children.count - 1, by: 2).map { (children[$0], children[$0 + 1]) }
  }

  /// The node itself, or what it stands for where it is an alias.
  package func resolved(_ node: NodeID) -> NodeID {
    nodes[node].kind == .alias ? nodes[node].target : node
  }

  /// A scalar's bytes as YAML means them.
  func value(of node: NodeID) -> ArraySlice<UInt8> {
    guard nodes[node].isDecoded else { return text.bytes[nodes[node].verbatim] }
    let number = nodes[node].decodedNumber
    return decoded[(number == 0 ? 0 : decodedEnds[number - 1])..<decodedEnds[number]]
  }

  /// Calls a body with a scalar's bytes as YAML means them.
  func withValue<Result>(of node: NodeID, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let found = nodes[node]
    guard !found.isDecoded else { return value(of: node).withUnsafeBytes(body) }
    return text.bytes.withUnsafeBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[found.verbatim]))
    }
  }

  /// Keeps a value that the source spells otherwise, and gives its number.
  mutating func addDecoded(_ value: UnsafeBufferPointer<UInt8>) -> Int {
    decoded.append(contentsOf: value)
    decodedEnds.append(decoded.count)
    return decodedEnds.count - 1
  }

  /// A scalar's text as YAML means it.
  package func string(of node: NodeID) -> String {
    withValue(of: node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The node's tag, nil where none is written.
  func tag(of node: NodeID) -> String? { nodes[node].hasProperties ? properties[node]?.tag : nil }

  /// The name that the node is anchored by.
  func anchor(of node: NodeID) -> String? {
    nodes[node].hasProperties ? properties[node]?.anchor : nil
  }

  /// The value of a key written in a mapping itself; of the last, where a key stands twice.
  package func value(forKey key: String, in mapping: NodeID) -> NodeID? {
    guard nodes[mapping].kind == .mapping else { return nil }
    var found: NodeID?
    var child = mapping + 1
    while child < nodes[mapping].next {
      let value = nodes[child].next
      if nodes[child].kind == .scalar, self.value(of: child).elementsEqual(key.utf8) {
        found = value
      }
      child = nodes[value].next
    }
    return found
  }
}
