/// Some tiles, as a bit for each number up to the greatest: asking costs no hash, and orders ask for each
/// of a hundred thousand.
struct TileSet: Equatable {
  private var words: [UInt64]

  init(_ tiles: [TileID]) {
    words = Array(repeating: 0, count: (tiles.max() ?? -1) / 64 + 1)
    for tile in tiles { words[tile / 64] |= 1 << UInt64(tile % 64) }
  }

  func contains(_ tile: TileID) -> Bool {
    tile / 64 < words.count && words[tile / 64] & 1 << UInt64(tile % 64) != 0
  }
}
