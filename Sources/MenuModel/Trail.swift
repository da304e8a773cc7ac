/// Changes of an earlier reading of a file, each leading on from where the one before it led to.
///
/// Tiles are numbered by the reading, so in another one such a change is made by what its tiles are called.
struct Trail: Equatable, Sendable {
  /// What the file was known to hold when it was read anew.
  private let known: Arrangement
  /// Where the next change begins, in the earlier reading.
  private var arrangement: Arrangement
  /// The next one last.
  private var changes: [History.Change]

  /// Changes that lead on from what was saved, the next one last.
  init(from arrangement: Arrangement, _ changes: [History.Change]) {
    known = arrangement
    self.arrangement = arrangement
    self.changes = changes
  }

  /// True when there is nothing left to follow.
  var isEmpty: Bool { changes.isEmpty }

  /// Makes the next change in this reading; nil where there is none left.
  ///
  /// Throws, with the reading as it was, where a tile is gone or cannot be told from another; the trail
  /// goes on behind it all the same.
  mutating func follow(in current: inout Arrangement) throws(MoveError) -> History.Change? {
    guard let change = changes.popLast() else { return nil }
    arrangement.apply(change)
    var changed = current
    let moves = try changed.repeating(change.moves, of: arrangement, known: known)
    defer { current = changed }
    return History.Change(from: current, to: changed, moves: moves)
  }
}
