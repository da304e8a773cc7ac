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
  private static let limit = 1_000

  /// A history in which nothing has happened.
  package init() {}

  /// True when there is something to take back.
  package var canUndo: Bool { !done.isEmpty }
  /// True when there is something to repeat.
  package var canRedo: Bool { !undone.isEmpty }

  /// Takes note of what happened between two arrangements of the lists that these moves concern; what
  /// was undone before can then no longer be repeated.
  package mutating func record(from old: Arrangement, to new: Arrangement, moves: [TileMove]) {
    let lists = moves.reduce(into: Set<ListID>()) { $0.formUnion([$1.list, $1.targetList]) }
    let runs = lists.compactMap { list in
      Self.run(of: list, from: old.order(of: list).tiles, to: new.order(of: list).tiles)
    }
    guard !runs.isEmpty else { return }
    done.append(Change(runs: runs, moves: moves))
    if done.count > Self.limit { done.removeFirst() }
    undone.removeAll()
  }

  /// What differs between two orders of a list, nil where nothing does.
  private static func run(of list: ListID, from old: [TileID], to new: [TileID]) -> Change.Run? {
    let shorter = min(old.count, new.count)
    let prefix = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    guard prefix < max(old.count, new.count) else { return nil }
    let suffix =
      (0..<(shorter - prefix)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? shorter - prefix
    return Change.Run(
      list: list, first: prefix, before: Array(old[prefix..<(old.count - suffix)]),
      after: Array(new[prefix..<(new.count - suffix)]))
  }

  /// Takes the last change back; nil where there is none.
  package mutating func undo(_ arrangement: inout Arrangement) -> Change? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    arrangement.apply(change.inverse)
    return change.inverse
  }

  /// Repeats the last change that was taken back; nil where there is none.
  package mutating func redo(_ arrangement: inout Arrangement) -> Change? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    arrangement.apply(change)
    return change
  }
}

extension Arrangement {
  fileprivate mutating func apply(_ change: History.Change) {
    for run in change.runs {
      var tiles = order(of: run.list).tiles
      tiles.replaceSubrange(run.first..<(run.first + run.before.count), with: run.after)
      set(order(holding: tiles), of: run.list, withGuests: run.after)
    }
  }
}
