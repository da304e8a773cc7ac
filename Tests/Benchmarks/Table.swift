/// The figures, each with what it should be.
struct Table {
  private var rows: [(name: String, figure: Double, goal: String, isReached: Bool)] = []

  /// Adds a figure that should be small.
  mutating func add(_ name: String, _ figure: Double, atMost most: Double) {
    rows.append((name, figure, "at most \(Self.text(most))", figure <= most))
  }

  /// Adds a figure that should be near 1.
  mutating func add(_ name: String, _ figure: Double, within range: ClosedRange<Double>) {
    let goal = "\(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    rows.append((name, figure, goal, range.contains(figure)))
  }

  /// A line for each.
  var text: String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let figure = Self.text(row.figure)
      return row.name + String(repeating: " ", count: width - row.name.count)
        + String(repeating: " ", count: max(1, 9 - figure.count)) + figure + "   (\(row.goal)"
        + (row.isReached ? ")" : ": missed)")
    }.joined(separator: "\n")
  }

  private static func text(_ figure: Double) -> String {
    let hundredths = Int((figure * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension [Double] {
  /// The one in the middle.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
