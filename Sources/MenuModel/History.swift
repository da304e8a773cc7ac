/// What was rearranged, so that it can be taken back and repeated.
///
/// Each step holds only the run of slots that changed, before and after; its inverse exchanges the two, so
/// undo and redo are changes like any other.
package struct History: Equatable, Sendable {
  /// One change, of one list or of two.
  package struct Change: Equatable, Sendable {
    /// A run of slots of one list.
    struct Run: Equatable, Sendable {
      let list: ListID
      /// The first slot that changed.
      let first: Int
      let before: [TileID]
      let after: [TileID]

      var inverse: Run { Run(list: list, first: first, before: after, after: before) }
    }

    let runs: [Run]
    /// What a person is told of it.
    package let moves: [TileMove]

    var inverse: Change {
      Change(runs: runs.map(\.inverse), moves: moves.map(\.inverse))
    }
  }

  private var done: [Change] = []
  private var undone: [Change] = []
  /// How many of the changes done led to what was saved last; more than were done where some of those
  /// have been taken back since.
  private var savedCount = 0
  /// What was done in earlier readings of the file, the latest of them last, to be taken back.
  private var earlierDone: [Trail] = []
  /// What was undone in them, to be repeated.
  private var earlierUndone: [Trail] = []
  private static let limit = 1_000
  private static let readingLimit = 20

  /// A history in which nothing has happened.
  package init() {}

  /// The history of a new reading of a file, which goes on from that of an earlier one.
  ///
  /// Changes that were not saved are left out, as they are not in the file; who makes them again in the
  /// new reading records them there.
  package init(after earlier: History, in arrangement: Arrangement) {
    var (earlier, saved) = (earlier, arrangement)
    earlier.goToSaved(&saved)
    earlierDone = earlier.earlierDone + [Trail(from: saved, earlier.done.map(\.inverse))]
    earlierUndone = earlier.earlierUndone + [Trail(from: saved, earlier.undone)]
    earlierDone = earlierDone.filter { !$0.isEmpty }.suffix(Self.readingLimit)
    earlierUndone = earlierUndone.filter { !$0.isEmpty }.suffix(Self.readingLimit)
  }

  /// The arrangement that was saved last, where this is the one that all changes led to.
  package func saved(from arrangement: Arrangement) -> Arrangement {
    var (history, saved) = (self, arrangement)
    history.goToSaved(&saved)
    return saved
  }

  private mutating func goToSaved(_ arrangement: inout Arrangement) {
    while done.count > savedCount, let change = done.popLast() {
      arrangement.apply(change.inverse)
    }
    while done.count < savedCount, let change = undone.popLast() {
      done.append(change)
      arrangement.apply(change)
    }
  }

  /// True when there is something to take back.
  package var canUndo: Bool { !done.isEmpty || !earlierDone.isEmpty }
  /// True when there is something to repeat.
  package var canRedo: Bool { !undone.isEmpty || !earlierUndone.isEmpty }

  /// Takes note that what has been done so far is in the file.
  package mutating func noteSaved() { savedCount = done.count }

  /// Takes note of what happened between two arrangements of the lists that these moves concern; what
  /// was undone before can then no longer be repeated.
  package mutating func record(from old: Arrangement, to new: Arrangement, moves: [TileMove]) {
    let change = Change(from: old, to: new, moves: moves)
    guard !change.runs.isEmpty else { return }
    savedCount = min(savedCount, done.count)
    append(change)
    undone.removeAll()
    earlierUndone.removeAll()
  }

  private mutating func append(_ change: Change) {
    done.append(change)
    guard done.count > Self.limit else { return }
    done.removeFirst()
    savedCount = max(0, savedCount - 1)
  }

  /// Takes the last change back; nil where there is none.
  ///
  /// One of an earlier reading is taken back by what its tiles are called. It throws where they are no
  /// longer there, and what was before it can then be taken back next.
  package mutating func undo(_ arrangement: inout Arrangement) throws(MoveError) -> Change? {
    guard let change = done.popLast() else {
      guard let change = try Self.follow(&earlierDone, in: &arrangement) else { return nil }
      undone.append(change.inverse)
      return change
    }
    undone.append(change)
    arrangement.apply(change.inverse)
    return change.inverse
  }

  /// Repeats the last change that was taken back; nil where there is none.
  package mutating func redo(_ arrangement: inout Arrangement) throws(MoveError) -> Change? {
    guard let change = undone.popLast() else {
      guard let change = try Self.follow(&earlierUndone, in: &arrangement) else { return nil }
      append(change)
      return change
    }
    append(change)
    arrangement.apply(change)
    return change
  }

  /// Makes the next change of an earlier reading in this one.
  private static func follow(_ trails: inout [Trail], in arrangement: inout Arrangement)
    throws(MoveError) -> Change?
  {
    guard var trail = trails.popLast() else { return nil }
    defer { if !trail.isEmpty { trails.append(trail) } }
    return try trail.follow(in: &arrangement)
  }
}

extension History.Change {
  /// What happened between two arrangements of the lists that these moves concern.
  init(from old: Arrangement, to new: Arrangement, moves: [TileMove]) {
    let lists = moves.reduce(into: Set<ListID>()) { $0.formUnion([$1.list, $1.targetList]) }
    runs = lists.compactMap { list in
      Self.run(of: list, from: old.order(of: list).tiles, to: new.order(of: list).tiles)
    }
    self.moves = moves
  }

  /// What differs between two orders of a list, nil where nothing does.
  private static func run(of list: ListID, from old: [TileID], to new: [TileID]) -> Run? {
    ChangedStretch(from: old, to: new).map { changed in
      Run(
        list: list, first: changed.old.lowerBound, before: Array(old[changed.old]),
        after: Array(new[changed.new]))
    }
  }
}

extension Arrangement {
  /// Makes a change that was made of an arrangement like this one.
  mutating func apply(_ change: History.Change) {
    for run in change.runs {
      let order = order(of: run.list)
      let slots = run.first..<(run.first + run.before.count)
      if run.before.count == run.after.count {
        set(order.replacing(slots, with: run.after), of: run.list, withGuests: run.after)
      } else {
        var tiles = order.tiles
        tiles.replaceSubrange(slots, with: run.after)
        set(self.order(holding: tiles), of: run.list, withGuests: run.after)
      }
    }
  }
}
