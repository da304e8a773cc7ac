import MenuModel
import Terminal

/// What happened, in words for the ear: positions from 1 and how many there are, never indexes.
package struct Announcements {
  private let state: SessionState
  /// The most cells that a title takes in a sentence.
  private let titleColumns: Int

  /// Announcements about a session as it is now.
  package init(_ state: SessionState, titleColumns: Int = 60) {
    self.state = state
    self.titleColumns = titleColumns
  }

  /// What is said when a session begins, or another list is opened.
  package var overview: String {
    let folders = state.arrangement.folderTitles(of: state.list)
    let name = folders.isEmpty ? state.menu.title ?? "Menu" : folders.joined(separator: " / ")
    let locked = state.isLocked ? " Locked." : ""
    return "\(shown(name)): \(Self.count(state.order.count)). Mode \(state.mode.rawValue).\(locked)"
  }

  /// One piece of news.
  package func text(of news: SessionNews) -> String {
    switch news {
    case .pickedUp(let tiles):
      let place = place(of: tiles[0]) + inFolder(state.arrangement.list(of: tiles[0]))
      return "Picked up \(names(tiles)), \(place). Mode \(state.mode.rawValue)."
    case .carried:
      guard let tile = state.carry?.tiles.first else { return "" }
      return "\(name(tile)) is now \(placeAndNeighbour(of: tile))."
    case .carriedTo(let list):
      guard let tile = state.carry?.tiles.first else { return "" }
      return "\(name(tile)) is now in \(folder(list)), \(placeAndNeighbour(of: tile))."
    case .dropped(let moves): return dropped(moves)
    case .cancelled(let tiles):
      return "Cancelled. \(name(tiles[0])) is back at \(place(of: tiles[0]))."
    case .moved(let moves): return moved(moves)
    case .undone(let moves): return "Undone. \(moved(moves))"
    case .redone(let moves): return "Repeated. \(moved(moves))"
    case .mode(let mode): return "Mode \(mode.rawValue)."
    case .focused(let tile): return "\(name(tile)), \(place(of: tile)).\(remarks(on: tile))"
    case .found(let tile, let count):
      return "\(text(of: .focused(tile))) \(Self.matches(count, of: state.order.count))."
    case .opened: return overview
    }
  }

  /// How many tiles are like what is looked for.
  static func matches(_ count: Int, of total: Int) -> String {
    switch count {
    case 0: "nothing matches"
    case 1: "1 of \(total) matches"
    default: "\(count) of \(total) match"
    }
  }

  /// The tiles of the open list, one a line.
  package var list: [String] {
    state.order.tiles.enumerated().map { slot, tile in
      "\(slot + 1). \(name(tile)).\(remarks(on: tile))"
    }
  }

  /// A tile's title, made safe to print.
  package func name(_ tile: TileID) -> String {
    let title = state.menu.tiles[tile].title
    return title.allSatisfy(\.isWhitespace) ? "(untitled)" : shown(title)
  }

  private func shown(_ text: String) -> String {
    SafeText.clipped(SafeText.escaped(text), to: titleColumns)
  }

  private func names(_ tiles: [TileID]) -> String {
    guard tiles.count > 1 else { return name(tiles[0]) }
    return "\(tiles.count) tiles from \(name(tiles[0])) on"
  }

  private func dropped(_ moves: [TileMove]) -> String {
    guard let move = moves.first else { return "Dropped." }
    if moves.allSatisfy(\.isNone) {
      return "Dropped. \(name(move.tile)) stays \(place(of: move.tile))."
    }
    let list = move.list == move.targetList ? "" : " in \(folder(move.targetList))"
    return "Dropped. \(name(move.tile)) is \(placeAndNeighbour(of: move.tile, list))."
  }

  private func moved(_ moves: [TileMove]) -> String {
    guard !moves.isEmpty else { return "Nothing changes." }
    let told = moves.prefix(6).map { move -> String in
      if move.isNone { return "\(name(move.tile)) stays \(place(of: move.tile))." }
      let list = move.list == move.targetList ? "" : " in \(folder(move.targetList))"
      return
        "Moved \(name(move.tile)) from \(move.move.source + 1) to \(place(of: move.tile))\(list)."
    }
    return (told + (moves.count > 6 ? ["And \(moves.count - 6) more."] : [])).joined(separator: " ")
  }

  /// Which folder a tile is in; nothing for the menu itself.
  private func inFolder(_ list: ListID) -> String {
    list == .root ? "" : " in \(folder(list))"
  }

  /// A list's name.
  private func folder(_ list: ListID) -> String {
    guard case .folder(let folder) = list else { return shown(state.menu.title ?? "the menu") }
    return name(folder)
  }

  private func place(of tile: TileID) -> String {
    let tiles = state.arrangement.tiles(in: state.arrangement.list(of: tile))
    return "\((tiles.firstIndex(of: tile) ?? 0) + 1) of \(tiles.count)"
  }

  private func placeAndNeighbour(of tile: TileID, _ list: String = "") -> String {
    let tiles = state.arrangement.tiles(in: state.arrangement.list(of: tile))
    let place = place(of: tile) + list
    guard let slot = tiles.firstIndex(of: tile), slot > 0 else { return place }
    return "\(place), after \(name(tiles[slot - 1]))"
  }

  private func remarks(on tile: TileID) -> String {
    let found = state.arrangement.tile(tile)
    let folder = found.contents.map { " Folder, \(Self.count($0.count))." } ?? ""
    return folder + (found.isLocked ? " Locked." : "")
  }

  private static func count(_ count: Int) -> String { count == 1 ? "1 tile" : "\(count) tiles" }
}
