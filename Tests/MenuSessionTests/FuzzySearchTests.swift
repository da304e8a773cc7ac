import TestSupport
import Testing

@testable import MenuSession

@Suite("Finding titles by some of their letters")
struct FuzzySearchTests {
  @Test(
    "letters at the start of words, and side by side, are better",
    arguments: [
      ("fb", ["foo bar", "fab"]), ("ab", ["abc", "axb"]), ("log", ["Logs", "catalogue"]),
      ("a", ["a", "ab"]), ("ab", ["ab", "ab x"]), ("bar", ["foo bar", "rebar"]),
      ("gi", ["go in", "digit"]),
    ])
  func ranking(query: String, titles: [String]) {
    for (titles, ranked) in [(titles, [0, 1]), (titles.reversed(), [1, 0])] {
      var search = FuzzySearch(in: titles + ["zzz"])
      search.find(query)
      #expect(search.ranked == ranked && search.best == ranked[0] && search.count == 2)
    }
  }

  @Test("titles and letters without end cost no more than long ones")
  func hostile() {
    let long = String(repeating: "a", count: 100_000)
    var search = FuzzySearch(in: Array(repeating: long, count: 20) + [long + "b", "aab"])
    search.find(long)
    #expect(search.count == 21 && search.best == 0)
    search.find("aab")
    #expect(search.ranked == [21])
  }

  @Test("letters typed and erased one by one find what they find at once")
  func oneByOne() {
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      let titles = (0..<random.below(12)).map { _ in
        String((0..<random.below(9)).map { _ in random.pick(Array("ab\u{C4} -B9\u{4E2D}")) })
      }
      var search = FuzzySearch(in: titles)
      var text = ""
      for _ in 0..<12 {
        if random.chance(3) { text = String(text.dropLast(random.below(3))) }
        text.append(random.pick(Array("abB9\u{E4} -")))
        search.find(text)
        var whole = FuzzySearch(in: titles)
        whole.find(text)
        #expect(search == whole, "'\(text)' in \(titles)")
        let letters = text.lowercased().filter { !$0.isWhitespace }
        let points = titles.map { self.points(of: Array(letters), in: Array($0.lowercased())) }
        let matches = titles.indices.filter { points[$0] != nil }
        let ranked = matches.sorted { left, right in
          let (some, other) = (points[left] ?? 0, points[right] ?? 0)
          if some != other { return some > other }
          let (length, another) = (titles[left].count, titles[right].count)
          return length != another ? length < another : left < right
        }
        #expect(search.ranked == (letters.isEmpty ? [] : ranked), "'\(text)' in \(titles)")
      }
    }
  }

  /// The most points of all ways to find the letters, each of them tried; nil where there is none.
  private func points(
    of letters: [Character], in title: [Character], from start: Int = 0, _ last: Int = -2
  )
    -> Int?
  {
    guard let letter = letters.first else { return 0 }
    return title.indices[start...].filter { title[$0] == letter }.compactMap { index in
      points(of: Array(letters.dropFirst()), in: title, from: index + 1, index).map { rest in
        let isStart = index == 0 || !(title[index - 1].isLetter || title[index - 1].isNumber)
        return rest + (isStart ? 8 : 0) + (index == last + 1 ? 9 : 0)
      }
    }.max()
  }
}
