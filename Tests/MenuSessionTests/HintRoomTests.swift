import MenuModel
import Terminal
import Testing

@testable import MenuSession

/// What is said and what can be done next share the last row, and share it well.
@Suite struct HintRoomTests {
  /// The last two rows of a window, after some keys.
  private func rows(
    _ keys: String, columns: Int, in menu: Menu = menu(), failure: String? = nil,
    description: String? = nil
  ) -> [String] {
    var driver = ScreenDriver(menu, size: Size(rows: 12, columns: columns))
    driver.failure = failure
    driver.type(keys)
    var details = TileDetails()
    details.runsCommand = true
    details.description = description
    let scene = MenuScene(driver.session) { _ in details }
    let looks = TileLooks(depth: .none, lines: .rounded)
    let lines = MenuView(scene, looks: looks).canvas().plainText.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(12).suffix(2).map(String.init)
  }

  private static func menu() -> Menu {
    var menu = GridNotation.menu("abcdef")
    menu.tiles[0].title = "Mail"
    menu.tiles[2].title = "Build"
    menu.tiles[2].isLocked = true
    return menu
  }

  @Test(
    "Enter, Space and ? stay at eighty columns, if need be by a second row",
    arguments: [
      ("", ""), ("]", ""), ("]u", ""), ("]u^r", ""), ("vlv ⎋", ""), ("3 ", ""), (">", ""),
      ("Ω", ""), ("vlv l u", ""), ("", "Read the mail that came overnight, or some of it"),
    ])
  func usualWindow(keys: String, description: String) {
    let last = rows("l" + keys, columns: 80, description: description)[1]
    for hint in ["Enter launch", "Space pick up", "? help"] {
      #expect(last.contains(hint), "\(last)")
    }
  }

  @Test(
    "what is in hand can be dropped and put back, however many there are",
    arguments: [" ", " l", "vllvllv ", "vllvllv l"])
  func carrying(keys: String) {
    // Only one tile can change places with another.
    let third = keys.hasPrefix("v") ? "? help" : "x swap"
    #expect(rows(keys, columns: 80)[1].hasSuffix("Space drop  Esc put back  \(third)"))
    #expect(rows(keys, columns: 60)[1].contains("Space drop  Esc put back"))
    #expect(rows(keys, columns: 40)[1].hasSuffix("Space drop"))
  }

  @Test(
    "twenty columns hold the hint that is needed most",
    arguments: [
      (" ", [" Picked up Mail, 1", " of 6.   Space drop"]),
      (" l", [" Mail is now 2 of", " 6.      Space drop"]),
      ("/b", ["         Enter stay", " Find: b"]), ("m4", ["         Enter move", " Move to: 4"]),
      ("m9⏎", [" ! There is no pos…", " Move to: 9"]),
    ])
  func narrowWindow(keys: String, expected: [String]) {
    #expect(rows(keys, columns: 20) == expected)
  }

  @Test("as long as something is not saved, the first hint is to save it", arguments: [40, 80])
  func unsaved(columns: Int) {
    let last = rows("]ll", columns: columns, failure: "the disk is full")[1]
    let hints = last.split(separator: "  ").dropFirst().map { $0.drop { $0 == " " } }
    #expect(hints.first == "w save again")
  }

  @Test(
    "it is asked how many tiles are to move where, and told what to type",
    arguments: [
      ("m", 80, "  Move to:    a position or a title                       Enter move  Esc back"),
      ("m2", 80, "  Move to: 2                                              Enter move  Esc back"),
      (
        "vlvm", 80, "  Move 2 tiles to:    a position or a title               Enter move  Esc back"
      ),
      ("vlv m", 40, "  Move 2 tiles to:          Enter move"),
    ])
  func moveTo(keys: String, columns: Int, expected: String) {
    #expect(rows(keys, columns: columns)[1] == expected)
  }

  @Test("titles are cut for the window as it is, and a cut one is followed by no full stop")
  func titles() {
    var menu = GridNotation.menu("abc")
    menu.tiles[0].title = "A very long title of a tile"
    menu.tiles[1].title = "Work"
    menu.tiles[1].contents = []
    var driver = ScreenDriver(menu, size: Size(rows: 12, columns: 28))
    driver.type(" l⎋")
    #expect(driver.status == "Cancelled. A very long… is back at 1 of 3.")
    driver.send(.resized(Size(rows: 12, columns: 120)))
    #expect(driver.status == "Cancelled. A very long title of a tile is back at 1 of 3.")
    menu.tiles[1].title = "Another rather long title, of a folder"
    driver = ScreenDriver(menu, size: Size(rows: 12, columns: 40))
    driver.type(" > ")
    #expect(driver.status == "Moved A very long… from 1 to 1 in Another rat… Saved.")
  }

  @Test("a folder is told by its own name, and what it is in by the heading alone")
  func folders() {
    var driver = ScreenDriver("[A]b|A:Xy|X:z")
    driver.type("⏎⏎")
    #expect(driver.status == "X: 1 tile.")
    let scene = MenuScene(driver.session) { _ in TileDetails() }
    #expect(scene.heading == ["Menu", "A", "X"])
  }

  @Test(
    "what is dropped on a locked tile is told why it stays",
    arguments: [
      ("", "press 1,drag 3,release 3", "Build is locked: Mail stays at 1."),
      (" ", "press 3,release 3", "Build is locked: Mail stays at 1."),
      ("", "press 1,drag 2,drag 3,release 3", "Moved Mail from 1 to 2. Saved."),
      ("", "press 1,drag gap,release gap", "Mail stays at 1."),
    ])
  func droppedOnLocked(keys: String, path: String, status: String) {
    var driver = ScreenDriver(Self.menu())
    driver.type(keys)
    driver.point(path)
    #expect(driver.status == status)
  }
}
