/// Builds a tree from libyaml's events in one pass.
///
/// libyaml's marks mislead in three places, and the reader puts them right as it goes, so that a node's
/// `end` is always behind the last byte that is part of it: block collections end at the next token, a
/// block scalar ends behind its trailing blank lines, an empty value may be marked at the next token.
struct YAMLReader: ~Copyable {
  private var tree: YAMLTree
  /// The text's bytes, which stay where they are while the reader lives.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor: CharacterCursor
  private var open: [NodeID] = []
  /// How many items, or keys and values, the innermost of those has so far.
  private var count = 0
  /// The same of each that lies around it.
  private var outerCounts: [Int] = []
  private var anchors: [String: NodeID] = [:]
  private var flowDepth = 0
  /// The offset behind the newest content.
  private var contentEnd = 0
  private var findings = Findings()
  private let limits: Limits

  /// Reads a text; throws where libyaml cannot, or where a limit is met.
  static func tree(of text: SourceText, limits: Limits) throws(MenuErrors) -> YAMLTree {
    let result: Result<YAMLTree, MenuErrors> = text.bytes.withUnsafeBufferPointer { bytes in
      var reader = YAMLReader(text, bytes, limits)
      do throws(MenuErrors) {
        try reader.readStream(LibYAML(over: bytes))
        try reader.findings.throwErrors(in: text)
        return .success(reader.tree)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(_ text: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, _ limits: Limits) {
    tree = YAMLTree(text: text)
    // A tile file has a node for about every twelve bytes; room that is not used costs nothing.
    tree.nodes.reserveCapacity(bytes.count / 10 + 16)
    self.bytes = bytes
    cursor = CharacterCursor(bytes, start: text.contentStart)
    tree.isASCII = cursor.isASCII
    self.limits = limits
  }

  private mutating func readStream(_ parser: borrowing LibYAML) throws(MenuErrors) {
    while true {
      let event: LibYAMLEvent
      do throws(LibYAMLProblem) { event = try parser.next() } catch {
        throw MenuErrors(error.diagnostic(in: tree.text))
      }
      switch event.kind {
      case .streamEnd: return
      case .streamStart: break
      case .documentStart: beginDocument(event)
      case .documentEnd: if event.isExplicit { contentEnd = offset(event.end) }
      case .scalar: try addScalar(event)
      case .alias: try addAlias(event)
      case .sequenceStart: try beginCollection(event, .sequence)
      case .mappingStart: try beginCollection(event, .mapping)
      case .collectionEnd: endCollection(event)
      }
    }
  }

  private mutating func offset(_ index: Int) -> Int {
    cursor.advance(to: index)
  }

  private mutating func beginDocument(_ event: borrowing LibYAMLEvent) {
    anchors.removeAll()
    if event.isExplicit { contentEnd = offset(event.end) }
  }

  /// The node that an event begins, not yet in the tree.
  private func node(_ event: borrowing LibYAMLEvent, _ kind: YAMLNode.Kind, start: Int) -> YAMLNode
  {
    var node = YAMLNode(
      kind: kind, style: event.style, start: start, hasProperties: event.hasProperties)
    node.next = tree.nodes.count + 1
    return node
  }

  /// Adds a node where the reader stands; a document's first is its root.
  private mutating func add(_ node: YAMLNode, _ event: borrowing LibYAMLEvent) throws(MenuErrors) {
    if open.isEmpty {
      tree.documents.append(tree.nodes.count)
    } else {
      try countItem(at: node.start)
    }
    if node.hasProperties { noteProperties(event) }
    tree.nodes.append(node)
  }

  /// Refuses a list or a mapping when it becomes too long, before all of it is read.
  private mutating func countItem(at start: Int) throws(MenuErrors) {
    count += 1
    guard let limit = limits.tiles, count > limit, let holder = open.last else { return }
    let isList = tree.nodes[holder].kind == .sequence
    guard isList || count > 2 * limit else { return }
    throw MenuErrors(
      LineTable(tree.text).diagnostic(
        at: start..<start,
        "there are more than \(limit) \(isList ? "items in this list" : "keys in this mapping")",
        hint: "lift the limit with --max-size"))
  }

  private mutating func noteProperties(_ event: borrowing LibYAMLEvent) {
    let anchor = event.anchor
    tree.properties[tree.nodes.count] = YAMLProperties(anchor: anchor, tag: event.tag)
    if let anchor { anchors[anchor] = tree.nodes.count }
  }

  private mutating func addScalar(_ event: borrowing LibYAMLEvent) throws(MenuErrors) {
    let start = offset(event.start)
    let end = offset(event.end)
    var node = node(event, .scalar, start: start)
    if start == end {
      endEmptyScalar(at: start)
      node.end = start
    } else {
      contentEnd = end
      if node.style.isBlockScalar { endBlockScalar(&node, event.value, markedEnd: end) }
      node.end = contentEnd
    }
    let value = event.value
    if !isVerbatim(value, node) { node.decodedNumber = tree.addDecoded(value) }
    try add(node, event)
  }

  /// Moves the end of content before the trailing blank lines that are no part of a block scalar.
  private mutating func endBlockScalar(
    _ node: inout YAMLNode, _ value: UnsafeBufferPointer<UInt8>, markedEnd: Int
  ) {
    let extent = BlockScalarExtent(
      start: node.start, markedEnd: markedEnd, value: value, in: tree.text.bytes)
    node.keepsBlankLines = extent.keepsBlankLines
    if extent.keepsBlankLines { tree.hasKeptLines = true }
    contentEnd = extent.end
  }

  /// Moves the end of content past what introduces an empty value.
  private mutating func endEmptyScalar(at mark: Int) {
    let bytes = tree.text.bytes
    if flowDepth > 0 {
      // In a flow collection an empty value is marked at the next token; its `:` lies before that.
      let colon = bytes.skippingSeparation(from: contentEnd)
      if colon < mark, bytes[colon] == UInt8(ascii: ":") { contentEnd = colon + 1 }
      return
    }
    // `key:`, `?` and `-` with nothing behind are marked right there; `? key` without a value at the
    // next token, with nothing but blanks and comments before it.
    if bytes.skippingSeparation(from: contentEnd) < mark { contentEnd = mark }
  }

  /// True where the source spells a value by its very bytes.
  private func isVerbatim(_ value: UnsafeBufferPointer<UInt8>, _ node: YAMLNode) -> Bool {
    // A block scalar's text, and one behind an anchor or a tag, never stands where it is looked for.
    !node.hasProperties && !node.style.isBlockScalar
      && UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[node.verbatim])
        .isSame(as: UnsafeRawBufferPointer(value))
  }

  private mutating func addAlias(_ event: borrowing LibYAMLEvent) throws(MenuErrors) {
    let start = offset(event.start)
    var node = node(event, .alias, start: start)
    contentEnd = offset(event.end)
    node.end = contentEnd
    tree.hasAliases = true
    let name = event.anchor ?? ""
    node.target = anchors[name] ?? tree.nodes.count
    try add(node, event)
    // libyaml passes aliases on unseen; one without its anchor above means nothing to any reader.
    if anchors[name] == nil {
      findings.error(
        start..<contentEnd, "there is no anchor '&\(name)' above '*\(name)'",
        hint: "write the anchor first")
    }
  }

  private mutating func beginCollection(
    _ event: borrowing LibYAMLEvent, _ kind: YAMLNode.Kind
  ) throws(MenuErrors) {
    let start = offset(event.start)
    let end = offset(event.end)
    if open.count >= limits.depth {
      throw MenuErrors(
        LineTable(tree.text).diagnostic(
          at: start..<end, "this is nested more than \(limits.depth) levels deep",
          hint: "no list or mapping may lie deeper"))
    }
    var node = node(event, kind, start: start)
    if node.style == .flow {
      flowDepth += 1
      if end > start { contentEnd = end }
    } else if kind == .sequence {
      // Without an indentation of its own a sequence is marked just behind its first dash.
      let isAtDash = end < bytes.count && bytes[end] == UInt8(ascii: "-")
      node.firstDash = isAtDash ? end : end - 1
    }
    try add(node, event)
    open.append(tree.nodes.count - 1)
    outerCounts.append(count)
    count = 0
    tree.depth = max(tree.depth, open.count)
  }

  private mutating func endCollection(_ event: borrowing LibYAMLEvent) {
    let node = open.removeLast()
    tree.noteChildCount(count, of: node)
    count = outerCounts.removeLast()
    if tree.nodes[node].style == .flow {
      flowDepth -= 1
      // The mapping in `[a: b]` has no bracket of its own and is marked at the next token.
      if event.end > event.start { contentEnd = offset(event.end) }
    }
    tree.nodes[node].end = max(contentEnd, tree.nodes[node].start)
    tree.nodes[node].next = tree.nodes.count
  }
}
