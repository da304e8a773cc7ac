import MenuModel
import MenuSession
import Terminal
import Testing

/// Dragging over folders, to the title row and to the edges of the grid.
@Suite struct DragPlaceTests {
  @Test(
    "a folder keeps its slot until it is passed, or dropped on",
    arguments: [
      ("[a]Bc|B:xy", "press 1,drag left 2,drag 2", "{a}Bc"),
      ("[a]Bc|B:xy", "press 1,drag left 2,drag 2,drag right 2", "B{a}c"),
      ("[a]Bc|B:xy", "press 1,drag 3", "Bc{a}"),
      ("aB[c]|B:xy", "press 3,drag right 2,drag 2", "aB{c}"),
      ("aB[c]|B:xy", "press 3,drag left 2", "a{c}B"),
      ("[a]Bc|B:xy", "press 1,drag 2,release", "B[a]c"),
      ("[a]B=c|B:xy", "press 1,drag left 2,release", "B[a]=c"),
    ])
  func overFolders(before: String, path: String, after: String) {
    var driver = ScreenDriver(before)
    driver.point(path)
    #expect(driver.text == after)
  }

  @Test("resting on the inner half of a folder carries into it, to the slot under the pointer")
  func restOnFolder() {
    var driver = ScreenDriver("[a]Bc/def|B:xyzpqr")
    driver.point("press 1,drag left 2")
    #expect(driver.effects == [])
    driver.point("drag 2")
    #expect(driver.effects == [.startRest])
    driver.send(.rested)
    #expect(driver.text == "B:xyz/pqr/{a}")
    driver.point("drag 4,release")
    #expect(driver.text == "B:xyz/[a]pq/r")
    #expect(driver.status == "Moved a from 1 to 4 in B. Saved.")
    driver.type("u")
    #expect(driver.text == "[a]Bc/def")
    #expect(driver.effects.count { $0 == .startRest } == 1)
  }

  @Test("moving on from a folder in time does not enter it")
  func restNotLongEnough() {
    var driver = ScreenDriver("[a]Bc|B:xyz")
    driver.point("press 1,drag 2,drag left 2")
    #expect(driver.effects == [.startRest, .stopRest])
    driver.send(.rested)
    #expect(driver.text == "{a}Bc")
    driver.point("drag 2")
    driver.type("⎋")
    #expect(driver.effects.last == .stopRest)
    driver.send(.rested)
    #expect(driver.text == "[a]Bc")
  }

  @Test("resting on the title row carries out of the folder, and nothing out of the menu")
  func restOnTitle() {
    var driver = ScreenDriver("a[B]c|B:xyz")
    driver.type("⏎")
    driver.point("press 2,drag title")
    driver.send(.rested)
    #expect(driver.text == "a{y}B/c")
    driver.point("drag outside,drag title")
    #expect(driver.effects.last == .stopRest)
    driver.send(.rested)
    driver.point("release")
    #expect(driver.text == "a[y]B/c")
  }

  @Test("a folder cannot be carried into itself, and a locked one lets tiles in")
  func foldersInHand() {
    var driver = ScreenDriver("[A]=B|A:p|B:x")
    driver.point("press 1,drag 2")
    driver.send(.rested)
    #expect(driver.text == "B:x{A}")
    driver.point("release 2")
    #expect(driver.saved == driver.session.state.arrangement)
  }

  /// Forty rows of one column, in a window that shows five.
  private var longMenu: ScreenDriver { menu(rows: 40) }

  private func menu(rows: Int) -> ScreenDriver {
    let tiles = (0..<rows).map { Tile(title: "tile \($0 + 1)") }
    var menu = Menu(tiles: tiles, root: Array(tiles.indices))
    menu.columns = .fixed(1)
    return ScreenDriver(menu, size: Size(rows: 22, columns: 40))
  }

  @Test("dragging in the last row scrolls until the end, and then no more")
  func edges() {
    var driver = longMenu
    driver.point("press 1,drag 2,drag bottom")
    #expect(driver.effects == [.startEdgeScroll])
    var ticks = 0
    while driver.effects.last != .stopEdgeScroll, ticks < 100 {
      driver.send(.edgeScrollTick)
      ticks += 1
    }
    #expect(ticks == 10 + 10 + 2, "a row of tiles at first, then two, then three")
    #expect(driver.session.state.focus == 39, "carried along to the last slot")
    driver.point("release status")
    #expect(driver.status == "Moved tile 1 from 1 to 40. Saved.")
    driver.type("u")
    #expect(driver.session.state.focus == 0 && driver.session.scrollTop == 0)
  }

  @Test(
    "scrolling at the edge grows faster, to a window's rows at most, and begins anew after a break")
  func edgeSpeed() {
    var driver = menu(rows: 400)
    driver.point("press 1,drag 2,drag bottom")
    var rows: [Int] = []
    for tick in 0..<70 {
      let before = driver.session.scrollTop
      if tick == 60 { driver.point("drag \(before / 4 + 3),drag bottom") }
      driver.send(.edgeScrollTick)
      rows.append((driver.session.scrollTop - before) / 4)
    }
    #expect(rows == (0..<70).map { $0 < 60 ? min(1 + $0 / 10, 5) : 1 })
  }

  @Test("drawing anew leaves the view where the wheel has taken it, a tile in hand")
  func redrawing() {
    var driver = longMenu
    driver.type(" ")
    driver.point("wheeldown 2,wheeldown 3,wheeldown 4,wheeldown 5")
    let top = driver.session.scrollTop
    #expect(top > 0)
    driver.type("^l")
    #expect(driver.session.scrollTop == top && driver.effects.last == .redraw)
  }

  @Test("dragging to the top scrolls back, and away from it stops")
  func edgesUp() {
    var driver = longMenu
    driver.type("G")
    driver.point("press 40,drag 39,drag top")
    let end = driver.session.scrollTop
    driver.send(.edgeScrollTick)
    driver.send(.edgeScrollTick)
    #expect(driver.session.scrollTop == end - 8)
    driver.point("drag 37")
    #expect(driver.effects == [.startEdgeScroll, .stopEdgeScroll])
    driver.send(.edgeScrollTick)
    #expect(driver.session.scrollTop == end - 8)
  }

  @Test("every way out of a drag stops the scrolling", arguments: ["⎋", " ", "^c", "^z", "q"])
  func edgesEnd(key: String) {
    var driver = longMenu
    driver.point("press 1,drag 2,drag bottom")
    driver.send(.edgeScrollTick)
    driver.type(key)
    #expect(driver.effects.contains(.stopEdgeScroll))
    #expect(driver.session.state.carry == nil)
  }

  @Test("the wheel scrolls and never carries; the next motion does")
  func wheel() {
    var driver = longMenu
    driver.point("press 1,drag 2,wheeldown 2,wheeldown 2")
    #expect(driver.session.scrollTop == 8)
    #expect(driver.session.state.focus == 1)
    driver.point("drag 5")
    #expect(driver.session.state.focus == 4)
  }
}
