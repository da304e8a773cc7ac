/// Knows the tiles of an earlier reading of a file again in a new one.
///
/// A tile is the one with the same title in a folder of the same name, where the earlier reading knew it to
/// be in the file; else the only one of that title, wherever somebody has put it.
package struct Rebase {
  private let new: Menu
  private let newAsRead: Arrangement
  private let known: Arrangement

  /// - Parameters:
  ///   - new: the new reading.
  ///   - known: what the earlier one knew the file to hold.
  package init(to new: Menu, from known: Arrangement) {
    self.new = new
    newAsRead = Arrangement(of: new)
    self.known = known
  }

  /// The tile that stands for one of the earlier reading; nil where it is gone, or cannot be told from
  /// another.
  package func tile(_ tile: TileID) -> TileID? {
    do throws(MoveError) { return try counterpart(of: tile) } catch { return nil }
  }

  /// The folder that stands for a list of the earlier reading, or for the nearest list around it that
  /// has one; `arrangement` says which lies in which there.
  package func list(_ list: ListID, in arrangement: Arrangement) -> ListID {
    guard case .folder(let folder) = list else { return .root }
    if let found = tile(folder), new.tiles[found].contents != nil { return .folder(found) }
    return self.list(arrangement.list(of: folder), in: arrangement)
  }

  func counterpart(of list: ListID) throws(MoveError) -> ListID {
    guard case .folder(let folder) = list else { return .root }
    return .folder(try counterpart(of: folder))
  }

  func counterpart(of tile: TileID) throws(MoveError) -> TileID {
    let title = known.menu.tiles[tile].title
    let folders = known.folderTitles(of: known.list(of: tile))
    let named = new.tiles.indices.filter { new.tiles[$0].title.utf8.elementsEqual(title.utf8) }
    let found = named.filter { newAsRead.folderTitles(of: new.list(of: $0)) == folders }
    guard let first = found.first ?? named.first else { throw .noTile(title, nearest: nil) }
    let same = found.isEmpty ? named : found
    if same.count > 1 {
      throw .ambiguous(title, positions: same.map(TileLookup(in: newAsRead).path(of:)))
    }
    return first
  }
}

extension Arrangement {
  /// Makes moves again that were made in an earlier reading of the same file.
  ///
  /// Tiles stand where they stood then: beside the nearest tile that is still there, the one before
  /// them before the one behind. Throws where a tile that moved is gone, or cannot be told from another.
  /// - Parameters:
  ///   - other: what the moves led to.
  ///   - known: what the earlier reading knew the file to hold.
  /// - Returns: what became of the tiles here.
  @discardableResult
  package mutating func repeating(
    _ moves: [TileMove], of other: Arrangement, known: Arrangement
  ) throws(MoveError) -> [TileMove] {
    let (old, rebase) = (self, Rebase(to: menu, from: known))
    var left = Set(moves.map(\.tile))
    var repeated: [TileID] = []
    for move in moves.sorted(by: { $0.move.target < $1.move.target }) {
      let tile = try rebase.counterpart(of: move.tile)
      repeated.append(tile)
      left.remove(move.tile)
      let order = other.order(of: move.targetList)
      guard let slot = order.slot(of: move.tile) else { continue }
      let list = try rebase.counterpart(of: move.targetList)
      // What has yet to be put in its place tells nothing.
      let neighbour = Self.slots(around: slot, in: order).lazy
        .filter { !left.contains(order.tiles[$0]) }
        .compactMap { near in rebase.tile(order.tiles[near]).map { (near, $0) } }
        .first { self.list(of: $0.1) == list }
      if let (near, beside) = neighbour {
        _ = try put([tile], beside: beside, before: near > slot)
      } else {
        _ = try put([tile], in: list, at: .first)
      }
    }
    return TileMove.between(old, self, of: repeated)
  }

  /// The slots near a slot, the nearest first, and the one before it before the one behind.
  private static func slots(around slot: Int, in order: Order) -> [Int] {
    (1...8).flatMap { [slot - $0, slot + $0] }.filter(order.tiles.indices.contains)
  }
}
