import Testing

@testable import MenuYAML

@Suite("Where a block scalar ends")
struct BlockScalarExtentTests {
  /// A text whose first scalar value's end is marked by `¶`, which is not part of it.
  @Test(
    "is behind its last line of text",
    arguments: [
      "- |\n  a¶\n- b\n", "- |\n  a¶\n\n\n- b\n", "- >-\n  a\n\n  b¶\n \n- c\n",
      "- |+\n  a\n\n¶\n- b\n", "- >+ # c\n  a\n  ¶\n- b\n", "- |¶\n- b\n", "- |¶\n\n- b\n",
      "- |2\n    a\n  b¶\n  \n- b\n", "- |\n  a\n   ¶\n  \n- b\n", "- |1\n   ¶\n \n- b\n",
      "- |\n\n\n  a¶\n# c\n", "- &x !t |-\n  a¶\n\n...\n", "- |\n  a\n  # text¶\n# c\n",
      "- |\r\n  a¶\r\n\r\n- b\r\n", "- |\r  a¶\r\r- b\r", "- |\u{85}  a¶\u{85}\u{85}- b\n",
      "- |\n  a\n  \t¶\n\n", "- |\n  a¶", "- |\n  a¶\n  ", "- |+\n  a¶\n  ", "- |\n  a¶\n\n",
      "- !t\n  &x\n  |\n  a¶\n\n- b\n", "- |-2\n   a¶\n\n",
    ])
  func extents(marked: String) throws {
    let parts = marked.split(separator: "¶", omittingEmptySubsequences: false)
    let tree = try YAMLReader.tree(of: SourceText(utf8: parts.joined()), limits: Limits())
    let scalar = try #require(tree.nodes.first { $0.style.isBlockScalar })
    #expect(scalar.end == parts[0].utf8.count)
    #expect(scalar.keepsBlankLines == marked.contains("+"))
  }
}
