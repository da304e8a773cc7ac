import MenuModel
import Terminal

/// Finding as one types, and asking where to move to.
extension ScreenSession {
  mutating func ask(_ action: KeyAction) throws(SessionError) -> [ScreenEffect] {
    switch action {
    case .find:
      prompt = .find(text: "", focusBefore: state.focus)
      finding = FuzzySearch(in: state.titles)
    case .nextMatch: goToMatch(offset: 1)
    case .previousMatch: goToMatch(offset: -1)
    case .keepMatch, .moveNowhere: prompt = nil
    case .leaveMatch: leaveSearch()
    case .askWhere:
      try requireMovable()
      prompt = .moveTo(text: "")
    case .moveThere: return moveThere()
    case .eraseCharacter: erase(all: false)
    case .eraseAll: erase(all: true)
    default: break
    }
    return []
  }

  /// Types a key's character into the open question.
  mutating func type(_ key: Key) {
    guard case .character(let scalar) = key.code, key.modifiers.isEmpty else { return }
    type(String(scalar))
  }

  /// Types pasted text into the open question; without one it does nothing, as it may be anything.
  mutating func paste(_ text: String) {
    if prompt == nil {
      status = Status(
        text: "Nothing is done with pasted text here.", action: "Press / first to find it.")
    }
    type(text)
  }

  private mutating func type(_ text: String) {
    // A paste may end with a line break, and hold anything else.
    let typed = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    switch prompt {
    case .find(let text, let before): search(text + typed, from: before)
    case .moveTo(let text, _): prompt = .moveTo(text: text + typed)
    case .quitUnsaved, .launch, nil: break
    }
  }

  private mutating func erase(all: Bool) {
    switch prompt {
    case .find("", _) where !all: leaveSearch()
    case .find(let text, let before): search(all ? "" : String(text.dropLast()), from: before)
    case .moveTo("", _) where !all: prompt = nil
    case .moveTo(let text, _): prompt = .moveTo(text: all ? "" : String(text.dropLast()))
    case .quitUnsaved, .launch, nil: break
    }
  }

  private mutating func leaveSearch() {
    if case .find(_, let before) = prompt { state.focus = before }
    prompt = nil
    status = statusAboutFocus
  }

  private mutating func search(_ text: String, from before: Int) {
    prompt = .find(text: text, focusBefore: before)
    finding.find(text)
    let best = finding.best
    state.focus = best ?? before
    let found = finding.isEmpty || best != nil
    status = found ? statusAboutFocus : Status(text: "No tile here is like that.")
    revealFocus()
  }

  private mutating func goToMatch(offset: Int) {
    let matches = finding.ranked
    guard !matches.isEmpty else { return }
    let index = matches.firstIndex(of: state.focus) ?? 0
    state.focus = matches[(index + offset + matches.count) % matches.count]
    status = statusAboutFocus
  }

  var statusAboutFocus: Status { status(about: state.order.tiles[safe: state.focus].first) }

  /// Throws what no answer could mend.
  private func requireMovable() throws(SessionError) {
    var trial = state
    if trial.carry == nil { _ = try trial.pick(chosenTiles) }
  }

  /// Moves to the place that was typed; one that is wrong stays, so that it can be mended.
  private mutating func moveThere() -> [ScreenEffect] {
    guard case .moveTo(let text, _) = prompt else { return [] }
    do throws(SessionError) {
      let words = text.trimmed
      let effects = try words.isEmpty ? [] : move(to: slot(called: words))
      prompt = nil
      return effects
    } catch {
      prompt = .moveTo(text: text, mistake: status(for: error))
      return [.bell]
    }
  }

  /// Moves what is in hand, marked or looked at to a slot.
  private mutating func move(to slot: Int) throws(SessionError) -> [ScreenEffect] {
    if state.carry != nil { return try go(to: slot) }
    let tiles = chosenTiles
    let effects = try carryOut { (state) throws(SessionError) in try state.move(tiles, to: slot) }
    marks = []
    return effects
  }

  /// The slot of a position, or of a tile of the open list.
  private func slot(called words: String) throws(SessionError) -> Int {
    let order = state.order
    if words.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      let position = Int(words) ?? .max
      guard (1...max(1, order.count)).contains(position) else {
        throw .move(.beyondLast(position, count: order.count))
      }
      return position - 1
    }
    let tile = try state.moving { () throws(MoveError) in
      try TileLookup(in: state.arrangement, list: state.list).tile(TileReference(words))
    }
    guard let slot = order.slot(of: tile) else {
      throw .move(.noTile(words, nearest: nil))
    }
    return slot
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
