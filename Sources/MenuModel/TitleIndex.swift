/// The tiles of a menu by their titles, so that each of many is found without a look at the others.
struct TitleIndex {
  private var tiles: [String: [TileID]] = [:]

  /// Takes note of each of so many titles, once.
  init(_ count: Int, title: (TileID) -> String) {
    tiles.reserveCapacity(count)
    for tile in 0..<count { tiles[title(tile).lowercased(), default: []].append(tile) }
  }

  /// The tiles that are titled so but for case, in file order.
  ///
  /// Titles that are equal in bytes are among them: equal bytes are equal without regard to case.
  func tiles(titled title: String) -> [TileID] { tiles[title.lowercased()] ?? [] }
}
