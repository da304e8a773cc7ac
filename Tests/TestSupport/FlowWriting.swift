import MenuYAML

extension DocumentWriter {
  /// A node of a flow collection, or a flow collection in a block one; further lines are indented by
  /// `indentation` or more.
  mutating func flowNode(_ path: YAMLPath?, indentation: Int, depth: Int, isOneLine: Bool)
    -> [RandomDocument.Fragment]
  {
    if let alias = alias() { return [.text(alias)] }
    let properties = properties(percent: 4)
    guard depth > 0, random.chance(30) else {
      return [.text(properties + scalar(.flow, indentation: indentation, isOneLine: isOneLine))]
    }
    return [.text(properties)]
      + flowCollection(path, indentation: indentation, depth: depth, isOneLine: isOneLine)
  }

  /// `[…]` or `{…}`.
  mutating func flowCollection(
    _ path: YAMLPath?, indentation: Int, depth: Int, isOneLine: Bool
  ) -> [RandomDocument.Fragment] {
    if random.chance(35) {
      return flowMapping(path, indentation: indentation, depth: depth, isOneLine: isOneLine)
    }
    if isOneLine || random.chance(40) {
      return inlineList(path, indentation: indentation, depth: depth, isOneLine: isOneLine)
    }
    return ownLinesList(path, indentation: indentation, depth: depth)
  }

  private mutating func flowMapping(
    _ path: YAMLPath?, indentation: Int, depth: Int, isOneLine: Bool
  ) -> [RandomDocument.Fragment] {
    var fragments: [RandomDocument.Fragment] = [.text("{")]
    let count = random.below(4)
    for index in 0..<count {
      let name = word()
      fragments.append(.text(flowSpace(indentation, isOneLine)))
      if style.isJSON {
        fragments.append(.text("\"\(name)\":" + random.pick(["", " "])))
      } else if random.chance(12) {
        fragments.append(
          .text(random.pick([name, "\(name):", "? \(name)", "\"\(name)\": "]) + " "))
        if index + 1 < count { fragments.append(.text(",")) }
        continue
      } else {
        fragments.append(.text(random.pick(["\(name): ", "? \(name) : ", "'\(name)': "])))
      }
      fragments += flowNode(
        path.inside(.key(name)), indentation: indentation, depth: depth - 1, isOneLine: isOneLine)
      if index + 1 < count { fragments.append(.text(random.pick(["", " "]) + ",")) }
    }
    return fragments + [.text(flowSpace(indentation, isOneLine) + "}")]
  }

  /// What stands between two tokens of a flow collection: blanks, or a line break, at times with a
  /// comment.
  private mutating func flowSpace(_ indentation: Int, _ isOneLine: Bool) -> String {
    if isOneLine || random.chance(70) { return random.pick(["", " ", " "]) }
    var text = ""
    if !style.isJSON, random.chance(25) { text += " " + comment() }
    text += lineBreak()
    if random.chance(10) { text += lineBreak() }
    return text + spaces(indentation + random.below(4))
  }

  /// An item of a flow list.
  private mutating func flowItem(
    _ path: YAMLPath?, _ index: Int, _ indentation: Int, _ depth: Int, _ isOneLine: Bool
  ) -> [RandomDocument.Fragment] {
    let path = path.inside(.index(index))
    if !style.isJSON, random.chance(10) {
      if style.hasEmptyFlowValues, random.chance(40) {
        hazards.insert(.emptyFlowValue)
        return [.text(word() + ":")]
      }
      let name = word()
      return [.text(random.pick(["\(name): ", "? \(name) : "]))]
        + flowNode(
          path.inside(.key(name)), indentation: indentation, depth: 0, isOneLine: isOneLine)
    }
    return flowNode(path, indentation: indentation, depth: depth - 1, isOneLine: isOneLine)
  }

  /// The blank that a colon at an item's end needs before a comma or bracket.
  private func closing(_ body: [RandomDocument.Fragment]) -> String {
    guard case .text(let text)? = body.last, text.hasSuffix(":") else { return "" }
    return " "
  }

  /// A list whose items share lines: only they move, and all between them stays.
  private mutating func inlineList(
    _ path: YAMLPath?, indentation: Int, depth: Int, isOneLine: Bool
  ) -> [RandomDocument.Fragment] {
    let count = random.pick([0, 1, 2, 3, 4, 5])
    var list = RandomDocument.List(
      path: path, document: document, form: .inline, items: [], slots: [])
    for index in 0..<count {
      list.items.append(.init(body: flowItem(path, index, indentation, depth, isOneLine)))
      var gap = ""
      if index + 1 < count {
        gap = closing(list.items[index].body) + flowSpace(indentation, isOneLine) + ","
        gap += style.isJSON ? "" : " "
        gap += flowSpace(indentation, isOneLine)
      }
      list.slots.append(.init(gap: gap))
    }
    let hasTrailingComma = count > 0 && !style.isJSON && random.chance(20)
    let blank = list.items.last.map { closing($0.body) } ?? ""
    let end = blank + (hasTrailingComma ? "," : "") + flowSpace(indentation, isOneLine) + "]"
    return [.text("[" + random.pick(["", " "])), add(list), .text(end)]
  }

  /// A list whose items each stand on lines of their own, with their comments.
  private mutating func ownLinesList(_ path: YAMLPath?, indentation: Int, depth: Int)
    -> [RandomDocument.Fragment]
  {
    let count = random.number(1...5)
    var list = RandomDocument.List(
      path: path, document: document, form: .ownLines, items: [], slots: [])
    let endsWithComma = !style.isJSON && random.chance(40)
    for index in 0..<count {
      let isLast = index + 1 == count
      let body = flowItem(path, index, indentation, depth, false)
      let head = flowComments(indentation, percent: 20) + flowIndentation(indentation)
      let rest = !random.chance(25) ? "" : blanks() + (style.isJSON ? "" : comment())
      list.items.append(.init(head: head, body: body, rest: rest))
      let hasComma = !isLast || endsWithComma
      let blank = closing(body) + random.pick(["", "", " "])
      var slot = RandomDocument.List.Slot(joint: hasComma ? blank + "," : "")
      if !isLast { slot.gap = lineBreak() + detachedFlowLines(indentation) }
      list.slots.append(slot)
    }
    var start = "[" + (style.isJSON || !random.chance(20) ? "" : " " + comment()) + lineBreak()
    start += detachedFlowLines(indentation)
    let end =
      lineBreak() + detachedFlowLines(indentation) + flowComments(indentation, percent: 10)
      + spaces(indentation) + "]"
    return [.text(start), add(list), .text(end)]
  }

  private mutating func flowIndentation(_ indentation: Int) -> String {
    if style.hasTabs, random.chance(15) {
      return spaces(indentation) + "\t"
    }
    return spaces(indentation + random.below(3))
  }

  /// Comment lines, each with its break.
  private mutating func flowComments(_ indentation: Int, percent: Int) -> String {
    guard !style.isJSON, random.chance(percent) else { return "" }
    var lines = ""
    for _ in 0...random.below(2) {
      lines += spaces(random.below(indentation + 4)) + comment() + lineBreak()
    }
    return lines
  }

  /// Blank lines, or comments that a blank line cuts off from the item below.
  private mutating func detachedFlowLines(_ indentation: Int) -> String {
    guard random.chance(20) else { return "" }
    let comments = flowComments(indentation, percent: 50)
    return random.pick(["", lineBreak()]) + comments + blankLine() + lineBreak()
  }
}

extension YAMLPath? {
  /// The path one step further down, where there is one.
  func inside(_ step: YAMLPath.Step) -> YAMLPath? { map { YAMLPath($0.steps + [step]) } }
}
