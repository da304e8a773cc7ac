import MenuModel

/// Reads a menu of our own, strictly: every mistake is noted, and only unknown keys are let pass.
struct MenuLoader {
  private var checks: ValueChecks
  private var loaded = LoadedMenu()
  private let options: LoadOptions
  /// True when a tile was left out because there are too many.
  private var isFull = false
  private let tree: YAMLTree
  private let tileSchema = MenuSchema.tile
  private let titleKey = index(of: "title", in: MenuSchema.tile)
  private let colorKey = index(of: "color", in: MenuSchema.tile)
  private let titleColorKey = index(of: "title_color", in: MenuSchema.tile)
  private let lockedKey = index(of: "locked", in: MenuSchema.tile)
  private let tilesKey = index(of: "tiles", in: MenuSchema.tile)
  private let hotkey = index(of: "key", in: MenuSchema.tile)
  /// The keys that are read here; others are only checked, and looked up when they are needed.
  private let isReadHere = MenuSchema.tile.map {
    ["title", "color", "title_color", "locked", "tiles"].contains($0.name)
  }

  private static func index(of name: String, in keys: [MenuSchema.Key]) -> Int {
    keys.firstIndex { $0.name == name } ?? keys.endIndex
  }

  /// Reads the menu in a document's root mapping, noting what is wrong with it.
  static func load(_ root: NodeID, in tree: YAMLTree, options: LoadOptions) -> (
    LoadedMenu, Findings
  ) {
    var loader = MenuLoader(checks: ValueChecks(tree: tree), options: options)
    loader.loadMenu(root)
    return (loader.loaded, loader.checks.findings)
  }

  private init(checks: ValueChecks, options: LoadOptions) {
    self.checks = checks
    tree = checks.tree
    self.options = options
  }

  private mutating func loadMenu(_ root: NodeID) {
    var menuKeys = KeyTable(MenuSchema.menu)
    readKeys(of: root, as: MenuSchema.menu, into: &menuKeys, holder: "a menu")
    for (index, key) in MenuSchema.menu.enumerated() {
      guard let value = menuKeys.value(at: index) else { continue }
      switch key.name {
      case "title": loaded.menu.title = checks.text(value, of: key.name)
      case "columns": setColumns(value, key)
      case "margin": setInteger(value, key) { $0.margin = $1 }
      case "tile_height": setInteger(value, key) { $0.tileHeight = $1 }
      case "title_color": loaded.menu.titleColor = checks.color(value, of: key.name)
      case "locked": loaded.menu.isLocked = checks.boolean(value, of: key.name) ?? false
      case "reorder":
        let modes = ReorderMode.allCases.map(\.rawValue)
        let mode = checks.choice(value, of: key.name, among: modes)
        loaded.menu.reorder = mode.flatMap(ReorderMode.init) ?? .shift
      default: break
      }
    }
    if let value = menuKeys.value(at: Self.index(of: "tiles", in: MenuSchema.menu)) {
      var tileKeys = KeyTable(tileSchema)
      loaded.menu.root = loadTiles(value, in: .root, parent: nil, &tileKeys)
    }
  }

  private mutating func setColumns(_ value: NodeID, _ key: MenuSchema.Key) {
    guard case .integerOrAuto(let range) = key.kind else { return }
    if tree.text(of: tree.resolved(value)) == "auto" {
      loaded.menu.columns = .automatic
    } else if let number = checks.integer(value, of: key.name, in: range, orAuto: true) {
      loaded.menu.columns = .fixed(number)
    }
  }

  private mutating func setInteger(
    _ value: NodeID, _ key: MenuSchema.Key, _ set: (inout Menu, Int) -> Void
  ) {
    guard case .integer(let range) = key.kind else { return }
    if let number = checks.integer(value, of: key.name, in: range) { set(&loaded.menu, number) }
  }

  /// Reads the tiles of a list; notes where it is none.
  ///
  /// The table, which is one for all tiles, holds what the tile being read has for each key.
  private mutating func loadTiles(
    _ value: NodeID, in list: ListID, parent: TileID?, _ keys: inout KeyTable
  ) -> [TileID] {
    guard let sequence = checks.listOfTiles(value) else { return [] }
    loaded.lists.add(list, sequence)
    var ids = loaded.room(for: tree.childCount(of: sequence))
    var item = sequence + 1
    while item < tree.nodes[sequence].next {
      if let id = loadTile(item, parent: parent, &keys) { ids.append(id) }
      item = tree.nodes[item].next
    }
    return ids
  }

  private mutating func loadTile(_ item: NodeID, parent: TileID?, _ keys: inout KeyTable)
    -> TileID?
  {
    if let limit = options.limits.tiles, loaded.menu.tiles.count >= limit {
      if !isFull {
        checks.findings.error(
          checks.span(item), "there are more than \(limit) tiles",
          hint: "lift the limit with --max-size")
      }
      isFull = true
      return nil
    }
    let node = tree.resolved(item)
    switch tree.nodes[node].kind {
    case .mapping: return loadMapping(node, item: item, parent: parent, &keys)
    case .scalar where tree.isEmpty(node):
      checks.findings.error(
        checks.span(item), "this tile is empty", hint: "write its title behind the '-'")
    case .scalar:
      if let title = checks.text(item, of: "title") {
        var tile = Tile(title: title)
        tile.parent = parent
        return loaded.add(tile, item: item)
      }
    case .sequence, .alias:
      checks.findings.error(
        checks.span(item), "a tile must be a title or a mapping, and this is a list")
    }
    return nil
  }

  private mutating func loadMapping(
    _ mapping: NodeID, item: NodeID, parent: TileID?, _ keys: inout KeyTable
  ) -> TileID? {
    keys.clear()
    readKeys(of: mapping, as: tileSchema, into: &keys, holder: "a tile")
    var tile = Tile(title: "")
    tile.parent = parent
    if let value = keys.value(at: titleKey) {
      tile.title = checks.text(value, of: "title") ?? ""
    } else {
      noteMissingTitle(mapping, item)
    }
    tile.color = keys.value(at: colorKey).flatMap { checks.color($0, of: "color") }
    tile.titleColor = keys.value(at: titleColorKey).flatMap { checks.color($0, of: "title_color") }
    tile.isLocked = keys.value(at: lockedKey).flatMap { checks.boolean($0, of: "locked") } ?? false
    keys.forEach { index, value in
      if !isReadHere[index] { checks.check(value, tileSchema[index]) }
    }
    if let value = keys.value(at: hotkey) { checkHotkey(value) }
    let contents = keys.value(at: tilesKey)
    let id = loaded.add(tile, item: item)
    // What an alias or a merge stands for is arranged where it is written, so it makes no folder:
    // following it could go round in circles, or never end.
    if let contents {
      if tree.nodes[contents].kind != .alias, (item..<tree.nodes[item].next).contains(contents) {
        loaded.menu.tiles[id].contents = loadTiles(contents, in: .folder(id), parent: id, &keys)
      } else {
        checks.checkDistantTiles(contents, of: item)
      }
    }
    return id
  }

  private mutating func checkHotkey(_ value: NodeID) {
    guard let text = tree.text(of: tree.resolved(value)), options.reservedKeys.contains(text)
    else { return }
    checks.findings.error(
      checks.span(value), "the session uses the key '\(text)' itself", hint: "take another one")
  }

  private mutating func noteMissingTitle(_ mapping: NodeID, _ item: NodeID) {
    let keys = tree.pairs(of: mapping).map {
      tree.nodes[$0.key].kind == .scalar ? tree.string(of: $0.key) : ""
    }
    let meant = keys.first { key in
      !MenuSchema.tile.contains { $0.name == key }
        && Spelling.nearest(to: key, among: ["title"]) != nil
    }
    checks.findings.error(
      checks.span(item), "this tile has no title",
      hint: meant.map { "is '\($0.shortened)' meant to be 'title'?" }
        ?? "every tile needs the key 'title'")
  }
}

extension MenuLoader {
  /// Finds the value of each known key of a mapping, merged ones too; notes unknown keys and keys that
  /// stand twice.
  private mutating func readKeys(
    of mapping: NodeID, as keys: [MenuSchema.Key], into table: inout KeyTable, holder: String
  ) {
    var mergesOthers = false
    var key = mapping + 1
    let end = tree.nodes[mapping].next
    while key < end {
      let value = tree.nodes[key].next
      if let index = table.index(of: key, in: tree) {
        if let first = table.key(at: index) {
          checks.findings.error(
            checks.span(key),
            "the key '\(keys[index].name)' stands twice, first in line \(Findings.otherLine)",
            hint: "take one of them out", other: tree.nodes[first].start)
        }
        table.note(key, value, at: index)
      } else if tree.nodes[key].kind == .scalar, tree.value(of: key).elementsEqual("<<".utf8) {
        mergesOthers = true
      } else {
        noteUnknown(key, among: keys, holder: holder)
      }
      key = tree.nodes[value].next
    }
    guard mergesOthers else { return }
    guard checks.canMerge(into: mapping) else { return }
    for index in keys.indices where table.value(at: index) == nil {
      if let value = tree.mergedValue(forKey: keys[index].name, in: mapping) {
        table.note(nil, value, at: index)
      }
    }
  }

  private mutating func noteUnknown(_ key: NodeID, among keys: [MenuSchema.Key], holder: String) {
    guard tree.nodes[key].kind == .scalar, checks.findings.keepsWarnings else {
      checks.findings.warning(checks.span(key), "\(holder) has no such key")
      return
    }
    let name = tree.string(of: key)
    // As elsewhere in YAML, a key that begins with x- is somebody's own, and anchors need a place. In
    // JSON, which has no comments, an editor finds the schema by a key.
    if name.hasPrefix("x-") || name == "$schema" { return }
    let nearest = Spelling.nearest(to: name, among: keys.map(\.name))
    checks.findings.warning(
      checks.span(key), "\(holder) has no key '\(name.shortened)'",
      hint: nearest.map { "did you mean '\($0)'?" })
  }
}
