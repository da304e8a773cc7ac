import MenuModel

/// Carrying by slot, as a screen does it; the words of typed commands come down to the same.
extension SessionState {
  /// Picks tiles of the open list up, several as one block in the order they stand.
  ///
  /// A block is gathered where the focus is. Throws where one of them may not move.
  mutating func pick(_ tiles: [TileID]) throws(SessionError) -> [SessionEffect] {
    try requireEmptyHand()
    try requireUnlocked()
    guard !tiles.isEmpty else { throw .noTileThere }
    _ = try moving { () throws(MoveError) in try arrangement.commonList(of: tiles) }
    if tiles.count > 1, mode == .swap { throw .swapNeedsOneTile }
    let picked = Set(tiles)
    let block = tiles.count == 1 ? tiles : order.tiles.filter(picked.contains)
    var carry = Carry(tiles: block, origin: arrangement, focus: focus, slot: focus)
    if block.count > 1 {
      let before = order.freeTiles.prefix(order.freeIndex(of: focus)).count { !picked.contains($0) }
      arrangement.set(order.moving(block, toFreeIndex: before), of: list)
    }
    carry.slot = order.slot(of: block[0]) ?? focus
    focus = carry.slot
    self.carry = carry
    return [.tell(.pickedUp(block))]
  }

  /// Carries what is in hand to a slot of the open list, the slot of its first tile.
  ///
  /// Throws, with nothing changed, where a locked tile holds the slot or there is no room for a block.
  mutating func carry(to slot: Int) throws(SessionError) {
    try carry(into: list, at: .position(slot + 1))
  }

  /// True where a drop makes two tiles change places.
  ///
  /// In another list than its own a tile has none to give, so it is put between the others there.
  func isSwapping(_ carry: Carry) -> Bool {
    mode == .swap && carry.tiles.first.map(carry.origin.list(of:)) == list
  }

  /// The folder that stands next after what is in hand.
  var folderNext: TileID? {
    guard let last = carry?.tiles.last, let slot = order.slot(of: last), slot + 1 < order.count
    else { return nil }
    let next = order.tiles[slot + 1]
    return menu.tiles[next].contents == nil ? nil : next
  }

  /// Carries what is in hand into the folder that stands next after it, behind the tiles there.
  mutating func carryIn() throws(SessionError) -> [SessionEffect] {
    guard let carry, let first = carry.tiles.first else { throw .emptyHand }
    guard let folder = folderNext else { throw .noFolderNext(menu.tiles[first].title) }
    return try carryIn(folder)
  }

  /// Carries what is in hand into a folder, behind the tiles there.
  mutating func carryIn(_ folder: TileID) throws(SessionError) -> [SessionEffect] {
    let target = try moving { () throws(MoveError) in
      try TileLookup(in: arrangement).list(in: folder)
    }
    try carry(into: target, at: .last)
    return [.tell(.carriedTo(target))]
  }

  /// Carries what is in hand out of the open folder, to the place before it.
  mutating func carryOut() throws(SessionError) -> [SessionEffect] {
    guard let carry, let first = carry.tiles.first else { throw .emptyHand }
    guard case .folder(var folder) = list else { throw .notInFolder }
    // Several lists of one tile are a list of their own on the screen, which holds nothing else.
    while menu.tiles[folder].isPart, case .folder(let outer) = arrangement.list(of: folder) {
      folder = outer
    }
    let target = arrangement.list(of: folder)
    var slot = arrangement.slot(of: folder) ?? 0
    if mode == .swap, target == carry.origin.list(of: first) {
      slot = carry.origin.slot(of: first) ?? slot
    } else {
      let order = arrangement.order(of: target)
      let index = min(order.freeIndex(of: slot), order.freeCount)
      slot = order.moving(carry.tiles, toFreeIndex: index).slot(of: first) ?? slot
    }
    try self.carry(into: target, at: .position(slot + 1))
    return [.tell(.carriedTo(target))]
  }

  private mutating func carry(into target: ListID, at place: Placement) throws(SessionError) {
    guard var carry, let first = carry.tiles.first else { throw .emptyHand }
    var changed = self
    changed.list = target
    if changed.isSwapping(carry), case .position(let position) = place {
      changed.arrangement = try changed.swapped(carry, with: position - 1)
    } else {
      changed.arrangement = carry.origin
      _ = try moving { () throws(MoveError) in
        try changed.arrangement.put(carry.tiles, in: target, at: place)
      }
    }
    carry.slot = changed.order.slot(of: first) ?? carry.slot
    changed.focus = carry.slot
    changed.carry = carry
    self = changed
  }
}

/// Changes that need no picking up.
extension SessionState {
  /// True when there is something to take back.
  package var canUndo: Bool { history.canUndo }

  /// Takes the last change back.
  mutating func undo() throws(SessionError) -> [SessionEffect] {
    try requireEmptyHand()
    var changed = arrangement
    let change: History.Change?
    do throws(MoveError) { change = try history.undo(&changed) } catch {
      throw .cannotUndo(error)
    }
    guard let change else { throw .nothingToUndo }
    arrangement = changed
    return [.tell(.undone(change.moves)), .save(change.moves)]
  }

  /// Repeats what was taken back last.
  mutating func redo() throws(SessionError) -> [SessionEffect] {
    try requireEmptyHand()
    var changed = arrangement
    let change: History.Change?
    do throws(MoveError) { change = try history.redo(&changed) } catch {
      throw .cannotRedo(error)
    }
    guard let change else { throw .nothingToRedo }
    arrangement = changed
    return [.tell(.redone(change.moves)), .save(change.moves)]
  }

  /// Moves the tile that is looked at by one free slot, back or forth, and looks at it there.
  mutating func nudge(by distance: Int) throws(SessionError) -> [SessionEffect] {
    guard focus < order.count else { throw .noTileThere }
    let (tile, list, order) = (order.tiles[focus], list, order)
    let index = order.freeIndex(of: focus) + distance
    let effects = try rearrange { (arrangement) throws(MoveError) in
      _ = try arrangement.commonList(of: [tile])
      guard (0..<order.freeCount).contains(index) else { return [] }
      return try arrangement.put(
        [tile], in: list, at: .position(order.slot(atFreeIndex: index) + 1))
    }
    focus = self.order.slot(of: tile) ?? focus
    return effects
  }

  /// Picks tiles up, carries them to a slot and drops them there, all or nothing of it.
  mutating func move(_ tiles: [TileID], to slot: Int) throws(SessionError) -> [SessionEffect] {
    var changed = self
    _ = try changed.pick(tiles)
    try changed.carry(to: slot)
    let effects = try changed.handle(.drop(nil))
    self = changed
    return effects
  }

  /// Makes moves again that were made in an earlier reading of the file, and were not saved.
  package mutating func repeating(_ moves: [TileMove], of other: SessionState) throws(SessionError)
    -> [SessionEffect]
  {
    let (old, focused) = (arrangement, order.tiles[safe: focus].first)
    var changed = arrangement
    let repeated = try moving { () throws(MoveError) in
      try changed.repeating(moves, of: other.arrangement, known: other.savedArrangement)
        .filter { !$0.isNone }
    }
    arrangement = changed
    if let focused { look(at: focused) }
    history.record(from: old, to: arrangement, moves: repeated)
    return repeated.isEmpty ? [] : [.save(repeated)]
  }

  /// Looks at a tile, in the list where it stands.
  mutating func look(at tile: TileID) {
    list = arrangement.list(of: tile)
    focus = order.slot(of: tile) ?? 0
  }

  /// Opens a folder with an empty hand; the several lists of one tile are shown as folders.
  mutating func open(_ folder: TileID) -> [SessionEffect] {
    list = .folder(folder)
    focus = 0
    return [.tell(.opened(list))]
  }
}
