/// Letters to find a title by: those that hold them all, in this order, match.
///
/// Letters at the start of a word and letters side by side make a better match; among equals the shorter
/// title is the better one, then the one before. Case does not matter, and neither do blanks.
struct FuzzyQuery {
  private let letters: [Unicode.Scalar]

  init(_ text: String) {
    letters = Self.folded(text).filter { !$0.properties.isWhitespace }
  }

  /// True when there is nothing to look for: everything matches.
  var isEmpty: Bool { letters.isEmpty }

  /// How well a title matches; nil where it does not.
  func score(of title: String) -> Score? {
    let title = Self.folded(title)
    guard holdsLetters(title[...]) else { return nil }
    return Score(points: points(title), length: title.count)
  }

  /// The index of the title that matches best; nil where none does.
  func best(_ titles: [String]) -> Int? {
    var best: (index: Int, score: Score)?
    for (index, title) in titles.enumerated() {
      guard let score = score(of: title), best.map({ $0.score < score }) ?? true else { continue }
      best = (index, score)
    }
    return best?.index
  }

  /// How many titles match.
  func count(_ titles: [String]) -> Int {
    titles.count { holdsLetters(Self.folded($0)[...]) }
  }

  /// The indices of the titles that match, the best first.
  func ranked(_ titles: [String]) -> [Int] {
    titles.enumerated()
      .compactMap { index, title in score(of: title).map { (index, $0) } }
      .sorted { $0.1 > $1.1 || (!($1.1 > $0.1) && $0.0 < $1.0) }
      .map(\.0)
  }

  /// How well a title matches.
  struct Score: Comparable {
    let points: Int
    let length: Int

    static func < (left: Score, right: Score) -> Bool {
      left.points != right.points ? left.points < right.points : left.length > right.length
    }
  }

  private func holdsLetters(_ title: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = title
    for letter in letters {
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private static let wordStart = 8
  private static let sideBySide = 9

  /// Points of a letter that is not found there.
  private static let none = Int.min / 2

  /// The most points that any way of finding the letters gives.
  private func points(_ title: [Unicode.Scalar]) -> Int {
    // For each place of the letter looked at last: the points so far, if it is taken there.
    var last = Array(repeating: Self.none, count: title.count)
    var next = last
    for (number, letter) in letters.enumerated() {
      var best = number == 0 ? 0 : Self.none
      for index in title.indices {
        next[index] = Self.none
        if title[index] == letter {
          let before = index > 0 ? last[index - 1] : Self.none
          next[index] = max(best, before + Self.sideBySide)
          if Self.isWordStart(index, of: title) { next[index] += Self.wordStart }
        }
        best = max(best, last[index])
      }
      swap(&last, &next)
    }
    return last.max() ?? 0
  }

  private static func isWordStart(_ index: Int, of title: [Unicode.Scalar]) -> Bool {
    guard index > 0 else { return true }
    let before = title[index - 1]
    switch before {
    case "a"..."z", "0"..."9": return false
    default: return before.isASCII || !before.properties.isAlphabetic
    }
  }

  private static func folded(_ text: String) -> [Unicode.Scalar] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return Array(text.lowercased().unicodeScalars)
    }
    return text.utf8.map { Unicode.Scalar((0x41...0x5A).contains($0) ? $0 | 0x20 : $0) }
  }
}
