import MenuModel
import Terminal

/// Carrying with the mouse.
extension ScreenSession {
  /// Carries what is in hand along with the pointer.
  mutating func carryAlong(to point: Point) -> [ScreenEffect] {
    pointer?.point = point
    guard state.carry != nil else { return [] }
    let isScrolling = edgeDirection(of: point) != nil
    let restPlace = isScrolling ? nil : restPlace(at: point)
    pointer?.isScrolling = isScrolling
    pointer?.restsOn = restPlace
    if !isHeldBack(at: point) { take(slotUnder: point) }
    return []
  }

  /// Carries what is in hand to the slot under a cell of the window; gaps, cells outside the grid and
  /// locked tiles leave it where it is.
  mutating func take(slotUnder point: Point) {
    guard let wanted = wantedSlot(at: point), wanted != state.carry?.slot else { return }
    let tile = state.order.tiles[wanted]
    // Over another tile of the block that is in hand.
    if state.carry?.tiles.contains(tile) == true { return }
    guard !state.order.isLocked(wanted) else {
      let error = MoveError.lockedSlot(wanted + 1, title: state.menu.tiles[tile].title)
      status = status(for: .move(error))
      status.kind = .plain
      return
    }
    guard let target = target(near: wanted) else { return }
    // Nothing is refused here: the slot is free and the block has room in it.
    _ = attempt { (session) throws(SessionError) in try session.go(to: target) }
  }

  /// The slot under a cell; empty cells of the last row, behind the last tile, mean the last slot.
  private func wantedSlot(at point: Point) -> Int? {
    guard let cell = gridPoint(at: point) else { return nil }
    if let slot = layout.slot(at: cell) { return slot }
    guard cell.row < layout.height, layout.isBehindLast(cell), state.carry != nil else {
      return nil
    }
    return state.order.slot(atFreeIndex: state.order.freeCount - 1)
  }

  /// True over a folder, but for the end that lies away from where the tile in hand is.
  ///
  /// A folder that made way at once could never be rested on: it keeps its slot until it is passed.
  private func isHeldBack(at point: Point) -> Bool {
    guard let (frame, _) = folder(at: point), let slot = slot(at: point), let carry = state.carry
    else { return false }
    let end = Self.end(of: frame)
    return carry.slot < slot
      ? point.column < frame.endColumn - end : point.column >= frame.column + end
  }

  /// The cells at each end of a folder's tile that are not its inner half.
  private static func end(of frame: Rect) -> Int { max(1, frame.columns / 4) }

  /// The folder under a cell that what is in hand may be put into.
  private func folder(at point: Point) -> (frame: Rect, tile: TileID)? {
    guard let slot = slot(at: point), let carry = state.carry else { return nil }
    let tile = state.order.tiles[slot]
    guard let contents = state.menu.tiles[tile].contents, !carry.tiles.contains(tile),
      contents.first.map({ state.menu.tiles[$0].isPart }) != true
    else { return nil }
    return (layout.frame(ofSlot: slot), tile)
  }
}

/// Resting, and scrolling at the edges.
extension ScreenSession {
  private func restPlace(at point: Point) -> RestPlace? {
    if point.row < visibleArea.row { return state.list == .root ? nil : .titleRow }
    guard let (frame, tile) = folder(at: point) else { return nil }
    let inner = frame.inset(rows: 0, columns: Self.end(of: frame))
    return (inner.column..<inner.endColumn).contains(point.column) ? .folder(tile) : nil
  }

  /// Goes where the pointer has rested, with what is in hand.
  mutating func enterRestPlace() -> [ScreenEffect] {
    guard let pointer, let place = pointer.restsOn else { return [] }
    self.pointer?.restsOn = nil
    let effects = attempt { (session) throws(SessionError) in
      switch (place, session.action(for: place.gesture)) {
      case (.folder(let folder), .carryIn):
        try session.carryOut { (state) throws(SessionError) in try state.carryIn(folder) }
      case (.titleRow, .carryOut):
        try session.carryOut { (state) throws(SessionError) in try state.carryOut() }
      default: []
      }
    }
    revealFocus()
    return effects
  }

  /// The way the grid scrolls under a pointer in its first or last row, or beyond; nil where there is
  /// no more of it that way.
  private func edgeDirection(of point: Point) -> Int? {
    if point.row <= visibleArea.row, scrollTop > 0 { return -1 }
    if point.row >= visibleArea.endRow - 1, scrollTop < lastScrollTop { return 1 }
    return nil
  }

  /// Scrolls by a row of tiles, by more the longer it goes on, and takes the slot that has come under the
  /// pointer.
  mutating func scrollAtEdge() {
    guard let pointer, pointer.isScrolling, action(for: .edge) == .scrollAtEdge,
      let direction = edgeDirection(of: pointer.point)
    else {
      self.pointer?.isScrolling = false
      return
    }
    scroll(by: direction * min(1 + pointer.edgeSteps / 10, rowsInView))
    self.pointer?.edgeSteps += 1
    let goesOn = edgeDirection(of: pointer.point) != nil
    self.pointer?.isScrolling = goesOn
    let edge = direction < 0 ? visibleArea.row : visibleArea.endRow - 1
    // The edge may show a gap; the nearest tile of this column is meant.
    for distance in 0...pitch {
      let point = Point(row: edge - direction * distance, column: pointer.point.column)
      if wantedSlot(at: point) != nil { return take(slotUnder: point) }
    }
  }
}

extension ScreenSession.RestPlace {
  fileprivate var gesture: Gesture {
    switch self {
    case .folder: .restOnFolder
    case .titleRow: .restOnTitle
    }
  }
}
