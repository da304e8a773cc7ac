import MenuModel

/// Where in a file the tiles are.
struct TileSource {
  /// What the tiles are part of.
  enum Form {
    /// A menu of our own, its root mapping.
    case menu
    /// A list of some form.
    case list(MenuForm)
  }

  let form: Form
  /// The root mapping of a menu, or the list.
  let node: NodeID
  /// The document it is in, from zero.
  let document: Int

  /// Finds the tiles; throws where there are none, saying which lists the file has.
  static func find(in tree: YAMLTree, options: LoadOptions) throws(MenuErrors) -> TileSource {
    let documents = try chosenDocuments(in: tree, options: options)
    var failure: MenuErrors?
    for document in documents {
      do throws(MenuErrors) {
        return try find(in: tree, document: document, options: options)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure
      ?? MenuErrors(
        Diagnostic(
          at: .start, "the file is empty", hint: starterHint))
  }

  private static func chosenDocuments(in tree: YAMLTree, options: LoadOptions) throws(MenuErrors)
    -> Range<Int>
  {
    guard let number = options.document else { return tree.documents.indices }
    guard (1...max(1, tree.documents.count)).contains(number), !tree.documents.isEmpty else {
      let count = tree.documents.count
      throw MenuErrors(
        Diagnostic(
          at: .start, "there is no document \(number)",
          hint: "the file holds \(count == 1 ? "1 document" : "\(count) documents")"))
    }
    return (number - 1)..<number
  }

  private static func find(in tree: YAMLTree, document: Int, options: LoadOptions)
    throws(MenuErrors)
    -> TileSource
  {
    let root = tree.documents[document]
    if let path = options.path {
      let node = try tree.node(at: path, from: root)
      guard tree.nodes[node].kind == .sequence else { throw notAList(node, path, in: tree) }
      return TileSource(form: .list(.plain), node: node, document: document)
    }
    let node = tree.resolved(root)
    if let tiles = tree.value(forKey: "tiles", in: node) {
      if options.titleKey != nil, tree.nodes[tiles].kind == .sequence {
        return TileSource(form: .list(.plain), node: tiles, document: document)
      }
      return TileSource(form: .menu, node: node, document: document)
    }
    for form in MenuForm.known {
      if let list = form.list(in: node, of: tree) {
        return TileSource(form: .list(form), node: list, document: document)
      }
    }
    if tree.nodes[node].kind == .sequence {
      return TileSource(form: .list(.plain), node: node, document: document)
    }
    throw noTiles(in: tree, root: root)
  }

  private static func notAList(_ node: NodeID, _ path: YAMLPath, in tree: YAMLTree) -> MenuErrors {
    let kind = tree.nodes[node].kind == .mapping ? "a mapping" : "text"
    return tree.error(at: node, "'\(path.text)' is \(kind), not a list", hint: listHint(in: tree))
  }

  private static func noTiles(in tree: YAMLTree, root: NodeID) -> MenuErrors {
    tree.error(
      at: root, "there is no list 'tiles' here",
      hint: misspelling(in: tree, root: root) ?? listHint(in: tree) ?? starterHint)
  }

  /// A file that is there is not overwritten by `init FILE`; this prints the same.
  private static let starterHint = "'tilemenu init -' prints a menu to start from"

  /// The key that was probably meant to be `tiles`.
  private static func misspelling(in tree: YAMLTree, root: NodeID) -> String? {
    let root = tree.resolved(root)
    guard tree.nodes[root].kind == .mapping else { return nil }
    for (key, value) in tree.pairs(of: root) where tree.nodes[value].kind == .sequence {
      let name = tree.string(of: key)
      guard Spelling.nearest(to: name, among: ["tiles"]) != nil else { continue }
      let line = LineTable(tree.text).position(of: tree.nodes[key].start).line
      return "is '\(name.shortened)' in line \(line) meant to be 'tiles'?"
    }
    return nil
  }

  /// The lists that a person may have meant, with their sizes.
  private static func listHint(in tree: YAMLTree) -> String? {
    let lists = YAMLLists.all(in: tree)
    guard !lists.isEmpty else { return nil }
    let shown = lists.prefix(6).map { "\($0.path.text) (\($0.count))" }.joined(separator: ", ")
    let more = lists.count > 6 ? ", and \(lists.count - 6) more: 'tilemenu lists' tells all" : ""
    return "point at a list with --tiles; the file has \(shown)\(more)"
  }
}

extension YAMLTree {
  /// The node that a path leads to, aliases followed; throws at the first step that leads nowhere.
  func node(at path: YAMLPath, from root: NodeID) throws(MenuErrors) -> NodeID {
    var node = resolved(root)
    for step in path.steps {
      switch step {
      case .key(let key):
        guard let value = value(forKey: key, in: node) else { throw missing(key, in: node) }
        node = resolved(value)
      case .index(let index):
        guard nodes[node].kind == .sequence else {
          throw error(at: node, "this is no list, so '[\(index)]' leads nowhere")
        }
        let items = children(of: node)
        let position = index < 0 ? items.count + index : index
        guard items.indices.contains(position) else {
          throw error(
            at: node, "this list has no item '[\(index)]'",
            hint: items.isEmpty ? "it is empty" : "its last is '[\(items.count - 1)]'")
        }
        node = resolved(items[position])
      }
    }
    return node
  }

  private func missing(_ key: String, in node: NodeID) -> MenuErrors {
    guard nodes[node].kind == .mapping else {
      return error(at: node, "this is no mapping, so there is no key '\(key.shortened)' in it")
    }
    let keys = pairs(of: node).filter { nodes[$0.key].kind == .scalar }.map { string(of: $0.key) }
    let nearest = Spelling.nearest(to: key, among: keys)
    return error(
      at: node, "there is no key '\(key.shortened)' here",
      hint: nearest.map { "did you mean '\($0)'?" })
  }

  /// One error at a node's first line.
  func error(at node: NodeID, _ message: String, hint: String? = nil) -> MenuErrors {
    let span = nodes[node].span
    let shown = span.lowerBound..<min(span.upperBound, text.bytes.lineEnd(from: span.lowerBound))
    return MenuErrors(LineTable(text).diagnostic(at: shown, message, hint: hint))
  }
}
