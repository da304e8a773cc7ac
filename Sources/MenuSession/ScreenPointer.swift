import MenuModel
import Terminal

/// The mouse: a press that does not move is a click, one that moves carries.
extension ScreenSession {
  mutating func handle(_ mouse: Mouse) -> [ScreenEffect] {
    guard !isTooSmall else { return [] }
    switch mouse.action {
    case .press(.left): return press(at: mouse.point)
    case .drag(.left): return drag(to: mouse.point)
    case .release(.left): return release(at: mouse.point)
    case .press(.right): return cancelDrag()
    case .motion: return settleLostRelease()
    case .wheel(.up): turnWheel(.wheelUp)
    case .wheel(.down): turnWheel(.wheelDown)
    // A second button during a drag is none of its business.
    case .press(.middle), .drag, .release, .wheel: break
    }
    return []
  }

  func action(for gesture: Gesture) -> KeyAction? {
    KeyBindings.action(for: gesture, in: context)
  }

  private mutating func press(at point: Point) -> [ScreenEffect] {
    // A press while the button is held: the release in between never arrived.
    let effects = settleLostRelease()
    let tile = tile(at: point)
    leavePrompt()
    if clicked != tile { clicked = nil }
    pointer = Pointer(press: point, tile: tile, point: point)
    switch action(for: .press) {
    case .focusHere where tile != nil:
      if let slot = slot(at: point) { state.focus = slot }
      // What was dropped at last is told, not what is gone to.
      if effects.isEmpty { status = status(about: tile) }
    case .carryHere:
      pointer?.phase = .dragging
      return effects + carryAlong(to: point)
    case .closeHelp:
      closeHelp()
      pointer?.phase = .idle
    default: pointer?.phase = .idle
    }
    return effects
  }

  /// A click leaves a question as it stands: what was found is kept, what was typed is not done.
  private mutating func leavePrompt() {
    if case .quitUnsaved = prompt { return }
    prompt = nil
  }

  private mutating func drag(to point: Point) -> [ScreenEffect] {
    guard let pointer, pointer.point != point else { return [] }
    self.pointer?.point = point
    switch pointer.phase {
    case .idle: return []
    case .dragging: return action(for: .drag) == .carryHere ? carryAlong(to: point) : []
    case .pressed: break
    }
    clicked = nil
    if state.carry == nil {
      // A key may have opened another list while the button was held.
      guard let tile = pointer.tile, state.arrangement.list(of: tile) == state.list,
        action(for: .drag) == .pick
      else { return [] }
      let effects = attempt { (session) throws(SessionError) in
        let tiles = session.marks.contains(tile) ? session.marks : [tile]
        return try session.carryOut { (state) throws(SessionError) in try state.pick(tiles) }
      }
      guard state.carry != nil else {
        self.pointer?.phase = .idle
        return effects
      }
    }
    self.pointer?.phase = .dragging
    return carryAlong(to: point)
  }

  private mutating func release(at point: Point) -> [ScreenEffect] {
    guard let pointer else { return [] }
    self.pointer = nil
    switch pointer.phase {
    case .idle: return []
    case .pressed: return click(pointer, at: point)
    case .dragging:
      guard action(for: .release) == .drop else { return [] }
      // A folder that was only passed over on the way is where it is dropped all the same.
      take(slotUnder: point)
      let effects = attempt { (session) throws(SessionError) in try session.drop() }
      if effects.isEmpty { explainStay(at: point) }
      return effects
    }
  }

  /// Says what kept a tile in its place that was dropped on a locked one.
  private mutating func explainStay(at point: Point) {
    guard let slot = slot(at: point), state.order.isLocked(slot) else { return }
    status = Status(text: "\(name(state.order.tiles[slot])) is locked: \(statusText)")
  }

  private mutating func click(_ pointer: Pointer, at point: Point) -> [ScreenEffect] {
    guard let tile = pointer.tile, tile == self.tile(at: point), state.carry == nil else {
      return []
    }
    guard clicked == tile, action(for: .secondClick) == .open else {
      clicked = tile
      return []
    }
    clicked = nil
    return attempt { (session) throws(SessionError) in try session.open() }
  }

  private mutating func cancelDrag() -> [ScreenEffect] {
    clicked = nil
    guard action(for: .rightPress) == .cancel else { return [] }
    // The left button may still be held; what it does until it is pressed anew means nothing.
    pointer = nil
    putBack()
    return []
  }

  /// Drops what was dragged where it was last shown: the button is up, and nobody said so.
  private mutating func settleLostRelease() -> [ScreenEffect] {
    guard let pointer else { return [] }
    self.pointer = nil
    guard pointer.phase == .dragging, state.carry != nil else { return [] }
    return attempt { (session) throws(SessionError) in try session.drop() }
  }

  private mutating func turnWheel(_ gesture: Gesture) {
    clicked = nil
    guard let action = action(for: gesture) else { return }
    let rows = action == .scrollUp ? -1 : 1
    if isHelpOpen {
      scrollHelp(action == .scrollUp ? .step(.up) : .step(.down))
    } else {
      scroll(by: rows)
    }
  }
}

/// The window's cells and the grid's.
extension ScreenSession {
  /// The cell of the grid that a cell of the window shows; nil outside the part that shows the grid.
  func gridPoint(at point: Point) -> Point? {
    guard visibleArea.contains(point) else { return nil }
    return Point(row: point.row - visibleArea.row + scrollTop, column: point.column)
  }

  /// The slot whose tile a cell of the window shows.
  func slot(at point: Point) -> Int? { gridPoint(at: point).flatMap { layout.slot(at: $0) } }

  /// The tile that a cell of the window shows.
  func tile(at point: Point) -> TileID? { slot(at: point).map { state.order.tiles[$0] } }
}
