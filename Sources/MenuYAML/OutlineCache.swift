import Synchronization

/// The outlines of a tree's lists, each made once.
///
/// A session saves one reading again and again, and outlining a long list is half of what that costs.
final class OutlineCache: Sendable {
  /// An object, as in `MergeMemory`.
  private final class Known {
    var outlines: [NodeID: Outline] = [:]
  }

  private let known = Mutex(Known())

  /// The outline of a list of the tree, which must be the same each time, and so must its items.
  func outline(of list: NodeID, items: () -> [NodeID], in tree: YAMLTree) -> Outline {
    if let known = known.withLock({ $0.outlines[list] }) { return known }
    let outline = Outline(of: list, items: items(), in: tree)
    known.withLock { $0.outlines[list] = outline }
    return outline
  }
}
