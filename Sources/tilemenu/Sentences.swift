import MenuModel
import Terminal

/// What was done, in words; positions are told, never indexes.
enum Sentences {
  private static let told = 6

  /// What became of some tiles, a sentence for each of the first few.
  static func moved(_ moves: [TileMove], in menu: Menu, isDone: Bool) -> String {
    let verb = isDone ? "Moved" : "Would move"
    let sentences = moves.prefix(told).map { move in
      let (source, target) = (move.move.source + 1, move.move.target + 1)
      return source == target
        ? "\(name(move.tile, in: menu)) stays \(source)."
        : "\(verb) \(name(move.tile, in: menu)) from \(source) to \(target)."
    }
    let more = moves.count - told
    return (sentences + (more > 0 ? ["And \(more) more."] : [])).joined(separator: " ")
  }

  /// A tile's title as it can be shown in a sentence.
  static func name(_ tile: TileID, in menu: Menu) -> String {
    let title = menu.tiles[tile].title
    return title.allSatisfy(\.isWhitespace)
      ? "(untitled)" : SafeText.clipped(SafeText.escaped(title), to: 60)
  }
}
