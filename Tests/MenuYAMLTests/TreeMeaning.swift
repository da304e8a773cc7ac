@testable import MenuYAML

/// What a stream of documents means, told line by line so that two can be compared: kinds, styles, tags,
/// anchors, values, and for each alias which node it stands for.
///
/// It is a walk of its own, so that the laws do not rest on the code that they are about.
struct TreeMeaning: Equatable {
  private(set) var lines: [String] = []

  /// - Parameter orders: for a list's node the items that its slots shall hold, by their numbers.
  init(of tree: YAMLTree, ordering orders: [NodeID: [Int]] = [:]) {
    var numbers: [NodeID: Int] = [:]
    for root in tree.documents {
      lines.append("document")
      tell(root, of: tree, ordering: orders, depth: 1, numbers: &numbers)
    }
  }

  private mutating func tell(
    _ node: NodeID, of tree: YAMLTree, ordering orders: [NodeID: [Int]], depth: Int,
    numbers: inout [NodeID: Int]
  ) {
    numbers[node] = lines.count
    let (kind, style) = (tree.nodes[node].kind, tree.nodes[node].style)
    var line = String(repeating: " ", count: depth) + "\(kind) \(style)"
    line += " \(tree.anchor(of: node) ?? "-") \(tree.tag(of: node) ?? "-")"
    if kind == .scalar { line += " \(Array(tree.value(of: node)))" }
    if kind == .alias { line += " \(numbers[tree.nodes[node].target] ?? -1)" }
    lines.append(line)
    guard kind == .sequence || kind == .mapping else { return }
    let children = tree.children(of: node)
    for number in orders[node] ?? Array(children.indices) {
      tell(children[number], of: tree, ordering: orders, depth: depth + 1, numbers: &numbers)
    }
  }
}
