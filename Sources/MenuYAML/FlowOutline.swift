/// Outlines a flow list (`[a, b]`, JSON).
///
/// Where each item stands on lines of its own the comments above and behind it are its own, as in a
/// block list. Elsewhere only the items' own bytes move, and commas, blanks and comments stay.
struct FlowOutline {
  private let tree: YAMLTree
  private let bytes: [UInt8]
  private let list: NodeID
  private let items: [NodeID]

  init(of list: NodeID, items: [NodeID], in tree: YAMLTree) {
    self.tree = tree
    self.list = list
    self.items = items
    bytes = tree.text.bytes
  }

  /// How far the first item is indented.
  var indentation: Int {
    guard let first = items.first else { return 0 }
    return tree.nodes[first].start - bytes.lineStart(before: tree.nodes[first].start)
  }

  /// The outline of a list whose items stand on lines of their own, nil for any other.
  func ownLineOutline() -> ([Outline.Piece], [Outline.Place])? {
    var pieces: [Outline.Piece] = []
    var places: [Outline.Place] = []
    let openingLine = bytes.lineEnd(from: tree.nodes[list].start)
    for item in items {
      let core = tree.nodes[item].span
      let lineStart = bytes.lineStart(before: core.lowerBound)
      guard bytes[lineStart..<core.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
        let joint = joint(behind: core.upperBound),
        let restEnd = restEnd(from: joint.upperBound)
      else { return nil }
      let limit = pieces.last.map { bytes.nextLine(after: $0.rest.upperBound) } ?? openingLine
      guard lineStart >= limit else { return nil }
      let head = headStart(above: lineStart, limit: limit)..<core.lowerBound
      if let previous = pieces.last {
        places[places.count - 1].gap = previous.rest.upperBound..<head.lowerBound
      }
      pieces.append(.init(head: head, body: core, rest: joint.upperBound..<restEnd))
      places.append(
        .init(
          prefix: core.lowerBound..<core.lowerBound, joint: joint, gap: restEnd..<restEnd))
    }
    return (pieces, places)
  }

  /// The outline in which only the items' own bytes move.
  func coreOutline() -> ([Outline.Piece], [Outline.Place]) {
    let spans = items.map { tree.nodes[$0].span }
    let pieces = spans.map { span in
      Outline.Piece(
        head: span.lowerBound..<span.lowerBound, body: span,
        rest: span.upperBound..<span.upperBound)
    }
    let places = spans.indices.map { index in
      let (start, end) = (spans[index].lowerBound, spans[index].upperBound)
      let next = index + 1 < spans.count ? spans[index + 1].lowerBound : end
      return Outline.Place(prefix: start..<start, joint: end..<end, gap: end..<next)
    }
    return (pieces, places)
  }

  /// From the item's end through its comma, which must be on the same line; empty for a last item
  /// without one, nil where the item shares its last line.
  private func joint(behind end: Int) -> Range<Int>? {
    let comma = bytes.skippingSeparation(from: end)
    guard comma < bytes.count, bytes[comma] == UInt8(ascii: ",") else { return end..<end }
    return bytes.lineEnd(from: end) > comma ? end..<(comma + 1) : nil
  }

  /// The end of a line on which only a comment may follow, nil where something else does.
  private func restEnd(from offset: Int) -> Int? {
    let next = bytes.skippingBlanks(from: offset)
    guard next < bytes.count else { return nil }
    let isLineEnd = bytes[next] == UInt8(ascii: "#") || bytes.lineBreakLength(at: next) > 0
    return isLineEnd ? bytes.lineEnd(from: next) : nil
  }

  private func headStart(above lineStart: Int, limit: Int) -> Int {
    var start = lineStart
    while start > limit {
      let above = bytes.lineStart(before: start - bytes.lineBreakLength(before: start))
      guard above >= limit, case .comment = SeparationLine(at: above, in: bytes) else { break }
      start = above
    }
    return start
  }
}
