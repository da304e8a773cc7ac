/// The stretch of a text that a plan replaces, and what stands around the pieces there.
///
/// A block list from which the last tile leaves becomes `[]` behind its key, since a key without a value
/// would be no list any more; a tile that comes into `[]` opens a block list again, indented as its
/// sister lists are.
struct ListEdit {
  let plan: Splice.Plan
  /// The bytes that are replaced.
  let region: Range<Int>
  /// How the list is laid out when it is done.
  let layout: Outline.Layout
  /// Text before the first piece.
  var opening: [UInt8] = []
  /// Text behind the last piece.
  var closing: [UInt8] = []
  /// True where the first dash stands behind something on its line.
  var sharesFirstLine = false

  private init(_ plan: Splice.Plan, _ region: Range<Int>, _ layout: Outline.Layout) {
    self.plan = plan
    self.region = region
    self.layout = layout
  }

  /// What a plan makes of its list's stretch.
  init(_ plan: Splice.Plan, in tree: YAMLTree) {
    if plan.outline.pieces.isEmpty {
      self = Self.filling(plan, in: tree)
    } else if !plan.pieces.isEmpty {
      self.init(plan, plan.outline.region, plan.outline.layout)
      sharesFirstLine = plan.outline.sharesFirstLine
    } else if case .block = plan.outline.layout {
      self = Self.emptyingBlock(plan, in: tree)
    } else {
      self = Self.emptyingFlow(plan, in: tree)
    }
  }
}

/// A list that becomes empty.
extension ListEdit {
  /// `[]` behind the key; what stood between the key and the first tile stays there.
  private static func emptyingBlock(_ plan: Splice.Plan, in tree: YAMLTree) -> ListEdit {
    let outline = plan.outline
    let introduced = tree.introducerEnd(of: outline.list)
    let between = tree.text.bytes[introduced..<outline.region.lowerBound]
    var edit = ListEdit(plan, introduced..<outline.region.upperBound, outline.layout)
    if outline.sharesFirstLine {
      edit.opening = between + Array("[]".utf8)
    } else {
      edit.opening = Array((introduced == tree.text.contentStart ? "[]" : " []").utf8)
      let lineBreak = tree.text.bytes.lineBreakLength(before: outline.region.lowerBound)
      edit.closing = Array(between.dropLast(lineBreak))
    }
    return edit
  }

  /// `[]` where nothing else is between the brackets; comments there stay, and the comma goes.
  private static func emptyingFlow(_ plan: Splice.Plan, in tree: YAMLTree) -> ListEdit {
    let bytes = tree.text.bytes
    let (region, inside) = (plan.outline.region, tree.inside(plan.outline.list))
    var end = bytes.skippingSeparation(from: region.upperBound)
    end = end < inside.upperBound && bytes[end] == UInt8(ascii: ",") ? end + 1 : region.upperBound
    let kept =
      bytes[inside.lowerBound..<region.lowerBound] + bytes[end..<inside.upperBound]
    let hasComment =
      kept.contains(UInt8(ascii: "#"))
      || plan.outline.places.contains { bytes[$0.gap].contains(UInt8(ascii: "#")) }
    guard hasComment else { return ListEdit(plan, inside, plan.outline.layout) }
    var edit = ListEdit(plan, region.lowerBound..<end, plan.outline.layout)
    if end > region.upperBound { edit.closing = Array(bytes[region.upperBound..<(end - 1)]) }
    return edit
  }
}

/// A list that was empty.
extension ListEdit {
  private static func filling(_ plan: Splice.Plan, in tree: YAMLTree) -> ListEdit {
    let inside = tree.inside(plan.outline.list)
    if tree.text.bytes[inside].contains(UInt8(ascii: "#")) {
      return ListEdit(plan, inside.lowerBound..<inside.lowerBound, .cores)
    }
    let ancestors = tree.ancestors(of: plan.outline.list)
    if ancestors.contains(where: { tree.nodes[$0].style == .flow }) {
      return fillingFlow(plan, inside, in: tree)
    }
    guard let parent = ancestors.last, tree.nodes[parent].kind == .mapping else {
      // The list is the document itself, or an item of a list.
      let start = inside.lowerBound - 1
      let column = start - tree.text.bytes.lineStart(before: start)
      var edit = ListEdit(plan, start..<(inside.upperBound + 1), .block(column: column))
      edit.sharesFirstLine = true
      return edit
    }
    return fillingBlock(plan, inside, of: parent, in: tree)
  }

  private static func fillingFlow(_ plan: Splice.Plan, _ inside: Range<Int>, in tree: YAMLTree)
    -> ListEdit
  {
    guard let step = tree.usualFlowIndentation(like: plan.outline.list) else {
      return ListEdit(plan, inside, .cores)
    }
    let bytes = tree.text.bytes
    let indentation = bytes[bytes.lineStart(before: inside.lowerBound)...].prefix { $0 == 0x20 }
    var edit = ListEdit(plan, inside, .ownLines(indentation: indentation.count + step))
    edit.opening = bytes.firstLineBreak
    edit.closing = bytes.firstLineBreak + indentation
    return edit
  }

  /// Dashes below the key; a comment behind `[]` stays behind the key.
  private static func fillingBlock(
    _ plan: Splice.Plan, _ inside: Range<Int>, of parent: NodeID, in tree: YAMLTree
  ) -> ListEdit {
    let bytes = tree.text.bytes
    let list = plan.outline.list
    let column =
      tree.keyColumn(of: list, in: parent) + tree.usualListIndentation(like: list, in: parent)
    let (start, end) = (inside.lowerBound - 1, inside.upperBound + 1)
    let lineStart = bytes.lineStart(before: start)
    let blanks = bytes[lineStart..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    let header = end..<headerEnd(behind: bytes.lineEnd(from: end), column: column, in: bytes)
    var edit = ListEdit(plan, (start - blanks)..<header.upperBound, .block(column: column))
    // Where the brackets stand on a line of their own, that line becomes the tiles'.
    let isAlone =
      start - blanks == lineStart && bytes[header].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    if !isAlone { edit.opening = bytes[header] + bytes.firstLineBreak }
    return edit
  }

  /// Where comments end that would belong to a tile above them, were one put there.
  private static func headerEnd(behind lineEnd: Int, column: Int, in bytes: [UInt8]) -> Int {
    var end = lineEnd
    var line = bytes.nextLine(after: lineEnd)
    while line < bytes.count {
      switch SeparationLine(at: line, in: bytes) {
      case .comment(let other) where other > column: end = bytes.lineEnd(from: line)
      case .blank: break
      case .comment, .content: return end
      }
      line = bytes.nextLine(after: line)
    }
    return end
  }
}
