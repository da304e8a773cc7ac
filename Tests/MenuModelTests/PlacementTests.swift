import MenuModel
import Testing

@Suite("Placing tiles")
struct PlacementTests {
  /// What a placement does, its words and how it ends: the letters, or what is said.
  struct Case: CustomTestStringConvertible, Sendable {
    let letters: String
    let tiles: String
    let placement: Placement
    let result: String
    var testDescription: String { "\(tiles) of \(letters) \(placement)" }

    init(_ letters: String, _ tiles: String, _ placement: Placement, _ result: String) {
      self.letters = letters
      self.tiles = tiles
      self.placement = placement
      self.result = result
    }
  }

  private func outcome(_ test: Case) -> String {
    var arrangement = Arrangement(test.letters)
    do throws(MoveError) {
      _ = try arrangement.place(arrangement.tiles(test.tiles), at: test.placement)
      return arrangement.letters()
    } catch {
      let isUntouched = arrangement == Arrangement(test.letters)
      return (isUntouched ? "" : "half done! ") + error.message
        + (error.hint.map { " (\($0))" } ?? "")
    }
  }

  @Test("takes a person's words", arguments: placements)
  func place(_ test: Case) { #expect(outcome(test) == test.result) }

  private static func before(_ words: String) -> Placement { .before(TileReference(words)) }
  private static func after(_ words: String) -> Placement { .after(TileReference(words)) }

  private static let placements = [
    Case("abcd", "a", .position(3), "bcad"), Case("abcd", "d", .position(1), "dabc"),
    Case("abcd", "b", .position(2), "abcd"), Case("abcd", "a", .last, "bcda"),
    Case("abcd", "d", .first, "dabc"), Case("abcd", "a", before("d"), "bcad"),
    Case("abcd", "a", after("d"), "bcda"), Case("abcd", "d", before("a"), "dabc"),
    Case("abcd", "d", after("a"), "adbc"), Case("abcd", "a", before("b"), "abcd"),
    Case("abcd", "a", before("#3"), "bacd"), Case("abcd", "c", after("D"), "abdc"),
    // A position is the slot of a block's first tile when all is done.
    Case("abcde", "ce", .position(2), "acebd"),
    Case("abcde", "ea", .position(3), "bcead"),
    Case("abcde", "ab", .position(4), "cdeab"), Case("abcde", "bd", .first, "bdace"),
    Case("abcde", "bd", .last, "acebd"), Case("abcde", "db", after("c"), "acdbe"),
    Case("abcde", "ad", before("c"), "badce"),
    // Around locked tiles.
    Case("Abcd", "d", .first, "adbc"), Case("abcD", "a", .last, "bcad"),
    Case("aBcd", "d", .position(3), "abdc"), Case("aBcde", "ce", .position(1), "cbead"),
    Case("abCd", "a", before("c"), "bacd"), Case("abCd", "a", after("c"), "bdca"),
    Case("abCd", "d", before("c"), "adcb"), Case("aBcd", "d", after("b"), "abdc"),
  ]

  @Test("says what is wrong and what to do", arguments: errorCases)
  func errors(_ test: Case) { #expect(outcome(test) == test.result) }

  private static let errorCases = [
    Case("abc", "a", .position(0), "there is no position 0 (there are 3 tiles)"),
    Case("abc", "a", .position(4), "there is no position 4 (there are 3 tiles)"),
    Case("a", "a", .position(2), "there is no position 2 (there is 1 tile)"),
    Case(
      "aBc", "a", .position(2), "position 2 is held by 'b', which is locked (take another position)"
    ),
    Case("aBc", "b", .first, "'b' in position 2 is locked (take 'locked: true' out of it first)"),
    Case(
      "abc", "ab", .position(3),
      "2 tiles do not fit from position 3 on (2 is the last position they fit in)"),
    Case(
      "abcD", "ab", .position(3),
      "2 tiles do not fit from position 3 on (2 is the last position they fit in)"),
    Case(
      "Abc", "b", before("a"),
      "there is no free position before 'a', which is locked (take another position)"),
    Case(
      "abC", "a", after("c"),
      "there is no free position after 'c', which is locked (take another position)"),
    Case(
      "aBc", "ac", before("b"),
      "there is no free position before 'b', which is locked (take another position)"),
    Case("abc", "a", before("a"), "'a' cannot be placed next to itself"),
    Case("abc", "ab", after("b"), "'b' cannot be placed next to itself"),
    Case("abc", "aa", .first, "'a' is named twice"),
    Case(
      "ab(cd)", "ac", .first,
      "'a' and 'c' are not in the same list (put them into one list first, with before, after or into)"
    ),
    Case("abc", "a", before("x"), "no tile is called 'x' (did you mean 'a'?)"),
    Case("abc", "a", before("#4"), "there is no tile in position 4 (there are 3 tiles)"),
  ]

  @Test("in a folder leaves the menu around it alone")
  func folder() throws {
    var arrangement = Arrangement("ab(cde)f")
    let moves = try arrangement.place(arrangement.tiles("e"), at: .first)
    #expect(arrangement.letters() == "abf")
    #expect(arrangement.letters(in: .folder(1)) == "ecd")
    #expect(arrangement.changedLists == [.folder(1)])
    #expect(moves == [TileMove(tile: 4, list: .folder(1), move: Move(source: 2, target: 0))])
    _ = try arrangement.place(arrangement.tiles("e"), at: .last)
    #expect(arrangement.isAsRead)
  }

  @Test(
    "beside a tile of another list, or into a folder, takes them there",
    arguments: [
      ("ab(cd)", "a", before("c"), "b", "acd"), ("ab(cd)e", "ea", after("c"), "b", "cead"),
      ("ab(cd)", "a", .into(TileReference("b"), nil), "b", "cda"),
      ("ab(cd)", "a", .into(TileReference("b"), .first), "b", "acd"),
      ("ab(cd)", "a", .into(TileReference("b"), .position(2)), "b", "cad"),
      ("ab(Cd)", "a", .into(TileReference("b"), .first), "b", "cad"),
      ("Ab(cd)e", "d", after("e"), "abed", "c"),
      ("ab(c)", "c", .before(TileReference("a")), "cab", ""),
    ] as [(String, String, Placement, String, String)])
  func elsewhere(
    letters: String, tiles: String, placement: Placement, root: String, folder: String
  ) throws {
    var (arrangement, history) = (Arrangement(letters), History())
    let old = arrangement
    let moves = try arrangement.place(arrangement.tiles(tiles), at: placement)
    #expect(arrangement.letters() == root)
    #expect(arrangement.letters(in: .folder(1)) == folder)
    history.record(from: old, to: arrangement, moves: moves)
    let new = arrangement
    _ = try history.undo(&arrangement)
    #expect(arrangement == old)
    _ = try history.redo(&arrangement)
    #expect(arrangement == new)
  }

  @Test("tells what became of each tile")
  func moves() throws {
    var arrangement = Arrangement("abcd")
    let block = try arrangement.place(arrangement.tiles("db"), at: .first)
    #expect(arrangement.letters() == "dbac")
    #expect(block.map(\.move) == [Move(source: 3, target: 0), Move(source: 1, target: 1)])
    let swap = try arrangement.swap(0, 2)
    #expect(arrangement.letters() == "dbca")
    #expect(swap.map(\.move) == [Move(source: 2, target: 3), Move(source: 3, target: 2)])
  }

  @Test("first and sorted: the named ones in the order given, the rest as they stood")
  func putFirstAndSort() throws {
    var arrangement = Arrangement("dcBa")
    let first = try arrangement.putFirst(arrangement.tiles("ac"))
    #expect(arrangement.letters() == "acbd")
    #expect(first.map { arrangement.menu.tiles[$0.tile].title } == ["a", "d"])
    let menu = arrangement.menu
    let moves = arrangement.sort(.root) { menu.tiles[$0].title > menu.tiles[$1].title }
    #expect(arrangement.letters() == "dcba")
    #expect(moves.map(\.move) == [Move(source: 3, target: 0), Move(source: 0, target: 3)])
    #expect(arrangement.sort(.root) { menu.tiles[$0].title > menu.tiles[$1].title }.isEmpty)
  }

  @Test("a swap of locked or the same tiles is refused")
  func swaps() {
    var arrangement = Arrangement("aBc(d)")
    #expect(throws: MoveError.lockedTile("b", position: 2)) { try arrangement.swap(0, 1) }
    #expect(throws: MoveError.namedTwice("a")) { try arrangement.swap(0, 0) }
    #expect(throws: MoveError.differentLists("a", "d")) { try arrangement.swap(0, 3) }
  }
}
