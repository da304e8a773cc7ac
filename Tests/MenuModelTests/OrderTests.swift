import MenuModel
import TestSupport
import Testing

@Suite("An order of tiles")
struct OrderTests {
  @Test(
    "after a move has the tiles between closed up, flowing around locked ones",
    arguments: [
      ("abcd", 0, 3, "bcda"), ("abcd", 3, 0, "dabc"), ("abcd", 1, 2, "acbd"),
      ("abcd", 2, 2, "abcd"),
      ("a", 0, 0, "a"), ("ab", 0, 1, "ba"),
      ("aBcd", 0, 3, "cBda"), ("aBcd", 3, 0, "dBac"), ("aBcd", 0, 2, "cBad"),
      ("abCD", 0, 1, "baCD"),
      ("Abcd", 3, 1, "Adbc"), ("abcD", 0, 2, "bcaD"), ("aBcDe", 0, 4, "cBeDa"),
      ("aBCDe", 4, 0, "eBCDa"), ("ABCde", 3, 4, "ABCed"), ("aBcDe", 2, 2, "aBcDe"),
    ])
  func moves(letters: String, source: Int, target: Int, result: String) {
    let order = Order(letters)
    let moved = order.applying(Move(source: source, target: target))
    #expect(moved.letters(of: letters) == result)
    #expect(moved.lockedSlots == order.lockedSlots)
  }

  @Test(
    "after a swap has two tiles exchanged and all others where they were",
    arguments: [("abcd", 0, 3, "dbca"), ("aBcd", 0, 2, "cBad"), ("abcd", 1, 1, "abcd")])
  func swaps(letters: String, first: Int, second: Int, result: String) {
    let order = Order(letters)
    #expect(order.swapping(first, second).letters(of: letters) == result)
    #expect(order.swapping(first, second).swapping(second, first) == order)
  }

  @Test(
    "holds a block together in the order given, around locked tiles",
    arguments: [
      ("abcde", [1, 3], 0, "bdace"), ("abcde", [3, 1], 0, "dbace"), ("abcde", [0, 1], 3, "cdeab"),
      ("abcde", [0, 4], 1, "baecd"), ("aBcde", [0, 4], 1, "cBaed"), ("aBcDe", [0, 2], 1, "eBaDc"),
      ("abc", [2, 0, 1], 0, "cab"),
    ])
  func blocks(letters: String, block: [Int], index: Int, result: String) {
    #expect(Order(letters).moving(block, toFreeIndex: index).letters(of: letters) == result)
  }

  @Test(
    "counts free slots",
    arguments: [("abc", [0, 1, 2]), ("aBc", [0, 2]), ("ABcDEf", [2, 5]), ("ABC", []), ("", [])])
  func freeSlots(letters: String, free: [Int]) {
    let order = Order(letters)
    #expect(order.count == letters.count)
    #expect(order.freeCount == free.count)
    #expect(order.freeTiles == free)
    for (index, slot) in free.enumerated() {
      #expect(order.slot(atFreeIndex: index) == slot)
      #expect(order.freeIndex(of: slot) == index)
    }
    for slot in 0..<order.count { #expect(order.isLocked(slot) == !free.contains(slot)) }
  }

  @Test("obeys the laws of moves on random orders with locks", arguments: [UInt64(11)])
  func laws(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let count = random.number(1...12)
      var locked: Set<Int> = []
      if random.chance(60) {
        for _ in 0..<random.below(count) { locked.insert(random.below(count)) }
      }
      let tiles = Array(0..<count).shuffled(using: &random)
      let order = Order(tiles, isLocked: locked.contains)
      guard order.freeCount > 0 else { continue }
      let source = order.slot(atFreeIndex: random.below(order.freeCount))
      let target = order.slot(atFreeIndex: random.below(order.freeCount))
      let move = Move(source: source, target: target)
      let moved = order.applying(move)
      let story: Comment =
        "seed \(seed): \(tiles), locked \(locked.sorted()), \(source) to \(target)"

      #expect(moved.applying(move.inverse) == order, story)
      #expect(moved.tiles[target] == tiles[source], story)
      #expect(moved.tiles.sorted() == tiles.sorted(), story)
      #expect(moved.lockedSlots.allSatisfy { moved.tiles[$0] == tiles[$0] }, story)
      let others = { (order: Order) in order.freeTiles.filter { $0 != tiles[source] } }
      #expect(others(moved) == others(order), story)
      // Nothing outside the stretch between the two slots changes.
      let stretch = min(source, target)...max(source, target)
      #expect(
        tiles.indices.allSatisfy { stretch.contains($0) || moved.tiles[$0] == tiles[$0] }, story)
      #expect(order.swapping(source, target).swapping(source, target) == order, story)
      #expect(order.filling(with: order.freeTiles) == order, story)
    }
  }
}
