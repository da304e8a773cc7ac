/// Which tile stands in each slot of one list.
///
/// Locked tiles keep their slot: every change acts on the free slots alone, in which the other tiles flow
/// around them. A move, a swap, a sort and a block of tiles all end as an order, so that the screen, a
/// script and undo share one algebra.
package struct Order: Equatable, Sendable {
  /// The tile in each slot.
  package private(set) var tiles: [TileID]
  /// The slots that locked tiles hold, ascending; they are the same in every order of the list.
  package let lockedSlots: [Int]

  /// The order in which the tiles are given, `isLocked` telling which of them stay.
  package init(_ tiles: [TileID], isLocked: (TileID) -> Bool = { _ in false }) {
    self.tiles = tiles
    lockedSlots = tiles.indices.filter { isLocked(tiles[$0]) }
  }

  /// The number of slots.
  package var count: Int { tiles.count }

  /// The number of slots that no locked tile holds.
  package var freeCount: Int { tiles.count - lockedSlots.count }

  /// Whether a locked tile holds the slot.
  package func isLocked(_ slot: Int) -> Bool {
    let index = lockedSlots.partitioningIndex { $0 >= slot }
    return index < lockedSlots.count && lockedSlots[index] == slot
  }

  /// The slot that a tile stands in.
  package func slot(of tile: TileID) -> Int? { tiles.firstIndex(of: tile) }

  /// How many free slots come before a slot.
  package func freeIndex(of slot: Int) -> Int {
    slot - lockedSlots.partitioningIndex { $0 >= slot }
  }

  /// The slot that has `index` free slots before it and is free itself.
  package func slot(atFreeIndex index: Int) -> Int {
    // Each locked slot at or before the answer pushes it on by one; slot - number is how many free
    // slots come before the locked one, so the count of those not above `index` is what to add.
    var low = 0
    var high = lockedSlots.count
    while low < high {
      let middle = (low + high) / 2
      if lockedSlots[middle] - middle <= index { low = middle + 1 } else { high = middle }
    }
    return index + low
  }

  /// The order after a move between two free slots.
  package func applying(_ move: Move) -> Order {
    moving([tiles[move.source]], toFreeIndex: freeIndex(of: move.target))
  }

  /// The order in which a block of free tiles stands together, in the order given, with so many free
  /// tiles before it; those that come from another list make it longer.
  package func moving(_ block: [TileID], toFreeIndex index: Int) -> Order {
    var rest = freeTiles
    if block.count == 1 {
      // Usual, and a set of one is slow to ask.
      rest.removeAll { $0 == block[0] }
    } else {
      let moved = TileSet(block)
      rest.removeAll(where: moved.contains)
    }
    rest.insert(contentsOf: block, at: index)
    return filling(with: rest)
  }

  /// The order in which the tiles of two slots have changed places.
  package func swapping(_ first: Int, _ second: Int) -> Order {
    var result = self
    result.tiles.swapAt(first, second)
    return result
  }

  /// The order in which some slots hold other tiles, as many, and each locked one what it held.
  func replacing(_ slots: Range<Int>, with other: [TileID]) -> Order {
    var result = self
    result.tiles.replaceSubrange(slots, with: other)
    return result
  }

  /// The tiles that are not locked, in the order they stand.
  package var freeTiles: [TileID] {
    guard !lockedSlots.isEmpty else { return tiles }
    var next = 0
    return tiles.indices.compactMap { slot in
      guard next < lockedSlots.count, lockedSlots[next] == slot else { return tiles[slot] }
      next += 1
      return nil
    }
  }

  /// The order in which the free slots hold these tiles, one after the other, and locked tiles stay.
  ///
  /// There may be more or fewer of them than before; a locked tile whose slot is then gone moves up.
  package func filling(with free: [TileID]) -> Order {
    guard !lockedSlots.isEmpty else { return Order(tiles: free, lockedSlots: []) }
    let count = free.count + lockedSlots.count
    let slots = lockedSlots.enumerated().map { index, slot in
      min(slot, count - (lockedSlots.count - index))
    }
    var result = Order(tiles: Array(repeating: 0, count: count), lockedSlots: slots)
    for (index, tile) in free.enumerated() { result.tiles[result.slot(atFreeIndex: index)] = tile }
    for (old, new) in zip(lockedSlots, slots) { result.tiles[new] = tiles[old] }
    return result
  }

  /// The order without some of its free tiles.
  package func removing(_ gone: [TileID]) -> Order {
    let gone = TileSet(gone)
    return filling(with: freeTiles.filter { !gone.contains($0) })
  }

  private init(tiles: [TileID], lockedSlots: [Int]) {
    self.tiles = tiles
    self.lockedSlots = lockedSlots
  }
}

extension [Int] {
  /// The first index whose element satisfies a condition that holds from some index on.
  package func partitioningIndex(where isPast: (Int) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
