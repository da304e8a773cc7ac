/// A piece's text as it stands in a list: its own, or one that is laid out otherwise.
///
/// A tile that moves to another indentation is shifted as a whole; block scalars keep their text, since
/// their indentation counts from their parent's. Blank lines, and comments left of the dash, stay as they
/// are.
struct PieceText {
  /// The comment lines above, whole lines; in a flow list by lines, the blanks before the tile too.
  var head: [UInt8]
  /// The tile, from its dash in a block list.
  var body: [UInt8]
  /// In a flow list by lines, the comment behind.
  var rest: [UInt8]
  /// The column of the body's first byte.
  var column = 0
  /// How many of the body's last bytes are a comment behind the tile, or comments below it.
  var remarkLength = 0

  /// Why a tile cannot be written in a list of another layout.
  enum Obstacle: Error {
    case lines
    case comment
    case words

    var reason: String {
      switch self {
      case .lines: "a tile on several lines cannot stand in a list in brackets as it is"
      case .comment:
        "this tile's comment would have no line of its own between the brackets of that list"
      case .words: "this tile's text would mean something else between brackets"
      }
    }
  }

  /// The text for a list of another layout; throws where there is none without changing more than blanks.
  func moved(from source: Outline.Layout, to target: Outline.Layout) throws(Obstacle) -> PieceText {
    switch (source, target) {
    case (.block(let old), .block(let new)), (.ownLines(let old), .ownLines(let new)):
      return PieceText(
        head: Self.shiftedComments(head, from: old, to: new),
        body: Self.shifted(body, from: old, to: new), rest: rest)
    case (.cores, .cores): return self
    case (.cores, .ownLines(let indentation)):
      return PieceText(head: Self.spaces(indentation), body: body, rest: rest)
    case (.ownLines, .cores):
      guard isBare else { throw .comment }
      return PieceText(head: [], body: body, rest: [])
    case (.cores, .block(let new)), (.ownLines, .block(let new)): return inBlock(new)
    case (.block(let old), .ownLines(let new)):
      let content = try inFlow(remark: body.suffix(remarkLength))
      return PieceText(
        head: Self.shiftedComments(head, from: old, to: new) + Self.spaces(new), body: content,
        rest: Array(body.suffix(remarkLength)))
    case (.block, .cores):
      guard isBare, !body.suffix(remarkLength).contains(UInt8(ascii: "#")) else { throw .comment }
      return PieceText(head: [], body: try inFlow(remark: []), rest: [])
    }
  }

  /// True where neither a comment above nor one behind belongs to it.
  private var isBare: Bool {
    !head.contains(UInt8(ascii: "#")) && !rest.contains(UInt8(ascii: "#"))
  }

  /// Behind a dash, with the comments above and behind it.
  private func inBlock(_ new: Int) -> PieceText {
    let comments =
      head.contains(UInt8(ascii: "#")) ? head[..<head.lineStart(before: head.count)] : []
    // Two columns stand before a tile that did not have them.
    return PieceText(
      head: Self.shiftedComments(Array(comments), from: column, to: new),
      body: Array("- ".utf8) + Self.shifted(body, from: column, to: new + 2) + rest, rest: [])
  }

  /// Without the dash, where it is on one line and means the same between brackets.
  private func inFlow(remark: ArraySlice<UInt8>) throws(Obstacle) -> [UInt8] {
    let content = Array(body.dropLast(remarkLength))
    guard content.lineEnd(from: 0) == content.count, remark.allSatisfy({ $0 != 0x0A && $0 != 0x0D })
    else { throw .lines }
    let words = Array(content[content.skippingBlanks(from: 1)...])
    guard let first = words.first else { throw .words }
    if !"\"'{[".utf8.contains(first) {
      guard !words.contains(where: { ",[]{}".utf8.contains($0) }), !"-?|>".utf8.contains(first)
      else { throw .words }
    }
    return words
  }

  static func spaces(_ count: Int) -> [UInt8] { Array(repeating: 0x20, count: max(0, count)) }

  /// Shifts all lines but the first from a column to another.
  ///
  /// A line that has less indentation than it should lose loses it all; a comment left of the column
  /// stays where it is as far as it can.
  static func shifted(_ text: [UInt8], from old: Int, to new: Int) -> [UInt8] {
    guard old != new else { return text }
    var output = Array(text[..<text.nextLine(after: 0)])
    var line = output.count
    while line < text.count {
      let next = text.nextLine(after: line)
      let end = text.lineEnd(from: line)
      let indentation = text[line..<end].prefix { $0 == 0x20 }.count
      var wanted = max(0, indentation + new - old)
      if line == end {
        wanted = 0
      } else if indentation < old, text[(line + indentation)..<end].first == UInt8(ascii: "#") {
        wanted = min(indentation, new)
      }
      output += spaces(wanted) + text[(line + indentation)..<next]
      line = next
    }
    return output
  }

  /// Moves comment lines that stand at a column or left of it to another; the text begins within a line.
  static func commentsIndented(_ text: [UInt8], from limit: Int, to column: Int) -> [UInt8] {
    var output = Array(text[..<text.nextLine(after: 0)])
    var line = output.count
    while line < text.count {
      let next = text.nextLine(after: line)
      let indentation = text[line..<next].prefix { $0 == 0x20 }.count
      let isComment = text[(line + indentation)..<next].first == UInt8(ascii: "#")
      output += spaces(isComment && indentation <= limit ? column : indentation)
      output += text[(line + indentation)..<next]
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
