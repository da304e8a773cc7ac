import MenuModel

/// A file that has been read: its menu, and its text with the tiles in any order.
package struct MenuDocument: Sendable {
  /// The text it was read from.
  package let text: SourceText
  /// The menu in it.
  package var menu: Menu { loaded.menu }
  let tree: YAMLTree
  let loaded: LoadedMenu
  /// What the loader has found, mistakes only where they were let pass.
  let findings: Findings
  /// What the tiles are part of: the root mapping of a menu of our own, else their list.
  let root: NodeID
  private let outlines = OutlineCache()
  /// How the list is read; nil for a menu of our own.
  private let form: MenuForm?

  /// True for a menu of our own, false for a list of any other form.
  package var isOwnMenu: Bool { form == nil }

  /// Reads a text; throws everything that is wrong with it at once.
  package init(_ text: SourceText, options: LoadOptions = LoadOptions()) throws(MenuErrors) {
    try self.init(withMistakes: text, options: options)
    try findings.throwErrors(in: text)
  }

  /// Reads a text in whose tiles there may be mistakes, for who only tells them: `diagnostics` has them
  /// among all else that is to be said.
  ///
  /// It throws where no tiles can be read.
  package init(withMistakes text: SourceText, options: LoadOptions) throws(MenuErrors) {
    let tree = try YAMLReader.tree(of: text, limits: options.limits)
    let source = try TileSource.find(in: tree, options: options)
    let (loaded, findings) =
      switch source.form {
      case .menu: MenuLoader.load(source.node, in: tree, options: options)
      case .list(let form):
        ListLoader.load(
          source.node, of: tree.documents[source.document], in: tree, form: form, options: options)
      }
    self.text = text
    self.tree = tree
    self.loaded = loaded
    form = if case .list(let form) = source.form { form } else { nil }
    self.findings = findings
    root = source.node
  }

  /// Line and column of each of some tiles.
  package func positions(of tiles: [TileID]) -> [SourcePosition] {
    let lines = LineTable(text)
    return tiles.map { lines.position(of: tree.nodes[loaded.items[$0]].start) }
  }

  /// The text of the value that a tile has for a key, a merged one too; nil where it has none.
  package func value(ofKey key: String, of tile: TileID) -> String? {
    let item = tree.resolved(loaded.items[tile])
    return ([item] + tree.attributes(of: item)).lazy.compactMap { mapping in
      tree.mergedValue(forKey: key, in: mapping).flatMap { tree.text(of: tree.resolved($0)) }
    }.first
  }

  /// The colour that the file gives a tile, in its own words; nil where it gives none.
  package func color(of tile: TileID) -> String? {
    (form?.colorKeys ?? ["color"]).lazy.compactMap { value(ofKey: $0, of: tile) }
      .first { TileColor($0) != nil }
  }

  /// The keys that tiles of the menu itself have, each once.
  package var keys: Set<String> {
    var keys: Set<String> = []
    for tile in menu.root {
      let item = tree.resolved(loaded.items[tile])
      for mapping in [item] + tree.attributes(of: item) where tree.nodes[mapping].kind == .mapping {
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
    details.key = form == nil ? value(ofKey: "key", of: tile) : nil
    details.description = value(ofKey: "description", of: tile)
    details.url = url(of: tile)
    details.runsCommand = command(of: tile) != nil
    return details
  }

  private func url(of tile: TileID) -> String? {
    for key in ["url", "href", "link"] {
      if let url = value(ofKey: key, of: tile) { return url }
    }
    // MkDocs' pages: the title is the only key, and the page its value.
    let item = tree.resolved(loaded.items[tile])
    guard let form, form.readsOnlyKeys, let (key, value) = tree.onlyPair(of: item),
      !form.titleKeys.contains(tree.string(of: key))
    else { return nil }
    return tree.text(of: tree.resolved(value))
  }

  /// The text with the tiles arranged; throws, with the reason, where that would change what it means.
  ///
  /// The bytes are those of the file in another order, in UTF-8; where nothing has moved they are the
  /// file's own.
  package func text(in arrangement: Arrangement) throws(MenuErrors) -> [UInt8] {
    guard !arrangement.isAsRead else { return text.bytes }
    let change = try change(to: arrangement)
    if let (plan, seams) = SeamCheck(change, of: tree).proven {
      return StretchRun.text(of: text.bytes, permuting: plan, seams: seams)
    }
    return try verifiedText(change)
  }

  /// The same, of a document that is not needed any more.
  ///
  /// What was read of a large file takes more room than the file, and the new text is put there.
  package consuming func lastText(in arrangement: Arrangement) throws(MenuErrors) -> [UInt8] {
    let bytes = text.bytes
    guard !arrangement.isAsRead else { return bytes }
    let change = try change(to: arrangement)
    guard let (plan, seams) = SeamCheck(change, of: tree).proven else {
      return try verifiedText(change)
    }
    _ = consume self
    return StretchRun.text(of: bytes, permuting: plan, seams: seams)
  }

  /// Does once, for nothing, what the first move of a long list would have to wait for: its outline is made,
  /// and the memory and the code that a move needs are touched.
  package func rehearse() {
    var arrangement = Arrangement(of: menu)
    let tiles = arrangement.order(of: .root).freeTiles.prefix(2)
    guard tiles.count == 2, (try? arrangement.swap(tiles[0], tiles[1])) != nil,
      let change = try? change(to: arrangement),
      let (plan, seams) = SeamCheck(change, of: tree).proven
    else { return }
    // Two at once, as there are whenever a text has been saved and the next one is made.
    let texts = (0..<2).map { _ in
      StretchRun.text(of: text.bytes, permuting: plan, seams: seams)
    }
    withExtendedLifetime(texts) {}
  }

  private func change(to arrangement: Arrangement) throws(MenuErrors) -> ListChange {
    let change = ListChange(arrangement, of: loaded, in: tree, outlines: outlines)
    try Hazards(tree: tree, change: change).check()
    return change
  }

  private func verifiedText(_ change: ListChange) throws(MenuErrors) -> [UInt8] {
    let output = try Splice.text(of: tree, plans: change.plans)
    try Verification(before: tree, change: change).check(output)
    return output
  }
}
