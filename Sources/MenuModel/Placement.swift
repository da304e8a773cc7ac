/// A person's words for where tiles shall stand.
package indirect enum Placement: Equatable, Sendable {
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
  /// In a folder: last there, or where a further place says.
  case into(TileReference, Placement?)
}

extension Arrangement {
  /// Puts tiles together where a person says, and tells what became of each.
  ///
  /// They may come from several lists where the words name the one to put them in. Positions in the
  /// words for other tiles count in the list that is open.
  package mutating func place(
    _ tiles: [TileID], at placement: Placement, open: ListID = .root
  ) throws(MoveError) -> [TileMove] {
    try requireMovable(tiles)
    let nearest = tiles.first.map(list(of:)) ?? .root
    let lookup = TileLookup(in: self, list: open, nearest: nearest)
    switch placement {
    case .before(let words): return try put(tiles, beside: try lookup.tile(words), before: true)
    case .after(let words): return try put(tiles, beside: try lookup.tile(words), before: false)
    case .into(let words, let place):
      return try put(tiles, into: try lookup.folder(words), at: place ?? .last)
    case .position, .first, .last:
      return try put(tiles, in: try commonList(of: tiles), at: placement)
    }
  }

  /// Lets two tiles of one list change places.
  package mutating func swap(_ first: TileID, _ second: TileID) throws(MoveError) -> [TileMove] {
    let list = try commonList(of: [first, second])
    let old = self
    let order = order(of: list)
    guard let firstSlot = order.slot(of: first), let secondSlot = order.slot(of: second) else {
      return []
    }
    set(order.swapping(firstSlot, secondSlot), of: list)
    return TileMove.between(old, self, of: [first, second])
  }

  /// Puts tiles of one list first, in the order given; the rest keep theirs.
  package mutating func putFirst(_ tiles: [TileID]) throws(MoveError) -> [TileMove] {
    let list = try commonList(of: tiles)
    return fill(order(of: list).moving(tiles, toFreeIndex: 0), of: list)
  }

  /// Sorts the free tiles of a list.
  package mutating func sort(_ list: ListID, by comesBefore: (TileID, TileID) -> Bool) -> [TileMove]
  {
    let order = order(of: list)
    return fill(order.filling(with: order.freeTiles.sorted(by: comesBefore)), of: list)
  }

  private mutating func fill(_ new: Order, of list: ListID) -> [TileMove] {
    let old = self
    set(new, of: list)
    return TileMove.between(old, self, of: new.tiles).filter { !$0.isNone }
  }

  /// The list that all of some tiles stand in; throws where one of them may not move.
  package func commonList(of tiles: [TileID]) throws(MoveError) -> ListID {
    let list = tiles.first.map(list(of:)) ?? .root
    if let stranger = tiles.first(where: { self.list(of: $0) != list }) {
      throw .differentLists(menu.tiles[tiles[0]].title, menu.tiles[stranger].title)
    }
    try requireMovable(tiles)
    return list
  }

  private func requireMovable(_ tiles: [TileID]) throws(MoveError) {
    var seen: Set<TileID> = []
    for tile in tiles {
      let title = menu.tiles[tile].title
      if menu.tiles[tile].isPart { throw .part(title) }
      if menu.tiles[tile].isLocked {
        throw .lockedTile(title, position: (slot(of: tile) ?? 0) + 1)
      }
      if !seen.insert(tile).inserted { throw .namedTwice(title) }
    }
  }
}

/// From places to free slots.
extension Arrangement {
  /// Puts tiles into a folder, where words for other tiles are about those in it.
  private mutating func put(_ tiles: [TileID], into list: ListID, at place: Placement)
    throws(MoveError) -> [TileMove]
  {
    let lookup = TileLookup(in: self, list: list)
    switch place {
    case .before(let words):
      return try put(tiles, beside: try tile(words, in: list, lookup), before: true)
    case .after(let words):
      return try put(tiles, beside: try tile(words, in: list, lookup), before: false)
    case .into(let words, let inner):
      return try put(tiles, into: try lookup.folder(words), at: inner ?? .last)
    case .position, .first, .last: return try put(tiles, in: list, at: place)
    }
  }

  private func tile(_ words: TileReference, in list: ListID, _ lookup: TileLookup)
    throws(MoveError) -> TileID
  {
    let tile = try lookup.tile(words)
    guard case .folder(let folder) = list, self.list(of: tile) != list else { return tile }
    throw .notInFolder(menu.tiles[tile].title, folder: menu.tiles[folder].title)
  }

  /// Puts tiles right before or after another one, in the list that this one is in.
  mutating func put(_ tiles: [TileID], beside anchor: TileID, before: Bool) throws(MoveError)
    -> [TileMove]
  {
    let title = menu.tiles[anchor].title
    if tiles.contains(anchor) { throw .nextToItself(title) }
    if menu.tiles[anchor].isPart { throw .part(title) }
    let list = list(of: anchor)
    let order = order(of: list)
    let moved = TileSet(tiles)
    var index = order.freeTiles.prefix { $0 != anchor }.count { !moved.contains($0) }
    if let slot = order.slot(of: anchor), order.isLocked(slot) {
      // Next to a locked tile they take the free slots on that side of it, wherever they come from.
      index = order.freeIndex(of: slot) - (before ? tiles.count : 0)
      let last = order.freeTiles.count { !moved.contains($0) }
      guard (0...last).contains(index) else { throw .noFreeSlot(before: before, title: title) }
    } else if !before {
      index += 1
    }
    return try put(tiles, in: list, atFreeIndex: index)
  }

  /// Puts tiles into a list, their own or another, at a position, first or last, and tells what became of
  /// each.
  package mutating func put(_ tiles: [TileID], in list: ListID, at place: Placement)
    throws(MoveError)
    -> [TileMove]
  {
    let order = order(of: list)
    let moved = TileSet(tiles)
    let last = order.freeTiles.count { !moved.contains($0) }
    guard case .position(let position) = place else {
      return try put(tiles, in: list, atFreeIndex: place == .first ? 0 : last)
    }
    // Slots as they will be: a list that takes tiles in has more of them than now.
    let slots = last + tiles.count + order.lockedSlots.count
    guard (1...max(1, slots)).contains(position) else { throw .beyondLast(position, count: slots) }
    if order.isLocked(position - 1) {
      throw .lockedSlot(position, title: menu.tiles[order.tiles[position - 1]].title)
    }
    let index = order.freeIndex(of: position - 1)
    guard index <= last else {
      throw .blockTooLong(
        first: position, count: tiles.count, lastPossible: order.slot(atFreeIndex: last) + 1)
    }
    return try put(tiles, in: list, atFreeIndex: index)
  }

  /// Puts tiles into a list, theirs or another, so many free tiles before them.
  private mutating func put(_ tiles: [TileID], in target: ListID, atFreeIndex index: Int)
    throws(MoveError)
    -> [TileMove]
  {
    try requireMovable(tiles)
    for folder in folders(around: target) where tiles.contains(folder) {
      throw .intoItself(menu.tiles[folder].title)
    }
    let old = self
    let sources = Dictionary(grouping: tiles, by: list(of:))
    for (list, leaving) in sources where list != target {
      set(order(of: list).removing(leaving), of: list, withGuests: [])
    }
    set(order(of: target).moving(tiles, toFreeIndex: index), of: target, withGuests: tiles)
    return TileMove.between(old, self, of: tiles)
  }
}
