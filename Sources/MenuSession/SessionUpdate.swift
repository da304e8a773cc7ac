import MenuModel

extension SessionState {
  /// Does what a typed command says; throws, with nothing changed, where it cannot be done.
  package mutating func handle(_ command: SessionCommand) throws(SessionError) -> [SessionEffect] {
    switch command {
    case .pick(let words): return try pick(words)
    case .drop(let place): return try drop(at: place)
    case .step(let direction): return try step(direction)
    case .cancel: return try cancel()
    case .swap(let first, let second): return try swap(first, second)
    case .move(let tiles, let place): return try move(tiles, to: place)
    case .undo: return try undo()
    case .redo: return try redo()
    case .mode(let mode): return try change(to: mode)
    case .open(let folder): return try open(folder)
    case .back: return try back()
    case .find(let letters): return try find(letters)
    case .run(let words): return [.launch(try tile(words))]
    case .edit(let words): return try edit(words)
    case .save: return [.saveAgain]
    case .list: return [.list]
    case .show: return [.show]
    case .help: return [.help]
    case .quit: return [.quit]
    }
  }

  func requireEmptyHand() throws(SessionError) {
    if let carry, let first = carry.tiles.first { throw .fullHand(menu.tiles[first].title) }
  }

  func requireUnlocked() throws(SessionError) {
    if isLocked { throw .move(.lockedMenu) }
  }

  private func tile(_ words: TileReference) throws(SessionError) -> TileID {
    try moving { () throws(MoveError) in try TileLookup(in: arrangement, list: list).tile(words) }
  }

  func moving<Result>(_ body: () throws(MoveError) -> Result) throws(SessionError) -> Result {
    do throws(MoveError) { return try body() } catch { throw .move(error) }
  }
}

/// Picking and dropping.
extension SessionState {
  private mutating func pick(_ words: TileReference?) throws(SessionError) -> [SessionEffect] {
    try requireEmptyHand()
    try requireUnlocked()
    let tile: TileID
    if let words {
      tile = try self.tile(words)
    } else {
      guard focus < order.count else { throw .noTileThere }
      tile = order.tiles[focus]
    }
    let list = try moving { () throws(MoveError) in try arrangement.commonList(of: [tile]) }
    self.list = list
    focus = order.slot(of: tile) ?? 0
    carry = Carry(tiles: [tile], origin: arrangement, focus: focus, slot: focus)
    return [.tell(.pickedUp([tile]))]
  }

  private mutating func drop(at place: Placement?) throws(SessionError) -> [SessionEffect] {
    guard let carry else { throw .emptyHand }
    if let place { try carryTo(place) }
    let moves = TileMove.between(carry.origin, arrangement, of: carry.tiles + displaced(by: carry))
    self.carry = nil
    guard moves.contains(where: { !$0.isNone }) else { return [.tell(.dropped(moves))] }
    history.record(from: carry.origin, to: arrangement, moves: moves)
    return [.tell(.dropped(moves)), .save(moves)]
  }

  /// The tile that what is in hand has changed places with; none in mode shift.
  private func displaced(by carry: Carry) -> [TileID] {
    guard isSwapping(carry) else { return [] }
    let tile = carry.origin.order(of: list).tiles[carry.slot]
    return carry.tiles.contains(tile) ? [] : [tile]
  }

  private mutating func cancel() throws(SessionError) -> [SessionEffect] {
    guard let carry else { throw .emptyHand }
    putBack()
    return [.tell(.cancelled(carry.tiles))]
  }

  /// Puts what is in hand back, whatever ended the pick.
  package mutating func putBack() {
    guard let carry else { return }
    arrangement = carry.origin
    self.carry = nil
    guard let first = carry.tiles.first else { return }
    (list, focus) = (arrangement.list(of: first), carry.focus)
  }

  /// Carries what is in hand to where a person says.
  private mutating func carryTo(_ place: Placement) throws(SessionError) {
    guard var carry else { return }
    if let slot = try swapSlot(place) {
      arrangement = try swapped(carry, with: slot)
    } else {
      var preview = carry.origin
      _ = try moving { () throws(MoveError) in
        try preview.place(carry.tiles, at: place, open: list)
      }
      arrangement = preview
    }
    if let first = carry.tiles.first {
      list = arrangement.list(of: first)
      carry.slot = order.slot(of: first) ?? carry.slot
    }
    focus = carry.slot
    self.carry = carry
  }

  /// The slot of the tile to change places with; nil where what is in hand is put between tiles, which
  /// another list than its own has it do in either mode.
  private func swapSlot(_ place: Placement) throws(SessionError) -> Int? {
    guard let carry, isSwapping(carry) else { return nil }
    if case .into = place { return nil }
    let origin = carry.origin.order(of: list)
    switch place {
    case .position(let position):
      guard (1...max(1, origin.count)).contains(position) else {
        throw .move(.beyondLast(position, count: origin.count))
      }
      return position - 1
    case .first: return origin.slot(atFreeIndex: 0)
    case .last: return origin.slot(atFreeIndex: origin.freeCount - 1)
    case .before, .after, .into: throw .swapNeedsPosition
    }
  }

  func swapped(_ carry: Carry, with slot: Int) throws(SessionError) -> Arrangement {
    guard carry.tiles.count == 1, let tile = carry.tiles.first else { throw .swapNeedsOneTile }
    let origin = carry.origin.order(of: list)
    if origin.isLocked(slot) {
      throw .move(.lockedSlot(slot + 1, title: menu.tiles[origin.tiles[slot]].title))
    }
    var preview = carry.origin
    preview.set(origin.swapping(origin.slot(of: tile) ?? slot, slot), of: list)
    return preview
  }

  private mutating func change(to mode: ReorderMode) throws(SessionError) -> [SessionEffect] {
    var changed = self
    changed.mode = mode
    if let carry {
      if mode == .swap, carry.tiles.count > 1 { throw .swapNeedsOneTile }
      // What is in hand stays over the slot that it is over; the others close up the other way.
      try changed.carry(to: carry.slot)
    }
    self = changed
    return [.tell(.mode(mode))]
  }
}

/// Everything that needs an empty hand, and looking around.
extension SessionState {
  private mutating func step(_ direction: Direction) throws(SessionError) -> [SessionEffect] {
    let distance =
      switch direction {
      case .left: -1
      case .right: 1
      case .up: -columns
      case .down: columns
      }
    var target = (carry?.slot ?? focus) + distance
    // Shift flows around locked tiles and a swap passes over them: none of them is a target.
    while carry != nil, order.tiles.indices.contains(target), order.isLocked(target) {
      target += distance.signum()
    }
    guard order.tiles.indices.contains(target) else { throw .noTileThere }
    guard carry == nil else {
      try carryTo(.position(target + 1))
      return [.tell(.carried)]
    }
    focus = target
    return [.tell(.focused(order.tiles[target]))]
  }

  private mutating func move(_ words: [TileReference], to place: Placement) throws(SessionError)
    -> [SessionEffect]
  {
    var tiles: [TileID] = []
    for words in words { tiles.append(try tile(words)) }
    let open = list
    return try rearrange { (arrangement) throws(MoveError) in
      try arrangement.place(tiles, at: place, open: open)
    }
  }

  private mutating func swap(_ first: TileReference, _ second: TileReference) throws(SessionError)
    -> [SessionEffect]
  {
    let tiles = (try tile(first), try tile(second))
    return try rearrange { (arrangement) throws(MoveError) in try arrangement.swap(tiles.0, tiles.1)
    }
  }

  mutating func rearrange(_ change: (inout Arrangement) throws(MoveError) -> [TileMove])
    throws(SessionError) -> [SessionEffect]
  {
    try requireEmptyHand()
    try requireUnlocked()
    var changed = arrangement
    let moves = try moving { () throws(MoveError) in try change(&changed) }
    guard moves.contains(where: { !$0.isNone }) else { return [.tell(.moved(moves))] }
    history.record(from: arrangement, to: changed, moves: moves)
    arrangement = changed
    return [.tell(.moved(moves)), .save(moves)]
  }

  private mutating func open(_ words: TileReference) throws(SessionError) -> [SessionEffect] {
    try requireEmptyHand()
    let lookup = TileLookup(in: arrangement, list: list)
    list = try moving { () throws(MoveError) in try lookup.folder(words) }
    focus = 0
    return [.tell(.opened(list))]
  }

  private mutating func back() throws(SessionError) -> [SessionEffect] {
    try requireEmptyHand()
    guard case .folder(let folder) = list else { throw .notInFolder }
    list = arrangement.list(of: folder)
    focus = order.slot(of: folder) ?? 0
    return [.tell(.opened(list))]
  }

  /// Opens the file where a tile stands, the one looked at if none is named.
  private func edit(_ words: TileReference?) throws(SessionError) -> [SessionEffect] {
    try requireEmptyHand()
    guard let words else { return [.edit(order.tiles[safe: focus].first)] }
    return [.edit(try tile(words))]
  }
}
