import TestSupport

/// Random texts of lines, and changes of them, from a seed.
struct RandomLines {
  private var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

  /// Lines that look like parts of a diff, and blank ones, are lines like any other.
  private static let odd = ["", "-", "+x", "@@ -1 +1 @@", "\\ No newline", "--- a"]

  /// A few or many lines, out of few or many kinds, so that some stand once and some often.
  mutating func lines() -> [String] {
    let kinds = random.pick([2, 5, 40, 1000])
    return (0..<random.below(random.pick([4, 30, 90]))).map { _ in
      random.chance(12) ? random.pick(Self.odd) : "line \(random.below(kinds))"
    }
  }

  /// The lines after some moves, deletions and insertions.
  mutating func changed(_ lines: [String]) -> [String] {
    var lines = lines
    for _ in 0..<random.below(6) {
      let count = min(lines.count, random.below(8))
      let start = random.number(0...(lines.count - count))
      let block = lines[start..<(start + count)]
      switch random.below(4) {
      case 0: lines.removeSubrange(start..<(start + count))
      case 1: lines.insert(contentsOf: self.lines().prefix(6), at: start)
      default:
        lines.removeSubrange(start..<(start + count))
        lines.insert(contentsOf: block, at: random.number(0...lines.count))
      }
    }
    return lines
  }

  /// The lines as a text, whose last may lack its end.
  mutating func text(_ lines: [String]) -> [UInt8] {
    let text = lines.map { $0 + "\n" }.joined().bytes
    return text.count > 1 && random.chance(30) ? text.dropLast() : text
  }
}
