@testable import MenuModel
import TestSupport
import Testing

@Suite("Looking many tiles up")
struct TitleIndexTests {
  /// A menu with titles that differ in case, in form and not at all, in folders and outside.
  private func menu(_ generator: inout SeededGenerator) -> Menu {
    var menu = Menu()
    let titles = ["Mail", "mail", "MAIL", "News", "Work/Wiki", "é", "e\u{301}", "É", "#3", ""]
    for id in 0..<generator.number(1...30) {
      var tile = Tile(title: generator.pick(titles))
      let folders = menu.tiles.indices.filter { menu.tiles[$0].contents != nil }
      if !folders.isEmpty, generator.chance(50) { tile.parent = generator.pick(folders) }
      if generator.chance(30) { tile.contents = [] }
      menu.tiles.append(tile)
      if let parent = tile.parent {
        menu.tiles[parent].contents?.append(id)
      } else {
        menu.root.append(id)
      }
    }
    return menu
  }

  private func answer(_ words: String, _ lookup: TileLookup) -> Result<TileID, MoveError> {
    let reference = TileReference(words)
    do throws(MoveError) { return .success(try lookup.tile(reference)) } catch {
      return .failure(error)
    }
  }

  @Test("an index gives the answers that a search gives", arguments: 1...200)
  func sameAnswers(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let menu = menu(&generator)
    var arrangement = Arrangement(of: menu)
    for _ in 0..<3 {
      _ = try? arrangement.place([generator.below(menu.tiles.count)], at: .first)
    }
    let lists =
      [.root]
      + menu.tiles.indices.filter { menu.tiles[$0].contents != nil }
      .map(ListID.folder)
    let (list, nearest) = (generator.pick(lists), generator.pick(lists))
    let search = TileLookup(in: arrangement, list: list, nearest: nearest)
    let index = TileLookup(in: arrangement, list: list, nearest: nearest, count: 1_000)
    for words in [
      "Mail", "mail", "mAIL", "News", "Work/Wiki", "work/wiki", "é", "É", "e\u{301}", "\\#3", "#3",
      "Mail/News", "news/MAIL", "Mail/#1", "nothing", "",
    ] {
      #expect(answer(words, search) == answer(words, index), "\(words)")
    }
  }

  @Test("an index looks at each title once, and finds a title without a look at the others")
  func looks() {
    var looks = 0
    let index = TitleIndex(20_000) { tile in
      looks += 1
      return "Tile \(tile)"
    }
    #expect(looks == 20_000)
    for tile in 0..<20_000 { #expect(index.tiles(titled: "TILE \(tile)") == [tile]) }
    #expect(looks == 20_000)
  }

  @Test("a set of tiles holds those that were put in, and no others")
  func tileSet() {
    let set = TileSet([0, 63, 64, 1_000])
    #expect((0..<2_000).filter(set.contains) == [0, 63, 64, 1_000])
    #expect(!TileSet([]).contains(0))
  }
}
