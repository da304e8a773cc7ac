import MenuYAML

extension DocumentWriter {
  /// A block list with its dashes in a column.
  mutating func blockList(_ place: BlockPlace, column: Int, sharesFirstLine: Bool) -> WrittenNode {
    var count = place.depth > 1 ? random.number(1...5) : random.number(1...3)
    if place.depth == 3, random.chance(10) { count = random.number(6...12) }
    var items: [WrittenNode] = []
    for index in 0..<count {
      items.append(blockItem(place.inside(.index(index), parent: column, dash: column)))
    }
    let keepsBlankLines = items.contains(where: \.mayKeepBlankLines)
    for index in items.indices {
      appendTail(to: &items[index], column: column, keepsBlankLines: keepsBlankLines)
    }
    let number = add(
      list(items, place, column: column, sharesFirstLine: sharesFirstLine, keepsBlankLines))
    var node = items[count - 1]
    node.fragments = [number]
    node.listColumn = column
    node.mayKeepBlankLines = keepsBlankLines
    appendFooter(to: &node, column: column, outer: place.dash)
    return node
  }

  private mutating func list(
    _ items: [WrittenNode], _ place: BlockPlace, column: Int, sharesFirstLine: Bool,
    _ keepsBlankLines: Bool
  ) -> RandomDocument.List {
    var list = RandomDocument.List(
      path: place.path, document: document, form: .block, sharesFirstLine: sharesFirstLine,
      items: [], slots: [])
    for (index, item) in items.enumerated() {
      let isShared = sharesFirstLine && index == 0
      let percent = sharesFirstLine ? 5 : 22
      let head = isShared ? "" : commentLines(column, percent: percent)
      list.items.append(.init(head: head, body: item.fragments))
      var slot = RandomDocument.List.Slot(prefix: isShared ? "" : spaces(column))
      if index + 1 < items.count {
        slot.gap =
          lineBreak()
          + separator(column, within: item.textIndentation, keepsBlankLines: keepsBlankLines)
      }
      list.slots.append(slot)
    }
    return list
  }

  /// Comment lines at the column of a list's dashes or left of it, each with its break.
  private mutating func commentLines(_ column: Int, percent: Int) -> String {
    guard random.chance(percent) else { return "" }
    var lines = ""
    for _ in 0...random.below(2) {
      let indentation = random.chance(75) ? column : random.below(column + 1)
      lines += spaces(indentation) + comment() + lineBreak()
    }
    return lines
  }

  /// What stays between two items, each line with its break.
  private mutating func separator(_ column: Int, within limit: Int?, keepsBlankLines: Bool)
    -> String
  {
    guard random.chance(30) else { return "" }
    var lines = ""
    if !keepsBlankLines, random.chance(60) {
      for _ in 0...random.below(2) { lines += blankLine(within: limit) + lineBreak() }
    }
    let comments = commentLines(column, percent: 50)
    guard !comments.isEmpty else { return lines }
    lines += comments
    if random.chance(15) {
      lines += spaces(column + random.number(1...4)) + comment() + lineBreak()
    }
    // Deeper comments below these are nobody's, and so cut off as a blank line does.
    if lines.hasSuffix(comments) || random.chance(50) { lines += blankLine() + lineBreak() }
    return lines
  }

  /// `-` and a node.
  private mutating func blockItem(_ place: BlockPlace) -> WrittenNode {
    var item = WrittenNode("-")
    switch random.below(100) {
    // libyaml takes no tab behind a dash alone.
    case 0..<6:
      return WrittenNode("-" + (random.chance(20) ? " " + comment() : ""), takesComment: false)
    case 6..<16: appendNodeBelowDash(to: &item, place)
    default:
      let count = random.chance(85) ? 1 : random.number(2...4)
      item.append(spaces(count))
      item.append(compactNode(place, column: place.parent + 1 + count))
    }
    appendComment(to: &item)
    return item
  }

  /// A node on the lines below a dash that stands alone.
  private mutating func appendNodeBelowDash(to item: inout WrittenNode, _ place: BlockPlace) {
    let column = place.parent + random.number(1...4)
    var node: WrittenNode
    if place.depth > 0 {
      node = nodeOnNextLine(place, column: column)
    } else {
      node = WrittenNode(scalar(.block, indentation: column))
      node.prepend(spaces(column))
    }
    item.append((random.chance(25) ? " " + comment() : "") + lineBreak())
    if random.chance(20) {
      item.append(spaces(random.below(column + 3)) + comment() + lineBreak() + lineBreak())
    }
    item.append(node)
  }

  /// Comments below an item that are deeper than its dash, and where blank lines are text, those too.
  private mutating func appendTail(
    to item: inout WrittenNode, column: Int, keepsBlankLines: Bool
  ) {
    let deepest = min((item.textIndentation ?? 99) - 1, item.listColumn ?? 99, column + 5)
    if deepest > column, random.chance(14) {
      var lines = ""
      if !item.mayKeepBlankLines, random.chance(30) {
        lines += lineBreak() + blankLine(within: item.textIndentation)
      }
      lines += lineBreak() + spaces(random.number((column + 1)...deepest)) + comment()
      if random.chance(25) {
        lines += lineBreak() + random.pick(["", lineBreak()])
        lines += spaces(column + random.number(1...4)) + comment()
      }
      item.appendCommentLines(lines)
    }
    // In a list that ends here and keeps blank lines itself they would be its last item's.
    if keepsBlankLines, item.listColumn == nil || !item.mayKeepBlankLines, random.chance(40) {
      for _ in 0...random.below(2) { item.append(lineBreak()) }
      item.takesComment = false
      item.endsBlank = true
    }
  }

  /// Comments below the last item that are not its own and stay, deeper than the dash of the list around.
  private mutating func appendFooter(to node: inout WrittenNode, column: Int, outer: Int) {
    guard outer < column, random.chance(12) else { return }
    var lines = ""
    if !node.mayKeepBlankLines, random.chance(40) {
      lines += lineBreak() + blankLine(within: node.textIndentation)
    }
    lines += lineBreak() + spaces(random.number((outer + 1)...column)) + comment()
    node.appendCommentLines(lines)
  }
}
