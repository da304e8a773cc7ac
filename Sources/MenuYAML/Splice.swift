/// A text in which some lists hold other pieces, or the same in another order, put together from the
/// file's own bytes.
struct Splice {
  /// A piece of some list, by its number in file order.
  struct PieceReference: Hashable {
    private let list32: UInt32
    private let index32: UInt32

    init(list: NodeID, index: Int) {
      list32 = UInt32(list)
      index32 = UInt32(index)
    }

    var list: NodeID { NodeID(list32) }
    var index: Int { Int(index32) }
  }

  /// One list and the pieces that its slots shall hold.
  struct Plan {
    let outline: Outline
    let pieces: [PieceReference]
    /// True when the pieces are all the list's own and none has left.
    let isPermutation: Bool

    init(outline: Outline, pieces: [PieceReference]) {
      self.outline = outline
      self.pieces = pieces
      isPermutation =
        pieces.count == outline.pieces.count && pieces.allSatisfy { $0.list == outline.list }
    }

    /// The numbers of the pieces that leave the list.
    var gone: Set<Int> {
      let kept = Set(pieces.lazy.filter { $0.list == outline.list }.map(\.index))
      return Set(outline.pieces.indices).subtracting(kept)
    }
  }

  private let tree: YAMLTree
  private let bytes: [UInt8]
  /// What becomes of each list, in the order of the stretches they replace; an outer one comes first.
  private let edits: [ListEdit]
  /// The number of each list's edit.
  private let numbers: [NodeID: Int]
  private let layouts: [NodeID: GapLayout]

  /// The text with the lists as planned; lists may lie in one another.
  ///
  /// Throws where a piece cannot be put into a list without changing more than its indentation.
  static func text(of tree: YAMLTree, plans: [Plan]) throws(MenuErrors) -> [UInt8] {
    if plans.count == 1, plans[0].isPermutation {
      return StretchRun.text(of: tree.text.bytes, permuting: plans[0])
    }
    let splice = Splice(tree, plans)
    var output: [UInt8] = []
    output.reserveCapacity(splice.bytes.count + 64)
    try splice.copy(0..<splice.bytes.count, behind: -1, to: &output)
    return output
  }

  private init(_ tree: YAMLTree, _ plans: [Plan]) {
    self.tree = tree
    bytes = tree.text.bytes
    var layouts: [NodeID: GapLayout] = [:]
    var edits: [ListEdit] = []
    for plan in plans {
      let edit = ListEdit(plan, in: tree)
      edits.append(edit)
      guard !plan.isPermutation else { continue }
      layouts[plan.outline.list] = GapLayout(
        of: plan.outline, without: plan.gone, isByLines: edit.layout != .cores, in: tree.text.bytes)
    }
    self.layouts = layouts
    // Where a list begins with another (`- - a`), the outer one comes first.
    self.edits = edits.sorted { first, second in
      (first.region.lowerBound, -first.region.upperBound)
        < (second.region.lowerBound, -second.region.upperBound)
    }
    numbers = Dictionary(
      uniqueKeysWithValues: self.edits.enumerated().map { ($1.plan.outline.list, $0) })
  }

  /// Copies a stretch, with the lists that lie in it as planned.
  ///
  /// The stretch of a list whose only piece is all of it would be found in that piece again, so only
  /// edits behind the list's own are looked at.
  private func copy(_ range: Range<Int>, behind outer: Int, to output: inout [UInt8])
    throws(MenuErrors)
  {
    var start = range.lowerBound
    var number = max(outer + 1, firstEdit(from: start))
    while number < edits.count, edits[number].region.lowerBound < range.upperBound {
      let region = edits[number].region
      if region.lowerBound >= start, region.upperBound <= range.upperBound {
        output += bytes[start..<region.lowerBound]
        try write(number, to: &output)
        start = region.upperBound
      }
      number += 1
    }
    output += bytes[start..<range.upperBound]
  }

  /// The number of the first edit at an offset or behind it.
  private func firstEdit(from offset: Int) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].region.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func write(_ number: Int, to output: inout [UInt8]) throws(MenuErrors) {
    let edit = edits[number]
    if edit.plan.isPermutation {
      try writePermuted(number, to: &output)
      return
    }
    guard let layout = layouts[edit.plan.outline.list] else { return }
    if layout.losesComment {
      throw refusal(edit.plan.outline.list, "a comment between the commas would be lost")
    }
    output += edit.opening
    if edit.plan.pieces.isEmpty {
      output += settled(edit.closing + layout.trailing, in: edit)
    } else {
      try write(edit, layout, to: &output)
      output += edit.closing
    }
  }

  private func writePermuted(_ edit: Int, to output: inout [UInt8]) throws(MenuErrors) {
    let (outline, pieces) = (edits[edit].plan.outline, edits[edit].plan.pieces)
    var run = StretchRun(of: bytes)
    for slot in pieces.indices {
      let (piece, place) = (outline.pieces[pieces[slot].index], outline.places[slot])
      run.add(piece.head, to: &output)
      run.add(place.prefix, to: &output)
      run.end(&output)
      try copy(piece.body, behind: edit, to: &output)
      run.add(place.joint, to: &output)
      run.add(piece.rest, to: &output)
      run.add(place.gap, to: &output)
    }
    run.end(&output)
  }
}

/// Lists that give pieces away and take others in.
extension Splice {
  private func write(_ edit: ListEdit, _ gaps: GapLayout, to output: inout [UInt8])
    throws(MenuErrors)
  {
    let pieces = edit.plan.pieces
    var layout = gaps
    for (slot, piece) in pieces.enumerated() where piece.list != edit.plan.outline.list {
      layout.insert(at: slot, bringing: gap(of: piece, at: slot, in: edit))
    }
    output += layout.leading
    for (slot, piece) in pieces.enumerated() {
      let text = try text(of: piece, in: edit)
      output += text.head
      let isBehindOther = slot == 0 && edit.sharesFirstLine && layout.leading.isEmpty
      if case .block(let column) = edit.layout, !isBehindOther {
        output += PieceText.spaces(column)
      }
      output += text.body
      output += joint(slot, in: edit)
      output += text.rest
      if slot < layout.gaps.count { output += layout.gaps[slot] }
    }
    output += settled(layout.trailing, in: edit)
  }

  /// Headings below the last tile, which the tile that the list is in must keep: left of that tile's dash
  /// they would be nobody's now that no tile of the list is below them.
  private func settled(_ headings: [UInt8], in edit: ListEdit) -> [UInt8] {
    guard case .block(let column) = edit.layout,
      let outer = tree.outerDashColumn(of: edit.plan.outline.list)
    else { return headings }
    return PieceText.commentsIndented(headings, from: outer, to: column)
  }

  /// The line break, and the blank lines, that a piece brings with it.
  private func gap(of piece: PieceReference, at slot: Int, in edit: ListEdit) -> [UInt8] {
    let gap = layouts[piece.list]?.carried[piece.index] ?? []
    // Below a text that keeps blank lines they would be that text's.
    let isLast = slot > 0 && slot == edit.plan.pieces.count - 1
    let keeps = isLast && source(of: edit.plan.pieces[slot - 1])?.keepsBlankLines ?? false
    return keeps ? Array(gap[..<gap.lineBreakLength(at: 0)]) : gap
  }

  private func source(of piece: PieceReference) -> Outline.Piece? {
    numbers[piece.list].map { edits[$0].plan.outline.pieces[piece.index] }
  }

  /// A piece's text as the list wants it.
  private func text(of piece: PieceReference, in edit: ListEdit) throws(MenuErrors) -> PieceText {
    guard let number = numbers[piece.list] else {
      throw refusal(piece.list, "its list is not to be found")
    }
    let source = edits[number].plan.outline
    let ranges = source.pieces[piece.index]
    var body: [UInt8] = []
    try copy(ranges.body, behind: number, to: &body)
    let text = PieceText(
      head: Array(bytes[ranges.head]), body: body, rest: Array(bytes[ranges.rest]),
      column: ranges.body.lowerBound - bytes.lineStart(before: ranges.body.lowerBound),
      remarkLength: Int(ranges.remarkLength))
    if piece.list == edit.plan.outline.list { return text }
    do throws(PieceText.Obstacle) {
      return try text.moved(from: source.layout, to: edit.layout)
    } catch {
      throw refusal(source.items[piece.index], error.reason)
    }
  }

  /// The comma behind a slot of a flow list by lines: the last slot keeps what the last one had.
  private func joint(_ slot: Int, in edit: ListEdit) -> [UInt8] {
    guard case .ownLines = edit.layout else { return [] }
    let own = edit.plan.outline.places
    if slot == edit.plan.pieces.count - 1 { return own.last.map { Array(bytes[$0.joint]) } ?? [] }
    return slot < own.count - 1 ? Array(bytes[own[slot].joint]) : [UInt8(ascii: ",")]
  }

  private func refusal(_ node: NodeID, _ message: String) -> MenuErrors {
    tree.error(at: node, "cannot move: " + message, hint: "nothing was written")
  }
}
