import MenuModel
import MenuYAML
import Testing

@Suite("Moves that would change the meaning")
struct RefusalTests {
  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: String
    let source: Int
    let target: Int
    let text: String
    let message: String

    init(
      _ name: String, at path: String = ".", _ source: Int, to target: Int, _ text: String,
      says message: String
    ) {
      testDescription = name
      self.path = path
      self.source = source
      self.target = target
      self.text = text
      self.message = message
    }
  }

  @Test("are refused with the reason and the place", arguments: refusals)
  func refused(_ refusal: Refusal) {
    let told = complaint {
      try moving(refusal.source, to: refusal.target, in: refusal.text, at: refusal.path)
    }
    #expect(told?.map(\.told) == [refusal.message])
  }

  private static let anchorHint = " (keep the tile with the anchor above those that use it)"
  private static let newlineMessage =
    "error: cannot move: this tile's block text would gain or lose its last newline, since the file "
    + "ends without one (end the file with a newline first)"
  private static let otherMeaning =
    "error: cannot move: the file would then mean something else from here on (nothing was written)"

  private static let refusals = [
    Refusal(
      "an alias before its anchor", at: ".tiles", 1, to: 2,
      "tiles:\n  - &base\n    title: Mail\n  - <<: *base\n    title: Files\n",
      says: "4:9: error: cannot move: '*base' would come before its anchor '&base' in line 2"
        + anchorHint),
    Refusal(
      "an alias moved above its anchor", 3, to: 1, "- &a 1\n- 2\n- {x: [*a]}\n",
      says: "3:8: error: cannot move: '*a' would come before its anchor '&a' in line 1" + anchorHint
    ),
    Refusal(
      "an anchor that is given twice", 3, to: 1, "- &a 1\n- &a 2\n- *a\n- &a 3\n",
      says: "3:3: error: cannot move: '*a' would come before its anchor '&a' in line 2" + anchorHint
    ),
    Refusal(
      "an alias that would mean the other of two anchors", 2, to: 3, "- &a 1\n- &a é\n- [ü, *a]\n",
      says: "3:7: error: cannot move: '*a' would mean another anchor than '&a' in line 2"
        + anchorHint),
    Refusal(
      "an alias below the list", at: ".t", 1, to: 2, "t: [&a 1, &a 2]\nu: *a\n",
      says: "2:4: error: cannot move: '*a' would mean another anchor than '&a' in line 1"
        + anchorHint),
    Refusal(
      "a comment above a tile that would share a line", at: ".[0]", 2, to: 1,
      "- - a\n  # c\n  - b\n",
      says: "2:1: error: cannot move: the comment above this tile would have to stand within the "
        + "first tile's line (put the list's first dash on a line of its own)"),
    Refusal(
      "block text that would gain a newline", 2, to: 1, "- a\n- |\n  b",
      says: "2:1: " + newlineMessage),
    Refusal(
      "block text that would lose its newline", 1, to: 2, "- |\n  a\n- b",
      says: "1:1: " + newlineMessage),
    Refusal(
      "a byte order mark in the middle", 1, to: 2, "- a\n- \"\u{FEFF}b\"\n",
      says: "2:4: error: cannot move: a byte order mark stands in the middle of the text "
        + "(take it out first)"),
    Refusal(
      "a line of spaces that would become text", 2, to: 1, "- a\n     \n- |\n  b\n- c\n",
      says: "3:3: " + otherMeaning),
    Refusal(
      "a comment right behind a quote, which a plain scalar would take in", 1, to: 2,
      "[ a , \"b\"#c\n]\n", says: "1:3: " + otherMeaning),
    Refusal(
      "an empty value right before a comma", 1, to: 2, "[a: , b,c]\n", says: "1:1: " + otherMeaning),
    Refusal(
      "a carriage return and a line feed that would be one line break for good", 2, to: 3,
      "- |+\n  k\n- b\r\r- c\n", says: "1:1: " + otherMeaning),
    Refusal(
      "a carriage return that would join a line feed", 1, to: 2, "- |+\r  a\r\r- b\n- c\n",
      says: "1:3: error: cannot move: the blank lines below this text are part of it, "
        + "and would be others (nothing was written)"),
  ]

  @Test("a mistake in the middle of the text is not taken for one of ours")
  func undefinedAlias() {
    #expect(
      complaint { try menuDocument("- a\n- *b\n") }?.map(\.told)
        == ["2:3: error: there is no anchor '&b' above '*b' (write the anchor first)"])
  }

  @Test("no refusal leaves a trace: the same document moves otherwise")
  func afterwards() throws {
    let document = try menuDocument("- &a 1\n- *a\n- 2\n")
    var arrangement = Arrangement(of: document.menu)
    _ = try arrangement.swap(0, 1)
    #expect(throws: MenuErrors.self) { try document.text(in: arrangement) }
    _ = try arrangement.swap(0, 1)
    _ = try arrangement.place([2], at: .first)
    #expect(try document.text(in: arrangement) == Array("- 2\n- &a 1\n- *a\n".utf8))
  }
}
