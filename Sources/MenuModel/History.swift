/// What was rearranged, so that it can be taken back and repeated.
///
/// Each step holds only the run of slots that changed, before and after; its inverse exchanges the two, so
/// undo and redo are changes like any other.
package struct History: Equatable, Sendable {
  /// One change of one list.
  package struct Change: Equatable, Sendable {
    let list: ListID
    /// The first slot that changed.
    let first: Int
    let before: [TileID]
    let after: [TileID]
    /// What a person is told of it.
    package let moves: [TileMove]

    var inverse: Change {
      Change(list: list, first: first, before: after, after: before, moves: moves.map(\.inverse))
    }
  }

  private var done: [Change] = []
  private var undone: [Change] = []
  private static let limit = 1_000

  package init() {}

  /// True when there is something to take back.
  package var canUndo: Bool { !done.isEmpty }
  /// True when there is something to repeat.
  package var canRedo: Bool { !undone.isEmpty }

  /// Takes note of what happened between two arrangements; what was undone before can then no longer be
  /// repeated.
  package mutating func record(
    from old: Arrangement, to new: Arrangement, in list: ListID, moves: [TileMove]
  ) {
    let (before, after) = (old.order(of: list).tiles, new.order(of: list).tiles)
    guard
      let first = zip(before, after).enumerated().first(where: { $0.element.0 != $0.element.1 })?
        .offset,
      let last = before.indices.last(where: { before[$0] != after[$0] })
    else { return }
    let run = first...last
    done.append(
      Change(
        list: list, first: first, before: Array(before[run]), after: Array(after[run]), moves: moves
      ))
    if done.count > Self.limit { done.removeFirst() }
    undone.removeAll()
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
    set(order(of: change.list).replacing(from: change.first, with: change.after), of: change.list)
  }
}

extension Order {
  /// The order in which a run of slots holds these tiles.
  func replacing(from first: Int, with run: [TileID]) -> Order {
    var tiles = tiles
    tiles.replaceSubrange(first..<(first + run.count), with: run)
    return Order(replacing: self, tiles: tiles)
  }
}
