import MenuModel
import Terminal

extension MenuScene {
  /// What there is to see of a session; `details` is asked for each visible tile.
  package init(_ session: ScreenSession, details: (TileID) -> TileDetails) {
    self.init(size: session.size)
    area = session.visibleArea
    isTooSmall = session.isTooSmall
    let state = session.state
    titleColor = state.menu.titleColor
    hasGaps = state.menu.margin > 0
    heading = [state.menu.title ?? "Menu"] + state.arrangement.folderTitles(of: state.list)
    alarm = session.alarm
    status = session.statusText
    action = session.status.action
    isBadNews = session.status.kind == .error
    prompt = session.question
    if session.isHelpOpen {
      help = KeyBindings.help
      helpTop = session.helpTop
    }
    addTiles(of: session, details: details)
    hints = session.hints(of: tiles.first(where: \.emphasis.isFocused)?.details ?? TileDetails())
    let subject = tiles.first { $0.id == session.status.subject }
    status = status.followed(by: subject?.details.description.map(session.safe) ?? "")
  }

  private mutating func addTiles(
    of session: ScreenSession, details: (TileID) -> TileDetails
  ) {
    let state = session.state
    // The order and the layout are computed anew each time they are asked for.
    let order = state.order
    let layout = GridLayout(menu: state.menu, count: order.count, width: size.columns)
    note = Self.note(session, count: order.count)
    guard order.count > 0 else {
      emptyText = state.list == .root ? "No tiles here." : "An empty folder."
      return
    }
    if layout.height > area.rows {
      scroll = Scroll(top: session.scrollTop, height: layout.height)
    }
    keepLastTileOff(layout, scrollTop: session.scrollTop)
    let carried = Set(state.carry?.tiles ?? [])
    let first = state.carry?.tiles.first
    let marked = Set(session.marks)
    let changed = Set(state.arrangement.changedLists)
    let rows = session.scrollTop..<session.scrollTop + max(1, area.rows)
    tiles = layout.slots(inRows: rows).map { slot in
      let id = order.tiles[slot]
      var frame = layout.frame(ofSlot: slot)
      frame.row += area.row - session.scrollTop
      var scene = SceneTile(
        id: id, slot: frame, tile: state.menu.tiles[id], details: details(id))
      if changed.contains(.folder(id)) {
        scene.tile.contents = state.arrangement.order(of: .folder(id)).tiles
      }
      scene.emphasis.isFocused = slot == (state.carry?.slot ?? state.focus)
      scene.emphasis.isMarked = marked.contains(id)
      if id == first {
        scene.emphasis.isLifted = true
        scene.emphasis.stackedCount = carried.count - 1
        scene.lift = lift(of: frame, layout, session)
      } else if carried.contains(id) {
        scene.emphasis.isStacked = true
        scene.lift = frame
      }
      return scene
    }
  }

  /// Leaves a blank row above the status where a tile would be cut off, whose words it would run into.
  private mutating func keepLastTileOff(_ layout: GridLayout, scrollTop: Int) {
    let end = scrollTop + area.rows
    guard area.rows > 1, let last = layout.slots(inRows: end - 1..<end).first else { return }
    let frame = layout.frame(ofSlot: last)
    // A tile higher than the window is cut off in any case.
    if frame.row > scrollTop, frame.row < end, frame.endRow > end { area.rows -= 1 }
  }

  /// Where a tile in hand is drawn: nearer than its slot, or under the pointer that drags it.
  private func lift(of slot: Rect, _ layout: GridLayout, _ session: ScreenSession) -> Rect {
    var lift = slot
    // Without a margin it lies on the tile above, which must be high enough to show its title all the
    // same, and not on the one to the left as well, whose every row would have to be drawn.
    if hasGaps || slot.rows > 2 { lift.row = max(slot.row - 1, min(slot.row, area.row)) }
    if hasGaps { lift.column = max(slot.column - 1, 0) }
    guard let pointer = session.pointer, pointer.phase == .dragging,
      let carry = session.state.carry, carry.tiles.count == 1, let tile = carry.tiles.first,
      let origin = carry.origin.slot(of: tile)
    else { return lift }
    // It is held where it was grabbed, though the grid may have scrolled or changed since.
    let start = layout.frame(ofSlot: origin)
    let row = pointer.press.row - (start.row + area.row - session.scrollTop)
    let column = pointer.press.column - start.column
    lift.row = pointer.point.row - min(max(row, 0), slot.rows - 1)
    lift.column = pointer.point.column - min(max(column, 0), slot.columns - 1)
    return lift
  }

  /// Where one is, and what is out of the ordinary.
  private static func note(_ session: ScreenSession, count: Int) -> String {
    let state = session.state
    var words: [String] = []
    if session.options.isDryRun { words.append("dry run") }
    if state.isLocked { words.append("locked") }
    if !session.marks.isEmpty { words.append("\(session.marks.count) marked") }
    if state.carry != nil || state.mode != state.menu.reorder { words.append(state.mode.rawValue) }
    if count > 0 { words.append("\((state.carry?.slot ?? state.focus) + 1) of \(count)") }
    return words.joined(separator: ", ")
  }
}
