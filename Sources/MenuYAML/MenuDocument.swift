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
  /// The document of the stream that holds the tiles, from zero.
  let document: Int

  /// Reads a text; throws everything that is wrong with it at once.
  package init(_ text: SourceText, options: LoadOptions = LoadOptions()) throws(MenuErrors) {
    let tree = try YAMLReader.tree(of: text, limits: options.limits)
    let source = try TileSource.find(in: tree, options: options)
    let (loaded, findings) =
      switch source.form {
      case .menu: MenuLoader.load(source.node, in: tree, options: options)
      case .list: ListLoader.load(source.node, in: tree, options: options)
      }
    try findings.throwErrors(in: text)
    self.text = text
    self.tree = tree
    self.loaded = loaded
    document = source.document
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
    guard let value = tree.mergedValue(forKey: key, in: item) else { return nil }
    return tree.text(of: tree.resolved(value))
  }

  /// What a tile holds besides its title and colours.
  package func details(of tile: TileID) -> TileDetails {
    var details = TileDetails()
    details.icon = value(ofKey: "icon", of: tile)
    details.description = value(ofKey: "description", of: tile)
    details.key = value(ofKey: "key", of: tile)
    details.url = ["url", "href", "link"].lazy.compactMap { value(ofKey: $0, of: tile) }.first
    return details
  }

  /// The text with the tiles arranged; throws, with the reason, where that would change what it means.
  ///
  /// The bytes are those of the file in another order, in UTF-8; where nothing has moved they are the
  /// file's own.
  package func text(in arrangement: Arrangement) throws(MenuErrors) -> [UInt8] {
    guard !arrangement.isAsRead else { return text.bytes }
    let permutation = try permutation(of: arrangement)
    try Hazards(tree: tree, permutation: permutation).check()
    let output = Splice.text(text.bytes, reordering: permutation.reorderings)
    try Verification(before: tree, permutation: permutation).check(output)
    return output
  }

  /// Which piece each slot of each changed list gets.
  private func permutation(of arrangement: Arrangement) throws(MenuErrors) -> Permutation {
    var permutation = Permutation()
    for list in arrangement.changedLists {
      guard let node = loaded.lists[list] else { continue }
      let asRead = menu.tiles(in: list)
      let number = Dictionary(uniqueKeysWithValues: zip(asRead, asRead.indices))
      let pieces = arrangement.order(of: list).tiles.compactMap { number[$0] }
      permutation.add(.init(outline: Outline(of: node, in: tree), pieces: pieces), in: tree)
    }
    return permutation
  }
}

/// New orders for some lists of a tree.
struct Permutation {
  /// The lists and what their slots get.
  private(set) var reorderings: [Splice.Reordering] = []
  /// For each of these lists its items in their new order.
  private(set) var items: [NodeID: [NodeID]] = [:]

  mutating func add(_ reordering: Splice.Reordering, in tree: YAMLTree) {
    let children = tree.children(of: reordering.outline.list)
    reorderings.append(reordering)
    items[reordering.outline.list] = reordering.pieces.map { children[$0] }
  }

  /// The nodes directly in a collection, in the new order where it has one.
  func children(of node: NodeID, in tree: YAMLTree) -> [NodeID] {
    items[node] ?? tree.children(of: node)
  }
}
