import MenuModel
import Testing

@Suite("Words for a tile")
struct TileReferenceTests {
  typealias Step = TileReference.Step

  @Test(
    "are a title, a position or a path",
    arguments: [
      ("Mail", [.title("Mail")]), ("#3", [.position(3)]), ("#0", [.position(0)]),
      ("#007", [.position(7)]), ("#99999999999999999999", [.position(Int.max)]),
      ("\\#3", [.title("#3")]), ("#", [.title("#")]), ("#3a", [.title("#3a")]),
      ("#-1", [.title("#-1")]), ("# 3", [.title("# 3")]), ("#٣", [.title("#٣")]),
      ("Work/Wiki", [.title("Work"), .title("Wiki")]), ("#2/#3", [.position(2), .position(3)]),
      ("Work/#2/x", [.title("Work"), .position(2), .title("x")]), ("a\\/b", [.title("a/b")]),
      ("a\\\\/b", [.title("a\\"), .title("b")]), ("a\\b", [.title("a\\b")]),
      ("a\\", [.title("a\\")]),
      ("/a", [.title(""), .title("a")]), ("a/", [.title("a"), .title("")]), ("", [.title("")]),
      ("a\u{301}/b", [.title("a\u{301}"), .title("b")]),
      ("a/\u{301}b", [.title("a"), .title("\u{301}b")]),
      ("#\u{FE0F}\u{20E3}3", [.title("#\u{FE0F}\u{20E3}3")]), ("#\u{301}3", [.title("#\u{301}3")]),
    ] as [(String, [Step])])
  func steps(text: String, steps: [Step]) {
    let words = TileReference(text)
    #expect(words.text == text)
    #expect(words.steps == steps)
  }

  @Test(
    "can be written for any title",
    arguments: [
      "Mail", "#3", "a/b", "\\", "\\#", "a\\/b", "##", "", "é/😀", "a#b", "\u{301}", "/\u{301}",
    ])
  func escaped(title: String) {
    let words = TileReference(TileReference.escaped(title))
    #expect(words.steps == [.title(title)])
    #expect(words.title == title)
    #expect(words.position == nil)
  }
}

@Suite("Finding tiles")
struct TileLookupTests {
  private static func menu(_ titles: [String], in folder: [String] = []) -> Menu {
    var menu = Menu(tiles: titles.map { Tile(title: $0) }, root: Array(titles.indices))
    guard !folder.isEmpty else { return menu }
    let last = titles.count - 1
    menu.tiles += folder.map { title in
      var tile = Tile(title: title)
      tile.parent = last
      return tile
    }
    menu.tiles[last].contents = Array(titles.count..<menu.tiles.count)
    return menu
  }

  private static let menu = menu(
    [
      "Mail", "mail", "News", "#3", "a/b", "CAFÉ", "caf\u{E9}", "cafe\u{301}", "Twin", "Twin",
      "Work",
    ],
    in: ["Wiki", "Mail", "x/y", "Twin", "Only", "a"])

  private func found(_ words: String, in list: ListID = .root) -> String {
    let lookup = TileLookup(in: Arrangement(of: Self.menu), list: list)
    do throws(MoveError) {
      return lookup.path(of: try lookup.tile(TileReference(words)))
    } catch {
      return error.message + (error.hint.map { " (\($0))" } ?? "")
    }
  }

  @Test(
    "takes an exact title first, then a path, then a title in other letters",
    arguments: [
      ("Mail", "#1"), ("mail", "#2"), ("#3", "#3"), ("\\#3", "#4"), ("a/b", "#5"), ("a\\/b", "#5"),
      ("NEWS", "#3"), ("news", "#3"), ("#2", "#2"), ("Work/Wiki", "#11/#1"),
      ("work/WIKI", "#11/#1"),
      ("#11/#2", "#11/#2"), ("Work/#3", "#11/#3"), ("Work/x\\/y", "#11/#3"), ("Wiki", "#11/#1"),
      ("only", "#11/#5"), ("Work/mail", "#11/#2"), ("x/y", "#11/#3"),
      // Equal to Swift, but not equal in bytes.
      ("caf\u{E9}", "#7"), ("cafe\u{301}", "#8"), ("CAFÉ", "#6"),
    ])
  func finds(words: String, path: String) { #expect(found(words) == path) }

  @Test(
    "in a folder looks there first, and positions are its own",
    arguments: [
      ("Mail", "#11/#2"), ("#1", "#11/#1"), ("News", "#3"), ("Twin", "#11/#4"), ("a/b", "#5"),
      ("Work/Wiki", "#11/#1"), ("mail", "#2"),
    ])
  func findsInFolder(words: String, path: String) {
    #expect(found(words, in: .folder(10)) == path)
  }

  @Test(
    "says what is missing and what is meant",
    arguments: [
      ("Newz", "no tile is called 'Newz' (did you mean 'News'?)"),
      ("zzz", "no tile is called 'zzz'"),
      ("MAIL", "more than one tile is called 'MAIL' (say which: #1, #2)"),
      ("Twin", "more than one tile is called 'Twin' (say which: #9, #10)"),
      ("CAFE\u{301}", "more than one tile is called 'CAFE\u{301}' (say which: #6, #7, #8)"),
      ("#12", "there is no tile in position 12 (there are 11 tiles)"),
      ("#0", "there is no tile in position 0 (there are 11 tiles)"),
      ("#11/#9", "there is no tile in position 9 (there are 6 tiles)"),
      ("News/x", "'News' is no folder"), ("Work/zzz", "no tile is called 'Work/zzz'"),
      ("", "no tile is called ''"),
    ])
  func errors(words: String, message: String) { #expect(found(words) == message) }

  @Test("counts positions as the tiles stand")
  func asTheyStand() throws {
    var arrangement = Arrangement(of: Self.menu)
    _ = try arrangement.place([10], at: .first)
    let lookup = TileLookup(in: arrangement)
    #expect(try lookup.tile(TileReference("#1")) == 10)
    #expect(lookup.path(of: 12) == "#1/#2")
    #expect(try lookup.tile(TileReference("#1/#2")) == 12)
  }

  @Test("finds folders, and nothing else for one")
  func folders() throws {
    let lookup = TileLookup(in: Arrangement(of: Self.menu))
    #expect(try lookup.folder(TileReference("Work")) == .folder(10))
    #expect(throws: MoveError.notFolder("News")) { try lookup.folder(TileReference("News")) }
  }

  @Test("shows no more than eight of many with one title")
  func many() {
    let menu = Self.menu(Array(repeating: "x", count: 9))
    let lookup = TileLookup(in: Arrangement(of: menu))
    let positions = (1...8).map { "#\($0)" } + ["…"]
    #expect(throws: MoveError.ambiguous("x", positions: positions)) {
      try lookup.tile(TileReference("x"))
    }
  }

  @Test("finds nothing in an empty menu")
  func empty() {
    let lookup = TileLookup(in: Arrangement(of: Menu()))
    #expect(throws: MoveError.noPosition(1, count: 0)) { try lookup.tile(TileReference("#1")) }
    #expect(throws: MoveError.noTile("x", nearest: nil)) { try lookup.tile(TileReference("x")) }
  }
}
