import MenuModel
import Testing

@Suite("Tiles that move between lists")
struct FolderPlacementTests {
  /// A menu told by its folders: `[` opens the one before it, `=` marks a locked tile, `+` a part.
  private func menu(_ text: String) -> Menu {
    var menu = Menu()
    var parents: [TileID?] = [nil]
    for word in text.split(separator: " ") {
      if word == "]" {
        parents.removeLast()
        continue
      }
      var tile = Tile(title: word.filter { !"[=+".contains($0) }, isLocked: word.hasPrefix("="))
      tile.isPart = word.hasPrefix("+")
      tile.parent = parents.last ?? nil
      tile.contents = word.hasSuffix("[") ? [] : nil
      menu.tiles.append(tile)
      let id = menu.tiles.count - 1
      if let parent = tile.parent {
        menu.tiles[parent].contents?.append(id)
      } else {
        menu.root.append(id)
      }
      if word.hasSuffix("[") { parents.append(id) }
    }
    return menu
  }

  private func told(_ arrangement: Arrangement, _ list: ListID = .root) -> String {
    arrangement.order(of: list).tiles.map { tile in
      let title = arrangement.menu.tiles[tile].title
      guard arrangement.menu.tiles[tile].contents != nil else { return title }
      let inside = told(arrangement, .folder(tile))
      return inside.isEmpty ? "\(title)[ ]" : "\(title)[ \(inside) ]"
    }.joined(separator: " ")
  }

  private func placing(_ words: [String], _ place: Placement, in text: String) -> String {
    var arrangement = Arrangement(of: menu(text))
    do throws(MoveError) {
      var tiles: [TileID] = []
      for word in words { tiles.append(try TileLookup(in: arrangement).tile(TileReference(word))) }
      _ = try arrangement.place(tiles, at: place)
      return told(arrangement)
    } catch {
      return error.message
    }
  }

  private static func into(_ folder: String, _ place: Placement? = nil) -> Placement {
    .into(TileReference(folder), place)
  }

  @Test(
    "stand where a person says",
    arguments: [
      (["a"], into("F"), "F[ x y a ] b"),
      (["a"], into("F", .first), "F[ a x y ] b"),
      (["a"], into("F", .position(2)), "F[ x a y ] b"),
      (["a"], into("F", .before(TileReference("#2"))), "F[ x a y ] b"),
      (["a"], into("F", .after(TileReference("y"))), "F[ x y a ] b"),
      (["b", "a"], into("F", .position(2)), "F[ x b a y ]"),
      (["F/y"], .before(TileReference("a")), "y a F[ x ] b"),
      (["x", "y"], .after(TileReference("b")), "a F[ ] b x y"),
      (["F/#1"], .last, "a F[ y x ] b"),
      (["F"], into("F"), "'F' cannot be put into itself"),
      (["a"], into("b"), "'b' is no folder"),
      (["a"], into("F", .position(4)), "there is no position 4"),
      (["a"], into("F", .before(TileReference("b"))), "'b' is not in 'F'"),
      (["a", "x"], into("F"), "F[ y a x ] b"),
      (["y", "b", "x", "a"], into("F", .first), "F[ y b x a ]"),
      (["x", "a"], .after(TileReference("b")), "F[ y ] b x a"),
      (["y", "b"], .before(TileReference("a")), "y b a F[ x ]"),
      (["F", "x"], .after(TileReference("b")), "a b F[ y ] x"),
      (["a", "F"], into("F"), "'F' cannot be put into itself"),
      (["a", "x"], .first, "'a' and 'x' are not in the same list"),
      (["a", "a"], into("F"), "'a' is named twice"),
    ] as [([String], Placement, String)])
  func places(tiles: [String], place: Placement, result: String) {
    #expect(placing(tiles, place, in: "a F[ x y ] b") == result)
  }

  @Test("a folder goes with all that is in it, but not into that")
  func wholeFolder() {
    let text = "F[ G[ x ] ] H[ ]"
    #expect(placing(["F"], Self.into("H"), in: text) == "H[ F[ G[ x ] ] ]")
    #expect(placing(["F"], Self.into("G"), in: text) == "'F' cannot be put into itself")
    #expect(
      placing(["F"], .before(TileReference("x")), in: text) == "'F' cannot be put into itself")
  }

  @Test(
    "locked tiles keep their slots as far as there are so many",
    arguments: [
      ("a =b c F[ x =y ]", "a", "c b F[ x y a ]"), ("a =b F[ =x y ]", "a", "F[ x y a ] b"),
      ("a c =b F[ x ]", "a", "c F[ x a ] b"), ("a =b F[ =x ]", "b", "'b' in position 2 is locked"),
    ])
  func lockedTiles(text: String, tile: String, result: String) {
    #expect(placing([tile], Self.into("F"), in: text) == result)
  }

  @Test("a place before a locked tile of another list is one of the free slots on that side")
  func besideLocked() {
    #expect(
      placing(["a"], Self.into("F", .first), in: "a F[ =x y ]") == "F[ x a y ]")
    #expect(
      placing(["a"], Self.into("F", .position(1)), in: "a F[ =x y ]")
        == "position 1 is held by 'x', which is locked")
    #expect(
      placing(["a"], .before(TileReference("x")), in: "a F[ =x y ]")
        == "there is no free position before 'x', which is locked")
  }

  @Test("of several lists in a tile each is a folder that stays where it is")
  func parts() {
    let text = "a F[ +p[ x ] +q[ ] ]"
    #expect(placing(["a"], Self.into("F"), in: text) == "'F' holds several lists")
    #expect(placing(["a"], Self.into("F/q"), in: text) == "F[ p[ x ] q[ a ] ]")
    #expect(placing(["F/p/x"], Self.into("q"), in: text) == "a F[ p[ ] q[ x ] ]")
    #expect(
      placing(["F/p"], .first, in: text) == "'p' is a list within its tile and cannot be moved")
    #expect(
      placing(["a"], .before(TileReference("p")), in: text)
        == "'p' is a list within its tile and cannot be moved")
  }

  @Test("undo and redo go through several lists")
  func history() throws {
    var arrangement = Arrangement(of: menu("a F[ x G[ y ] ] b"))
    let asRead = arrangement
    var history = History()
    var stages = [told(arrangement)]
    for (tile, place) in [
      ("a", Self.into("G")), ("F/x", .before(TileReference("b"))), ("F", .last),
      ("y", Self.into("F", .first)), ("G", .before(TileReference("x"))),
    ] as [(String, Placement)] {
      let before = arrangement
      let moves = try arrangement.place(
        [TileLookup(in: arrangement).tile(TileReference(tile))], at: place)
      history.record(from: before, to: arrangement, moves: moves)
      stages.append(told(arrangement))
    }
    #expect(stages.last == "G[ a ] x b F[ y ]")
    for stage in stages.dropLast().reversed() {
      let change = try history.undo(&arrangement)
      #expect(change != nil && told(arrangement) == stage)
    }
    #expect(arrangement == asRead && arrangement.isAsRead)
    for stage in stages.dropFirst() {
      let change = try history.redo(&arrangement)
      #expect(change != nil && told(arrangement) == stage)
    }
  }
}
