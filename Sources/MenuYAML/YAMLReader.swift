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
      case .scalar: addScalar(event)
      case .alias: addAlias(event)
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

  /// Adds a node where the reader stands; a document's first is its root.
  private mutating func add(_ event: borrowing LibYAMLEvent, _ kind: YAMLNode.Kind, start: Int)
    -> NodeID
  {
    let node = tree.nodes.count
    if open.isEmpty { tree.documents.append(node) }
    let hasProperties = event.hasProperties
    if hasProperties {
      let anchor = event.anchor
      tree.properties[node] = YAMLProperties(anchor: anchor, tag: event.tag)
      if let anchor { anchors[anchor] = node }
    }
    tree.nodes.append(
      YAMLNode(kind: kind, style: event.style, start: start, hasProperties: hasProperties))
    tree.nodes[node].next = node + 1
    return node
  }

  private mutating func addScalar(_ event: borrowing LibYAMLEvent) {
    let start = offset(event.start)
    let node = add(event, .scalar, start: start)
    let end = offset(event.end)
    if start == end {
      endEmptyScalar(at: start)
    } else if event.style.isBlockScalar {
      let extent = BlockScalarExtent(
        start: start, markedEnd: end, value: event.value, in: tree.text.bytes)
      tree.nodes[node].keepsBlankLines = extent.keepsBlankLines
      contentEnd = extent.end
    } else {
      contentEnd = end
    }
    tree.nodes[node].end = start == end ? start : contentEnd
    setValue(of: node, to: event.value)
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

  private mutating func setValue(of node: NodeID, to value: UnsafeBufferPointer<UInt8>) {
    // A block scalar's text, and one behind an anchor or a tag, never stands where it is looked for.
    let verbatim = tree.nodes[node].verbatim
    let isVerbatim =
      !tree.nodes[node].hasProperties && !tree.nodes[node].style.isBlockScalar
      && UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[verbatim])
        .isSame(as: UnsafeRawBufferPointer(value))
    if !isVerbatim { tree.setDecoded(value, of: node) }
  }

  private mutating func addAlias(_ event: borrowing LibYAMLEvent) {
    let start = offset(event.start)
    let node = add(event, .alias, start: start)
    contentEnd = offset(event.end)
    tree.nodes[node].end = contentEnd
    tree.hasAliases = true
    let name = event.anchor ?? ""
    tree.nodes[node].target = anchors[name] ?? node
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
          hint: "\(limits.depth) is the limit"))
    }
    let node = add(event, kind, start: start)
    open.append(node)
    if event.style == .flow {
      flowDepth += 1
      if end > start { contentEnd = end }
    } else if kind == .sequence {
      // Without an indentation of its own a sequence is marked just behind its first dash.
      let isAtDash = end < bytes.count && bytes[end] == UInt8(ascii: "-")
      tree.nodes[node].firstDash = isAtDash ? end : end - 1
    }
  }

  private mutating func endCollection(_ event: borrowing LibYAMLEvent) {
    let node = open.removeLast()
    if tree.nodes[node].style == .flow {
      flowDepth -= 1
      // The mapping in `[a: b]` has no bracket of its own and is marked at the next token.
      if event.end > event.start { contentEnd = offset(event.end) }
    }
    tree.nodes[node].end = max(contentEnd, tree.nodes[node].start)
    tree.nodes[node].next = tree.nodes.count
  }
}
