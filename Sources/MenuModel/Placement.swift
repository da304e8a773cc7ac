/// A person's words for where tiles shall stand.
package enum Placement: Equatable, Sendable {
  /// The slot of the first of them when all is done, as people count, from 1.
  case position(Int)
  /// Right before a tile.
  case before(TileReference)
  /// Right after a tile.
  case after(TileReference)
  /// The first free slot.
  case first
  /// The last free slot.
  case last
}

/// What became of one tile: the move that a person asked for, in a list.
package struct TileMove: Equatable, Sendable {
  package let tile: TileID
  package let list: ListID
  package let move: Move

  package init(tile: TileID, list: ListID, move: Move) {
    self.tile = tile
    self.list = list
    self.move = move
  }

  /// The same taken back.
  package var inverse: TileMove { TileMove(tile: tile, list: list, move: move.inverse) }
}

extension Arrangement {
  /// Puts tiles of one list together where a person says, and tells what became of each.
  package mutating func place(_ tiles: [TileID], at placement: Placement) throws(MoveError)
    -> [TileMove]
  {
    let list = try commonList(of: tiles)
    let order = order(of: list)
    let index = try freeIndex(for: tiles, at: placement, in: order, of: list)
    let placed = order.moving(tiles, toFreeIndex: index)
    set(placed, of: list)
    return Self.moves(of: tiles, in: list, from: order, to: placed)
  }

  /// Lets two tiles of one list change places.
  package mutating func swap(_ first: TileID, _ second: TileID) throws(MoveError) -> [TileMove] {
    let list = try commonList(of: [first, second])
    let order = order(of: list)
    guard let firstSlot = order.slot(of: first), let secondSlot = order.slot(of: second) else {
      return []
    }
    let swapped = order.swapping(firstSlot, secondSlot)
    set(swapped, of: list)
    return Self.moves(of: [first, second], in: list, from: order, to: swapped)
  }

  /// Puts tiles of one list first, in the order given; the rest keep theirs.
  package mutating func putFirst(_ tiles: [TileID]) throws(MoveError) -> [TileMove] {
    let list = try commonList(of: tiles)
    let order = order(of: list)
    return fill(order.moving(tiles, toFreeIndex: 0), of: list)
  }

  /// Sorts the free tiles of a list.
  package mutating func sort(_ list: ListID, by comesBefore: (TileID, TileID) -> Bool) -> [TileMove]
  {
    let order = order(of: list)
    return fill(order.filling(with: order.freeTiles.sorted(by: comesBefore)), of: list)
  }

  private mutating func fill(_ new: Order, of list: ListID) -> [TileMove] {
    let old = order(of: list)
    set(new, of: list)
    return Self.moves(of: new.tiles, in: list, from: old, to: new).filter {
      $0.move.source != $0.move.target
    }
  }

  /// The list that all of some tiles stand in; throws where one of them may not move.
  package func commonList(of tiles: [TileID]) throws(MoveError) -> ListID {
    let list = tiles.first.map(menu.list) ?? .root
    var seen: Set<TileID> = []
    for tile in tiles {
      let title = menu.tiles[tile].title
      if menu.list(of: tile) != list { throw .differentLists(menu.tiles[tiles[0]].title, title) }
      if menu.tiles[tile].isLocked {
        throw .lockedTile(title, position: (slot(of: tile) ?? 0) + 1)
      }
      if !seen.insert(tile).inserted { throw .namedTwice(title) }
    }
    return list
  }

  /// How many free tiles, the moved ones not counted, shall stand before the moved ones.
  private func freeIndex(
    for tiles: [TileID], at placement: Placement, in order: Order, of list: ListID
  ) throws(MoveError) -> Int {
    let lastIndex = order.freeCount - tiles.count
    switch placement {
    case .first: return 0
    case .last: return lastIndex
    case .position(let position):
      return try freeIndex(ofPosition: position, for: tiles.count, in: order)
    case .before(let words), .after(let words):
      let isBefore = if case .before = placement { true } else { false }
      let anchor = try TileLookup(in: self, list: list).tile(words)
      let title = menu.tiles[anchor].title
      if tiles.contains(anchor) { throw .nextToItself(title) }
      guard menu.list(of: anchor) == list, let slot = order.slot(of: anchor) else {
        throw .differentLists(menu.tiles[tiles[0]].title, title)
      }
      // Next to a locked tile they take the free slots on that side of it, wherever they come from.
      if order.isLocked(slot) {
        let index = order.freeIndex(of: slot) - (isBefore ? tiles.count : 0)
        guard (0...lastIndex).contains(index) else {
          throw .noFreeSlot(before: isBefore, title: title)
        }
        return index
      }
      let moved = Set(tiles)
      let before = order.freeTiles.prefix { $0 != anchor }.count { !moved.contains($0) }
      return isBefore ? before : before + 1
    }
  }

  private func freeIndex(ofPosition position: Int, for count: Int, in order: Order)
    throws(MoveError)
    -> Int
  {
    guard (1...max(1, order.count)).contains(position) else {
      throw .beyondLast(position, count: order.count)
    }
    if order.isLocked(position - 1) {
      throw .lockedSlot(position, title: menu.tiles[order.tiles[position - 1]].title)
    }
    let index = order.freeIndex(of: position - 1)
    let lastIndex = order.freeCount - count
    guard index <= lastIndex else {
      throw .blockTooLong(
        first: position, count: count, lastPossible: order.slot(atFreeIndex: lastIndex) + 1)
    }
    return index
  }

  /// What became of some tiles between two orders of their list.
  static func moves(of tiles: [TileID], in list: ListID, from old: Order, to new: Order)
    -> [TileMove]
  {
    let count = old.tiles.count
    guard tiles.count > 2 else {
      return tiles.compactMap { tile in
        guard let source = old.slot(of: tile), let target = new.slot(of: tile) else { return nil }
        return TileMove(tile: tile, list: list, move: Move(source: source, target: target))
      }
    }
    let sources = Dictionary(uniqueKeysWithValues: zip(old.tiles, 0..<count))
    let targets = Dictionary(uniqueKeysWithValues: zip(new.tiles, 0..<count))
    return tiles.compactMap { tile in
      guard let source = sources[tile], let target = targets[tile] else { return nil }
      return TileMove(tile: tile, list: list, move: Move(source: source, target: target))
    }
  }
}
