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
    for seed in firstSeed..<(firstSeed + 1_100) {
      switch MoveTrial.run(seed: seed) {
      case .nothingToMove: break
      case .moved: moved += 1
      case .refused(let cause): refused[cause, default: 0] += 1
      case .broken(let message): Issue.record("\(message)")
      }
    }
    let refusals = refused.values.reduce(0, +)
    #expect(moved > 600)
    #expect(refusals * 100 < 6 * (moved + refusals), "\(moved) moved, refused: \(refused)")
  }
}
