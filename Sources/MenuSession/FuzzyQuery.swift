/// Letters to find a title by: those that hold them all, in this order, match.
///
/// Letters at the start of a word and letters side by side make a better match; among equals the shorter
/// title is the better one, then the one before. Case does not matter, and neither do blanks.
struct FuzzyQuery {
  private let letters: [Unicode.Scalar]

  init(_ text: String) {
    var letters: [Unicode.Scalar] = []
    Self.fold(text, into: &letters)
    self.letters = letters.filter { !$0.properties.isWhitespace }
  }

  /// True when there is nothing to look for: everything matches.
  var isEmpty: Bool { letters.isEmpty }

  /// The index of the title that matches best, nil where none does, and how many match.
  func find(in titles: [String]) -> (best: Int?, count: Int) {
    var (room, count) = (Room(), 0)
    var best: (index: Int, score: Score)?
    for (index, title) in titles.enumerated() {
      guard let score = score(of: title, &room) else { continue }
      count += 1
      if best.map({ $0.score < score }) ?? true { best = (index, score) }
    }
    return (best?.index, count)
  }

  /// The indices of the titles that match, the best first.
  func ranked(_ titles: [String]) -> [Int] {
    var room = Room()
    return titles.enumerated()
      .compactMap { index, title in score(of: title, &room).map { (index, $0) } }
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

  /// Where a title is worked on, and the next one after it: a letter that is typed asks thousands.
  private struct Room {
    var title: [Unicode.Scalar] = []
    /// For each place in the title the points of the letter looked at last, if it is taken there.
    var last: [Int] = []
    var next: [Int] = []
  }

  /// How well a title matches; nil where it does not.
  private func score(of title: String, _ room: inout Room) -> Score? {
    Self.fold(title, into: &room.title)
    guard holdsLetters(room.title) else { return nil }
    return Score(points: points(&room), length: room.title.count)
  }

  private func holdsLetters(_ title: [Unicode.Scalar]) -> Bool {
    var number = 0
    for letter in title where number < letters.count && letter == letters[number] { number += 1 }
    return number == letters.count
  }

  private static let wordStart = 8
  private static let sideBySide = 9

  /// Points of a letter that is not found there.
  private static let none = Int.min / 2

  /// The most points that any way of finding the letters gives.
  private func points(_ room: inout Room) -> Int {
    let length = room.title.count
    room.last.removeAll(keepingCapacity: true)
    room.last.append(contentsOf: repeatElement(Self.none, count: length))
    if room.next.count < length { room.next = room.last }
    for (number, letter) in letters.enumerated() {
      var best = number == 0 ? 0 : Self.none
      for index in 0..<length {
        var points = Self.none
        if room.title[index] == letter {
          let before = index > 0 ? room.last[index - 1] : Self.none
          points = max(best, before + Self.sideBySide)
          if Self.isWordStart(index, of: room.title) { points += Self.wordStart }
        }
        room.next[index] = points
        best = max(best, room.last[index])
      }
      swap(&room.last, &room.next)
    }
    return room.last[..<length].max() ?? 0
  }

  private static func isWordStart(_ index: Int, of title: [Unicode.Scalar]) -> Bool {
    guard index > 0 else { return true }
    let before = title[index - 1]
    switch before {
    case "a"..."z", "0"..."9": return false
    default: return before.isASCII || !before.properties.isAlphabetic
    }
  }

  private static func fold(_ text: String, into scalars: inout [Unicode.Scalar]) {
    scalars.removeAll(keepingCapacity: true)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 {
        scalars.append(Unicode.Scalar((0x41...0x5A).contains(byte) ? byte | 0x20 : byte))
      }
    } else {
      scalars.append(contentsOf: text.lowercased().unicodeScalars)
    }
  }
}
