import MenuModel

/// A menu with the nodes that its tiles and lists were read from.
struct LoadedMenu: Sendable {
  var menu = Menu()
  /// The item of each tile.
  var items: [NodeID] = []
  /// The sequence of each list that can be reordered.
  var lists: [ListID: NodeID] = [:]

  /// Makes room for the tiles of a menu's own list, at once: growing would touch twice the memory.
  mutating func reserve(_ count: Int) {
    guard menu.tiles.isEmpty else { return }
    menu.tiles.reserveCapacity(count)
    items.reserveCapacity(count)
  }

  /// Adds a tile behind those read so far.
  mutating func add(_ tile: Tile, item: NodeID) -> TileID {
    menu.tiles.append(tile)
    items.append(item)
    return menu.tiles.count - 1
  }
}

/// What to read of a file, and how.
package struct LoadOptions: Sendable {
  /// The list to take for the tiles, nil for the one that the file's form tells.
  package var path: YAMLPath?
  /// The document of a stream, from 1; nil for the first that has the list.
  package var document: Int?
  /// The key whose value is a tile's title, nil for the usual ones.
  package var titleKey: String?
  /// The hotkeys that the session needs itself.
  package var reservedKeys: Set<String> = []
  /// When to refuse.
  package var limits = Limits()

  /// The options of a command line that has none: the file's own list, read as its form tells.
  package init() {}
}
