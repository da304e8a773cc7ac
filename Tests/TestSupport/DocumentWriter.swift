import MenuYAML

/// Writes a random document from the outside in, keeping its lists apart.
struct DocumentWriter {
  var random: SeededGenerator
  let style: DocumentStyle
  var lists: [RandomDocument.List] = []
  var hazards: Set<RandomDocument.Hazard> = []
  /// The document being written, from 1.
  var document = 1
  /// The anchors written so far in this document.
  var anchors: [String] = []
  private var serial = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    style = DocumentStyle(&random)
    if style.breaks.contains("\n") && style.breaks.contains("\r") {
      hazards.insert(.meetingLineBreaks)
    }
    if style.breaks.contains("\u{2028}") { hazards.insert(.lineSeparator) }
  }

  /// A number that no other word or comment of the document has.
  mutating func number() -> Int {
    serial += 1
    return serial
  }

  mutating func lineBreak() -> String { random.pick(style.breaks) }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// Blanks between two things on a line.
  mutating func blanks() -> String {
    if style.hasTabs, random.chance(20) { return random.pick(["\t", " \t", "\t "]) }
    return random.chance(85) ? " " : spaces(random.number(2...4))
  }

  /// A comment, from its `#` on.
  mutating func comment() -> String {
    let number = number()
    return random.pick([
      "# c\(number)", "# c\(number)", "#c\(number)", "# - title: c\(number)", "# c\(number): 'old",
      "## c\(number) ##", "# \"c\(number)", "# c\(number) é日本😀", "#  c\(number) ", "#- c\(number)",
      "# [c\(number), {", "# c\(number) --- | > &a *a !t",
    ])
  }

  /// A blank line without its break, which at times holds spaces, at most so many.
  mutating func blankLine(within limit: Int? = nil) -> String {
    guard style.hasSpacesOnlyLines, random.chance(40) else { return "" }
    hazards.insert(.spacesOnlyLine)
    return spaces(random.below(min(limit ?? 3, 4) + 1))
  }

  /// Keeps a list and gives its number as a fragment.
  mutating func add(_ list: RandomDocument.List) -> RandomDocument.Fragment {
    lists.append(list)
    return .list(lists.count - 1)
  }
}

/// A node that has been written, with what may come behind it.
struct WrittenNode {
  var fragments: [RandomDocument.Fragment] = []
  /// True where a comment may follow on its last line.
  var takesComment = true
  /// The indentation of the block scalar at its end: blank lines with more spaces are its text, and so
  /// are comments at that column or deeper.
  var textIndentation: Int?
  /// The dash column of the outermost block list that ends where it ends: comments deeper than that
  /// belong to what is in the list.
  var listColumn: Int?
  /// True where in some order of the lists in it a scalar that keeps blank lines may come last.
  var mayKeepBlankLines = false
  /// True where its last line is blank.
  var endsBlank = false

  init(_ text: String = "", takesComment: Bool = true) {
    if !text.isEmpty { fragments = [.text(text)] }
    self.takesComment = takesComment
  }

  init(_ fragments: [RandomDocument.Fragment]) { self.fragments = fragments }

  mutating func append(_ text: String) { fragments.append(.text(text)) }

  mutating func prepend(_ text: String) { fragments.insert(.text(text), at: 0) }

  /// Appends a node, which then is the end of this one.
  mutating func append(_ node: WrittenNode) {
    let before = fragments
    self = node
    fragments = before + node.fragments
  }

  /// Appends lines that end in a comment, behind which nothing of before goes on.
  mutating func appendCommentLines(_ lines: String) {
    append(lines)
    takesComment = false
    textIndentation = nil
    listColumn = nil
    endsBlank = false
  }
}
