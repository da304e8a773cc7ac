/// How the tiles of a whole menu are ordered, where that is no longer the file's order.
package struct Arrangement: Equatable, Sendable {
  /// The menu that is arranged.
  package let menu: Menu
  private var orders: [ListID: Order] = [:]
  /// The order of the menu's own tiles in the file, which is asked for all the time.
  private let rootAsRead: Order
  /// The tiles that have others in them, told apart without a look at every tile.
  private let folders: TileSet
  /// The list of each tile that no longer stands in its own.
  private var guests: [TileID: ListID] = [:]

  /// The arrangement that the file has.
  package init(of menu: Menu) {
    self.menu = menu
    rootAsRead = Self.order(holding: menu.root, in: menu)
    folders = TileSet(menu.folders)
  }

  /// True while every tile stands where the file has it.
  package var isAsRead: Bool { orders.isEmpty }

  /// The lists that are no longer as the file has them.
  package var changedLists: [ListID] { Array(orders.keys) }

  /// The order of one list.
  package func order(of list: ListID) -> Order { orders[list] ?? orderAsRead(of: list) }

  /// The tiles of one list as they stand.
  package func tiles(in list: ListID) -> [TileID] { orders[list]?.tiles ?? menu.tiles(in: list) }

  /// The list that a tile stands in.
  package func list(of tile: TileID) -> ListID { guests[tile] ?? menu.list(of: tile) }

  /// True where every list has the tiles that it has in another arrangement of the same menu.
  package func keepsLists(of other: Arrangement) -> Bool { guests == other.guests }

  /// A tile as it is now: a folder with the tiles that stand in it.
  package func tile(_ tile: TileID) -> Tile {
    var found = menu.tiles[tile]
    if found.contents != nil { found.contents = tiles(in: .folder(tile)) }
    return found
  }

  /// The slot of a tile in its list.
  package func slot(of tile: TileID) -> Int? { tiles(in: list(of: tile)).firstIndex(of: tile) }

  /// The tiles that were taken from where they stood: as few as explain the order of each list.
  package var movedTiles: [TileID] {
    changedLists.flatMap { list -> [TileID] in
      let tiles = tiles(in: list)
      let own = tiles.filter { menu.list(of: $0) == list }
      let kept = Set(LongestAscending.indices(in: own).map { own[$0] })
      return tiles.filter { !kept.contains($0) }
    }.sorted()
  }

  /// The number that each tile will have in the file, by its number now.
  var fileOrder: [Int] {
    [Int](unsafeUninitializedCapacity: menu.tiles.count) { numbers, count in
      number(.root, numbers, &count)
    }
  }

  /// Every tile stands in one list, so that each of the numbers is set.
  private func number(_ list: ListID, _ numbers: UnsafeMutableBufferPointer<Int>, _ next: inout Int)
  {
    for tile in tiles(in: list) {
      numbers[tile] = next
      next += 1
      if folders.contains(tile) { number(.folder(tile), numbers, &next) }
    }
  }

  /// The slot of every tile in its list, in file order; one pass over all lists.
  package var slots: [Int] {
    var slots = Array(repeating: 0, count: menu.tiles.count)
    for list in menu.lists {
      for (slot, tile) in tiles(in: list).enumerated() { slots[tile] = slot }
    }
    return slots
  }

  /// The titles of the folders that a list lies in, outermost first; none for the menu itself.
  package func folderTitles(of list: ListID) -> [String] {
    folders(around: list).reversed().map { menu.tiles[$0].title }
  }

  /// The folders that a list lies in, innermost first.
  package func folders(around list: ListID) -> [TileID] {
    var folders: [TileID] = []
    var list = list
    while case .folder(let folder) = list {
      folders.append(folder)
      list = self.list(of: folder)
    }
    return folders
  }

  /// The slots of the folders that a tile lies in, outermost first, and its own.
  package func slots(leadingTo tile: TileID) -> [Int] {
    (folders(around: list(of: tile)).reversed() + [tile]).compactMap(slot(of:))
  }

  /// Puts an order of the same tiles in place of a list's own.
  package mutating func set(_ order: Order, of list: ListID) {
    orders[list] = order.tiles == menu.tiles(in: list) ? nil : order
  }

  /// Puts an order that may hold other tiles in place of a list's own; the lists that these come from
  /// must be set too.
  mutating func set(_ order: Order, of list: ListID, withGuests tiles: [TileID]) {
    for tile in tiles { guests[tile] = menu.list(of: tile) == list ? nil : list }
    set(order, of: list)
  }

  /// The order of so many tiles, its locked ones marked.
  func order(holding tiles: [TileID]) -> Order { Self.order(holding: tiles, in: menu) }

  private static func order(holding tiles: [TileID], in menu: Menu) -> Order {
    Order(tiles, isLocked: { menu.tiles[$0].isLocked || menu.tiles[$0].isPart })
  }

  private func orderAsRead(of list: ListID) -> Order {
    list == .root ? rootAsRead : order(holding: menu.tiles(in: list))
  }
}
