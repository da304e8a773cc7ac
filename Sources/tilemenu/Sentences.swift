import MenuModel
import Terminal

/// What was done, in words; positions are told, never indexes.
enum Sentences {
  private static let told = 6

  /// What became of some tiles, a sentence for each of the first few.
  static func moved(_ moves: [TileMove], in menu: Menu, isDone: Bool) -> String {
    let verb = isDone ? "Moved" : "Would move"
    let sentences = moves.prefix(told).map { move -> String in
      let (source, target) = (move.move.source + 1, move.move.target + 1)
      if move.isNone { return "\(name(move.tile, in: menu)) stays at \(source)." }
      let list = move.list == move.targetList ? "" : " in \(folder(move.targetList, in: menu))"
      return "\(verb) \(name(move.tile, in: menu)) from \(source) to \(target)\(list)."
    }
    let more = moves.count - told
    return (sentences + (more > 0 ? ["And \(more) more."] : [])).joined(separator: " ")
  }

  private static func folder(_ list: ListID, in menu: Menu) -> String {
    guard case .folder(let folder) = list else { return "the menu itself" }
    return name(folder, in: menu)
  }

  /// A tile's title as it can be shown in a sentence.
  static func name(_ tile: TileID, in menu: Menu) -> String {
    let title = menu.tiles[tile].title
    return title.allSatisfy(\.isWhitespace)
      ? "(untitled)" : SafeText.clipped(SafeText.escaped(title), to: 60)
  }
}
