import MenuModel
import MenuSession
import Testing

@Suite("what a session says")
struct AnnouncementsTests {
  /// A menu of a, b (locked), c and the folder d, which holds x and y.
  private static func menu(title: String? = "Menu") -> Menu {
    var menu = Menu()
    menu.title = title
    menu.tiles = ["a", "b", "c", "d", "x", "y"].map { Tile(title: $0) }
    menu.tiles[1].isLocked = true
    menu.tiles[3].contents = [4, 5]
    (menu.tiles[4].parent, menu.tiles[5].parent) = (3, 3)
    menu.root = [0, 1, 2, 3]
    return menu
  }

  /// The announcements of everything that typed commands bring about.
  private static func said(_ commands: String, on menu: Menu) throws -> [String] {
    var state = SessionState(menu: menu)
    state.columns = 2
    var said: [String] = []
    for line in commands.split(separator: ";") {
      guard let command = try SessionCommand.parse(String(line)) else { continue }
      for effect in try state.handle(command) {
        if case .tell(let news) = effect { said.append(Announcements(state).text(of: news)) }
      }
    }
    return said
  }

  @Test(
    "positions count from one, and neighbours are named",
    arguments: [
      ("pick a", ["Picked up a, 1 of 4. Mode shift."]),
      ("pick a; right", ["Picked up a, 1 of 4. Mode shift.", "a is now 3 of 4, after b."]),
      (
        "pick c; left; drop",
        [
          "Picked up c, 3 of 4. Mode shift.", "c is now 1 of 4.", "Dropped. c is 1 of 4.",
        ]
      ),
      ("pick c; drop 4", ["Picked up c, 3 of 4. Mode shift.", "Dropped. c is 4 of 4, after d."]),
      ("pick c; drop", ["Picked up c, 3 of 4. Mode shift.", "Dropped. c stays 3 of 4."]),
      ("pick c; cancel", ["Picked up c, 3 of 4. Mode shift.", "Cancelled. c is back at 3 of 4."]),
      ("move c 1", ["Moved c from 3 to 1 of 4."]),
      ("move c d first", ["Moved c from 3 to 1 of 4. Moved d from 4 to 3 of 4."]),
      ("move a 1", ["a stays 1 of 4."]),
      (
        "move c 1; undo; redo",
        [
          "Moved c from 3 to 1 of 4.", "Undone. Moved c from 1 to 3 of 4.",
          "Repeated. Moved c from 3 to 1 of 4.",
        ]
      ),
      ("mode swap; pick a", ["Mode swap.", "Picked up a, 1 of 4. Mode swap."]),
      ("right; down; left", ["b, 2 of 4. Locked.", "d, 4 of 4. Folder, 2 tiles.", "c, 3 of 4."]),
      (
        "open d; right; back",
        ["d: 2 tiles. Mode shift.", "y, 2 of 2.", "Menu: 4 tiles. Mode shift."]
      ),
      ("open d; move y first", ["d: 2 tiles. Mode shift.", "Moved y from 2 to 1 of 2."]),
    ])
  func news(_ commands: String, _ sentences: [String]) throws {
    #expect(try Self.said(commands, on: Self.menu()) == sentences)
  }

  @Test(
    "the overview says what is open, how many tiles it has, and whether it can be changed",
    arguments: [
      ("Menu", false, "Menu: 4 tiles. Mode shift."), (nil, false, "Menu: 4 tiles. Mode shift."),
      ("Two\nlines\u{1B}", true, "Two\\nlines\\e: 4 tiles. Mode shift. Locked."),
    ] as [(String?, Bool, String)])
  func overview(_ title: String?, _ isLocked: Bool, _ overview: String) {
    let state = SessionState(menu: Self.menu(title: title), isLocked: isLocked)
    #expect(Announcements(state).overview == overview)
  }

  @Test("the list tells position, title and what the tile is")
  func list() {
    #expect(
      Announcements(SessionState(menu: Self.menu())).list
        == ["1. a.", "2. b. Locked.", "3. c.", "4. d. Folder, 2 tiles."])
  }

  @Test(
    "titles are made safe, and are not told at any length",
    arguments: [
      ("", "(untitled)"), ("  ", "(untitled)"), ("a\u{1B}[2J\n\u{202E}b", "a\\e[2J\\n\\u{202E}b"),
      (String(repeating: "x", count: 70), String(repeating: "x", count: 59) + "…"),
      (String(repeating: "中", count: 40), String(repeating: "中", count: 29) + "…"),
    ])
  func names(_ title: String, _ name: String) {
    let menu = Menu(tiles: [Tile(title: title)], root: [0])
    #expect(Announcements(SessionState(menu: menu)).name(0) == name)
  }

  @Test("of many moves the first six are told")
  func manyMoves() throws {
    let menu = Menu(tiles: (0..<9).map { Tile(title: "t\($0)") }, root: Array(0..<9))
    let said = try Self.said("move t1 t2 t3 t4 t5 t6 t7 t8 first", on: menu)
    #expect(
      said == [
        "Moved t1 from 2 to 1 of 9. Moved t2 from 3 to 2 of 9. Moved t3 from 4 to 3 of 9. "
          + "Moved t4 from 5 to 4 of 9. Moved t5 from 6 to 5 of 9. Moved t6 from 7 to 6 of 9. "
          + "And 2 more."
      ])
  }
}
