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
  private(set) var opening: [UInt8] = []
  /// Text behind the last piece.
  private(set) var closing: [UInt8] = []
  /// True where the first dash stands behind something on its line.
  let sharesFirstLine: Bool

  init(_ plan: Splice.Plan, in tree: YAMLTree) throws(MenuErrors) {
    self.plan = plan
    let outline = plan.outline
    let bytes = tree.text.bytes
    var sharesFirstLine = outline.sharesFirstLine
    if plan.pieces.isEmpty, case .block = outline.layout {
      let introduced = tree.introducerEnd(of: outline.list)
      let between = bytes[introduced..<outline.region.lowerBound]
      let lineBreak = bytes.lineBreakLength(before: outline.region.lowerBound)
      region = introduced..<outline.region.upperBound
      layout = outline.layout
      opening = Array((introduced == tree.text.contentStart ? "[]" : " []").utf8)
      if outline.sharesFirstLine {
        opening = Array(between) + Array("[]".utf8)
      } else {
        closing = Array(between.dropLast(lineBreak))
      }
    } else if outline.pieces.isEmpty {
      (region, layout, opening, closing) = try Self.filling(outline, in: tree)
      sharesFirstLine = opening.isEmpty
    } else {
      region = outline.region
      layout = outline.layout
    }
    self.sharesFirstLine = sharesFirstLine
  }

  /// What becomes of `[]` when tiles come into it.
  private static func filling(_ outline: Outline, in tree: YAMLTree) throws(MenuErrors)
    -> (Range<Int>, Outline.Layout, [UInt8], [UInt8])
  {
    let bytes = tree.text.bytes
    let span = tree.nodes[outline.list].span
    let brackets =
      (bytes[span].firstIndex(of: UInt8(ascii: "[")) ?? span.lowerBound)..<span.upperBound
    guard bytes[brackets].dropFirst().dropLast().allSatisfy({ $0 == 0x20 }) else {
      throw tree.error(
        at: outline.list, "cannot move: this empty list holds a comment or a line break",
        hint: "write it as []")
    }
    let path = tree.ancestors(of: outline.list)
    if path.contains(where: { tree.nodes[$0].style == .flow }) {
      return (brackets, .cores, [UInt8(ascii: "[")], [UInt8(ascii: "]")])
    }
    let lineStart = bytes.lineStart(before: brackets.lowerBound)
    guard let parent = path.last, tree.nodes[parent].kind == .mapping else {
      // The list is the document itself, or an item of a list.
      return (brackets, .block(column: brackets.lowerBound - lineStart), [], [])
    }
    var start = brackets.lowerBound
    while start > lineStart, bytes[start - 1] == 0x20 { start -= 1 }
    let lineEnd = bytes.lineEnd(from: brackets.upperBound)
    let column =
      tree.keyColumn(of: outline.list, in: parent) + tree.usualListIndentation(like: outline.list)
    return (
      start..<lineEnd, .block(column: column),
      Array(bytes[brackets.upperBound..<lineEnd]) + bytes.firstLineBreak, []
    )
  }
}

extension YAMLTree {
  /// The collections that a node lies in, outermost first.
  func ancestors(of node: NodeID) -> [NodeID] {
    var path: [NodeID] = []
    var next = documents.last { $0 <= node } ?? 0
    while next < node {
      if nodes[next].next > node {
        path.append(next)
        next += 1
      } else {
        next = nodes[next].next
      }
    }
    return path
  }

  /// The key that a node is the value of, in a mapping.
  private func key(of value: NodeID, in mapping: NodeID) -> NodeID? {
    pairs(of: mapping).first { $0.value == value }?.key
  }

  /// The column of the key that a list is the value of.
  func keyColumn(of list: NodeID, in mapping: NodeID) -> Int {
    guard let key = key(of: list, in: mapping) else { return 0 }
    return nodes[key].start - text.bytes.lineStart(before: nodes[key].start)
  }

  /// Where what introduces a list ends: behind its key's `:`, its dash, or its anchor and tag.
  func introducerEnd(of list: NodeID) -> Int {
    let bytes = text.bytes
    if nodes[list].hasProperties {
      var end = nodes[list].start
      while true {
        while end < bytes.count, bytes[end] != 0x20, bytes[end] != 0x09,
          bytes.lineBreakLength(at: end) == 0
        {
          end += 1
        }
        let next = bytes.skippingSeparation(from: end)
        guard next < bytes.count,
          bytes[next] == UInt8(ascii: "&") || bytes[next] == UInt8(ascii: "!")
        else { return end }
        end = next
      }
    }
    guard let parent = ancestors(of: list).last else { return documentStart(of: list) }
    if let key = key(of: list, in: parent) {
      return bytes.skippingSeparation(from: nodes[key].end) + 1
    }
    // An item of a list: its dash is the nearest content before it.
    let dash = bytes[..<nodes[list].firstDash].lastIndex(of: UInt8(ascii: "-"))
    return (dash ?? nodes[list].firstDash) + 1
  }

  /// Where a document's content may begin: behind `---`, or at the start of the text.
  private func documentStart(of root: NodeID) -> Int {
    let bytes = text.bytes
    var line = bytes.lineStart(before: nodes[root].firstDash)
    while line > text.contentStart {
      line = bytes.lineStart(before: line - bytes.lineBreakLength(before: line))
      if bytes[line...].starts(with: "---".utf8) { return line + 3 }
      guard SeparationLine(at: line, in: bytes) != .content else { break }
    }
    return text.contentStart
  }

  /// How far block lists are indented from their keys here: as the first other one by the same key is, else as any.
  func usualListIndentation(like list: NodeID) -> Int {
    let name = ancestors(of: list).last.flatMap { key(of: list, in: $0) }.map { string(of: $0) }
    var usual: Int?
    for mapping in nodes.indices
    where nodes[mapping].kind == .mapping && nodes[mapping].style == .block {
      for (key, value) in pairs(of: mapping)
      where nodes[value].kind == .sequence && nodes[value].style == .block
        && nodes[key].kind == .scalar
      {
        let dash = nodes[value].firstDash
        let indentation =
          dash - text.bytes.lineStart(before: dash) - keyColumn(of: value, in: mapping)
        guard indentation >= 0 else { continue }
        if string(of: key) == name { return indentation }
        usual = usual ?? indentation
      }
    }
    return usual ?? 2
  }
}
