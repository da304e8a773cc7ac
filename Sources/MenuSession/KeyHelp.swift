import MenuModel

/// A row of the help: a title, or what a person does and what comes of it.
package enum HelpRow: Equatable, Sendable {
  case title(String)
  case entry(keys: String, words: String)
}

extension KeyBindings {
  /// The help, a row for each row of the table, under the titles of its parts.
  package static let help: [HelpRow] = KeyGroup.allCases.flatMap { group in
    [HelpRow.title(group.rawValue)]
      + all.filter { $0.group == group }.map { .entry(keys: $0.label, words: $0.words) }
  }
}

/// What can be done next.
package struct KeyHint: Equatable, Sendable {
  /// The first of the keys that do it.
  package let key: String
  /// What it does, in a word or two.
  package let words: String
}

extension ScreenSession {
  /// What can be done next, as the status line tells it: what has no use at the moment is left out.
  ///
  /// - Parameter details: what the tile holds that is looked at.
  func hints(of details: TileDetails) -> [KeyHint] {
    let context = context
    return KeyBindings.all.compactMap { row in
      guard let hint = row.hint, row.contexts.contains(context), isOfUse(row.action, details),
        let key = row.keys.first
      else { return nil }
      return KeyHint(key: key.name, words: words(for: row.action, details) ?? hint)
    }
  }

  /// What Enter does to the tile that is looked at; nil where it does nothing.
  private func opening(_ details: TileDetails) -> String? {
    guard let tile = state.order.tiles[safe: state.focus].first else { return nil }
    // As long as the other words, so that the hints beside it stay where they are from tile to tile.
    let open = "open  "
    if state.menu.tiles[tile].contents != nil { return open }
    if options.isChoosing { return "choose" }
    return details.runsCommand ? "launch" : details.url == nil ? nil : open
  }

  /// Hints that say what will come of it, where that depends on what there is.
  private func words(for action: KeyAction, _ details: TileDetails) -> String? {
    switch action {
    case .open: opening(details)
    case .changeMode: state.mode == .shift ? "swap" : "shift"
    case .pick where !marks.isEmpty: "pick up \(marks.count)"
    default: nil
    }
  }

  private func isOfUse(_ action: KeyAction, _ details: TileDetails) -> Bool {
    switch action {
    case .open: opening(details) != nil
    case .pick, .mark: !state.isLocked && state.order.count > 0
    case .askWhere, .find: state.order.count > 1 && (action == .find || !state.isLocked)
    case .changeMode: state.carry != nil
    case .carryIn: state.folderNext != nil
    case .carryOut, .back: state.list != .root
    case .undo: state.canUndo
    case .saveAgain: isUnsaved
    default: true
    }
  }
}
