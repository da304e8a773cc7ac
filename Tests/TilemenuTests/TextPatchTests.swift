import TestSupport
import Testing

@testable import tilemenu

@Suite("The bytes that a move replaced")
struct TextPatchTests {
  @Test("lead from either text to the other, also when they were stored")
  func bothWays() throws {
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      let old = (0..<random.below(12)).map { _ in random.pick(["a\n", "b\n", "\r\n", "c", "d\n"]) }
      var new = old
      for _ in 0..<random.below(4) where !new.isEmpty {
        let line = new.remove(at: random.below(new.count))
        if random.chance(70) { new.insert(line, at: random.below(new.count + 1)) }
      }
      let (first, second) = (old.joined().bytes, new.joined().bytes)
      let patch = TextPatch(from: first, to: second)
      let stored = try #require(TextPatch(parsing: patch.text[...]))
      #expect(stored == patch, "seed \(seed)")
      #expect(stored.redone(in: first) == second, "seed \(seed)")
      #expect(stored.undone(in: second) == first, "seed \(seed)")
    }
  }

  @Test("fit no other text")
  func otherText() {
    let patch = TextPatch(from: "a\nb\nc\n".bytes, to: "a\nc\nb\n".bytes)
    #expect(patch.undone(in: "x\ny\nz\n".bytes) == nil)
    #expect(patch.undone(in: "a\n".bytes) == nil)
  }

  @Test(
    "are read from nothing but what was stored", arguments: ["x", "1:2:0", "1:2:0g:", "1:-2::"])
  func broken(text: String) {
    #expect(TextPatch(parsing: text[...]) == nil)
  }
}
