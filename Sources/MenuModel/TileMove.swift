/// What became of one tile: the move that a person asked for, between two lists or within one.
package struct TileMove: Equatable, Sendable {
  /// The tile.
  package let tile: TileID
  /// The list it came from.
  package let list: ListID
  /// The list it is in now; the same one, as a rule.
  package let targetList: ListID
  /// Its slots there and here.
  package let move: Move

  /// What became of a tile; it stays in its list where no other is named.
  package init(tile: TileID, list: ListID, targetList: ListID? = nil, move: Move) {
    self.tile = tile
    self.list = list
    self.targetList = targetList ?? list
    self.move = move
  }

  /// The same taken back.
  package var inverse: TileMove {
    TileMove(tile: tile, list: targetList, targetList: list, move: move.inverse)
  }

  /// True where the tile stands where it stood.
  package var isNone: Bool { list == targetList && move.source == move.target }

  /// What became of some tiles between two arrangements.
  package static func between(_ old: Arrangement, _ new: Arrangement, of tiles: [TileID])
    -> [TileMove]
  {
    let sources = slots(of: tiles, in: old)
    let targets = slots(of: tiles, in: new)
    return tiles.compactMap { tile in
      guard let source = sources[tile], let target = targets[tile] else { return nil }
      return TileMove(
        tile: tile, list: old.list(of: tile), targetList: new.list(of: tile),
        move: Move(source: source, target: target))
    }
  }

  /// The slots of some tiles in their lists; looking each of many up would cost the square of their number.
  private static func slots(of tiles: [TileID], in arrangement: Arrangement) -> [TileID: Int] {
    var slots: [TileID: Int] = [:]
    if tiles.count <= 8 {
      for tile in tiles { slots[tile] = arrangement.slot(of: tile) }
      return slots
    }
    let wanted = TileSet(tiles)
    for list in Set(tiles.map(arrangement.list(of:))) {
      for (slot, tile) in arrangement.tiles(in: list).enumerated() where wanted.contains(tile) {
        slots[tile] = slot
      }
    }
    return slots
  }
}
