/// A form of YAML that people keep tiles in, and how it is known.
///
/// The forms are those of dashboards that are written by hand; any other list is read by the plain form.
struct MenuForm: Sendable {
  /// What people call it.
  var name = ""
  /// The key whose value is the list, nil where the document itself is it.
  var rootKey: String?
  /// The keys that lead from the document to what it is called; none where it has no name.
  var nameKeys: [String] = []
  /// Some entry of the list has one of these keys; none where that does not matter.
  var entryKeys: [String] = []
  /// The keys whose value is a title, in the order they are looked for.
  var titleKeys = ["title", "name", "label", "id"]
  /// The keys whose value, when it is a list, makes an item a folder.
  var folderKeys: [String] = []
  /// The keys whose value is a colour.
  var colorKeys = ["color"]
  /// True where the only key of a mapping is its title, and a list behind it makes it a folder.
  var readsOnlyKeys = false

  /// Any list.
  static let plain = MenuForm(
    folderKeys: [
      "tiles", "items", "services", "bookmarks", "widgets", "cards", "children", "links", "columns",
    ], readsOnlyKeys: true)

  /// The forms that are known without being told.
  static let known = [
    // Its services and bookmarks.
    MenuForm(name: "Homepage", colorKeys: [], readsOnlyKeys: true),
    MenuForm(
      name: "Homer", rootKey: "services", nameKeys: ["title"], entryKeys: ["items"],
      folderKeys: ["items"],
      colorKeys: ["background", "color"]),
    MenuForm(
      name: "Dashy", rootKey: "sections", nameKeys: ["pageInfo", "title"],
      entryKeys: ["items", "widgets"],
      titleKeys: ["title", "name", "label", "type"], folderKeys: ["items", "widgets"],
      colorKeys: ["color", "backgroundColor"]),
    glance(rootKey: "pages"),
    // Home Assistant's Lovelace, and a view of it in a file of its own.
    lovelace(rootKey: "views", entryKeys: ["cards", "sections"]),
    lovelace(rootKey: "cards", entryKeys: ["type"]),
    MenuForm(
      name: "MkDocs", rootKey: "nav", nameKeys: ["site_name"], colorKeys: [], readsOnlyKeys: true),
    // Glance's pages, and Lovelace's views, in a file of their own.
    glance(rootKey: nil),
    lovelace(rootKey: nil, entryKeys: ["cards"]),
  ]

  /// Glance: what a widget shows of links and sites is arranged as well.
  private static func glance(rootKey: String?) -> MenuForm {
    MenuForm(
      name: "Glance", rootKey: rootKey, entryKeys: ["columns"],
      titleKeys: ["title", "name", "size", "type"],
      folderKeys: ["head-widgets", "columns", "widgets", "groups", "links", "sites"],
      colorKeys: [])
  }

  private static func lovelace(rootKey: String?, entryKeys: [String]) -> MenuForm {
    MenuForm(
      name: "Lovelace", rootKey: rootKey, nameKeys: ["title"], entryKeys: entryKeys,
      titleKeys: ["title", "name", "entity", "type", "path"], folderKeys: ["cards", "sections"],
      colorKeys: [])
  }

  /// The list of this form in a document; nil where the document has another.
  func list(in root: NodeID, of tree: YAMLTree) -> NodeID? {
    guard let value = rootKey.map({ tree.value(forKey: $0, in: root) }) ?? root,
      tree.nodes[value].kind == .sequence
    else { return nil }
    let entries = tree.children(of: value)
    let isKnown =
      if entryKeys.isEmpty {
        rootKey != nil || !entries.isEmpty && entries.allSatisfy { tree.onlyPair(of: $0) != nil }
      } else {
        entries.contains { entry in
          // An entry may be kept in a file of its own.
          rootKey != nil && tree.tag(of: entry)?.hasPrefix("!include") ?? false
            || entryKeys.contains { isTold(by: $0, entry, in: tree) }
        }
      }
    return isKnown ? value : nil
  }

  /// What a document of this form is called; nil where it does not say.
  func name(of root: NodeID, in tree: YAMLTree) -> String? {
    guard rootKey != nil, !nameKeys.isEmpty else { return nil }
    var node = tree.resolved(root)
    for key in nameKeys {
      guard let value = tree.value(forKey: key, in: node) else { return nil }
      node = tree.resolved(value)
    }
    return tree.nodes[node].kind == .scalar && !tree.isEmpty(node) ? tree.string(of: node) : nil
  }

  /// Whether an entry has a key that tells the form; where that is a folder's, a list must be behind it,
  /// or something that may stand for one: `columns: 4` tells nothing.
  private func isTold(by key: String, _ entry: NodeID, in tree: YAMLTree) -> Bool {
    guard let value = tree.value(forKey: key, in: entry) else { return false }
    return !folderKeys.contains(key) || tree.nodes[value].kind != .scalar || tree.isEmpty(value)
      || tree.tag(of: value) != nil
  }

  /// The lists that make an item a folder, by the names that tell them apart where there are several.
  func folders(in item: NodeID, of tree: YAMLTree) -> [(name: String, list: NodeID)] {
    let named = folderKeys.compactMap { key -> (name: String, list: NodeID)? in
      guard let value = tree.value(forKey: key, in: item), tree.nodes[value].kind == .sequence
      else { return nil }
      return (key, value)
    }
    if !named.isEmpty { return named.sorted { $0.list < $1.list } }
    guard readsOnlyKeys, let (key, value) = tree.onlyPair(of: item),
      tree.nodes[value].kind == .sequence, !tree.isBookmark(value)
    else { return [] }
    return [(tree.string(of: key), value)]
  }

  /// The words that an item is shown by; nil where none are in it.
  func title(of item: NodeID, in tree: YAMLTree) -> String? {
    switch tree.nodes[item].kind {
    case .scalar: return tree.string(of: item)
    case .alias: return nil
    case .sequence: return tree.firstScalar(in: item)
    case .mapping:
      for key in titleKeys {
        guard let value = tree.mergedValue(forKey: key, in: item) else { continue }
        let scalar = tree.resolved(value)
        guard tree.nodes[scalar].kind == .scalar, !tree.value(of: scalar).isEmpty else { continue }
        return tree.string(of: scalar)
      }
      if let (key, _) = tree.onlyPair(of: item) { return tree.string(of: key) }
      return tree.firstScalar(in: item)
    }
  }
}

extension YAMLTree {
  /// The key and value of a mapping that has no other; nil for anything else.
  func onlyPair(of node: NodeID) -> (key: NodeID, value: NodeID)? {
    guard nodes[node].kind == .mapping, node + 1 < nodes[node].next else { return nil }
    let value = nodes[node + 1].next
    guard nodes[node + 1].kind == .scalar, nodes[value].next == nodes[node].next else { return nil }
    return (node + 1, value)
  }

  /// The first text inside a collection: of a mapping, its first value that is text, else its first key.
  func firstScalar(in node: NodeID) -> String? {
    if nodes[node].kind == .mapping {
      let text = pairs(of: node).first { nodes[$0.value].kind == .scalar && !isEmpty($0.value) }
      if let text { return string(of: text.value) }
    }
    let inside = (node + 1)..<nodes[node].next
    return inside.first { nodes[$0].kind == .scalar && !isEmpty($0) }.map(string(of:))
  }

  /// The mappings that describe an item: itself, or what stands behind its only key.
  func attributes(of item: NodeID) -> [NodeID] {
    guard let (_, value) = onlyPair(of: item) else { return [item] }
    switch nodes[value].kind {
    case .mapping: return [value]
    case .sequence where isBookmark(value): return children(of: value)
    case .sequence, .scalar, .alias: return [item]
    }
  }

  /// True for the list in a Homepage bookmark, which describes it: mappings that have no title of their
  /// own.
  func isBookmark(_ list: NodeID) -> Bool {
    let items = children(of: list)
    return !items.isEmpty
      && items.allSatisfy { item in
        nodes[item].kind == .mapping
          && (onlyPair(of: item).map { nodes[$0.value].kind == .scalar } ?? true)
          && ["href", "abbr", "icon", "url"].contains { value(forKey: $0, in: item) != nil }
          && !["title", "name", "label"].contains { value(forKey: $0, in: item) != nil }
      }
  }
}
