import Testing

@Suite("Shapes of block lists")
struct BlockShapeTests {
  @Test("every way to write a dash", arguments: dashCases)
  func dashes(_ move: MoveCase) throws { try move.check() }

  private static let dashCases = [
    MoveCase(
      "a list at its key's column", at: ".t", 2, to: 1, "t:\n- a\n# c\n- b\nu: 1\n",
      gives: "t:\n# c\n- b\n- a\nu: 1\n"),
    MoveCase(
      "an inner list that begins on the outer dash's line", at: ".[0]", 2, to: 1,
      "- - a\n  - b # c\n- x\n", gives: "- - b # c\n  - a\n- x\n"),
    MoveCase(
      "three dashes on a line", at: ".[0][0]", 1, to: 2, "- - - a: 1\n      b: 2\n    - c\n",
      gives: "- - - c\n    - a: 1\n      b: 2\n"),
    MoveCase(
      "a list as an explicit value", at: ".k", 2, to: 1, "? k\n: - a\n  - b\n",
      gives: "? k\n: - b\n  - a\n"),
    MoveCase(
      "a dash alone on its line", 2, to: 1, "- a\n-\n  # inside\n  b: 1\n",
      gives: "-\n  # inside\n  b: 1\n- a\n"),
    MoveCase(
      "a comment behind a lone dash, and one left of it below", at: ".t", 2, to: 1,
      "t:\n  - a\n  - # c\n# left\n    b\n", gives: "t:\n  - # c\n# left\n    b\n  - a\n"),
    MoveCase("empty items", 3, to: 1, "- a\n-\n- # c\n", gives: "- # c\n- a\n-\n"),
    MoveCase(
      "several blanks behind the dash", 2, to: 1, "-   a\n-     b: 1\n      c: 2\n",
      gives: "-     b: 1\n      c: 2\n-   a\n"),
    MoveCase(
      "an anchor and a tag above the item", 2, to: 1, "- a\n- &x !t\n  b: 1\n",
      gives: "- &x !t\n  b: 1\n- a\n"),
    MoveCase(
      "a key without a value at the end of an item", 1, to: 2, "- a:\n- b: 1\n",
      gives: "- b: 1\n- a:\n"),
    MoveCase(
      "an explicit key without a value", 1, to: 2, "- ? a\n- ? b\n# after:\n\n",
      gives: "- ? b\n- ? a\n# after:\n\n"),
    MoveCase(
      "an explicit key without a value above a last comment that ends in a colon", 1, to: 2,
      "- ? a\n- ? b\n# after:", gives: "- ? b\n- ? a\n# after:"),
    MoveCase(
      "dashes and colons in text and comments", 1, to: 2,
      "- \"- x\n  - y: \"\n# - z: 1\n- - q\n", gives: "# - z: 1\n- - q\n- \"- x\n  - y: \"\n"),
    MoveCase(
      "an alias behind its anchor", at: ".t", 2, to: 1, "a: &a 1\nt:\n  - x\n  - *a\n",
      gives: "a: &a 1\nt:\n  - *a\n  - x\n"),
    MoveCase(
      "a merge key below its anchor", 3, to: 2,
      "- &a {k: 1}\n- x\n- <<: *a\n  y: 2\n", gives: "- &a {k: 1}\n- <<: *a\n  y: 2\n- x\n"),
    MoveCase(
      "document marks around", 2, to: 1, "%YAML 1.1\n---\n- a\n- b\n...\n# end\n",
      gives: "%YAML 1.1\n---\n- b\n- a\n...\n# end\n"),
    MoveCase(
      "keys in other scripts and quotes", at: ".\"schlüssel \\\"1\\\"\"[0].日本", 2, to: 1,
      "'schlüssel \"1\"':\n  - 日本:\n      - ä\n      - 😀\n",
      gives: "'schlüssel \"1\"':\n  - 日本:\n      - 😀\n      - ä\n"),
  ]

  @Test("block scalars keep their text", arguments: scalarCases)
  func scalars(_ move: MoveCase) throws { try move.check() }

  private static let scalarCases = [
    MoveCase(
      "blank lines below a clipped scalar stay", 1, to: 2, "- |\n  a\n\n- b\n",
      gives: "- b\n\n- |\n  a\n"),
    MoveCase(
      "blank lines below a stripped one too", 1, to: 2, "- >-\n  a\n  b\n\n- c\n",
      gives: "- c\n\n- >-\n  a\n  b\n"),
    MoveCase(
      "blank lines that are text move", 1, to: 2, "- |+\n  a\n\n- b\n", gives: "- b\n- |+\n  a\n\n"),
    MoveCase(
      "in a list with such a scalar blank lines move with the item above everywhere", 2, to: 1,
      "- |+\n  a\n\n- b\n\n\n- c\n", gives: "- b\n\n\n- |+\n  a\n\n- c\n"),
    MoveCase(
      "a comment in the text of a scalar is text", 1, to: 2,
      "- |\n  a\n  # text\n# head\n- b\n", gives: "# head\n- b\n- |\n  a\n  # text\n"),
    MoveCase(
      "a comment left of the text is none", 1, to: 2,
      "- x: |\n    a\n  # deeper than the dash\n- b\n",
      gives: "- b\n- x: |\n    a\n  # deeper than the dash\n"),
    MoveCase(
      "indentation indicators", 1, to: 2, "- |2-\n    a\n  b\n- c\n",
      gives: "- c\n- |2-\n    a\n  b\n"),
    MoveCase(
      "lines of spaces deeper than the text are text", 1, to: 2, "- |\n  a\n    \n- b\n",
      gives: "- b\n- |\n  a\n    \n"),
    MoveCase(
      "a scalar of nothing but deeper spaces", 1, to: 2, "- |1\n   \n- b\n",
      gives: "- b\n- |1\n   \n"),
    MoveCase(
      "a scalar of spaces above a blank line", 1, to: 2, "- |1\n   \n \n- b\n",
      gives: "- b\n \n- |1\n   \n"),
    MoveCase("an empty scalar", 1, to: 2, "- |\n\n- b\n", gives: "- b\n\n- |\n"),
    MoveCase(
      "a file without a last newline, a scalar that strips its own", 2, to: 1, "- a\n- &x |-2\n  b",
      gives: "- &x |-2\n  b\n- a"),
    MoveCase(
      "a file without a last newline, a comment below the scalar", 2, to: 1,
      "- a\n- x: |\n    b\n  # c", gives: "- x: |\n    b\n  # c\n- a"),
  ]
}
