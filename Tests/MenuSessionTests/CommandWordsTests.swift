import Testing

@testable import MenuSession

@Suite("the words of a typed line")
struct CommandWordsTests {
  @Test(
    "are split at blanks and kept together by quotes; a comment ends them",
    arguments: [
      ("", []), ("   ", []), ("\t\r", []),
      ("pick Mail", ["pick", "Mail"]),
      ("  pick \t Mail \r", ["pick", "Mail"]),
      ("pick \"two words\" 'and more'", ["pick", "two words", "and more"]),
      ("pick \"say \\\"hi\\\"\"", ["pick", "say \"hi\""]),
      ("pick 'say \"hi\"'", ["pick", "say \"hi\""]),
      ("pick \"it's\"", ["pick", "it's"]),
      ("pick \"back\\slash\"", ["pick", "back\\slash"]),
      ("pick ''", ["pick", ""]),
      ("pick it's", ["pick", "it's"]),
      ("pick a\"b", ["pick", "a\"b"]),
      ("pick \"a\"b", ["pick", "a", "b"]),
      ("# all of it", []),
      ("#", []),
      ("pick Mail # the rest", ["pick", "Mail"]),
      ("pick Mail#1", ["pick", "Mail#1"]),
      ("pick #3", ["pick", "#3"]),
      ("#3", ["#3"]),
      ("pick #2/#3 # third", ["pick", "#2/#3"]),
      ("pick #tag", ["pick"]),
      ("pick \"#tag\"", ["pick", "#tag"]),
      ("pick \\#tag", ["pick", "\\#tag"]),
      ("pick 中文\u{3000}字", ["pick", "中文", "字"]),
    ] as [(String, [String])])
  func words(_ line: String, _ words: [String]) throws {
    #expect(try CommandWords(line).words.map(\.text) == words)
  }

  @Test(
    "a quote that is never closed is told",
    arguments: ["pick \"Mail", "pick 'Mail", "\"", "a \"b\\\""])
  func openQuote(_ line: String) {
    #expect(throws: CommandError.self) { try CommandWords(line) }
  }

  @Test(
    "the rest of a line is one title, blanks and all",
    arguments: [
      ("pick two  words", 1, "two  words"), ("pick two words # c", 1, "two words"),
      ("pick \"two words\"", 1, "two words"), ("pick \"two\" words", 1, "\"two\" words"),
      ("drop before a b ", 2, "a b"), ("pick", 1, ""), ("pick a", 5, ""),
    ])
  func rest(_ line: String, _ index: Int, _ rest: String) throws {
    #expect(try CommandWords(line).rest(from: index) == rest)
  }
}
