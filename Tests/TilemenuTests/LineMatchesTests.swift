import Testing

@testable import tilemenu

@Suite("the lines that two texts have in common")
struct LineMatchesTests {
  private static func slices(_ lines: [String]) -> [ArraySlice<UInt8>] {
    lines.map { Array($0.utf8)[...] }
  }

  @Test(
    "are equal, and ascend in both texts without overlapping, for random texts", arguments: 1...300)
  func sound(_ seed: Int) {
    var random = RandomLines(seed: seed)
    let old = random.lines()
    let new = seed.isMultiple(of: 5) ? random.lines() : random.changed(old)
    var (oldEnd, newEnd) = (0, 0)
    for match in LineMatches.matches(Self.slices(old), Self.slices(new)) {
      #expect(match.count > 0)
      #expect(match.old >= oldEnd && match.new >= newEnd)
      // Runs that touch in both texts would be one run.
      #expect(match.old > oldEnd || match.new > newEnd || (oldEnd, newEnd) == (0, 0))
      (oldEnd, newEnd) = (match.old + match.count, match.new + match.count)
      guard oldEnd <= old.count, newEnd <= new.count else {
        Issue.record("a run goes beyond the end")
        return
      }
      #expect(old[match.old..<oldEnd].elementsEqual(new[match.new..<newEnd]))
    }
  }

  @Test("are all lines of equal texts, and none of texts without one in common")
  func extremes() {
    let lines = Self.slices(["a", "b", "a", "a"])
    #expect(LineMatches.matches(lines, lines) == [.init(old: 0, new: 0, count: 4)])
    #expect(LineMatches.matches(lines, Self.slices(["x", "y"])).isEmpty)
    #expect(LineMatches.matches([], []).isEmpty)
    #expect(LineMatches.matches(lines, []).isEmpty)
  }

  @Test("are found among lines that all stand many times")
  func repeated() {
    let old = Self.slices(["x", "a", "a", "b", "b", "a", "y"])
    let new = Self.slices(["p", "a", "b", "b", "a", "a", "q"])
    let matches = LineMatches.matches(old, new)
    #expect(matches.reduce(0) { $0 + $1.count } == 4)
  }

  @Test("cost little where very many lines are the same but for their order, or all alike")
  func large() {
    let lines = (0..<10_000).map { String($0) }
    let start = ContinuousClock.now
    #expect(LineMatches.matches(Self.slices(lines), Self.slices(lines.reversed())).count == 1)
    // Without a line that stands once, so many are taken as changed throughout.
    let blanks = Array(repeating: "", count: 10_000)
    #expect(LineMatches.matches(Self.slices(["a"] + blanks), Self.slices(blanks + ["b"])).isEmpty)
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
