/// Outlines a block list: which lines belong to which dash.
///
/// With `C` the column of the list's dashes, in the lines between two items (all blank or comments):
/// comments deeper than `C` right below an item are its own, blank lines between them too; the unbroken
/// run of comments at `C` or left of it directly above a dash belongs to the tile of that dash; the rest
/// (blank lines, headings cut off by one) stays where it is. If any item ends in a scalar that keeps its
/// trailing blank lines, or would in another order of the lists in it, blank lines belong to the item
/// above them in the whole list, since they are text there and must be nobody's else.
struct BlockOutline {
  private let tree: YAMLTree
  private let bytes: [UInt8]
  private let items: [NodeID]
  private let firstDash: Int
  let column: Int
  private let keepsBlankLines: Bool
  let sharesFirstLine: Bool
  private(set) var pieces: [Outline.Piece] = []
  private(set) var places: [Outline.Place] = []

  init(of list: NodeID, items: [NodeID], in tree: YAMLTree) {
    self.tree = tree
    self.items = items
    bytes = tree.text.bytes
    firstDash = tree.nodes[list].firstDash
    let lineStart = bytes.lineStart(before: firstDash)
    // Before a dash stand only spaces, dashes, `?` and `:`, so its column is a number of bytes too.
    column = firstDash - lineStart
    sharesFirstLine = bytes[lineStart..<firstDash].contains { $0 != 0x20 }
    keepsBlankLines = tree.hasKeptLines && items.contains(where: tree.mayEndInKeptLines)
  }

  /// Finds all pieces and places.
  mutating func outline() {
    pieces.reserveCapacity(items.count)
    places.reserveCapacity(items.count)
    for index in items.indices {
      let dash = index == 0 ? firstDash : dash(of: items[index])
      let lineStart =
        index == 0 && sharesFirstLine ? firstDash : bytes.lineStart(before: dash)
      let last = tree.nodes[items[index]].next - 1
      var piece = Outline.Piece(
        head: headStart(above: lineStart, isFirst: index == 0)..<lineStart,
        body: dash..<bodyEnd(of: items[index], dash: dash), rest: 0..<0)
      piece.endsInBlockScalar = endsInBlockScalar(last, at: piece.body.upperBound)
      piece.rest = piece.body.upperBound..<piece.body.upperBound
      let itemEnd = max(dash + 1, tree.nodes[items[index]].end)
      piece.remarkLength = UInt32(max(itemEnd, piece.body.upperBound) - itemEnd)
      piece.keepsBlankLines = keepsBlankLines && tree.mayEndInKeptLines(items[index])
      if let previous = pieces.last {
        places[index - 1].gap = previous.body.upperBound..<piece.head.lowerBound
      }
      pieces.append(piece)
      let end = piece.body.upperBound
      places.append(.init(prefix: lineStart..<dash, joint: end..<end, gap: end..<end))
    }
  }

  /// Whether a piece that ends at an offset ends in a block scalar whose last line break is text: with
  /// no comment below it.
  private func endsInBlockScalar(_ last: NodeID, at end: Int) -> Bool {
    let node = tree.nodes[last]
    return node.style.isBlockScalar && node.end == end
      && !BlockScalarExtent.stripsLastBreak(from: node.start, in: bytes)
  }

  /// The dash that introduces an item which is not the first.
  private func dash(of item: NodeID) -> Int {
    let node = tree.nodes[item]
    // An item with nothing behind its dash is marked right behind it.
    if node.kind == .scalar, node.start == node.end { return node.start - 1 }
    var lineStart = bytes.lineStart(before: node.start)
    if bytes[lineStart..<node.start].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      // The dash stands alone, above blank lines and comments.
      repeat {
        lineStart = bytes.lineStart(before: lineStart - bytes.lineBreakLength(before: lineStart))
      } while lineStart > 0 && SeparationLine(at: lineStart, in: bytes) != .content
    }
    return lineStart + column
  }

  /// Where the comment lines begin that belong to the dash whose line starts at `lineStart`.
  private func headStart(above lineStart: Int, isFirst: Bool) -> Int {
    if isFirst && sharesFirstLine { return lineStart }
    let limit =
      pieces.last.map { bytes.nextLine(after: $0.body.upperBound) } ?? tree.text.contentStart
    var start = lineStart
    while start > limit {
      let above = bytes.lineStart(before: start - bytes.lineBreakLength(before: start))
      guard above >= limit, case .comment(let column) = SeparationLine(at: above, in: bytes),
        column <= self.column
      else { break }
      start = above
    }
    return start
  }

  /// Where an item's last line ends, the comments and blank lines below that are its own included.
  private func bodyEnd(of item: NodeID, dash: Int) -> Int {
    var end = bytes.lineEnd(from: max(dash + 1, tree.nodes[item].end))
    var blankEnd = end
    var line = end + bytes.lineBreakLength(at: end)
    lines: while line > blankEnd, line < bytes.count {
      switch SeparationLine(at: line, in: bytes) {
      case .comment(let column) where column > self.column:
        end = bytes.lineEnd(from: line)
        blankEnd = end
      case .blank: blankEnd = bytes.lineEnd(from: line)
      case .comment, .content: break lines
      }
      line = bytes.nextLine(after: line)
    }
    return keepsBlankLines ? blankEnd : end
  }
}

extension YAMLTree {
  /// Whether a node ends in a scalar that keeps its blank lines, in this order of the lists in it or in
  /// another: an outer list must share out its lines in the same way before and after an inner one moves.
  fileprivate func mayEndInKeptLines(_ node: NodeID) -> Bool {
    switch nodes[node].kind {
    case .scalar: nodes[node].keepsBlankLines
    case .alias: false
    case .sequence: children(of: node).contains(where: mayEndInKeptLines)
    case .mapping: children(of: node).last.map(mayEndInKeptLines) ?? false
    }
  }
}
