import MenuModel

/// A file that has been read: its menu, and its text with the tiles in any order.
package struct MenuDocument: Sendable {
  /// The text it was read from.
  package let text: SourceText
  /// The menu in it.
  package var menu: Menu { loaded.menu }
  /// What will surprise but does not hinder.
  package let warnings: [Diagnostic]
  let tree: YAMLTree
  let loaded: LoadedMenu
  /// True for a menu of our own, false for a list of any other form.
  let isOwnMenu: Bool

  /// Reads a text; throws everything that is wrong with it at once.
  package init(_ text: SourceText, options: LoadOptions = LoadOptions()) throws(MenuErrors) {
    let tree = try YAMLReader.tree(of: text, limits: options.limits)
    let source = try TileSource.find(in: tree, options: options)
    let (loaded, findings) =
      switch source.form {
      case .menu: MenuLoader.load(source.node, in: tree, options: options)
      case .list(let form): ListLoader.load(source.node, in: tree, form: form, options: options)
      }
    try findings.throwErrors(in: text)
    self.text = text
    self.tree = tree
    self.loaded = loaded
    isOwnMenu = if case .menu = source.form { true } else { false }
    warnings = findings.diagnostics(in: text)
  }

  /// Line and column of each of some tiles.
  package func positions(of tiles: [TileID]) -> [SourcePosition] {
    let lines = LineTable(text)
    return tiles.map { lines.position(of: tree.nodes[loaded.items[$0]].start) }
  }

  /// The text of the value that a tile has for a key, a merged one too; nil where it has none.
  package func value(ofKey key: String, of tile: TileID) -> String? {
    let item = tree.resolved(loaded.items[tile])
    let value =
      tree.mergedValue(forKey: key, in: item)
      ?? tree.mergedValue(forKey: key, in: tree.attributes(of: item))
    return value.flatMap { tree.text(of: tree.resolved($0)) }
  }

  /// The keys that tiles of the menu itself have, each once.
  package var keys: Set<String> {
    var keys: Set<String> = []
    for tile in menu.root {
      let item = tree.resolved(loaded.items[tile])
      for mapping in [item, tree.attributes(of: item)] where tree.nodes[mapping].kind == .mapping {
        for pair in tree.pairs(of: mapping) where tree.nodes[pair.key].kind == .scalar {
          keys.insert(tree.string(of: pair.key))
        }
      }
    }
    return keys
  }

  /// What a tile holds besides its title and colours.
  package func details(of tile: TileID) -> TileDetails {
    var details = TileDetails()
    // Elsewhere than in a menu of our own an icon is a picture's name, and a key anything.
    details.icon = value(ofKey: "icon", of: tile).flatMap { $0.count <= 2 ? $0 : nil }
    details.key = isOwnMenu ? value(ofKey: "key", of: tile) : nil
    details.description = value(ofKey: "description", of: tile)
    details.url = url(of: tile)
    return details
  }

  private func url(of tile: TileID) -> String? {
    for key in ["url", "href", "link"] {
      if let url = value(ofKey: key, of: tile) { return url }
    }
    // MkDocs' pages: the title is the only key, and the page its value.
    guard !isOwnMenu, let pair = tree.onlyPair(of: tree.resolved(loaded.items[tile])) else {
      return nil
    }
    return tree.text(of: tree.resolved(pair.value))
  }

  /// The text with the tiles arranged; throws, with the reason, where that would change what it means.
  ///
  /// The bytes are those of the file in another order, in UTF-8; where nothing has moved they are the
  /// file's own.
  package func text(in arrangement: Arrangement) throws(MenuErrors) -> [UInt8] {
    guard !arrangement.isAsRead else { return text.bytes }
    let change = ListChange(arrangement, of: loaded, in: tree)
    try Hazards(tree: tree, change: change).check()
    let output = try Splice.text(of: tree, plans: change.plans)
    if !SeamCheck(change, of: tree).proves() {
      try Verification(before: tree, change: change).check(output)
    }
    return output
  }
}
