import TestSupport
import Testing

@Suite("Moves in random documents")
struct MoveLawTests {
  @Test(
    "keep bytes, meaning and owners, can be taken back, and add up",
    arguments: [UInt64(1_000), 10_000])
  func laws(firstSeed: UInt64) {
    var moved = 0
    var refused: [String: Int] = [:]
    let seeds = Rounds.seeds(from: firstSeed, count: 1_100)
    for seed in seeds {
      switch MoveTrial.run(seed: seed) {
      case .nothingToMove: break
      case .moved: moved += 1
      case .refused(let cause): refused[cause, default: 0] += 1
      case .broken(let message): Issue.record("\(message)")
      }
    }
    let refusals = refused.values.reduce(0, +)
    #expect(moved * 1_100 > 600 * seeds.count)
    #expect(refusals * 100 < 6 * (moved + refusals), "\(moved) moved, refused: \(refused)")
  }
}
