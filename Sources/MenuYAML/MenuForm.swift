/// A form of YAML that people keep tiles in, and how it is known.
///
/// The forms are those of dashboards that are written by hand; any other list is read by the plain form.
struct MenuForm: Sendable {
  /// The key whose value is the list, nil where the document itself is it.
  var rootKey: String?
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
    // Homepage's services and bookmarks.
    MenuForm(readsOnlyKeys: true),
    // Homer.
    MenuForm(
      rootKey: "services", entryKeys: ["items"], folderKeys: ["items"],
      colorKeys: ["background", "color"]),
    // Dashy.
    MenuForm(
      rootKey: "sections", entryKeys: ["items", "widgets"],
      titleKeys: ["title", "name", "label", "type"], folderKeys: ["items", "widgets"],
      colorKeys: ["color", "backgroundColor"]),
    // Glance.
    MenuForm(
      rootKey: "pages", entryKeys: ["columns"], titleKeys: ["title", "name", "size", "type"],
      folderKeys: ["columns", "widgets"], colorKeys: []),
    // Home Assistant's Lovelace, and a view of it in a file of its own.
    MenuForm(
      rootKey: "views", entryKeys: ["cards", "sections"],
      titleKeys: ["title", "name", "entity", "type"], folderKeys: ["cards", "sections"],
      colorKeys: []),
    MenuForm(
      rootKey: "cards", entryKeys: ["type"], titleKeys: ["title", "name", "entity", "type"],
      folderKeys: ["cards"], colorKeys: []),
    // MkDocs.
    MenuForm(rootKey: "nav", colorKeys: [], readsOnlyKeys: true),
  ]

  /// The list of this form in a document; nil where the document has another.
  func list(in root: NodeID, of tree: YAMLTree) -> NodeID? {
    guard let rootKey else {
      let items = tree.nodes[root].kind == .sequence ? tree.children(of: root) : []
      return !items.isEmpty && items.allSatisfy { tree.onlyPair(of: $0) != nil } ? root : nil
    }
    guard let value = tree.value(forKey: rootKey, in: root), tree.nodes[value].kind == .sequence
    else { return nil }
    if entryKeys.isEmpty { return value }
    let isKnown = tree.children(of: value).contains { entry in
      // An entry may be kept in a file of its own.
      tree.tag(of: entry)?.hasPrefix("!include") ?? false
        || entryKeys.contains { tree.value(forKey: $0, in: entry) != nil }
    }
    return isKnown ? value : nil
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
      tree.nodes[value].kind == .sequence, !isBookmark(value, in: tree)
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
        if tree.nodes[scalar].kind == .scalar { return tree.string(of: scalar) }
      }
      if let (key, _) = tree.onlyPair(of: item) { return tree.string(of: key) }
      return tree.firstScalar(in: item)
    }
  }

  /// True for the list in a Homepage bookmark, which describes it: mappings of plain values.
  private func isBookmark(_ list: NodeID, in tree: YAMLTree) -> Bool {
    let items = tree.children(of: list)
    let isGroup = items.contains { item in
      tree.nodes[item].kind != .mapping
        || (tree.onlyPair(of: item).map { tree.nodes[$0.value].kind != .scalar } ?? false)
    }
    return !items.isEmpty && !isGroup && items.allSatisfy { describes($0, in: tree) }
  }

  private func describes(_ item: NodeID, in tree: YAMLTree) -> Bool {
    ["href", "abbr", "icon", "url"].contains { tree.value(forKey: $0, in: item) != nil }
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

  /// The mapping that describes an item: itself, or what stands behind its only key.
  func attributes(of item: NodeID) -> NodeID {
    guard let (_, value) = onlyPair(of: item) else { return item }
    switch nodes[value].kind {
    case .mapping: return value
    case .sequence:
      let first = value + 1
      return first < nodes[value].next && nodes[first].kind == .mapping ? first : item
    case .scalar, .alias: return item
    }
  }
}
