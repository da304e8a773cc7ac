import Testing

/// One rule of ownership: a text, a move in it, and the text that it gives.
struct MoveCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let path: String
  let source: Int
  let target: Int
  let before: String
  let after: String

  init(
    _ name: String, at path: String = ".", _ source: Int, to target: Int, _ before: String,
    gives after: String
  ) {
    testDescription = name
    self.path = path
    self.source = source
    self.target = target
    self.before = before
    self.after = after
  }

  /// The move gives the text, and the move back the first one.
  func check() throws {
    let moved = try moving(source, to: target, in: before, at: path)
    #expect(moved == after)
    #expect(try moving(target, to: source, in: moved, at: path) == before)
  }
}

@Suite("What moves with a tile of a block list")
struct BlockOwnershipTests {
  @Test("comments go with the tile that they belong to", arguments: commentCases)
  func comments(_ move: MoveCase) throws { try move.check() }

  private static let commentCases = [
    MoveCase(
      "the comment lines right above a dash move with it", 2, to: 1,
      """
      - mail
      # opens a VPN
      # and closes it
      - files

      """,
      gives: """
        # opens a VPN
        # and closes it
        - files
        - mail

        """),
    MoveCase(
      "so do those above the first dash", 1, to: 2,
      "# head\n- a\n- b\n", gives: "- b\n# head\n- a\n"),
    MoveCase(
      "a comment left of the dash belongs to the dash below too", at: ".t", 2, to: 1,
      "t:\n  - a\n# left\n - x\n".replacing(" - x", with: "  - b"),
      gives: "t:\n# left\n  - b\n  - a\n"),
    MoveCase(
      "a comment that a blank line cuts off from the dash stays", 2, to: 1,
      "- a\n# heading\n\n- b\n- c\n", gives: "- b\n# heading\n\n- a\n- c\n"),
    MoveCase(
      "a comment between two blank lines stays", 3, to: 1,
      "- a\n\n# heading\n\n- b\n- c\n", gives: "- c\n\n# heading\n\n- a\n- b\n"),
    MoveCase(
      "the header of a list stays", at: ".t", 2, to: 1,
      "t: # header\n  # header too\n\n  - a\n  - b\n",
      gives: "t: # header\n  # header too\n\n  - b\n  - a\n"),
    MoveCase(
      "a comment deeper than the dash belongs to the item above", 1, to: 2,
      "- a\n  # deeper\n- b\n", gives: "- b\n- a\n  # deeper\n"),
    MoveCase(
      "also behind a blank line", 1, to: 2,
      "- a\n\n  # deeper\n- b\n", gives: "- b\n- a\n\n  # deeper\n"),
    MoveCase(
      "and at the end of the list", 2, to: 1,
      "- a\n- b\n # deeper\n", gives: "- b\n # deeper\n- a\n"),
    MoveCase(
      "a deeper comment below a shallow one is nobody's", 2, to: 1,
      "- a\n# shallow\n  # deep\n- b\n", gives: "- b\n# shallow\n  # deep\n- a\n"),
    MoveCase(
      "comments behind lines move with their lines", 1, to: 3,
      "- a # one\n- b: # two\n    c # three\n- d\n",
      gives: "- b: # two\n    c # three\n- d\n- a # one\n"),
    MoveCase(
      "what follows the list stays", at: ".t", 2, to: 1,
      "t:\n  - a\n  - b\n  # after\n# before u\nu: 1\n",
      gives: "t:\n  - b\n  - a\n  # after\n# before u\nu: 1\n"),
    MoveCase(
      "a commented-out tile goes with the tile below it", 3, to: 1,
      "- a\n- b\n# - old\n- c\n", gives: "# - old\n- c\n- a\n- b\n"),
  ]

  @Test("blank lines and line ends stay", arguments: lineCases)
  func lines(_ move: MoveCase) throws { try move.check() }

  private static let lineCases = [
    MoveCase(
      "blank lines stay between slots", 3, to: 1, "- a\n\n\n- b\n- c\n",
      gives: "- c\n\n\n- a\n- b\n"),
    MoveCase(
      "a file without a newline at its end still has none", 2, to: 1, "- a\n- b",
      gives: "- b\n- a"),
    MoveCase(
      "also behind a comment", 2, to: 1, "- a # x\n- b # y", gives: "- b # y\n- a # x"),
    MoveCase("CRLF", 2, to: 1, "- a\r\n\r\n- b\r\n", gives: "- b\r\n\r\n- a\r\n"),
    MoveCase("carriage returns alone", 2, to: 1, "- a\r# c\r- b\r", gives: "# c\r- b\r- a\r"),
    MoveCase(
      "line breaks belong to the slot", 2, to: 1, "- a\r\n- b\n- c\r\n",
      gives: "- b\r\n- a\n- c\r\n"),
    MoveCase(
      "carriage returns and CRLF in one file", 3, to: 1, "- a\r- b\r\n- c\r",
      gives: "- c\r- a\r\n- b\r"),
    MoveCase(
      "Unicode line breaks", 2, to: 1, "- a\u{85}# c\u{2028}- b\u{2029}",
      gives: "# c\u{2028}- b\u{85}- a\u{2029}"),
    MoveCase(
      "a byte order mark stays in front", 2, to: 1, "\u{FEFF}# c\n- a\n- b\n",
      gives: "\u{FEFF}- b\n# c\n- a\n"),
    MoveCase(
      "lines of spaces stay", 1, to: 2, "- a\n   \n- b\n", gives: "- b\n   \n- a\n"),
    MoveCase(
      "blanks at line ends move", 1, to: 2, "- a  \n- b\t\n", gives: "- b\t\n- a  \n"),
  ]
}
