/// Reads again only what a move can have changed, for large lists.
///
/// How libyaml reads an item of a list depends on three things: where the list stands (what comes before
/// it), the item's own text, and what follows up to the next token, which is the gap behind it and the
/// beginning of the next item. Where all three are as they were, it reads what it read before. So it is
/// enough to read a text of the same surroundings with those items alone that have got another
/// neighbour; the runs between them, unchanged inside, are left out. If that text means what it should,
/// so does the whole. If it does not, or where an alias could reach across what is left out, nothing is
/// proven and all must be read.
struct SeamCheck {
  private let tree: YAMLTree
  private let change: ListChange

  init(_ change: ListChange, of tree: YAMLTree) {
    self.tree = tree
    self.change = change
  }

  /// A text below this many bytes is read whole all the same: it costs nothing.
  private static let leastBytes = 1 << 16

  /// The only plan of the change, where its text is proven to mean what it should, and the slots between
  /// which nothing has changed.
  var proven: (plan: Splice.Plan, seams: [Int])? {
    guard tree.text.bytes.count >= Self.leastBytes, let (text, slots) = reducedText,
      text.count <= tree.text.bytes.count / 4, let plan = change.plans.first,
      Verification(before: tree, change: change.keeping(slots, of: plan)).holds(for: text)
    else { return nil }
    return (plan, slots)
  }

  /// The new text without the runs of items that have the neighbours they had, and the slots whose items
  /// are left; nil where leaving them out could hide something.
  var reducedText: (text: [UInt8], slots: [Int])? {
    guard change.plans.count == 1, let plan = change.plans.first, plan.isPermutation,
      !tree.hasAliases, !tree.hasLoneCarriageReturns
    else { return nil }
    let (outline, pieces) = (plan.outline, plan.pieces)
    let bytes = tree.text.bytes
    let slots = slotsAtSeams(outline, pieces)
    var text = Array(bytes[..<outline.region.lowerBound])
    for slot in slots {
      let (piece, place) = (outline.pieces[pieces[slot].index], outline.places[slot])
      for range in [piece.head, place.prefix, piece.body, place.joint, piece.rest, place.gap] {
        text += bytes[range]
      }
    }
    return (text + bytes[outline.region.upperBound...], slots)
  }

  /// The slots of items that have another item before or behind them, or another gap between.
  private func slotsAtSeams(_ outline: Outline, _ pieces: [Splice.PieceReference]) -> [Int] {
    let last = pieces.count - 1
    var slots: [Int] = []
    var isBehindSeam = true
    for slot in pieces.indices {
      let isBeforeSeam = slot == last || isSeam(slot, outline, pieces)
      if isBehindSeam || isBeforeSeam { slots.append(slot) }
      isBehindSeam = isBeforeSeam
    }
    return slots
  }

  /// True where what stands between a slot and the next is not what stood there before these two items.
  private func isSeam(_ slot: Int, _ outline: Outline, _ pieces: [Splice.PieceReference]) -> Bool {
    let (piece, next) = (pieces[slot].index, pieces[slot + 1].index)
    guard next == piece + 1 else { return true }
    let (new, old) = (outline.places[slot], outline.places[piece])
    return !isSame(new.gap, old.gap) || !isSame(new.joint, old.joint)
      || !isSame(outline.places[slot + 1].prefix, outline.places[next].prefix)
  }

  private func isSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first == second || tree.text.bytes[first].elementsEqual(tree.text.bytes[second])
  }
}
