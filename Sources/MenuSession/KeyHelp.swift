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
  /// Whether it is told however much else there is to say.
  package var need = Need.spare

  /// How much a hint is needed.
  package enum Need: Sendable {
    /// In every window.
    case always
    /// Where it leaves room for what happened: not in a narrow window.
    case usual
    /// Where there is room.
    case spare
  }
}

extension KeyBindings {
  /// What is hinted at, in the order in which a newcomer needs it.
  static let hinted: [(row: KeyBinding, need: KeyHint.Need)] = needs.flatMap { need, actions in
    actions.flatMap { action in
      all.filter { $0.action == action && $0.hint != nil }.map { ($0, need) }
    }
  }

  private static let needs: [(KeyHint.Need, [KeyAction])] = [
    (.always, [.drop, .moveThere, .keepMatch, .closeHelp, .step(.down)]),
    (.always, [.launchAsked, .leaveUnsaved, .stay, .saveAgain]),
    (.usual, [.cancel, .open, .pick]),
    // It is for what is in hand, and makes the help less needed there.
    (.spare, [.changeMode]),
    (.usual, [.openHelp]),
    (.spare, [.undo, .escape, .carryIn, .carryOut, .quit, .find, .mark, .askWhere]),
    (.spare, [.moveNowhere, .nextMatch, .leaveMatch]),
  ]
}

extension ScreenSession {
  /// What can be done next, as the status line tells it: what has no use at the moment is left out.
  ///
  /// - Parameter details: what the tile holds that is looked at.
  func hints(of details: TileDetails) -> [KeyHint] {
    let context = context
    return KeyBindings.hinted.compactMap { row, need in
      guard let hint = row.hint, row.contexts.contains(context), isOfUse(row.action, details),
        let key = row.keys.first
      else { return nil }
      return KeyHint(key: key.name, words: words(for: row.action, details) ?? hint, need: need)
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
    case .escape where !marks.isEmpty: "unmark"
    case .stay where context == .launching: "do not"
    default: nil
    }
  }

  private func isOfUse(_ action: KeyAction, _ details: TileDetails) -> Bool {
    switch action {
    case .open: opening(details) != nil
    case .pick, .mark: !state.isLocked && state.order.count > 0
    case .askWhere, .find: state.order.count > 1 && (action == .find || !state.isLocked)
    case .changeMode: state.carry?.tiles.count == 1
    case .carryIn: state.folderNext != nil
    case .carryOut: state.list != .root
    case .escape: state.list != .root || !marks.isEmpty
    case .step: helpTop < lastHelpTop
    case .undo: state.canUndo
    case .saveAgain: isUnsaved
    default: true
    }
  }
}
