/// How the tiles of a whole menu are ordered: each list's order, where it is no longer the file's.
package struct Arrangement: Equatable, Sendable {
  /// The menu that is arranged.
  package let menu: Menu
  private var orders: [ListID: Order] = [:]

  /// The arrangement that the file has.
  package init(of menu: Menu) { self.menu = menu }

  /// True while every tile stands where the file has it.
  package var isAsRead: Bool { orders.isEmpty }

  /// The lists whose order is no longer the file's.
  package var changedLists: [ListID] { Array(orders.keys) }

  /// The order of one list.
  package func order(of list: ListID) -> Order { orders[list] ?? orderAsRead(of: list) }

  /// Puts an order in place of a list's own.
  package mutating func set(_ order: Order, of list: ListID) {
    orders[list] = order.tiles == menu.tiles(in: list) ? nil : order
  }

  /// The slot of a tile in its own list.
  package func slot(of tile: TileID) -> Int? { order(of: menu.list(of: tile)).slot(of: tile) }

  private func orderAsRead(of list: ListID) -> Order {
    Order(menu.tiles(in: list), isLocked: { menu.tiles[$0].isLocked })
  }
}
