/// Finds the name that a mistyped one was probably meant to be.
package enum Spelling {
  /// The candidate nearest to a word, nil when none is near: up to a third of its letters may be wrong.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(64))
    guard !letters.isEmpty else { return nil }
    let limit = max(1, (letters.count + 1) / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(other.count - letters.count) <= limit else { continue }
      let found = distance(letters, other)
      if found <= limit && found < (best?.distance ?? Int.max) { best = (candidate, found) }
    }
    return best?.name
  }

  /// The number of letters to insert, remove, replace or exchange with a neighbour.
  static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1)
        cost = min(cost, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
