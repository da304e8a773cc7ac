import MenuModel
import MenuSession
import Terminal
import Testing

@testable import MenuSession

/// Finding a tile as one types.
@Suite struct FindTests {
  private static let titles = [
    "Mail", "Calendar", "Disk usage", "Logs", "du", "Über uns", "日本語", "Mail archive", "Kamera",
  ]

  private var driver: ScreenDriver {
    let tiles = Self.titles.map { Tile(title: $0) }
    return ScreenDriver(Menu(tiles: tiles, root: Array(tiles.indices)))
  }

  private func focused(_ driver: ScreenDriver) -> String {
    let state = driver.session.state
    return state.menu.tiles[state.order.tiles[state.focus]].title
  }

  @Test(
    "the best match is gone to with each letter",
    arguments: [
      ("/m", "Mail"), ("/ma", "Mail"), ("/MAIL", "Mail"), ("/ar", "Mail archive"),
      ("/ndar", "Calendar"), ("/mar", "Mail archive"),
      ("/du", "du"), ("/dsk", "Disk usage"), ("/du⌫i", "Disk usage"), ("/ub", "Mail"),
      ("/üb", "Über uns"),
      ("/本", "日本語"), ("/lg", "Logs"), ("/zzz", "Mail"), ("/d u", "du"), ("/usage", "Disk usage"),
      ("/k", "Kamera"), ("/", "Mail"), ("/arc⌫⌫⌫", "Mail"), ("/us^u", "Mail"),
    ])
  func typing(keys: String, title: String) {
    var driver = driver
    driver.type(keys)
    #expect(focused(driver) == title)
    #expect(driver.session.context == .finding)
  }

  @Test(
    "Enter stays, Escape goes back, and what is typed is no command",
    arguments: [
      ("ll/log⏎", "Logs"), ("ll/log⎋", "Disk usage"), ("ll/log^g", "Disk usage"),
      ("ll/log⌫⌫⌫⌫", "Disk usage"), ("ll/q", "Disk usage"), ("ll/log⏎h", "Disk usage"),
      ("ll/zzz⏎", "Disk usage"),
    ])
  func ending(keys: String, title: String) {
    var driver = driver
    driver.type(keys)
    #expect(focused(driver) == title)
    #expect(driver.effects == [])
  }

  @Test("arrows and Tab go through the matches, best first, and round")
  func nextMatches() {
    var driver = driver
    driver.type("/mail")
    #expect(focused(driver) == "Mail")
    driver.type("↓")
    #expect(focused(driver) == "Mail archive")
    driver.type("⇥")
    #expect(focused(driver) == "Mail")
    driver.type("↑")
    #expect(focused(driver) == "Mail archive")
    driver.type("⇤⏎")
    #expect(focused(driver) == "Mail")
  }

  @Test("the status line says where the match is, or that there is none")
  func statuses() {
    var driver = driver
    driver.type("/lo")
    #expect(driver.status == "Logs, 4 of 9.")
    driver.type("x")
    #expect(driver.status == "No tile here is like that.")
  }

  @Test("the question tells how many tiles match")
  func counts() {
    let driver = driver
    func remark(_ keys: String) -> String {
      var driver = driver
      driver.type(keys)
      return MenuScene(driver.session) { _ in TileDetails() }.prompt?.remark ?? "no question"
    }
    #expect(remark("/") == "" && remark("/x") == "nothing matches")
    #expect(remark("/mail") == "2 of 9 match" && remark("/mail arc") == "1 of 9 matches")
    #expect(remark("/mail⌫⌫⌫⌫") == "" && remark("/x⎋/") == "" && remark("m1") == "")
  }

  @Test("pasted text is typed into a question without its controls, and is nothing elsewhere")
  func pasting() {
    var driver = driver
    driver.send(.input(.paste("q\u{1B}[A ")))
    #expect(driver.status == "Nothing is done with pasted text here. Press / first to find it.")
    #expect(driver.effects == [] && driver.session.prompt == nil && focused(driver) == "Mail")
    driver.type("/")
    driver.send(.input(.paste("lo\ng")))
    #expect(driver.session.prompt == .find(text: "log", focusBefore: 0))
    driver.type("⏎m")
    driver.send(.input(.paste("2\r")))
    #expect(driver.session.prompt == .moveTo(text: "2"))
  }

  @Test("a click leaves the question and does its own work")
  func clicking() {
    var driver = driver
    driver.type("/log")
    driver.point("click 3")
    #expect(driver.session.prompt == nil)
    #expect(focused(driver) == "Disk usage")
    driver.type("m9")
    driver.point("click 1")
    #expect(driver.session.prompt == nil && driver.effects == [])
  }
}
