/// A piece's text as it stands in a list: its own, or one that is laid out otherwise.
///
/// A tile that moves to another indentation is shifted as a whole; block scalars keep their text, since
/// their indentation counts from their parent's. Blank lines and comments at the left margin stay as
/// they are.
struct PieceText {
  /// The comment lines above, whole lines.
  var head: [UInt8]
  /// The tile, from its dash in a block list.
  var body: [UInt8]
  /// In a flow list by lines, the comment behind.
  var rest: [UInt8]

  /// The text for a list that is laid out as the piece's own.
  init(head: [UInt8], body: [UInt8], rest: [UInt8]) {
    self.head = head
    self.body = body
    self.rest = rest
  }

  /// The text for a list of another layout; nil where there is none without changing more than blanks.
  func moved(from source: Outline.Layout, to target: Outline.Layout) -> PieceText? {
    switch (source, target) {
    case (.block(let old), .block(let new)):
      return PieceText(
        head: Self.shiftedComments(head, from: old, to: new),
        body: Self.shifted(body, by: new - old), rest: rest)
    case (.ownLines(let old), .ownLines(let new)):
      return PieceText(
        head: Self.shiftedComments(head, from: old, to: new),
        body: Self.shifted(body, by: new - old),
        rest: rest)
    case (.cores, .cores): return self
    case (.cores, .ownLines(let indentation)):
      return PieceText(head: Self.spaces(indentation), body: body, rest: rest)
    case (.ownLines, .cores): return isBare ? PieceText(head: [], body: body, rest: []) : nil
    case (.cores, .block), (.ownLines, .block): return inBlock(target)
    case (.block, .cores), (.block, .ownLines): return inFlow(target)
    }
  }

  /// True where neither a comment above nor one behind belongs to it.
  private var isBare: Bool {
    !head.contains(UInt8(ascii: "#")) && !rest.contains(UInt8(ascii: "#"))
  }

  private func inBlock(_ target: Outline.Layout) -> PieceText? {
    guard isBare else { return nil }
    return PieceText(head: [], body: Array("- ".utf8) + body, rest: [])
  }

  /// Only a tile on one line without a comment can stand between brackets.
  private func inFlow(_ target: Outline.Layout) -> PieceText? {
    let content = Array(body[body.skippingBlanks(from: 1)...])
    guard isBare, content.lineEnd(from: 0) == content.count, !content.contains(UInt8(ascii: "#")),
      let first = content.first,
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || isPlainWord(content)
    else { return nil }
    guard case .ownLines(let indentation) = target else {
      return PieceText(head: [], body: content, rest: [])
    }
    return PieceText(head: Self.spaces(indentation), body: content, rest: [])
  }

  /// True for a scalar that means the same between brackets.
  private func isPlainWord(_ content: [UInt8]) -> Bool {
    if content.first == UInt8(ascii: "\"") || content.first == UInt8(ascii: "'") { return true }
    return !content.contains { ",[]{}:|>&*!".utf8.contains($0) }
  }

  static func spaces(_ count: Int) -> [UInt8] { Array(repeating: 0x20, count: max(0, count)) }

  /// Shifts all lines but the first; a line that has less indentation than it should lose loses it all.
  static func shifted(_ text: [UInt8], by columns: Int) -> [UInt8] {
    guard columns != 0 else { return text }
    var output = Array(text[..<text.nextLine(after: 0)])
    var line = output.count
    while line < text.count {
      let next = text.nextLine(after: line)
      let end = text.lineEnd(from: line)
      let indentation = text[line..<end].prefix { $0 == 0x20 }.count
      if columns < 0 {
        output += text[(line + min(indentation, -columns))..<next]
      } else {
        output += end > line ? spaces(columns) : []
        output += text[line..<next]
      }
      line = next
    }
    return output
  }

  /// Moves comment lines with their dash; those left of it stay where they are as far as they can.
  static func shiftedComments(_ text: [UInt8], from old: Int, to new: Int) -> [UInt8] {
    guard old != new else { return text }
    var output: [UInt8] = []
    var line = 0
    while line < text.count {
      let next = text.nextLine(after: line)
      let indentation = text[line..<next].prefix { $0 == 0x20 }.count
      let wanted = indentation == old ? new : min(indentation, new)
      output += spaces(wanted) + text[(line + indentation)..<next]
      line = next
    }
    return output
  }
}
