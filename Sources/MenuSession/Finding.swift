import MenuModel

/// Finding tiles of the open list by some of their letters.
extension SessionState {
  /// The titles of the open list, in the order they stand.
  var titles: some Sequence<String> { order.tiles.lazy.map { [menu] in menu.tiles[$0].title } }

  /// Looks at the tile that is most like some letters; without letters at the next best of those looked
  /// for last, and after the last one at the best again.
  mutating func find(_ letters: String?) throws(SessionError) -> [SessionEffect] {
    try requireEmptyHand()
    let wanted = letters ?? self.letters
    var search = FuzzySearch(in: titles)
    search.find(wanted)
    guard !search.isEmpty else { throw .nothingToFind }
    let matches = search.ranked
    guard let best = matches.first else { throw .nothingLike(wanted) }
    self.letters = wanted
    focus = letters == nil ? Self.slot(after: focus, among: matches) ?? best : best
    return [.tell(.found(order.tiles[focus], count: matches.count))]
  }

  /// The slot that follows one of some; nil where it is none of them.
  private static func slot(after slot: Int, among slots: [Int]) -> Int? {
    slots.firstIndex(of: slot).map { slots[($0 + 1) % slots.count] }
  }
}
