import MenuModel
import MenuYAML
import Testing

@Suite("Tiles moved from one list into another")
struct FolderMoveTests {
  /// A text after a tile was put somewhere else, in a person's words.
  private func moving(_ tile: String, _ placement: Placement, in text: String) throws -> String {
    let document = try menuDocument(text)
    var arrangement = Arrangement(of: document.menu)
    let id = try TileLookup(in: arrangement).tile(TileReference(tile))
    _ = try arrangement.place([id], at: placement)
    return String(decoding: try document.text(in: arrangement), as: UTF8.self)
  }

  private static func into(_ words: String) -> Placement { .into(TileReference(words), nil) }

  @Test(
    "a list with a single tile, which is as long as that tile, takes one in or gives one away",
    arguments: [
      ("a", into("items"), "- a\n- items: [b]\n", "- items: [b, a]\n"),
      ("a", into("items"), "- a\n- items:\n  - b\n", "- items:\n  - b\n  - a\n"),
      ("a", .before(TileReference("items")), "- items: [a, b]\n", "- a\n- items: [b]\n"),
      (
        "a", .before(TileReference("items")), "- items:\n    - a # c\n    - b\n",
        "- a # c\n- items:\n    - b\n"
      ),
      ("b", .after(TileReference("a")), "- a\n- items: [b]\n", "- a\n- b\n- items: []\n"),
    ] as [(String, Placement, String, String)])
  func singleTiles(tile: String, placement: Placement, text: String, result: String) throws {
    #expect(try moving(tile, placement, in: text) == result)
  }

  @Test("a comment between the commas of a list is not written twice")
  func commentBetweenCommas() throws {
    let moved = try moving(
      "a", .into(TileReference("items"), .first), in: "- a\n- items: [b, # one\n    c,d]\n")
    #expect(moved == "- items: [a,b, # one\n    c,d]\n")
    let alone = try moving("a", Self.into("items"), in: "- a\n- items: [b, # one\n    c]\n")
    #expect(alone == "- items: [b, # one\n    c, a]\n")
  }
}
