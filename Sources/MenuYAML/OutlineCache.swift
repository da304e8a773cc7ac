import Synchronization

/// The outlines of a tree's lists, each made once.
///
/// A session saves one reading again and again, and outlining a long list is half of what that costs.
final class OutlineCache: Sendable {
  private let outlines = Mutex<[NodeID: Outline]>([:])

  /// The outline of a list of the tree, which must be the same each time.
  func outline(of list: NodeID, in tree: YAMLTree) -> Outline {
    if let known = outlines.withLock({ $0[list] }) { return known }
    let outline = Outline(of: list, in: tree)
    outlines.withLock { $0[list] = outline }
    return outline
  }
}
