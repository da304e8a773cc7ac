extension DocumentWriter {
  /// Where a scalar stands.
  enum Surroundings {
    case block
    case flow
  }

  mutating func word() -> String {
    random.pick(["w", "Mail", "été", "日本", "a-b", "x.y", "Ω", "t😀"]) + String(number())
  }

  /// Anchor, tag or both before a node, with what separates them from it; mostly nothing.
  mutating func properties(percent: Int = 7) -> String {
    guard random.chance(percent), !style.isJSON else { return "" }
    var anchor = "a\(number())"
    if style.hasAliases, random.chance(10), let known = anchors.first { anchor = known }
    switch random.below(5) {
    case 0, 1:
      anchors.append(anchor)
      return "&\(anchor) "
    case 2: return random.pick(["!!str ", "!local ", "!<tag:example.org,2000:x> ", "! "])
    case 3:
      anchors.append(anchor)
      return "&\(anchor) !local "
    default:
      anchors.append(anchor)
      return "!local &\(anchor) "
    }
  }

  /// An alias of an anchor above, where the document is to have some.
  mutating func alias() -> String? {
    guard style.hasAliases, !anchors.isEmpty, random.chance(25) else { return nil }
    hazards.insert(.alias)
    return "*" + random.pick(anchors)
  }

  /// A scalar that is no block scalar, its further lines at `indentation` or deeper.
  mutating func scalar(
    _ place: Surroundings, indentation: Int, isOneLine: Bool = false
  ) -> String {
    if style.isJSON { return jsonScalar() }
    switch random.below(isOneLine ? 14 : 18) {
    case 0..<9: return word()
    case 9:
      let plain = random.pick(["no", "0x1F", "1:20", "~", "-5", "a#b", "a b  c", "-x", "<<x"])
      return plain + " \(number())"
    case 10, 11:
      return "'" + random.pick(["", "it''s ", "# no comment ", "a: b, ", "- "]) + word() + "'"
    case 12, 13:
      return "\"" + random.pick(["", "\\t\\\"", "\\u00e9 \\U0001F600", "[x], {", "- # \\\\"])
        + word()
        + "\""
    case 14, 15: return continued(word(), word(), indentation, mayHoldBlankLine: place == .block)
    case 16:
      return "'" + continued(word() + " #x", word() + ",", indentation, mayHoldBlankLine: true)
        + "'"
    default:
      let joint = random.pick(["", "\\"])
      return "\"" + continued(word() + joint, "\\n" + word(), indentation, mayHoldBlankLine: true)
        + "\""
    }
  }

  private mutating func jsonScalar() -> String {
    random.pick(["\"", "\"\\u00e9 ", "\"\\n, [", "\"\\\\ {"]) + word() + "\""
  }

  private mutating func continued(
    _ first: String, _ second: String, _ indentation: Int, mayHoldBlankLine: Bool
  ) -> String {
    var text = first + lineBreak()
    if mayHoldBlankLine, random.chance(25) { text += lineBreak() }
    return text + spaces(indentation + random.below(3)) + second
  }

  /// `|` or `>` with its lines; `parent` is the column of the collection it is in.
  mutating func blockScalar(parent: Int) -> WrittenNode {
    let indicator = random.pick(["|", ">"])
    let chomping = random.pick(["", "", "-", "-", "+"])
    let step = random.number(1...3)
    let isTold = random.chance(20)
    let indentation = max(parent, 0) + step
    let told = random.pick(["\(step)\(chomping)", "\(chomping)\(step)"])
    var node = WrittenNode(indicator + (isTold ? told : chomping))
    if random.chance(10) { node.append(" " + comment()) }
    node.takesComment = false
    node.textIndentation = indentation
    node.mayKeepBlankLines = chomping == "+"
    if random.chance(4) { return node }
    if isTold, random.chance(8) {
      node.append(lineBreak() + spaces(indentation + random.number(1...2)))
      return node
    }
    for line in textLines(indentation, mayBeginDeeper: isTold) { node.append(lineBreak() + line) }
    if chomping == "+", random.chance(50) {
      for _ in 0...random.below(2) { node.append(lineBreak()) }
      node.endsBlank = true
    }
    return node
  }

  private mutating func textLines(_ indentation: Int, mayBeginDeeper: Bool) -> [String] {
    var lines: [String] = []
    if random.chance(10) { lines.append("") }
    for index in 0...random.below(3) {
      if index > 0, random.chance(20) { lines.append("") }
      let deeper = index > 0 || mayBeginDeeper ? random.pick([0, 0, 2]) : 0
      lines.append(
        spaces(indentation + deeper)
          + random.pick(["", "# text ", "- ", "key: ", "\"", "*", "--- "]) + word())
    }
    if random.chance(12) { lines.append(spaces(indentation + random.number(1...2))) }
    return lines
  }
}
