import MenuModel

/// A menu with the nodes that its tiles and lists were read from.
struct LoadedMenu: Sendable {
  var menu = Menu()
  /// The item of each tile.
  var items: [NodeID] = []
  /// The sequence of each list that can be reordered.
  var lists = ListNodes()

  /// Makes room for so many tiles of one list, and gives a list that has it too.
  ///
  /// In the menu the room is made for its own list alone, at once: growing would touch twice the memory.
  mutating func room(for count: Int) -> [TileID] {
    if menu.tiles.isEmpty {
      menu.tiles.reserveCapacity(count)
      items.reserveCapacity(count)
    }
    var tiles: [TileID] = []
    tiles.reserveCapacity(count)
    return tiles
  }

  /// Adds a tile behind those read so far.
  mutating func add(_ tile: Tile, item: NodeID) -> TileID {
    menu.tiles.append(tile)
    items.append(item)
    return menu.tiles.count - 1
  }
}

/// The sequence of each list of a menu.
///
/// No dictionary: to look up how its keys are hashed takes the runtime as long as reading a small menu.
struct ListNodes: Sendable {
  private var root: NodeID?
  /// The folders with a list that can be reordered, ascending.
  private var folders: [TileID] = []
  private var nodes: [NodeID] = []

  /// The sequence of a list, nil where it cannot be reordered.
  subscript(list: ListID) -> NodeID? {
    guard case .folder(let folder) = list else { return root }
    let index = folders.partitioningIndex { $0 >= folder }
    return index < folders.count && folders[index] == folder ? nodes[index] : nil
  }

  /// Adds a list; folders come in file order.
  mutating func add(_ list: ListID, _ node: NodeID) {
    guard case .folder(let folder) = list else {
      root = node
      return
    }
    folders.append(folder)
    nodes.append(node)
  }

  /// Every list with its sequence.
  var all: [(list: ListID, node: NodeID)] {
    (root.map { [(.root, $0)] } ?? []) + zip(folders, nodes).map { (.folder($0), $1) }
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
  package var reservedKeys: [String] = []
  /// When to refuse.
  package var limits = Limits()

  /// The options of a command line that has none: the file's own list, read as its form tells.
  package init() {}
}
