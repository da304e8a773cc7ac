import MenuModel
import MenuYAML
import TestSupport
import Testing

@testable import tilemenu

@Suite("the words offered for tiles")
struct TileNamesTests {
  private static let titles = [
    "a", "A", "b", "a/b", "b/a", "a\\/b", "a/a\\/b", "\\\\", "#1", "\\#1", "#x", "", " ", "-a", "~",
    "é",
    "e\u{301}",
  ]

  private static func list(_ random: inout SeededGenerator, depth: Int) -> String {
    let tiles = (0..<random.number(1...5)).map { _ in
      let title = random.pick(titles).replacing("\\", with: "\\\\")
      let folder = depth < 3 && random.chance(40) ? list(&random, depth: depth + 1) : nil
      return "{title: \"\(title)\"\(folder.map { ", tiles: \($0)" } ?? "")}"
    }
    return "[\(tiles.joined(separator: ", "))]"
  }

  @Test("in any menu, each names its tile and no other", arguments: [UInt64](0..<300))
  func namesOne(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = "tiles: \(Self.list(&random, depth: 0))\n"
    let document = try MenuDocument(SourceText(text.bytes))
    let lookup = TileLookup(in: Arrangement(of: document.menu))
    for line in ["run menu.yaml |", "run menu.yaml #|", "run -- menu.yaml |"] {
      let names = try #require(TileNames(in: document, matching: Self.typed(line))).tiles
      try #require(names.count == document.menu.tiles.count)
      for (tile, name) in names.enumerated() {
        #expect((try? lookup.tile(TileReference(name.text))) == tile, "\(name.text) in \(text)")
      }
    }
  }

  @Test("beside a tile in a folder, each names its tile there", arguments: [UInt64](0..<100))
  func namesNeighbours(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = "tiles: \(Self.list(&random, depth: 0))\n"
    let document = try MenuDocument(SourceText(text.bytes))
    let arrangement = Arrangement(of: document.menu)
    for (folder, contents) in document.menu.tiles.map(\.contents).enumerated() {
      guard let contents else { continue }
      let path = TileLookup(in: arrangement).path(of: folder)
      let line = Self.typed("move menu.yaml a --into \(path) --before |")
      let names = try #require(TileNames(in: document, matching: line)).neighbours(in: path)
      let lookup = TileLookup(in: arrangement, list: .folder(folder))
      try #require(names.count == contents.count)
      for (tile, name) in zip(contents, names) {
        #expect((try? lookup.tile(TileReference(name.text))) == tile, "\(name.text) in \(text)")
      }
    }
  }

  /// A line whose last word ends at the cursor, `|`.
  private static func typed(_ line: String) -> TypedLine {
    let words = line.dropLast().split(separator: " ", omittingEmptySubsequences: false)
    return TypedLine(words.map { Word(String($0)) }, cursor: words.count - 1)
  }
}
