import MenuModel
import Terminal

/// What happened, in words for the ear: positions from 1 and how many there are, never indexes.
package struct Announcements {
  private let state: SessionState
  /// The width of the screen they are read on; nil where they are all that there is.
  private let screenColumns: Int?
  /// The most cells that a title takes in a sentence.
  private let titleColumns: Int

  /// Announcements about a session as it is now.
  ///
  /// - Parameter screenColumns: the width of a screen, which shows mode, folders and neighbours itself
  ///   and needs its room for hints; nil for lines of text alone.
  package init(_ state: SessionState, screenColumns: Int? = nil) {
    self.state = state
    self.screenColumns = screenColumns
    // Two titles and forty cells of other words fit in one row, and one leaves room for hints: a second row
    // costs the next step bytes.
    titleColumns = screenColumns.map { max(12, ($0 - 40) / 2) } ?? 60
  }

  /// What is said when a session begins, or another list is opened.
  package var overview: String {
    let folders = state.arrangement.folderTitles(of: state.list)
    let path = screenColumns == nil ? folders.joined(separator: " / ") : folders.last ?? ""
    let name = folders.isEmpty ? state.menu.title ?? "Menu" : path
    let locked = state.isLocked ? " Locked." : ""
    return "\(shown(name)): \(Self.count(state.order.count)).\(mode)\(locked)"
  }

  /// One piece of news.
  package func text(of news: SessionNews) -> String {
    switch news {
    case .pickedUp(let tiles):
      let place = place(of: tiles[0]) + inFolder(state.arrangement.list(of: tiles[0]))
      return "Picked up \(names(tiles)), \(place).\(mode)"
    case .carried: return carried()
    case .carriedTo(let list): return carried(to: " in \(folder(list)),")
    case .dropped(let moves): return dropped(moves)
    case .cancelled(let tiles):
      return tiles.count == 1
        ? "Cancelled. \(name(tiles[0])) is back at \(place(of: tiles[0]))."
        : "Cancelled. \(tiles.count) tiles are back where they were."
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
      "\("\(slot + 1). \(name(tile))".sentence)\(remarks(on: tile))"
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

  /// The first tile's title, and how many there are besides.
  func names(_ tiles: [TileID]) -> String {
    tiles.count == 1 ? name(tiles[0]) : "\(name(tiles[0])) and \(tiles.count - 1) more"
  }

  private var mode: String { screenColumns == nil ? " Mode \(state.mode.rawValue)." : "" }

  /// Where what is in hand would be dropped.
  private func carried(to list: String = "") -> String {
    guard let tiles = state.carry?.tiles, let first = tiles.first else { return "" }
    let verb = tiles.count == 1 ? "is now" : "are now"
    let at = tiles.count == 1 ? "" : " at"
    return "\(names(tiles)) \(verb)\(list)\(at) \(placeAndNeighbour(of: first))".sentence
  }

  private func dropped(_ moves: [TileMove]) -> String {
    guard let move = moves.first else { return "Dropped." }
    if moves.allSatisfy(\.isNone) {
      return "Dropped. \(name(move.tile)) stays \(place(of: move.tile))."
    }
    let list = move.list == move.targetList ? "" : " in \(folder(move.targetList))"
    return "Dropped. \(name(move.tile)) is \(placeAndNeighbour(of: move.tile, list))".sentence
  }

  private func moved(_ moves: [TileMove]) -> String {
    guard !moves.isEmpty else { return "Nothing changes." }
    let told = moves.prefix(6).map { move -> String in
      if move.isNone { return "\(name(move.tile)) stays \(place(of: move.tile))." }
      let list = move.list == move.targetList ? "" : " in \(folder(move.targetList))"
      return
        "Moved \(name(move.tile)) from \(move.move.source + 1) to \(place(of: move.tile))\(list)"
        .sentence
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
    guard screenColumns == nil else { return place(of: tile) + list }
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

extension String {
  /// The words with a full stop, which would be a dot too many where a title was cut at their end.
  var sentence: String { hasSuffix("…") ? self : self + "." }
}
