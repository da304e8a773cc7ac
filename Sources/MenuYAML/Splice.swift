/// A text in which some lists hold other pieces, or the same in another order, put together from the
/// file's own bytes.
struct Splice {
  /// A piece of some list, by its number in file order.
  struct PieceReference: Hashable {
    let list: NodeID
    let index: Int
  }

  /// One list and the pieces that its slots shall hold.
  struct Plan {
    let outline: Outline
    let pieces: [PieceReference]

    /// The pieces by number when they are all the list's own and none has left.
    var permutation: [Int]? {
      guard pieces.count == outline.pieces.count, pieces.allSatisfy({ $0.list == outline.list })
      else { return nil }
      return pieces.map(\.index)
    }
  }

  private let tree: YAMLTree
  private let bytes: [UInt8]
  private let plans: [Plan]
  private let layouts: [NodeID: GapLayout]
  private let edits: [ListEdit]

  /// The text with the lists as planned; lists may lie in one another.
  ///
  /// Throws where a piece cannot be put into a list without changing more than its indentation.
  static func text(of tree: YAMLTree, plans: [Plan]) throws(MenuErrors) -> [UInt8] {
    let splice = try Splice(tree, plans)
    var output: [UInt8] = []
    output.reserveCapacity(splice.bytes.count + 64)
    try splice.copy(0..<splice.bytes.count, to: &output)
    return output
  }

  private init(_ tree: YAMLTree, _ plans: [Plan]) throws(MenuErrors) {
    self.tree = tree
    bytes = tree.text.bytes
    self.plans = plans
    var layouts: [NodeID: GapLayout] = [:]
    var edits: [ListEdit] = []
    for plan in plans {
      let edit = try ListEdit(plan, in: tree)
      edits.append(edit)
      guard plan.permutation == nil else { continue }
      let kept = Set(plan.pieces.lazy.filter { $0.list == plan.outline.list }.map(\.index))
      layouts[plan.outline.list] = GapLayout(
        of: plan.outline, without: Set(plan.outline.pieces.indices).subtracting(kept),
        isByLines: edit.layout != .cores, in: tree.text.bytes)
    }
    self.layouts = layouts
    // Where a list begins with another (`- - a`), the outer one comes first.
    self.edits = edits.sorted { first, second in
      (first.region.lowerBound, -first.region.upperBound)
        < (second.region.lowerBound, -second.region.upperBound)
    }
  }

  /// Copies a stretch, with the lists that lie in it as planned.
  ///
  /// The list of a single piece may be as long as the piece, so where one is copied its list is told.
  private func copy(
    _ range: Range<Int>, inPieceOf list: NodeID? = nil, to output: inout [UInt8]
  ) throws(MenuErrors) {
    var start = range.lowerBound
    for edit in edits
    where edit.region.lowerBound >= start && edit.region.upperBound <= range.upperBound
      && edit.plan.outline.list != list
    {
      output += bytes[start..<edit.region.lowerBound]
      try write(edit, to: &output)
      start = edit.region.upperBound
    }
    output += bytes[start..<range.upperBound]
  }

  private func write(_ edit: ListEdit, to output: inout [UInt8]) throws(MenuErrors) {
    let plan = edit.plan
    if let permutation = plan.permutation {
      try write(permutation, of: plan.outline, to: &output)
      return
    }
    output += edit.opening
    if !plan.pieces.isEmpty { try writeTransfer(edit, to: &output) }
    output += edit.closing
  }

  private func write(_ permutation: [Int], of outline: Outline, to output: inout [UInt8])
    throws(MenuErrors)
  {
    for (slot, number) in permutation.enumerated() {
      let (piece, place) = (outline.pieces[number], outline.places[slot])
      output += bytes[piece.head]
      output += bytes[place.prefix]
      if edits.count > 1 { try copy(piece.body, to: &output) } else { output += bytes[piece.body] }
      output += bytes[place.joint]
      output += bytes[piece.rest]
      output += bytes[place.gap]
    }
  }
}

/// Lists that give pieces away and take others in.
extension Splice {
  private func writeTransfer(_ edit: ListEdit, to output: inout [UInt8]) throws(MenuErrors) {
    let plan = edit.plan
    guard var layout = layouts[plan.outline.list] else { return }
    if layout.losesComment {
      throw refusal(plan.outline.list, "a comment between the commas would be lost")
    }
    for (slot, piece) in plan.pieces.enumerated() where piece.list != plan.outline.list {
      layout.insert(at: slot, bringing: layouts[piece.list]?.carried[piece.index] ?? [])
    }
    output += layout.leading
    for (slot, piece) in plan.pieces.enumerated() {
      let text = try text(of: piece, in: edit)
      output += text.head
      if case .block(let column) = edit.layout, !(slot == 0 && edit.sharesFirstLine) {
        output += PieceText.spaces(column)
      }
      output += text.body
      output += joint(slot, in: edit)
      output += text.rest
      if slot < layout.gaps.count { output += layout.gaps[slot] }
    }
    output += layout.trailing
  }

  /// A piece's text as the list wants it.
  private func text(of piece: PieceReference, in edit: ListEdit) throws(MenuErrors) -> PieceText {
    guard let source = plans.first(where: { $0.outline.list == piece.list })?.outline else {
      throw refusal(piece.list, "its list is not to be found")
    }
    let ranges = source.pieces[piece.index]
    var body: [UInt8] = []
    try copy(ranges.body, inPieceOf: piece.list, to: &body)
    let text = PieceText(
      head: Array(bytes[ranges.head]), body: body, rest: Array(bytes[ranges.rest]))
    if piece.list == edit.plan.outline.list { return text }
    guard let moved = text.moved(from: source.layout, to: edit.layout) else {
      throw refusal(
        source.items[piece.index],
        "a tile on several lines, or with a comment, cannot stand in a list in brackets as it is")
    }
    return moved
  }

  /// The comma behind a slot of a flow list by lines: the last slot keeps what the last one had.
  private func joint(_ slot: Int, in edit: ListEdit) -> [UInt8] {
    guard case .ownLines = edit.layout, let last = edit.plan.outline.places.last else { return [] }
    if slot == edit.plan.pieces.count - 1 { return Array(bytes[last.joint]) }
    let own = edit.plan.outline.places
    return slot < own.count - 1 ? Array(bytes[own[slot].joint]) : [UInt8(ascii: ",")]
  }

  private func refusal(_ node: NodeID, _ message: String) -> MenuErrors {
    tree.error(at: node, "cannot move: " + message, hint: "nothing was written")
  }
}
