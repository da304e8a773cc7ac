import MenuModel
import TestSupport
import Testing

@Suite("The history of an arrangement")
struct HistoryTests {
  @Test("takes back and repeats one change after the other")
  func undoAndRedo() throws {
    var (arrangement, history) = (Arrangement("abcd"), History())
    var past = [arrangement]
    for (tile, placement) in [("a", Placement.last), ("c", .first), ("d", .position(2))] {
      let old = arrangement
      let moves = try arrangement.place(arrangement.tiles(tile), at: placement)
      history.record(from: old, to: arrangement, moves: moves)
      past.append(arrangement)
    }
    #expect(arrangement.letters() == "cdba")
    #expect(history.canUndo && !history.canRedo)
    let undone = try history.undo(&arrangement)
    #expect(undone?.moves.map(\.move) == [Move(source: 1, target: 2)])
    #expect(arrangement == past[2])
    _ = try history.undo(&arrangement)
    _ = try history.undo(&arrangement)
    #expect(arrangement.isAsRead && !history.canUndo && history.canRedo)
    #expect(try history.undo(&arrangement) == nil)
    let redone = try history.redo(&arrangement)
    #expect(redone?.moves.map(\.move) == [Move(source: 0, target: 3)])
    #expect(arrangement == past[1])
  }

  @Test("forgets what was undone when something new is done, and what changes nothing")
  func forgets() throws {
    var (arrangement, history) = (Arrangement("abc"), History())
    let first = arrangement
    let moves = try arrangement.swap(0, 2)
    history.record(from: first, to: arrangement, moves: moves)
    history.record(from: arrangement, to: arrangement, moves: [])
    _ = try history.undo(&arrangement)
    #expect(!history.canUndo && history.canRedo)
    history.record(from: arrangement, to: arrangement, moves: [])
    #expect(history.canRedo)
    let old = arrangement
    history.record(from: old, to: arrangement, moves: [])
    let others = try arrangement.swap(0, 1)
    history.record(from: old, to: arrangement, moves: others)
    #expect(history.canUndo && !history.canRedo)
    #expect(try history.redo(&arrangement) == nil)
  }

  @Test("remembers a thousand changes")
  func limit() throws {
    var (arrangement, history) = (Arrangement("ab"), History())
    for _ in 0..<1_003 {
      let old = arrangement
      let moves = try arrangement.swap(0, 1)
      history.record(from: old, to: arrangement, moves: moves)
    }
    var count = 0
    while try history.undo(&arrangement) != nil { count += 1 }
    #expect(count == 1_000)
  }

  @Test("obeys its laws on random changes of several lists with locks", arguments: [UInt64(21)])
  func laws(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let letters = random.pick(["abcdef", "aBcd(efGh)i", "ab(cd(ef)g)h", "Ab(C)de"])
      var (arrangement, history) = (Arrangement(letters), History())
      var (past, future) = ([arrangement], [Arrangement]())
      for _ in 0..<40 {
        switch random.below(4) {
        case 0:
          let changed = try history.undo(&arrangement) != nil
          #expect(changed == (past.count > 1))
          if changed { future.append(past.removeLast()) }
        case 1:
          let changed = try history.redo(&arrangement) != nil
          #expect(changed == !future.isEmpty)
          if let next = future.popLast() { past.append(next) }
        default:
          let tile = random.below(arrangement.menu.tiles.count)
          guard !arrangement.menu.tiles[tile].isLocked else { continue }
          let old = arrangement
          let moves = try arrangement.place([tile], at: random.pick([.first, .last]))
          history.record(from: old, to: arrangement, moves: moves)
          guard arrangement != old else { continue }
          past.append(arrangement)
          future = []
        }
        #expect(arrangement == past.last, "seed \(seed), \(letters)")
      }
    }
  }
}
