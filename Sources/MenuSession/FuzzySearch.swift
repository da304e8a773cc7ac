/// Finds titles by some of their letters, as these are typed: those that hold them all, in this order, match.
///
/// Letters at the start of a word and letters side by side make a better match; among equals the shorter
/// title is the better one, then the one before. Case does not matter, and neither do blanks.
///
/// A letter goes on from what was found for those before it, so that a key looks for one letter in each
/// title that still matches, however many have been typed; erasing one goes back.
struct FuzzySearch: Equatable {
  /// A letter of a title, from its start, and the most points of any way to find all letters up to there.
  private struct Place: Equatable {
    let index: Int32
    let points: Int32
  }

  /// What some letters have found.
  private struct Level: Equatable {
    /// The titles that hold them.
    var titles: [Int32] = []
    /// For each of them the end of its places.
    var ends: [Int32] = []
    /// Where the last of the letters may stand, title by title.
    var places: [Place] = []
    /// The most points that each title has.
    var points: [Int32] = []
  }

  /// The titles in small letters, one behind the other.
  private var scalars: [Unicode.Scalar] = []
  /// Where each of them ends.
  private var ends: [Int] = []
  private var letters: [Unicode.Scalar] = []
  /// What the first letter has found, the first two, and so on.
  private var levels: [Level] = []

  /// Looks for nothing yet.
  init(in titles: some Sequence<String>) {
    for title in titles {
      Self.append(title, to: &scalars)
      ends.append(scalars.count)
    }
  }

  /// Looks for these letters.
  mutating func find(_ text: String) {
    var wanted: [Unicode.Scalar] = []
    Self.append(text, to: &wanted)
    wanted.removeAll(where: \.properties.isWhitespace)
    let kept = zip(letters, wanted).prefix { $0 == $1 }.count
    levels.removeSubrange(kept...)
    for letter in wanted[kept...] {
      levels.append(levels.last.map { next($0, letter) } ?? first(letter))
    }
    letters = wanted
  }

  /// True when there is nothing to look for.
  var isEmpty: Bool { letters.isEmpty }

  /// How many titles match.
  var count: Int { levels.last?.titles.count ?? 0 }

  /// The title that matches best, by its number; nil where none does.
  var best: Int? { scores.max().map(\.title) }

  /// The titles that match, by their numbers, the best first.
  var ranked: [Int] { scores.sorted(by: >).map(\.title) }

  /// How well each title matches.
  private var scores: some Sequence<Score> {
    let level = levels.last ?? Level()
    return level.titles.indices.lazy.map { number in
      let title = Int(level.titles[number])
      return Score(points: level.points[number], length: range(ofTitle: title).count, title: title)
    }
  }

  private func range(ofTitle title: Int) -> Range<Int> {
    (title == 0 ? 0 : ends[title - 1])..<ends[title]
  }

  private struct Score: Comparable {
    let points: Int32
    let length: Int
    let title: Int

    static func < (left: Score, right: Score) -> Bool {
      if left.points != right.points { return left.points < right.points }
      return left.length != right.length ? left.length > right.length : left.title > right.title
    }
  }
}

/// A letter more.
extension FuzzySearch {
  private static let wordStart: Int32 = 8
  private static let sideBySide: Int32 = 9

  private func first(_ letter: Unicode.Scalar) -> Level {
    var level = Level()
    for title in ends.indices {
      add(letter, in: title, behind: [Place(index: -2, points: 0)], to: &level)
    }
    return level
  }

  private func next(_ last: Level, _ letter: Unicode.Scalar) -> Level {
    var level = Level()
    var start = 0
    for (title, end) in zip(last.titles, last.ends) {
      add(letter, in: Int(title), behind: last.places[start..<Int(end)], to: &level)
      start = Int(end)
    }
    return level
  }

  /// Looks for a letter in a title, behind the places of the letter before it.
  private func add(
    _ letter: Unicode.Scalar, in title: Int, behind places: ArraySlice<Place>, to level: inout Level
  ) {
    let range = range(ofTitle: title)
    var (next, before, most) = (places.startIndex, Int32.min, Int32.min)
    for index in max(0, places[next].index + 1)..<max(Int32(range.count), places[next].index + 1) {
      let scalar = range.lowerBound + Int(index)
      guard scalars[scalar] == letter else { continue }
      while next < places.endIndex, places[next].index < index {
        before = max(before, places[next].points)
        next += 1
      }
      var points = before
      if places[next - 1].index == index - 1 {
        points = max(points, places[next - 1].points + Self.sideBySide)
      }
      if index == 0 || Self.ends(scalars[scalar - 1]) { points += Self.wordStart }
      level.places.append(Place(index: index, points: points))
      most = max(most, points)
    }
    guard most > .min else { return }
    level.titles.append(Int32(title))
    level.ends.append(Int32(level.places.count))
    level.points.append(most)
  }

  /// True for what stands between words.
  private static func ends(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9": false
    default: scalar.isASCII || !scalar.properties.isAlphabetic
    }
  }

  private static func append(_ text: String, to scalars: inout [Unicode.Scalar]) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      scalars.append(contentsOf: text.lowercased().unicodeScalars)
      return
    }
    for byte in text.utf8 {
      scalars.append(Unicode.Scalar((0x41...0x5A).contains(byte) ? byte | 0x20 : byte))
    }
  }
}
