/// Finds titles by some of their letters, as these are typed: those that hold them all, in this order, match.
///
/// Letters at the start of a word and letters side by side make a better match; among equals the shorter
/// title is the better one, then the one before. Case does not matter, and neither do blanks.
///
/// A letter goes on from what was found for those before it, so that a key looks for one letter in each
/// title that still matches, however many have been typed; erasing one goes back.
struct FuzzySearch: Equatable {
  /// Where in a title a letter ends, in bytes, and the most points of any way to find all letters up to it.
  private struct Place: Equatable {
    let end: Int32
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
  private var bytes: [UInt8] = []
  /// Where each of them ends.
  private var ends: [Int] = []
  /// How many characters each of them has.
  private var lengths: [Int32] = []
  private var letters: [[UInt8]] = []
  /// What the first letter has found, the first two, and so on.
  private var levels: [Level] = []

  /// What comes later in a title is on no screen, and is not looked at, so that a hostile one costs little.
  private static let longestTitle = 256
  /// So are letters beyond these.
  private static let mostLetters = 64

  /// Looks for nothing yet.
  init(in titles: some Sequence<String>) {
    for whole in titles {
      let title =
        whole.utf8.count <= Self.longestTitle
        ? whole : String(whole.unicodeScalars.prefix(Self.longestTitle))
      let start = bytes.count
      bytes.append(contentsOf: title.utf8)
      var length = bytes.count - start
      if bytes[start...].reduce(0, |) >= 0x80 {
        let small = title.lowercased()
        bytes.replaceSubrange(start..., with: small.utf8)
        length = small.unicodeScalars.count
      }
      ends.append(bytes.count)
      lengths.append(Int32(length))
    }
    for index in bytes.indices where (0x41...0x5A).contains(bytes[index]) { bytes[index] |= 0x20 }
  }

  /// Looks for these letters.
  mutating func find(_ text: String) {
    let letters = text.lowercased().unicodeScalars.filter { !$0.properties.isWhitespace }
    let wanted = letters.prefix(Self.mostLetters).map { Array(String($0).utf8) }
    let kept = zip(self.letters, wanted).prefix { $0 == $1 }.count
    levels.removeSubrange(kept...)
    for letter in wanted[kept...] {
      levels.append(levels.last.map { next(letter, after: $0) } ?? first(letter))
    }
    self.letters = wanted
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
      return Score(points: level.points[number], length: lengths[title], title: title)
    }
  }

  private func range(ofTitle title: Int) -> Range<Int> {
    (title == 0 ? 0 : ends[title - 1])..<ends[title]
  }

  private struct Score: Comparable {
    let points: Int32
    let length: Int32
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

  private func first(_ letter: [UInt8]) -> Level {
    var level = Level()
    let anywhere: ArraySlice = [Place(end: -1, points: 0)]
    for title in ends.indices { look(for: letter, in: title, behind: anywhere, &level) }
    return level
  }

  private func next(_ letter: [UInt8], after last: Level) -> Level {
    var level = Level()
    var start = 0
    for (title, end) in zip(last.titles, last.ends) {
      look(for: letter, in: Int(title), behind: last.places[start..<Int(end)], &level)
      start = Int(end)
    }
    return level
  }

  /// Looks for a letter in a title, behind where the letter before it may end.
  private func look(
    for letter: [UInt8], in title: Int, behind places: ArraySlice<Place>, _ level: inout Level
  ) {
    let range = range(ofTitle: title)
    var (next, before, most) = (places.startIndex, Int32.min, Int32.min)
    var index = range.lowerBound + Int(max(0, places[next].end))
    while let found = find(letter, from: index, to: range.upperBound) {
      index = found + letter.count
      let start = Int32(found - range.lowerBound)
      while next < places.endIndex, places[next].end <= start {
        before = max(before, places[next].points)
        next += 1
      }
      var points = before
      if places[next - 1].end == start {
        points = max(points, places[next - 1].points + Self.sideBySide)
      }
      if isWordStart(found, in: range) { points += Self.wordStart }
      level.places.append(Place(end: start + Int32(letter.count), points: points))
      most = max(most, points)
    }
    guard most > .min else { return }
    level.titles.append(Int32(title))
    level.ends.append(Int32(level.places.count))
    level.points.append(most)
  }

  /// Where some bytes have a letter; what is UTF-8 has none across the border of two.
  private func find(_ letter: [UInt8], from start: Int, to end: Int) -> Int? {
    var index = start
    while index <= end - letter.count {
      if bytes[index] == letter[0],
        letter.count == 1 || bytes[index..<(index + letter.count)].elementsEqual(letter)
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private func isWordStart(_ index: Int, in title: Range<Int>) -> Bool {
    guard index > title.lowerBound else { return true }
    switch bytes[index - 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return false
    case ..<0x80: return true
    default:
      let first = bytes[title.lowerBound..<index].lastIndex { $0 & 0xC0 != 0x80 } ?? index
      let before = String(decoding: bytes[first..<index], as: UTF8.self).unicodeScalars.first
      return before.map { !$0.properties.isAlphabetic } ?? true
    }
  }
}
