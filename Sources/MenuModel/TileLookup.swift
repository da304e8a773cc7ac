/// Finds the tile that a person's words name, in an arrangement as it stands.
package struct TileLookup {
  private let arrangement: Arrangement
  /// The list that positions and paths count in.
  private let list: ListID
  /// The list that a title is looked for in first.
  private let nearest: ListID
  /// The tiles by their titles, where many are looked up.
  private let index: TitleIndex?

  /// A search in an arrangement, for words that are about one of its lists; where there are many of them
  /// not each looks at every tile.
  package init(
    in arrangement: Arrangement, list: ListID = .root, nearest: ListID? = nil, count: Int = 1
  ) {
    self.arrangement = arrangement
    self.list = list
    self.nearest = nearest ?? list
    let titles = arrangement.menu.tiles
    index = count < Self.many ? nil : TitleIndex(titles.count) { titles[$0].title }
  }

  /// From so many lookups on an index, which costs as much as some of them, is worth it.
  private static let many = 16

  private var menu: Menu { arrangement.menu }

  /// The tile that is meant: first of this list, then of any folder in or outside it.
  ///
  /// A position decides; then the whole text as an exact title, then as a path, then as a title without
  /// regard to case.
  package func tile(_ words: TileReference) throws(MoveError) -> TileID {
    if let position = words.position { return try tile(at: position, in: list) }
    for titles in [words.text, words.title] {
      if let tile = try only(of: exact(titles), called: words.text) { return tile }
    }
    if words.steps.count > 1, let tile = try tile(on: words) { return tile }
    let folded = words.title.lowercased()
    let alike = candidates(titled: words.title) { $0.lowercased() == folded }
    if let tile = try only(of: alike, called: words.text) { return tile }
    let titles = arrangement.tiles(in: list).map { menu.tiles[$0].title }
    throw .noTile(
      words.text,
      nearest: Spelling.nearest(to: words.title, among: titles + menu.tiles.map(\.title)))
  }

  /// The list in the folder that is meant.
  package func folder(_ words: TileReference) throws(MoveError) -> ListID {
    try self.list(in: try tile(words))
  }

  /// The list in a folder; throws where there is none, or where there are several.
  package func list(in tile: TileID) throws(MoveError) -> ListID {
    let title = menu.tiles[tile].title
    guard let contents = menu.tiles[tile].contents else { throw .notFolder(title) }
    if let part = contents.first, menu.tiles[part].isPart {
      throw .severalLists(
        title,
        parts: contents.map {
          "\(TileReference.escaped(title))/\(TileReference.escaped(menu.tiles[$0].title))"
        })
    }
    return .folder(tile)
  }

  /// The words that name a tile and no other: `#2/#3`.
  package func path(of tile: TileID) -> String {
    path(of: tile) { arrangement.slot(of: $0) ?? 0 }
  }

  /// The same for every tile of the menu, in file order.
  package var paths: [String] {
    let slots = arrangement.slots
    return menu.tiles.indices.map { tile in path(of: tile) { slots[$0] } }
  }

  private func path(of tile: TileID, slot: (TileID) -> Int) -> String {
    let steps = [tile] + arrangement.folders(around: arrangement.list(of: tile))
    // Not joined, for which the runtime looks up types when it is first done.
    return steps.reversed().reduce(into: "") { path, tile in
      path += path.isEmpty ? "#" : "/#"
      path += String(slot(tile) + 1)
    }
  }

  private func tile(at position: Int, in list: ListID) throws(MoveError) -> TileID {
    let tiles = arrangement.tiles(in: list)
    guard (1...max(1, tiles.count)).contains(position), !tiles.isEmpty else {
      throw .noPosition(position, count: tiles.count)
    }
    return tiles[position - 1]
  }

  /// Swift's `==` takes titles for equal that differ in bytes; a file may hold both.
  private func exact(_ title: String) -> [TileID] {
    let count = title.utf8.count
    return candidates(titled: title) { $0.utf8.count == count && $0.utf8.elementsEqual(title.utf8) }
  }

  /// Those of the nearest list that has any.
  private func candidates(titled title: String, where matches: (String) -> Bool) -> [TileID] {
    for list in [nearest, list] {
      let near = tiles(in: list, titled: title, where: matches)
      if !near.isEmpty { return near }
    }
    return (index?.tiles(titled: title) ?? Array(menu.tiles.indices)).filter {
      matches(menu.tiles[$0].title)
    }
  }

  /// The tiles of a list whose titles match, which are that title but for case.
  private func tiles(in list: ListID, titled title: String, where matches: (String) -> Bool)
    -> [TileID]
  {
    guard let index else {
      return arrangement.tiles(in: list).filter { matches(menu.tiles[$0].title) }
    }
    let found = index.tiles(titled: title).filter {
      arrangement.list(of: $0) == list && matches(menu.tiles[$0].title)
    }
    guard found.count > 1 else { return found }
    let slots = found.map { arrangement.slot(of: $0) ?? 0 }
    return found.indices.sorted { slots[$0] < slots[$1] }.map { found[$0] }
  }

  private func only(of tiles: [TileID], called words: String) throws(MoveError) -> TileID? {
    guard tiles.count > 1 else { return tiles.first }
    throw .ambiguous(
      words, positions: tiles.prefix(8).map(path(of:)) + (tiles.count > 8 ? ["…"] : []))
  }

  /// Walks a path, from this list or else from the menu's own.
  private func tile(on path: TileReference) throws(MoveError) -> TileID? {
    let starts = list == .root ? [ListID.root] : [list, .root]
    for start in starts {
      if let tile = try tile(on: path.steps, from: start) { return tile }
    }
    return nil
  }

  private func tile(on steps: [TileReference.Step], from start: ListID) throws(MoveError) -> TileID?
  {
    var list = start
    var found: TileID?
    for step in steps {
      if let folder = found {
        guard menu.tiles[folder].contents != nil else { throw .notFolder(menu.tiles[folder].title) }
        list = .folder(folder)
      }
      switch step {
      case .position(let position): found = try tile(at: position, in: list)
      case .title(let title):
        let exact = tiles(in: list, titled: title) { $0.utf8.elementsEqual(title.utf8) }
        let folded = title.lowercased()
        let alike =
          exact.isEmpty
          ? tiles(in: list, titled: title) { $0.lowercased() == folded } : exact
        guard let tile = try only(of: alike, called: title) else { return nil }
        found = tile
      }
    }
    return found
  }
}
