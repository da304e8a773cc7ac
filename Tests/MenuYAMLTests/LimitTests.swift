import MenuModel
import TestSupport
import Testing

@testable import MenuYAML

@Suite("What a file may hold")
struct LimitTests {
  private func document(_ text: String, tiles: Int? = 500_000, path: YAMLPath? = nil) throws
    -> MenuDocument
  {
    var options = LoadOptions()
    options.limits.tiles = tiles
    options.path = path
    return try MenuDocument(SourceText(text.bytes), options: options)
  }

  /// What the refusal of a text says.
  private func refusal(_ text: String, tiles: Int? = 500_000, path: YAMLPath? = nil) -> [String] {
    do {
      _ = try document(text, tiles: tiles, path: path)
      return []
    } catch let errors as MenuErrors {
      return errors.diagnostics.map { "\($0.position.line):\($0.position.column) \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test(
    "too many tiles are told once, at the first that is too many; with the limit lifted they are read"
  )
  func tiles() throws {
    let list = "tiles:\n- a\n- b\n- c\n- d\n- e\n"
    #expect(refusal(list, tiles: 3) == ["5:3 there are more than 3 items in this list"])
    #expect(refusal(list, tiles: 5) == [])
    #expect(try document(list, tiles: nil).menu.tiles.count == 5)
    let keys = "a: 1\nb: 2\nc: 3\ntiles: [a]\n"
    #expect(refusal(keys, tiles: 3) == ["4:1 there are more than 3 keys in this mapping"])
    #expect(refusal(keys, tiles: 4) == [])
    let folders = "tiles:\n- {title: a, tiles: [b, c]}\n- {title: d, tiles: [e, f]}\n"
    for path in [nil, YAMLPath(parsing: ".tiles")] {
      #expect(refusal(folders, tiles: 4, path: path) == ["3:22 there are more than 4 tiles"])
      #expect(refusal(folders, tiles: 6, path: path) == [])
    }
  }

  @Test("a list of a file whose limit was lifted can be moved in")
  func lifted() throws {
    let document = try document("tiles: [a, b, c]\n", tiles: nil)
    var arrangement = Arrangement(of: document.menu)
    _ = try arrangement.place([0], at: .position(3))
    #expect(try document.text(in: arrangement) == "tiles: [b, c, a]\n".bytes)
  }

  /// Folders in folders, so many, and beside them another with a tile.
  private func nested(_ count: Int) -> String {
    let open = (1...count).map { "{title: f\($0), tiles: [" }.joined()
    return "tiles: [\(open)x\(String(repeating: "]}", count: count)), {title: g, tiles: [y]}]\n"
  }

  @Test("what is nested too deeply is refused, and so is a move that would nest it so")
  func depth() throws {
    #expect(
      refusal(nested(100)) == ["1:2079 this is nested more than 200 levels deep"])
    for (count, isRefused) in [(99, true), (98, false)] {
      let document = try document(nested(count))
      var arrangement = Arrangement(of: document.menu)
      let g = document.menu.root[1]
      let deepest = TileLookup(in: arrangement).path(of: count - 1)
      _ = try arrangement.place([g], at: .into(TileReference(deepest), nil))
      let text = try? document.text(in: arrangement)
      #expect((text == nil) == isRefused)
      if let text { _ = try MenuDocument(SourceText(text)) }
    }
  }

  @Test("what an alias or a merge stands for makes no folder, so a chain of them ends")
  func aliases() throws {
    let chain = (1...2000).map { "  - &a\($0) {title: t, tiles: [*a\($0 - 1)]}\n" }.joined()
    let menu = try document("x:\n  - &a0 z\n\(chain)tiles: [*a2000, {<<: *a7}]\n").menu
    #expect(menu.tiles.map(\.title) == ["t", "t"])
    #expect(menu.tiles.map(\.contents) == [nil, nil])
  }

  @Test("merges of merges are looked in once each")
  func merges() throws {
    let merges = (1...19).map { level in
      "m\(level): &m\(level)\n  <<: [\(String(repeating: "*m\(level - 1), ", count: 9))]\n"
    }.joined()
    let head = "m0: &m0 {title: deep}\n\(merges)"
    let found = try document("\(head)tiles:\n- <<: *m18\n- {<<: *m19, title: own}\n").menu
    #expect(found.tiles.map(\.title) == ["deep", "own"])
    let without = head.replacing("title", with: "colour")
    #expect(refusal("\(without)tiles:\n- <<: *m18\n").last == "41:3 this tile has no title")
    #expect(try YAMLLists.all(in: SourceText("\(without)tiles: [a]\n".bytes)).count == 20)
  }

  @Test("a mapping that a great many tiles merge is looked through once")
  func manyMerges() throws {
    let keys = (0..<3000).map { "  k\($0): v\n" }.joined()
    let tiles = String(repeating: "- {<<: *b, title: t}\n", count: 3000)
    let menu = try document("big: &b\n\(keys)  color: red\ntiles:\n\(tiles)").menu
    #expect(menu.tiles.allSatisfy { $0.color == TileColor("red") })
  }
}
