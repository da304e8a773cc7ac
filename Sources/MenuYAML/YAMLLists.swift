/// The lists in a file, as a person may point at them.
package struct YAMLLists {
  /// One list.
  package struct Entry: Equatable, Sendable {
    /// The way to it from its document's root.
    package let path: YAMLPath
    /// The document it is in, from 1.
    package let document: Int
    /// How many items it has.
    package let count: Int
    /// The titles of its first items.
    package let titles: [String]
  }

  /// How many titles tell what a list holds.
  private static let shownTitles = 3

  /// Every list of a text; throws where it cannot be read.
  package static func all(in text: SourceText, limits: Limits = Limits()) throws(MenuErrors)
    -> [Entry]
  {
    all(in: try YAMLReader.tree(of: text, limits: limits))
  }

  /// Every list of every document, in file order, an outer one before those in it.
  package static func all(in tree: YAMLTree) -> [Entry] {
    var lists: [Entry] = []
    for (index, root) in tree.documents.enumerated() {
      collect(root, YAMLPath(), document: index + 1, in: tree, into: &lists)
    }
    return lists
  }

  private static func collect(
    _ node: NodeID, _ path: YAMLPath, document: Int, in tree: YAMLTree, into lists: inout [Entry]
  ) {
    switch tree.nodes[node].kind {
    case .scalar, .alias: break
    case .sequence:
      let items = tree.children(of: node)
      let titles = items.prefix(shownTitles).map { item in
        MenuForm.plain.title(of: tree.resolved(item), in: tree) ?? ""
      }
      lists.append(.init(path: path, document: document, count: items.count, titles: titles))
      for (index, item) in items.enumerated() {
        collect(
          item, YAMLPath(path.steps + [.index(index)]), document: document, in: tree, into: &lists)
      }
    case .mapping:
      let named = tree.pairs(of: node).filter { tree.nodes[$0.key].kind == .scalar }
      // Of a key that stands twice a path leads to the last; equal means equal bytes.
      let last = Dictionary(
        named.map { (Array(tree.value(of: $0.key)), $0.value) }, uniquingKeysWith: { $1 })
      for (key, value) in named where last[Array(tree.value(of: key))] == value {
        let step = YAMLPath.Step.key(tree.string(of: key))
        collect(value, YAMLPath(path.steps + [step]), document: document, in: tree, into: &lists)
      }
    }
  }
}
