/// Reads a new text again and compares it with what it was made from: the same tiles in the new
/// order, and the rest the same.
///
/// Whatever rule of the outlines were wrong, no wrong text gets past it.
struct Verification {
  private let before: YAMLTree
  private let change: ListChange
  /// For each node of the old tree the one that stands for it in the new.
  private var counterparts: [UInt32]

  init(before: YAMLTree, change: ListChange) {
    self.before = before
    self.change = change
    counterparts = Array(repeating: .max, count: before.hasAliases ? before.nodes.count : 0)
  }

  /// Throws, at the first place in the old text that would mean something else, unless all is the same.
  func check(_ output: [UInt8]) throws(MenuErrors) {
    let after: YAMLTree
    do throws(MenuErrors) { after = try Self.tree(of: output) } catch {
      throw refusal(at: change.firstRestyled ?? change.plans.first?.outline.list ?? 0)
    }
    if let difference = difference(from: after) { throw refusal(at: difference) }
    let limit = Limits().depth
    if after.depth > limit {
      throw before.error(
        at: change.plans.first?.outline.list ?? 0,
        "cannot move: tiles would be nested more than \(limit) levels deep",
        hint: "nothing was written")
    }
    try checkInverse(after)
  }

  /// True where a text means what the change makes of the old one.
  func holds(for output: [UInt8]) -> Bool {
    do throws(MenuErrors) { return difference(from: try Self.tree(of: output)) == nil } catch {
      return false
    }
  }

  private static func tree(of output: [UInt8]) throws(MenuErrors) -> YAMLTree {
    var limits = Limits()
    limits.depth = Int.max
    limits.tiles = nil
    return try YAMLReader.tree(of: SourceText(output), limits: limits)
  }

  private func difference(from after: YAMLTree) -> NodeID? {
    guard after.documents.count == before.documents.count else { return 0 }
    var comparison = self
    for (old, new) in zip(before.documents, after.documents) {
      if let difference = comparison.difference(old, new, after) { return difference }
    }
    return nil
  }

  /// A carriage return and a line feed that meet make one line break of two, and moving back would not
  /// part them; so where lone carriage returns are, moving back is tried.
  private func checkInverse(_ after: YAMLTree) throws(MenuErrors) {
    guard change.isPermutation, before.hasLoneCarriageReturns else { return }
    var comparison = self
    comparison.counterparts = Array(repeating: .max, count: before.nodes.count)
    for (old, new) in zip(before.documents, after.documents) {
      _ = comparison.difference(old, new, after)
    }
    let inverses = change.plans.map { plan in
      let list = NodeID(comparison.counterparts[plan.outline.list])
      var inverse = plan.pieces
      for (slot, piece) in plan.pieces.enumerated() {
        inverse[piece.index] = Splice.PieceReference(list: list, index: slot)
      }
      return Splice.Plan(outline: Outline(of: list, in: after), pieces: inverse)
    }
    if try Splice.text(of: after, plans: inverses) != before.text.bytes {
      throw refusal(at: change.plans.first?.outline.list ?? 0)
    }
  }

  /// The first node of the old tree, in the new order, whose counterpart is another.
  private mutating func difference(_ old: NodeID, _ new: NodeID, _ after: YAMLTree) -> NodeID? {
    let (first, second) = (before.nodes[old], after.nodes[new])
    guard first.kind == second.kind,
      first.style == second.style || change.changesStyle(of: old, in: before),
      before.anchor(of: old) == after.anchor(of: new), before.tag(of: old) == after.tag(of: new)
    else { return old }
    if !counterparts.isEmpty { counterparts[old] = UInt32(new) }
    switch first.kind {
    case .scalar:
      return before.value(of: old).elementsEqual(after.value(of: new)) ? nil : old
    case .alias:
      return counterparts[first.target] == UInt32(second.target) ? nil : old
    case .sequence, .mapping:
      var child = new + 1
      for expected in change.children(of: old, in: before) {
        guard child < second.next else { return old }
        if let difference = difference(expected, child, after) { return difference }
        child = after.nodes[child].next
      }
      return child == second.next ? nil : old
    }
  }

  private func refusal(at node: NodeID) -> MenuErrors {
    before.error(
      at: node, "cannot move: \(reason(at: node))", hint: "nothing was written")
  }

  private func reason(at node: NodeID) -> String {
    if change.restyledItem(around: node, in: before) != nil {
      return "this tile's text would mean something else between brackets, or without them"
    }
    if before.nodes[node].keepsBlankLines {
      return "the blank lines below this text are part of it, and would be others"
    }
    return "the file would then mean something else from here on"
  }
}
