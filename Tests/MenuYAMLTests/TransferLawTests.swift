import TestSupport
import Testing

@Suite("Moves between lists of random documents")
struct TransferLawTests {
  /// Ways in which a move cannot be told from another when the file is read again.
  private static let knownReasons: Set<String> = [
    "a list was or became empty", "a list all of whose tiles left", "a heading",
    "a line left of its dash", "kept blank lines", "commas", "line breaks of several kinds",
    "a folder is none any more",
  ]

  @Test(
    "keep lines, meaning, owners and headings, can be undone, and mostly be moved back",
    arguments: [UInt64(1_000), 20_000])
  func laws(firstSeed: UInt64) {
    var moved = 0
    var notBack: [String: Int] = [:]
    var refused: [String: Int] = [:]
    let seeds = Rounds.seeds(from: firstSeed, count: 2_000)
    for seed in seeds {
      switch TransferTrial.run(seed: seed) {
      case .nothingToMove: break
      case .moved(let reason):
        moved += 1
        if let reason { notBack[reason, default: 0] += 1 }
      case .refused(let cause): refused[cause, default: 0] += 1
      case .broken(let message): Issue.record("\(message)")
      }
    }
    let refusals = refused.values.reduce(0, +)
    #expect(moved * 2_000 > 300 * seeds.count)
    #expect(refusals * 100 < 12 * (moved + refusals), "\(moved) moved, refused: \(refused)")
    #expect(Set(notBack.keys).isSubset(of: Self.knownReasons))
    #expect(notBack.values.reduce(0, +) * 100 < 50 * moved, "\(moved) moved, not back: \(notBack)")
  }
}
