import MenuModel

/// Reads a list of some form as tiles: whatever an item is, it gets a title.
struct ListLoader {
  private let tree: YAMLTree
  private let form: MenuForm
  private let options: LoadOptions
  private var loaded = LoadedMenu()
  private var findings = Findings()
  /// True when a tile was left out because there are too many.
  private var isFull = false

  /// Reads a sequence, which lies in a document.
  static func load(
    _ list: NodeID, of root: NodeID, in tree: YAMLTree, form: MenuForm, options: LoadOptions
  ) -> (LoadedMenu, Findings) {
    var form = form
    if let key = options.titleKey { form.titleKeys = [key] }
    var loader = ListLoader(tree: tree, form: form, options: options)
    loader.loaded.menu.title = form.name(of: root, in: tree)
    loader.loaded.menu.root = loader.loadItems(of: list, in: .root, parent: nil)
    return (loader.loaded, loader.findings)
  }

  private init(tree: YAMLTree, form: MenuForm, options: LoadOptions) {
    self.tree = tree
    self.form = form
    self.options = options
  }

  private mutating func loadItems(of list: NodeID, in id: ListID, parent: TileID?) -> [TileID] {
    loaded.lists.add(id, list)
    let items = tree.children(of: list)
    var tiles = loaded.room(for: items.count)
    for item in items {
      if let limit = options.limits.tiles, loaded.menu.tiles.count >= limit {
        if !isFull {
          findings.error(
            tree.nodes[item].start..<tree.nodes[item].start, "there are more than \(limit) tiles",
            hint: "lift the limit with --max-size")
        }
        isFull = true
        return tiles
      }
      tiles.append(loadItem(item, parent: parent))
    }
    return tiles
  }

  private mutating func loadItem(_ item: NodeID, parent: TileID?) -> TileID {
    let node = tree.resolved(item)
    var tile = Tile(title: form.title(of: node, in: tree) ?? "")
    tile.parent = parent
    tile.color = color(of: node)
    let id = loaded.add(tile, item: item)
    // An alias is no place to arrange what stands elsewhere, so it is no folder.
    if node == item { loadFolders(in: node, of: id) }
    return id
  }

  /// Reads the lists in an item; several are each a folder of its own, since each is moved in by itself.
  private mutating func loadFolders(in node: NodeID, of tile: TileID) {
    let folders = form.folders(in: node, of: tree)
    guard folders.count > 1 else {
      guard let list = folders.first?.list else { return }
      loaded.menu.tiles[tile].contents = loadItems(of: list, in: .folder(tile), parent: tile)
      return
    }
    loaded.menu.tiles[tile].contents = folders.map { folder in
      var part = Tile(title: folder.name)
      part.isPart = true
      part.parent = tile
      let id = loaded.add(part, item: folder.list)
      loaded.menu.tiles[id].contents = loadItems(of: folder.list, in: .folder(id), parent: id)
      return id
    }
  }

  private func color(of node: NodeID) -> TileColor? {
    let attributes = tree.attributes(of: node)
    return form.colorKeys.lazy.flatMap { key in
      attributes.lazy.compactMap { tree.mergedValue(forKey: key, in: $0) }
    }.compactMap { tree.text(of: tree.resolved($0)).flatMap(TileColor.init) }.first
  }
}
