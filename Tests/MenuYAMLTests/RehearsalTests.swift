import MenuModel
import TestSupport
import Testing

@testable import MenuYAML

@Suite("A move that is rehearsed")
struct RehearsalTests {
  @Test(
    "changes nothing of those that follow, whatever the list is",
    arguments: [
      "tiles: []\n", "tiles: [One]\n", "tiles:\n  - One\n  - Two\n",
      "tiles:\n  - {title: One, locked: true}\n  - Two\n",
      "tiles:\n  - &a One\n  - *a\n  - Three\n",
      "tiles:\n" + (1...9_000).map { "  # about \($0)\n  - Tile \($0)\n" }.joined(),
      "tiles:\n" + (1...9_000).map { "  - &t\($0) Tile \($0)\n" }.joined() + "  - *t1\n",
    ])
  func rehearse(text: String) throws {
    let (rehearsed, document) = (try read(text), try read(text))
    rehearsed.rehearse()
    var arrangement = Arrangement(of: document.menu)
    let tiles = arrangement.order(of: .root).freeTiles
    if let last = tiles.last { _ = try arrangement.place([last], at: .first) }
    #expect(
      result { try rehearsed.text(in: arrangement) }
        == result { try document.text(in: arrangement) })
    #expect(try rehearsed.text(in: Arrangement(of: rehearsed.menu)) == text.bytes)
  }

  private func read(_ text: String) throws -> MenuDocument {
    try MenuDocument(SourceText(text.bytes))
  }

  private func result(_ body: () throws -> [UInt8]) -> String {
    do { return String(decoding: try body(), as: UTF8.self) } catch { return "\(error)" }
  }
}
