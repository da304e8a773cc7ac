import MenuModel
import Terminal

/// What the status line says.
extension ScreenSession {
  /// What is to be said, in words that suit the window as it is now.
  package var statusText: String {
    (status.news.map(words) ?? "").followed(by: status.text)
  }

  /// Why a save leaves the file as it was.
  static let dryRunWords = "Nothing is written: this is a dry run."

  /// A piece of news, in as few words as will do on one line.
  func words(for news: SessionNews) -> String {
    switch news {
    case .dropped(let moves), .moved(let moves): moved(moves)
    case .undone(let moves): "Undone. \(undone(moves))"
    case .redone(let moves): "Repeated. \(moved(moves))"
    case .mode(.shift): "Shift: the tiles between close up."
    case .mode(.swap): "Swap: two tiles change places."
    case .pickedUp, .carried, .carriedTo, .cancelled, .focused, .found, .opened:
      announcements.text(of: news)
    }
  }

  /// Which tile is looked at.
  func status(about tile: TileID?) -> Status {
    Status(news: tile.map { .focused($0) })
  }

  /// Why something was not done, and what to do instead.
  func status(for error: SessionError) -> Status {
    var status = Status(text: safe(error.message).capitalizedFirst, kind: .error)
    switch error {
    case .move(.lockedMenu) where options.isLocked:
      status.text = "The session was begun with --locked."
    case .noTileThere where state.order.count == 0:
      let isMenu = state.list == .root
      status.text = isMenu ? "The menu is empty." : "The folder is empty."
      status.action = isMenu ? hintToEdit("write tiles") : "Press Backspace to leave it."
    case .fullHand:
      status.text += "."
      status.action = "Drop it with Space, or put it back with Esc."
    default:
      let hint = error.hint.map(safe)
      status.text += hint == nil ? "." : ";"
      status.action = hint.map { $0 + ($0.hasSuffix("?") ? "" : ".") } ?? ""
    }
    return status
  }

  /// What to do about a file; nothing where the session cannot be left for an editor.
  func hintToEdit(_ purpose: String) -> String {
    options.cannotLeave ? "" : "Press e to \(purpose)."
  }

  /// The question that is open, in words; nil when none is.
  var question: MenuScene.Prompt? {
    switch prompt {
    case .find(let text, _):
      MenuScene.Prompt(
        label: "Find:", text: text,
        remark: finding.isEmpty ? "" : Announcements.matches(finding.count, of: state.order.count))
    case .moveTo(let text, let mistake):
      MenuScene.Prompt(
        label: tilesToMove < 2 ? "Move to:" : "Move \(tilesToMove) tiles to:", text: text,
        remark: text.isEmpty ? "a position or a title" : "",
        mistake: mistake?.text ?? "", action: mistake?.action ?? "")
    case .quitUnsaved(let hasFailedAgain):
      MenuScene.Prompt(
        preface: "\(hasFailedAgain ? "Still not" : "Not") saved: \(saveFailure ?? "").",
        label: "Leave without saving?")
    case .launch(_, let question): Self.question(question)
    case nil: nil
    }
  }

  private var tilesToMove: Int { (state.carry?.tiles ?? chosenTiles).count }

  /// A question, and the sentences before it.
  private static func question(_ text: String) -> MenuScene.Prompt {
    guard let space = text.indices.last(where: { text[..<$0].hasSuffix(".") && text[$0] == " " })
    else { return MenuScene.Prompt(label: text) }
    return MenuScene.Prompt(
      preface: String(text[..<space]), label: String(text[text.index(after: space)...]))
  }

  /// How many tiles are marked.
  func words(forMarks count: Int) -> String {
    switch count {
    case 0: "Nothing is marked."
    case 1: "1 tile is marked."
    default: "\(count) tiles are marked."
    }
  }

  private var announcements: Announcements {
    Announcements(state, screenColumns: size.columns)
  }

  /// A tile's title as it can be shown in a sentence.
  func name(_ tile: TileID) -> String { announcements.name(tile) }

  /// A text from outside, with nothing in it that a terminal would act on.
  func safe(_ text: String) -> String { SafeText.escaped(text) }

  /// What became of some tiles: of one, of two that changed places, or of a block, by its first tile.
  private func moved(_ moves: [TileMove]) -> String {
    let tiles = tiles(of: moves)
    guard let first = moves.first, let last = moves.last else { return "Nothing changes." }
    let source = first.move.source + 1
    let target = (tiles.count == 1 ? last : first).move.target + 1
    let names = announcements.names(tiles)
    guard moves.contains(where: { !$0.isNone }) else {
      return "\(names) \(tiles.count == 1 ? "stays" : "stay") at \(target)."
    }
    if isExchange(moves) {
      return "Moved \(name(tiles[0])) from \(source) to \(target)"
        + " and \(name(tiles[1])) from \(target) to \(source)."
    }
    let from = tiles.count == 1 ? " from \(source)" : ""
    let list = first.list == first.targetList ? "" : " in \(folder(first.targetList))"
    return "Moved \(names)\(from) to \(target)\(list)".sentence
  }

  /// The same for what was taken back: the tiles of a block may have come from anywhere.
  private func undone(_ moves: [TileMove]) -> String {
    let count = tiles(of: moves).count
    return count < 2 || isExchange(moves)
      ? moved(moves) : "\(count) tiles are back where they were."
  }

  /// The tiles that moved, each once though it may have moved again and again.
  private func tiles(of moves: [TileMove]) -> [TileID] {
    var seen: Set<TileID> = []
    return moves.map(\.tile).filter { seen.insert($0).inserted }
  }

  private func isExchange(_ moves: [TileMove]) -> Bool {
    moves.count == 2 && moves[0].move == moves[1].move.inverse
      && moves[0].list == moves[1].list && moves[0].targetList == moves[1].targetList
  }

  private func folder(_ list: ListID) -> String {
    guard case .folder(let folder) = list else { return state.menu.title.map(safe) ?? "the menu" }
    return name(folder)
  }
}

extension String {
  /// The sentences, and more behind them; either may be empty.
  func followed(by more: String) -> String {
    isEmpty || more.isEmpty ? self + more : "\(self) \(more)"
  }
}
