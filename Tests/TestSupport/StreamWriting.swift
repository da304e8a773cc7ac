import MenuYAML

extension DocumentWriter {
  /// One document or several.
  mutating func stream() -> [RandomDocument.Fragment] {
    let count = style.isJSON || random.chance(85) ? 1 : random.number(2...3)
    var fragments: [RandomDocument.Fragment] = []
    for index in 1...count {
      document = index
      anchors = []
      fragments.append(.text(start(isFirst: index == 1)))
      let isLast = index == count
      var root = root()
      appendComment(to: &root)
      appendTrailer(to: &root, isLast: isLast)
      fragments += root.fragments
    }
    return fragments
  }

  /// What comes before a document's root, up to a line's start.
  private mutating func start(isFirst: Bool) -> String {
    if style.isJSON { return "" }
    var text = ""
    if random.chance(20) { text += comment() + lineBreak() + lineBreak() }
    let hasDirective = random.chance(8)
    if hasDirective {
      if !isFirst { text += "..." + lineBreak() }
      text += random.pick(["%YAML 1.1", "%TAG !e! tag:example.org,2000:"]) + lineBreak()
    }
    if !isFirst || hasDirective || random.chance(20) {
      text += "---" + random.pick(["", "", "", " " + comment(), " &root !local"]) + lineBreak()
    }
    // A comment right above a list's first item would be that item's.
    return random.chance(20) ? text + comment() + lineBreak() + lineBreak() : text
  }

  private mutating func root() -> WrittenNode {
    let place = BlockPlace(path: YAMLPath(), parent: -1, dash: -1, depth: 3)
    guard !style.isJSON else { return rootFlow(isOneLine: random.chance(30)) }
    switch random.below(20) {
    case 0..<11: return rootMapping(place)
    case 11..<17:
      return blockList(
        place, column: random.chance(85) ? 0 : random.number(1...3), sharesFirstLine: false)
    default:
      return rootFlow(isOneLine: random.chance(20))
    }
  }

  private mutating func rootFlow(isOneLine: Bool) -> WrittenNode {
    WrittenNode(flowCollection(YAMLPath(), indentation: 2, depth: 3, isOneLine: isOneLine))
  }

  /// A mapping that holds at least one list.
  private mutating func rootMapping(_ place: BlockPlace) -> WrittenNode {
    var node = WrittenNode()
    if random.chance(50) {
      node.append(blockMapping(place, column: 0, isIndented: true))
      node.append(lineBreak())
    }
    let name = "list\(number())"
    node.append("\(name):" + lineBreak())
    let column = random.pick([0, 2, 2, 4])
    let list = BlockPlace(path: YAMLPath([.key(name)]), parent: 0, dash: -1, depth: 3)
    node.append(blockList(list, column: column, sharesFirstLine: false))
    return node
  }

  /// What comes behind a root: blank lines, comments that are no item's, `...`, the last line break.
  private mutating func appendTrailer(to root: inout WrittenNode, isLast: Bool) {
    if !style.isJSON, random.chance(30) {
      if !root.mayKeepBlankLines, random.chance(50) {
        root.append(lineBreak() + blankLine(within: root.textIndentation))
      }
      root.appendCommentLines(lineBreak() + comment())
      if random.chance(30) { root.append(lineBreak()) }
    }
    if !style.isJSON, random.chance(10) { root.append(lineBreak() + "...") }
    if !isLast || style.endsWithLineBreak || root.endsBlank { root.append(lineBreak()) }
  }
}
