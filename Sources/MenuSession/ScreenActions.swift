import MenuModel
import Terminal

extension ScreenSession {
  /// Does what a key is for; throws, with nothing changed, where that cannot be done.
  mutating func perform(_ action: KeyAction, _ key: Key) throws(SessionError) -> [ScreenEffect] {
    guard !isTooSmall || action.isSafeUnseen else { return [.bell] }
    switch action {
    case .interrupt, .suspend, .redraw, .quit, .leaveUnsaved, .stay, .saveAgain, .edit,
      .launchAsked:
      return leave(action)
    case .openHelp: openHelp()
    case .closeHelp: closeHelp()
    case .step, .first, .last, .pageUp, .pageDown, .numbered:
      if isHelpOpen { scrollHelp(action) } else { return try go(action, key) }
    case .open, .back, .escape: return try look(action)
    case .find, .nextMatch, .previousMatch, .keepMatch, .leaveMatch, .eraseCharacter, .eraseAll,
      .askWhere, .moveThere, .moveNowhere:
      return try ask(action)
    case .pick, .drop, .cancel, .changeMode, .carryIn, .carryOut, .mark, .moveBack, .moveForth,
      .undo, .redo:
      return try arrange(action)
    case .focusHere, .carryHere, .scrollUp, .scrollDown, .scrollAtEdge: break
    }
    return []
  }

  private mutating func arrange(_ action: KeyAction) throws(SessionError) -> [ScreenEffect] {
    switch action {
    case .pick: return try pick()
    case .drop: return try drop()
    case .mark: try mark()
    case .undo: return try follow(.undo)
    case .redo: return try follow(.redo)
    case .changeMode:
      let mode: ReorderMode = state.mode == .shift ? .swap : .shift
      return try carryOut { (state) throws(SessionError) in try state.handle(.mode(mode)) }
    case .cancel: return try carryOut { (state) throws(SessionError) in try state.handle(.cancel) }
    case .carryIn: return try carryOut { (state) throws(SessionError) in try state.carryIn() }
    case .carryOut: return try carryOut { (state) throws(SessionError) in try state.carryOut() }
    case .moveBack: return try nudge(by: -1)
    case .moveForth: return try nudge(by: 1)
    default: break
    }
    return []
  }

  /// What an action is about with an empty hand: what is marked, else what is looked at.
  var chosenTiles: [TileID] {
    marks.isEmpty ? Array(state.order.tiles[safe: state.focus]) : marks
  }

  /// Picks up what is marked, else what is looked at.
  mutating func pick() throws(SessionError) -> [ScreenEffect] {
    let tiles = chosenTiles
    return try carryOut { (state) throws(SessionError) in try state.pick(tiles) }
  }

  /// Drops what is in hand where it is shown.
  mutating func drop() throws(SessionError) -> [ScreenEffect] {
    let effects = try carryOut { (state) throws(SessionError) in try state.handle(.drop(nil)) }
    marks = []
    return effects
  }

  private mutating func nudge(by distance: Int) throws(SessionError) -> [ScreenEffect] {
    try carryOut { (state) throws(SessionError) in try state.nudge(by: distance) }
  }

  private mutating func mark() throws(SessionError) {
    guard let tile = state.order.tiles[safe: state.focus].first else { throw .noTileThere }
    if let index = marks.firstIndex(of: tile) {
      marks.remove(at: index)
    } else {
      try state.requireUnlocked()
      _ = try state.moving { () throws(MoveError) in try state.arrangement.commonList(of: [tile]) }
      marks.append(tile)
    }
    status = Status(text: words(forMarks: marks.count))
  }

  /// Takes a change back or repeats it, and looks at what moved.
  private mutating func follow(_ command: SessionCommand) throws(SessionError) -> [ScreenEffect] {
    let effects = try carryOut { (state) throws(SessionError) in
      let effects = try state.handle(command)
      if case .save(let moves) = effects.last, let tile = moves.first?.tile { state.look(at: tile) }
      return effects
    }
    marks = []
    return effects
  }
}

/// Looking around, and carrying what is in hand along.
extension ScreenSession {
  private mutating func go(_ action: KeyAction, _ key: Key) throws(SessionError) -> [ScreenEffect] {
    if action == .numbered {
      guard state.order.count > 0 else { throw .noTileThere }
      guard case .character(let digit) = key.code, let number = Int(String(digit)) else {
        return []
      }
      return try go(toPosition: number)
    }
    guard let slot = slot(for: action) else {
      status = status(for: .noTileThere)
      status.kind = .plain
      return []
    }
    return try go(to: slot)
  }

  /// Looks at a slot, or carries what is in hand there.
  mutating func go(to slot: Int) throws(SessionError) -> [ScreenEffect] {
    try carryOut { (state) throws(SessionError) in
      if state.carry != nil {
        try state.carry(to: slot)
        return [.tell(.carried)]
      }
      state.focus = slot
      return [.tell(.focused(state.order.tiles[slot]))]
    }
  }

  /// The same, for a position as people count.
  private mutating func go(toPosition position: Int) throws(SessionError) -> [ScreenEffect] {
    guard position <= state.order.count else {
      throw .move(.beyondLast(position, count: state.order.count))
    }
    return try go(to: position - 1)
  }

  private mutating func look(_ action: KeyAction) throws(SessionError) -> [ScreenEffect] {
    switch action {
    case .open: return try open()
    case .escape where !marks.isEmpty:
      marks = []
      status = Status(text: words(forMarks: 0))
    case .escape where state.list == .root: status = Status()
    case .back, .escape:
      let effects = try carryOut { (state) throws(SessionError) in try state.handle(.back) }
      marks = []
      return effects
    default: break
    }
    return []
  }

  /// Opens the folder that is looked at, or launches the tile.
  mutating func open() throws(SessionError) -> [ScreenEffect] {
    guard let tile = state.order.tiles[safe: state.focus].first else { throw .noTileThere }
    guard state.menu.tiles[tile].contents != nil else {
      return options.isChoosing ? [.quit(.chosen(tile))] : [.launch(tile, isConfirmed: false)]
    }
    (marks, scrollTop) = ([], 0)
    return try carryOut { (state) throws(SessionError) in state.open(tile) }
  }
}

/// The session itself.
extension ScreenSession {
  private mutating func leave(_ action: KeyAction) -> [ScreenEffect] {
    switch action {
    case .redraw: return [.redraw]
    case .stay: prompt = nil
    case .launchAsked:
      guard case .launch(let tile, _) = prompt else { break }
      prompt = nil
      return [.launch(tile, isConfirmed: true)]
    case .edit, .quit, .interrupt, .suspend:
      guard !options.cannotLeave else {
        status = Status(text: "This menu cannot be left.", kind: .error)
        return [.bell]
      }
      return leaveUnbound(action)
    default: return leaveUnbound(action)
    }
    return []
  }

  private mutating func leaveUnbound(_ action: KeyAction) -> [ScreenEffect] {
    switch action {
    case .leaveUnsaved: return [.quit(.quit)]
    case .edit: return [.edit(state.order.tiles[safe: state.focus].first)]
    case .saveAgain where !isUnsaved:
      status = Status(text: options.isDryRun ? Self.dryRunWords : "All is saved already.")
    case .saveAgain:
      (isSaving, status) = (true, Status())
      return [.save(unsavedMoves)]
    case .quit where isUnsaved:
      putBack()
      prompt = .quitUnsaved()
    case .quit, .interrupt, .suspend:
      putBack()
      pointer = nil
      return [action == .quit ? .quit(.quit) : action == .suspend ? .suspend : .quit(.interrupted)]
    default: break
    }
    return []
  }
}

extension KeyAction {
  /// True for what may be done in a window that is too small to show anything.
  fileprivate var isSafeUnseen: Bool {
    switch self {
    case .interrupt, .suspend, .redraw, .quit, .leaveUnsaved, .stay, .saveAgain, .cancel,
      .closeHelp,
      .leaveMatch, .moveNowhere:
      true
    default: false
    }
  }
}

extension [TileID] {
  /// The tile in a slot, none where there is no such slot.
  subscript(safe slot: Int) -> ArraySlice<TileID> {
    indices.contains(slot) ? self[slot...slot] : []
  }
}
