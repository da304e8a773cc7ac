import MenuModel

@testable import MenuYAML

/// What a stream of documents means when some lists hold other items, told line by line, with the node
/// that each line is about.
///
/// It is a walk of its own, so that the laws do not rest on the code that they are about.
struct TransferMeaning {
  private(set) var lines: [String] = []
  /// The node of each line.
  private(set) var nodes: [NodeID] = []

  /// - Parameters:
  ///   - holdings: for a list's node the items that it shall hold.
  ///   - restyled: nodes whose style is not told.
  init(
    of tree: YAMLTree, holding holdings: [NodeID: [NodeID]] = [:], restyled: Set<NodeID> = []
  ) {
    var numbers: [NodeID: Int] = [:]
    for root in tree.documents {
      tell(root, of: tree, holdings, restyled, depth: 1, numbers: &numbers)
    }
  }

  private mutating func tell(
    _ node: NodeID, of tree: YAMLTree, _ holdings: [NodeID: [NodeID]], _ restyled: Set<NodeID>,
    depth: Int, numbers: inout [NodeID: Int]
  ) {
    numbers[node] = lines.count
    let (kind, style) = (tree.nodes[node].kind, tree.nodes[node].style)
    var line = String(repeating: " ", count: depth)
    line += "\(kind) \(restyled.contains(node) ? "-" : "\(style)")"
    line += " \(tree.anchor(of: node) ?? "-") \(tree.tag(of: node) ?? "-")"
    if kind == .scalar { line += " \(String(decoding: tree.value(of: node), as: UTF8.self))" }
    if kind == .alias { line += " \(numbers[tree.nodes[node].target] ?? -1)" }
    lines.append(line)
    nodes.append(node)
    guard kind == .sequence || kind == .mapping else { return }
    for child in holdings[node] ?? tree.children(of: node) {
      tell(child, of: tree, holdings, restyled, depth: depth + 1, numbers: &numbers)
    }
  }
}
