extension Arrangement {
  /// Makes moves again that were made in another reading of the same file.
  ///
  /// Tiles are known again by their titles and those of their folders, and stand where they stood then:
  /// behind the tile they had before them, else before the one they had behind them, else in the same
  /// position. Throws where a tile that moved is gone, or cannot be told from another.
  /// - Returns: what became of the tiles here.
  @discardableResult
  package mutating func repeating(_ moves: [TileMove], of other: Arrangement) throws(MoveError)
    -> [TileMove]
  {
    let old = self
    var repeated: [TileID] = []
    for move in moves.sorted(by: { $0.move.target < $1.move.target }) {
      let tile = try counterpart(of: move.tile, in: other)
      repeated.append(tile)
      let order = other.order(of: move.targetList)
      guard let slot = order.slot(of: move.tile) else { continue }
      if slot > 0, let before = optionalCounterpart(of: order.tiles[slot - 1], in: other) {
        _ = try put([tile], beside: before, before: false)
      } else if slot + 1 < order.count,
        let behind = optionalCounterpart(of: order.tiles[slot + 1], in: other)
      {
        _ = try put([tile], beside: behind, before: true)
      } else if case .folder(let folder) = move.targetList {
        _ = try put([tile], in: .folder(try counterpart(of: folder, in: other)), at: .first)
      } else {
        _ = try put([tile], in: .root, at: .first)
      }
    }
    return TileMove.between(old, self, of: repeated)
  }

  /// The folder here that stands for a list there, or for the nearest list around it that has one.
  package func list(standingFor list: ListID, of other: Arrangement) -> ListID {
    guard case .folder(let folder) = list else { return .root }
    if let found = optionalCounterpart(of: folder, in: other), menu.tiles[found].contents != nil {
      return .folder(found)
    }
    return self.list(standingFor: other.list(of: folder), of: other)
  }

  private func optionalCounterpart(of tile: TileID, in other: Arrangement) -> TileID? {
    do throws(MoveError) { return try counterpart(of: tile, in: other) } catch { return nil }
  }

  /// The tile that has the same title and is in a folder of the same name in the file.
  private func counterpart(of tile: TileID, in other: Arrangement) throws(MoveError) -> TileID {
    let title = other.menu.tiles[tile].title
    let asRead = (Arrangement(of: other.menu), Arrangement(of: menu))
    let folders = asRead.0.folderTitles(of: other.menu.list(of: tile))
    let found = menu.tiles.indices.filter {
      menu.tiles[$0].title.utf8.elementsEqual(title.utf8)
        && asRead.1.folderTitles(of: menu.list(of: $0)) == folders
    }
    guard let first = found.first else { throw .noTile(title, nearest: nil) }
    if found.count > 1 {
      throw .ambiguous(title, positions: found.map(TileLookup(in: self).path(of:)))
    }
    return first
  }
}
