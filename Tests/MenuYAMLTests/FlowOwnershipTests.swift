import Testing

@Suite("What moves with a tile of a flow list")
struct FlowOwnershipTests {
  @Test("items on lines of their own take their comments along", arguments: ownLineCases)
  func ownLines(_ move: MoveCase) throws { try move.check() }

  private static let ownLineCases = [
    MoveCase(
      "commas stay, comments behind and above move", at: ".t", 3, to: 1,
      "t: [ # header\n  a, # one\n  # above b\n  b,\n  c # three\n]\n",
      gives: "t: [ # header\n  c, # three\n  a, # one\n  # above b\n  b\n]\n"),
    MoveCase(
      "a trailing comma stays", 1, to: 2, "[\n  a,\n  b,\n]\n", gives: "[\n  b,\n  a,\n]\n"),
    MoveCase(
      "blanks before a comma stay, indentation moves", 1, to: 2, "[\n  a ,\n    b\n]\n",
      gives: "[\n    b ,\n  a\n]\n"),
    MoveCase(
      "headings cut off by a blank line stay", 2, to: 1,
      "[\n  a,\n\n  # heading\n\n  b\n  # end\n]\n",
      gives: "[\n  b,\n\n  # heading\n\n  a\n  # end\n]\n"),
    MoveCase(
      "items over several lines", 2, to: 1, "[\n  {a: 1, # one\n   b: 2},\n  [c,\n   d]\n]\n",
      gives: "[\n  [c,\n   d],\n  {a: 1, # one\n   b: 2}\n]\n"),
    MoveCase(
      "JSON", at: ".tiles", 2, to: 1,
      "{\n  \"tiles\": [\n    {\n      \"title\": \"A\"\n    },\n    {\n      \"title\": \"B\"\n    }\n  ]\n}\n",
      gives:
        "{\n  \"tiles\": [\n    {\n      \"title\": \"B\"\n    },\n    {\n      \"title\": \"A\"\n    }\n  ]\n}\n"
    ),
    MoveCase(
      "tabs for indentation", 2, to: 1, "[\n\t\"a\",\n\t\t\"b\"\n]\n",
      gives: "[\n\t\t\"b\",\n\t\"a\"\n]\n"),
  ]

  @Test("elsewhere only the items themselves move", arguments: inlineCases)
  func inline(_ move: MoveCase) throws { try move.check() }

  private static let inlineCases = [
    MoveCase(
      "on one line", at: ".t", 3, to: 1, "t: [a,  b , c] # c\n", gives: "t: [c,  a , b] # c\n"),
    MoveCase("minified JSON", 1, to: 2, "[{\"a\":1},[2,3]]", gives: "[[2,3],{\"a\":1}]"),
    MoveCase(
      "items that share lines leave comments where they are", 3, to: 1,
      "[ a, # one\n  b, c ] # two\n", gives: "[ c, # one\n  a, b ] # two\n"),
    MoveCase(
      "a comma on the next line", 2, to: 1, "[\n  a # one\n  , b\n]\n",
      gives: "[\n  b # one\n  , a\n]\n"),
    MoveCase(
      "a comma on a line of its own", 2, to: 1, "[\n  a\n  , # one\n  b\n]\n",
      gives: "[\n  b\n  , # one\n  a\n]\n"),
    MoveCase(
      "pairs without braces", 2, to: 1, "[ a: 1, ? b : 2 , \"c\":3 ]\n",
      gives: "[ ? b : 2, a: 1 , \"c\":3 ]\n"),
    MoveCase(
      "anchors and tags belong to the item", 2, to: 1, "[ a, &x !t b ]\n", gives: "[ &x !t b, a ]\n"
    ),
    MoveCase("a trailing comma", 1, to: 2, "[a, b, ]\n", gives: "[b, a, ]\n"),
    MoveCase(
      "a list in a list", at: ".[1]", 1, to: 2, "[a, [b, c], d]\n", gives: "[a, [c, b], d]\n"),
  ]
}
