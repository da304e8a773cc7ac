import MenuYAML

extension DocumentWriter {
  /// Where a block node is written.
  struct BlockPlace {
    /// The path to the node, nil where none leads.
    var path: YAMLPath?
    /// The column of the collection that the node is in, -1 at the root.
    var parent: Int
    /// The column of the dash that the node is behind, -1 where it is in no list.
    var dash: Int
    /// How many more levels may be written.
    var depth: Int

    func inside(_ step: YAMLPath.Step, parent: Int, dash: Int? = nil) -> BlockPlace {
      BlockPlace(
        path: path.inside(step), parent: parent, dash: dash ?? self.dash, depth: depth - 1)
    }
  }

  /// A node behind a dash, `?` or `:` and blanks, at a column.
  mutating func compactNode(_ place: BlockPlace, column: Int) -> WrittenNode {
    guard place.depth > 0, !random.chance(45) else { return inlineScalar(place) }
    switch random.below(10) {
    case 0..<6: return blockMapping(place, column: column, isIndented: false)
    case 6, 7: return blockList(place, column: column, sharesFirstLine: true)
    case 8: return flowInBlock(place)
    default:
      // Properties of a block collection stand on a line of their own.
      var node = WrittenNode(properties(percent: 100) + (random.chance(30) ? comment() : ""))
      node.append(lineBreak())
      node.append(nodeOnNextLine(place, column: place.parent + random.number(1...3)))
      return node
    }
  }

  /// A scalar, an alias or a flow collection in block context.
  private mutating func inlineScalar(_ place: BlockPlace) -> WrittenNode {
    if let alias = alias() { return WrittenNode(alias) }
    let properties = properties()
    if random.chance(14) {
      var node = blockScalar(parent: place.parent)
      node.prepend(properties)
      return node
    }
    var node =
      random.chance(12)
      ? flowInBlock(place) : WrittenNode(scalar(.block, indentation: place.parent + 1))
    node.prepend(properties)
    return node
  }

  private mutating func flowInBlock(_ place: BlockPlace) -> WrittenNode {
    WrittenNode(
      flowCollection(
        place.path, indentation: place.parent + 1, depth: 2, isOneLine: random.chance(50)))
  }

  /// A block collection that begins a line.
  mutating func nodeOnNextLine(_ place: BlockPlace, column: Int) -> WrittenNode {
    random.chance(50)
      ? blockList(place, column: column, sharesFirstLine: false)
      : blockMapping(place, column: column, isIndented: true)
  }

  /// A mapping whose keys stand in a column.
  mutating func blockMapping(_ place: BlockPlace, column: Int, isIndented: Bool) -> WrittenNode {
    var node = WrittenNode(isIndented ? spaces(column) : "")
    let count = random.pick([1, 1, 2, 3])
    for index in 0..<count {
      if index > 0 {
        appendSeparation(to: &node, column: column)
        node.append(lineBreak() + spaces(column))
      }
      appendEntry(to: &node, place, column: column, index: index)
    }
    return node
  }

  /// At times blank lines or comments between two entries of a mapping.
  private mutating func appendSeparation(to node: inout WrittenNode, column: Int) {
    guard random.chance(20) else { return }
    if !node.mayKeepBlankLines, random.chance(50) {
      node.append(lineBreak() + blankLine(within: node.textIndentation))
    }
    if random.chance(60) {
      let indentation = random.chance(80) ? column : random.below(column + 1)
      node.append(lineBreak() + spaces(indentation) + comment())
      if random.chance(30) { node.append(lineBreak() + blankLine()) }
    }
  }

  private mutating func appendEntry(
    to node: inout WrittenNode, _ place: BlockPlace, column: Int, index: Int
  ) {
    if random.chance(8) {
      appendExplicitEntry(to: &node, place, column: column)
      return
    }
    let (written, name) = key(isFirst: index == 0)
    let value = place.inside(.key(name), parent: column)
    node.append(written + ":")
    if place.depth > 0, random.chance(45) {
      node.append(valueOnNextLine(value))
    } else if random.chance(8) {
      node.append(WrittenNode())
    } else {
      node.append(blanks())
      node.append(inlineScalar(value))
    }
    appendComment(to: &node)
  }

  /// A key as it is written and as a path names it.
  private mutating func key(isFirst: Bool) -> (String, String) {
    if isFirst, random.chance(25) { return ("items", "items") }
    let name = word()
    switch random.below(8) {
    case 0: return ("'\(name)''s'", "\(name)'s")
    case 1: return ("\"\(name)\\t\\u00e9.\"", "\(name)\té.")
    case 2: return ("\(name) key", "\(name) key")
    default: return (name, name)
    }
  }

  /// A block collection below its key, with a header that stays.
  private mutating func valueOnNextLine(_ place: BlockPlace) -> WrittenNode {
    let properties = properties()
    var node = WrittenNode(properties.isEmpty ? "" : " " + properties)
    if random.chance(15) { node.append(blanks() + comment()) }
    node.append(lineBreak())
    if random.chance(12) {
      node.append(spaces(random.below(place.parent + 3)) + comment() + lineBreak())
      node.append(blankLine() + lineBreak())
    }
    let isIndentless = random.chance(25)
    let column = place.parent + (isIndentless ? 0 : random.pick([1, 2, 2, 2, 4]))
    node.append(
      isIndentless
        ? blockList(place, column: column, sharesFirstLine: false)
        : nodeOnNextLine(place, column: column))
    return node
  }

  /// `? key` and `: value`, where either may be a list that begins on that line.
  private mutating func appendExplicitEntry(
    to node: inout WrittenNode, _ place: BlockPlace, column: Int
  ) {
    let name = word()
    let isComplex = random.chance(40)
    node.append("? ")
    if isComplex {
      let unreachable = BlockPlace(path: nil, parent: column, dash: place.dash, depth: 1)
      node.append(compactNode(unreachable, column: column + 2))
    } else {
      node.append(WrittenNode(name))
    }
    if !isComplex, random.chance(20) { return }
    node.append(lineBreak() + spaces(column) + ": ")
    var value = place.inside(.key(name), parent: column)
    if isComplex { value.path = nil }
    node.append(compactNode(value, column: column + 2))
    appendComment(to: &node)
  }

  /// At times a comment behind a line; where a list ends on it, that is for the list to write.
  mutating func appendComment(to node: inout WrittenNode) {
    guard node.takesComment, node.listColumn == nil, random.chance(18) else { return }
    node.append(blanks() + (random.chance(85) ? comment() : ""))
    node.takesComment = false
  }
}
