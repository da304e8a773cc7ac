/// What would change the meaning of a text if its pieces were moved, found before they are.
///
/// The re-reading afterwards finds all of it too, and more; this finds it with a reason.
struct Hazards {
  let tree: YAMLTree
  let change: ListChange

  func check() throws(MenuErrors) {
    try checkByteOrderMarks()
    try checkSharedLines()
    try checkLastLine()
    try checkAliases()
  }

  /// libyaml counts a byte order mark in mid-text as a column, so no outline can be trusted there.
  private func checkByteOrderMarks() throws(MenuErrors) {
    guard !tree.isASCII else { return }
    let bytes = tree.text.bytes
    var offset = tree.text.contentStart
    while offset + 2 < bytes.count {
      if bytes[offset] == 0xEF, bytes[offset + 1] == 0xBB, bytes[offset + 2] == 0xBF {
        throw error(
          at: offset..<offset, "a byte order mark stands in the middle of the text",
          "take it out first")
      }
      offset += 1
    }
  }

  /// Nothing can stand above a dash that follows another on its line.
  private func checkSharedLines() throws(MenuErrors) {
    for plan in change.plans where plan.outline.sharesFirstLine {
      guard let first = plan.pieces.first, let head = outline(of: first)?.pieces[first.index].head,
        !head.isEmpty
      else { continue }
      throw error(
        at: head, "the comment above this tile would have to stand within the first tile's line",
        "put the list's first dash on a line of its own")
    }
  }

  /// A file without a newline at its end: what comes last there loses its own, and what was last gains
  /// one, which is text where a block scalar is concerned.
  private func checkLastLine() throws(MenuErrors) {
    let bytes = tree.text.bytes
    for plan in change.plans {
      let outline = plan.outline
      guard outline.region.upperBound == bytes.count,
        bytes.lineBreakLength(before: bytes.count) == 0,
        let last = outline.pieces.last, let incoming = plan.pieces.last,
        incoming.list != outline.list || incoming.index != outline.pieces.count - 1,
        let next = self.outline(of: incoming)?.pieces[incoming.index]
      else { continue }
      for piece in [last, next] {
        let endsEmpty = bytes.lineBreakLength(before: piece.body.upperBound) > 0
        guard piece.endsInBlockScalar || endsEmpty else { continue }
        throw error(
          at: piece.body,
          "this tile's block text would gain or lose its last newline, since the file ends without one",
          "end the file with a newline first")
      }
    }
  }

  private func outline(of piece: Splice.PieceReference) -> Outline? {
    change.plans.first { $0.outline.list == piece.list }?.outline
  }

  /// An alias means the nearest anchor of its name above it.
  private func checkAliases() throws(MenuErrors) {
    guard tree.hasAliases else { return }
    for root in tree.documents {
      var anchors: [String: NodeID] = [:]
      try checkAliases(in: root, &anchors)
    }
  }

  private func checkAliases(in node: NodeID, _ anchors: inout [String: NodeID]) throws(MenuErrors) {
    if tree.nodes[node].kind == .alias {
      let target = tree.nodes[node].target
      let name = tree.anchor(of: target) ?? ""
      if anchors[name] != target { throw aliasError(node, name, isLost: anchors[name] == nil) }
      return
    }
    if let name = tree.anchor(of: node) { anchors[name] = node }
    guard tree.nodes[node].kind != .scalar else { return }
    for child in change.children(of: node, in: tree) { try checkAliases(in: child, &anchors) }
  }

  private func aliasError(_ alias: NodeID, _ name: String, isLost: Bool) -> MenuErrors {
    let target = tree.nodes[alias].target
    let line = LineTable(tree.text).position(of: tree.nodes[target].start).line
    return error(
      at: tree.nodes[alias].span,
      isLost
        ? "'*\(name)' would come before its anchor '&\(name)' in line \(line)"
        : "'*\(name)' would mean another anchor than '&\(name)' in line \(line)",
      "keep the tile with the anchor above those that use it")
  }

  private func error(at span: Range<Int>, _ message: String, _ hint: String) -> MenuErrors {
    let shown =
      span.lowerBound..<min(span.upperBound, tree.text.bytes.lineEnd(from: span.lowerBound))
    return MenuErrors(
      LineTable(tree.text).diagnostic(at: shown, "cannot move: " + message, hint: hint))
  }
}
