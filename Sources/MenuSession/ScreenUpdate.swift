import MenuModel
import Terminal

extension ScreenSession {
  /// Takes an event in, and says what the outside is to do.
  package mutating func handle(_ event: SessionEvent) -> [ScreenEffect] {
    let before = pointer
    let effects = answer(to: event)
    if state.carry == nil {
      pointer?.isScrolling = false
      pointer?.restsOn = nil
    }
    state.columns = layout.columns
    scrollTop = min(max(0, scrollTop), lastScrollTop)
    return effects + timers(from: before)
  }

  private mutating func answer(to event: SessionEvent) -> [ScreenEffect] {
    switch event {
    case .input(.key(let key)): return press(key)
    case .input(.mouse(let mouse)): return handle(mouse)
    case .input(.paste(let text)): paste(text)
    case .input(.focus), .input(.answer): break
    case .resized(let size): resize(to: size)
    case .saved(let remark): noteSaved(remark)
    case .saveFailed(let reason): noteFailure(reason)
    case .saveRefused(let reason): return takeBack(reason)
    case .reloaded(let arrangement, let moves, let note):
      return replace(with: arrangement, moves, note)
    case .unreadable(let reason): return note(fileProblem: reason)
    case .readable: noteReadable()
    case .described(let tile, let details): describe(tile, details)
    case .asked(let tile, let question): prompt = .launch(tile, question: safe(question))
    case .launched(_, let remark):
      status = Status(text: remark.map(safe) ?? "", kind: remark == nil ? .done : .error)
      return [.redraw]
    case .hotkey(let tile): return press(hotkeyOf: tile)
    case .resumed: return [.redraw]
    case .refused(let sentence):
      status = Status(text: safe(sentence), kind: .error)
      return [.bell]
    case .edgeScrollTick: scrollAtEdge()
    case .rested: return enterRestPlace()
    }
    return []
  }

  /// The timers that are wanted since the pointer moved on.
  private func timers(from before: Pointer?) -> [ScreenEffect] {
    var effects: [ScreenEffect] = []
    let (wasScrolling, isScrolling) = (before?.isScrolling ?? false, pointer?.isScrolling ?? false)
    if wasScrolling != isScrolling {
      effects.append(isScrolling ? .startEdgeScroll : .stopEdgeScroll)
    }
    if before?.restsOn != pointer?.restsOn {
      effects.append(pointer?.restsOn == nil ? .stopRest : .startRest)
    }
    return effects
  }

  private mutating func press(_ key: Key) -> [ScreenEffect] {
    clicked = nil
    let context = context
    guard let action = KeyBindings.action(for: key, in: context) else {
      switch context {
      case .finding, .movingTo: type(key)
      case .browsing where KeyBindings.action(for: key, in: .carrying) != nil:
        status = Status(
          text: "\(key.name) works with a tile in hand.", action: "Pick one up with Space.")
      case .browsing:
        if case .character(let scalar) = key.code, key.modifiers.isEmpty {
          return [.hotkey(String(scalar))]
        }
        noteUnknownKey()
      case .carrying:
        guard KeyBindings.action(for: key, in: .browsing) != nil else {
          noteUnknownKey()
          break
        }
        // A key for an empty hand.
        return attempt { (session) throws(SessionError) in
          try session.state.requireEmptyHand()
          return []
        }
      case .asking, .launching, .help: break
      }
      return []
    }
    let effects = attempt { (session) throws(SessionError) in try session.perform(action, key) }
    // To draw anew is to look at nothing else.
    if action != .redraw { revealFocus() }
    return effects
  }

  private mutating func noteUnknownKey() {
    status = Status(text: "That key does nothing here. Press ? for the keys.")
  }

  /// Goes to the tile whose hotkey was pressed, and launches it.
  private mutating func press(hotkeyOf tile: TileID?) -> [ScreenEffect] {
    guard let tile, let slot = state.order.slot(of: tile) else {
      noteUnknownKey()
      return []
    }
    state.focus = slot
    revealFocus()
    return attempt { (session) throws(SessionError) in try session.open() }
  }

  /// Does something, or says why it cannot be done.
  mutating func attempt(_ action: (inout Self) throws(SessionError) -> [ScreenEffect])
    -> [ScreenEffect]
  {
    do throws(SessionError) { return try action(&self) } catch {
      status = status(for: error)
      return [.bell]
    }
  }

  /// Does what a typed command would do, and tells it in the status line.
  mutating func carryOut(_ change: (inout SessionState) throws(SessionError) -> [SessionEffect])
    throws(SessionError) -> [ScreenEffect]
  {
    var effects: [ScreenEffect] = []
    let before = SavePoint(state: state, unsavedMoves: unsavedMoves)
    let changes = try change(&state)
    for effect in changes {
      switch effect {
      case .tell(let news): status = Status(news: news)
      case .save(let moves):
        beforeSave = before
        unsavedMoves += moves
        isSaving = true
        // With what could not be saved before it is another change, and no step.
        let isStep = before.unsavedMoves.isEmpty && changes.contains(where: \.tellsStep)
        effects.append(.save(unsavedMoves, isStep: isStep))
      case .saveAgain, .launch, .edit, .list, .show, .help, .quit: break
      }
    }
    return effects
  }

  private mutating func resize(to size: Size) {
    self.size = size
    // The cells that a button was pressed in are no longer where they were.
    if pointer?.phase == .dragging { putBack() }
    pointer = nil
    state.columns = layout.columns
    helpTop = min(helpTop, lastHelpTop)
    revealFocus()
  }

  /// Puts back what is in hand, whatever ends the pick.
  mutating func putBack() {
    guard let carry = state.carry else { return }
    state.putBack()
    status = Status(news: .cancelled(carry.tiles))
  }
}

/// The answers to what was asked of the outside.
extension ScreenSession {
  private mutating func note(fileProblem reason: String) -> [ScreenEffect] {
    fileProblem = safe(reason)
    status = Status(
      text: "The file cannot be read: \(safe(reason)).",
      action: hintToEdit("mend it"), kind: .error)
    return [.bell]
  }

  private mutating func noteReadable() {
    guard fileProblem != nil else { return }
    fileProblem = nil
    status = Status(text: "The file can be read again.", kind: .done)
  }

  /// Goes on with another reading of the file; what could not be saved is made again in it.
  private mutating func replace(
    with new: Arrangement, _ moves: [TileMove], _ note: String
  ) -> [ScreenEffect] {
    putBack()
    (pointer, clicked, fileProblem) = (nil, nil, nil)
    let (old, unsaved) = (state, isSaving ? [] : unsavedMoves)
    let text = (isSaving ? statusText : "").followed(by: note).followed(by: remarkOnLaunch)
    state = SessionState(arrangement: new, moves: moves, after: old)
    follow(Rebase(to: new.menu, from: old.savedArrangement), old)
    status = Status(text: text, kind: .done)
    endSaving()
    state.columns = layout.columns
    defer { revealFocus() }
    guard !unsaved.isEmpty else { return [] }
    do throws(SessionError) {
      return try carryOut { (state) throws(SessionError) in try state.repeating(unsaved, of: old) }
    } catch {
      let reason = safe(error.message)
      status = Status(text: "\(text) What was not saved is lost: \(reason).", kind: .error)
      return [.bell]
    }
  }

  /// What is told when the question whether to launch a tile goes away unanswered.
  private var remarkOnLaunch: String {
    guard case .launch(let tile, _) = prompt else { return "" }
    return "\(name(tile)) was not launched."
  }

  /// Knows marks and an open question again in another reading of the file.
  private mutating func follow(_ rebase: Rebase, _ old: SessionState) {
    marks = marks.compactMap(rebase.tile).filter { state.arrangement.list(of: $0) == state.list }
    switch prompt {
    case .find(let text, let before):
      let tile = old.order.tiles[safe: before].first.flatMap(rebase.tile)
      prompt = .find(
        text: text, focusBefore: tile.flatMap(state.order.slot(of:)) ?? state.focus)
      finding = FuzzySearch(in: state.titles)
      finding.find(text)
    // The tile may do something else by now.
    case .launch: prompt = nil
    // What was wrong with it may be right by now.
    case .moveTo(let text, _): prompt = .moveTo(text: text)
    case .quitUnsaved, nil: break
    }
  }

  private mutating func describe(_ tile: TileID, _ details: TileDetails) {
    guard state.menu.tiles.indices.contains(tile) else { return }
    let purpose = details.description ?? details.url.map { "opens \($0)" }
    status = Status(
      text: purpose.map { "\(name(tile)): \(safe($0))" } ?? "\(name(tile)) has nothing to launch.")
  }
}
