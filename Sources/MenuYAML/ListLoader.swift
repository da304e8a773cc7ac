import MenuModel

/// Reads any YAML list as tiles: whatever an item is, it gets a title.
struct ListLoader {
  private let tree: YAMLTree
  private let options: LoadOptions
  private var loaded = LoadedMenu()
  private var findings = Findings()

  /// The keys whose value is a title, in the order they are looked for.
  static let titleKeys = ["title", "name", "label", "id"]
  /// The keys whose value, when it is a list, makes an item a folder.
  static let folderKeys = [
    "tiles", "items", "services", "bookmarks", "widgets", "cards", "children", "links", "columns",
  ]

  /// Reads a sequence.
  static func load(_ list: NodeID, in tree: YAMLTree, options: LoadOptions) -> (
    LoadedMenu, Findings
  ) {
    var loader = ListLoader(tree: tree, options: options)
    loader.loaded.menu.root = loader.loadItems(of: list, in: .root, parent: nil)
    return (loader.loaded, loader.findings)
  }

  private init(tree: YAMLTree, options: LoadOptions) {
    self.tree = tree
    self.options = options
  }

  private mutating func loadItems(of list: NodeID, in id: ListID, parent: TileID?) -> [TileID] {
    loaded.lists[id] = list
    var tiles: [TileID] = []
    var item = list + 1
    while item < tree.nodes[list].next {
      if let limit = options.limits.tiles, loaded.menu.tiles.count >= limit {
        findings.error(
          tree.nodes[item].start..<tree.nodes[item].start, "there are more than \(limit) tiles",
          hint: "lift the limit with --max-size")
        return tiles
      }
      tiles.append(loadItem(item, parent: parent))
      item = tree.nodes[item].next
    }
    return tiles
  }

  private mutating func loadItem(_ item: NodeID, parent: TileID?) -> TileID {
    let node = tree.resolved(item)
    var tile = Tile(title: title(of: node) ?? "")
    tile.parent = parent
    if tree.nodes[node].kind == .mapping {
      tile.color = tree.mergedValue(forKey: "color", in: node).flatMap { value in
        tree.text(of: tree.resolved(value)).flatMap(TileColor.init)
      }
    }
    let id = loaded.add(tile, item: item)
    // An alias is no place to arrange what stands elsewhere, so it is no folder.
    if node == item, let list = folder(in: node) {
      loaded.menu.tiles[id].contents = loadItems(of: list, in: .folder(id), parent: id)
    }
    return id
  }

  /// The words that an item is shown by.
  private func title(of node: NodeID) -> String? {
    switch tree.nodes[node].kind {
    case .scalar: return tree.string(of: node)
    case .alias: return nil
    case .sequence: return firstScalar(in: node)
    case .mapping:
      let keys = options.titleKey.map { [$0] } ?? Self.titleKeys
      for key in keys {
        guard let value = tree.mergedValue(forKey: key, in: node) else { continue }
        let scalar = tree.resolved(value)
        if tree.nodes[scalar].kind == .scalar { return tree.string(of: scalar) }
      }
      return onlyKey(of: node) ?? firstScalar(in: node)
    }
  }

  /// The key of a mapping that has no other, as in Homepage's files.
  private func onlyKey(of mapping: NodeID) -> String? {
    let key = mapping + 1
    guard key < tree.nodes[mapping].next, tree.nodes[key].kind == .scalar,
      tree.nodes[tree.nodes[key].next].next == tree.nodes[mapping].next
    else { return nil }
    return tree.string(of: key)
  }

  private func firstScalar(in node: NodeID) -> String? {
    let inside = (node + 1)..<tree.nodes[node].next
    return inside.first { tree.nodes[$0].kind == .scalar && !tree.isEmpty($0) }.map(
      tree.string(of:))
  }

  /// The list that makes an item a folder.
  private func folder(in node: NodeID) -> NodeID? {
    guard tree.nodes[node].kind == .mapping else { return nil }
    for key in Self.folderKeys {
      if let value = tree.value(forKey: key, in: node), tree.nodes[value].kind == .sequence {
        return value
      }
    }
    guard onlyKey(of: node) != nil else { return nil }
    let value = tree.nodes[node + 1].next
    return tree.nodes[value].kind == .sequence ? value : nil
  }
}
