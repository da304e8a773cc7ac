import MenuModel
import MenuSession
import Terminal
import TestSupport
import Testing

/// The window: what is looked at stays in view, whatever its size.
@Suite struct ViewTests {
  private func driver(_ count: Int, columns: Int, size: Size) -> ScreenDriver {
    let tiles = (0..<count).map { Tile(title: "\($0 + 1)") }
    var menu = Menu(tiles: tiles, root: Array(tiles.indices))
    menu.columns = .fixed(columns)
    return ScreenDriver(menu, size: size)
  }

  private func isInView(_ session: ScreenSession) -> Bool {
    let frame = session.layout.frame(ofSlot: session.state.focus)
    let rows = session.scrollTop..<(session.scrollTop + session.visibleArea.rows)
    return rows.contains(frame.row)
      && (rows.contains(frame.endRow - 1) || frame.row == rows.lowerBound)
  }

  @Test(
    "whatever is typed and however the window changes, the tile looked at is in view",
    arguments: [0, 1, 7, 100, 10_000])
  func alwaysInView(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count) + 1)
    var driver = driver(count, columns: 3, size: Size(rows: 24, columns: 80))
    let keys = ["h", "j", "k", "l", "g", "G", "⇞", "⇟", " ", "⎋", "7", "x", "]", "u", "/9⏎"]
    for step in 0..<300 {
      if generator.chance(10) {
        driver.send(
          .resized(Size(rows: generator.number(0...60), columns: generator.number(0...120))))
      } else if generator.chance(10) {
        driver.point(generator.pick(["wheeldown 1", "wheelup 1"]))
        if driver.session.state.carry != nil { driver.type("⎋") }
      } else {
        driver.type(generator.pick(keys))
      }
      let session = driver.session
      guard count > 0, session.visibleArea.rows > 0 else { continue }
      #expect(isInView(session), "\(count) tiles, step \(step), \(session.size)")
      #expect(session.scrollTop >= 0)
    }
  }

  @Test("the first tile is whole in the lowest window that can show one")
  func beginning() {
    for rows in 5...8 {
      let session = driver(9, columns: 3, size: Size(rows: rows, columns: 80)).session
      #expect(!session.isTooSmall && isInView(session), "\(rows) rows")
    }
  }

  @Test("tiles take the place of tiles wherever one scrolls to, and the last are seen whole")
  func wholeTiles() {
    for rows in 6...30 {
      var driver = driver(100, columns: 3, size: Size(rows: rows, columns: 80))
      var generator = SeededGenerator(seed: UInt64(rows))
      for _ in 0..<60 {
        driver.type(generator.pick(["j", "k", "⇟", "⇞", "G", "g", "l"]))
        driver.point(generator.pick(["wheeldown 1", "wheelup 1"]))
        #expect(driver.session.scrollTop % 4 == 0, "\(rows) rows")
      }
      driver.type("G")
      #expect(isInView(driver.session), "\(rows) rows")
    }
  }

  @Test("a window's worth is gone up and down, in the same column")
  func pages() {
    var driver = driver(100, columns: 3, size: Size(rows: 22, columns: 80))
    driver.type("l⇟")
    #expect(driver.session.state.focus == 16)
    driver.type("⇟⇞")
    #expect(driver.session.state.focus == 16)
    driver.type("G⇞")
    #expect(driver.session.state.focus == 84)
    driver.type("⇟")
    #expect(driver.session.state.focus == 99)
    driver.type("g⇞")
    #expect(driver.session.state.focus == 0)
  }

  @Test("the wheel scrolls by a row of tiles, and what is looked at comes along within its column")
  func wheel() {
    var driver = driver(100, columns: 3, size: Size(rows: 22, columns: 80))
    driver.type("l")
    driver.point("wheeldown 1,wheeldown 1")
    #expect(driver.session.scrollTop == 8)
    #expect(driver.session.state.focus == 7)
    driver.point("wheelup 1,wheelup 1,wheelup 1")
    #expect(driver.session.scrollTop == 0)
    #expect(driver.session.state.focus == 7, "it is still in view")
    #expect(driver.effects == [])
  }

  @Test("another size puts back what is dragged, and keeps what a key picked up in hand")
  func resizing() {
    var driver = ScreenDriver("[a]bc/def")
    driver.point("press 1,drag 5")
    driver.send(.resized(Size(rows: 30, columns: 90)))
    #expect(driver.text == "[a]bc/def")
    driver.point("drag 6,release 6")
    #expect(driver.text == "[a]bc/def")
    driver.type(" l")
    driver.send(.resized(Size(rows: 30, columns: 30)))
    #expect(driver.text == "b{a}/cd/ef")
    driver.type("j ")
    #expect(driver.text == "bc/d[a]/ef")
    #expect(driver.saved == driver.session.state.arrangement)
  }

  @Test("in a window that is too small nothing is moved unseen")
  func tooSmall() {
    var driver = ScreenDriver("[a]bc/def", size: Size(rows: 24, columns: 80))
    driver.type(" l")
    driver.send(.resized(Size(rows: 4, columns: 9)))
    #expect(driver.session.isTooSmall)
    driver.type(" ]u")
    driver.point("press 1,drag 1,release")
    #expect(driver.session.state.carry != nil)
    driver.type("⎋]l")
    #expect(driver.saved == Arrangement(of: driver.session.state.menu))
    #expect(driver.session.state.carry == nil && driver.session.state.focus == 0)
    driver.type("q")
    #expect(driver.effects.last == .quit(.quit))
  }

  @Test("the help scrolls as far as it is long, and every way out of it works")
  func help() {
    for key in ["?", "q", "⏎", "⎋", "^g"] {
      var driver = ScreenDriver("[a]bc")
      driver.type("?" + key)
      #expect(!driver.session.isHelpOpen)
      #expect(driver.effects == [] && driver.text == "[a]bc")
    }
    var driver = ScreenDriver("[a]bc")
    driver.type(" l?")
    #expect(driver.status == "", "the hint says how to leave")
    driver.type("⎋")
    #expect(driver.status == "a is now 2 of 3." && driver.text == "b{a}c")
    driver = ScreenDriver("[a]bc")
    driver.type("?jjk")
    #expect(driver.session.helpTop == 1)
    driver.type("⇟⇟⇟⇟⇟j")
    #expect(driver.session.helpTop > KeyBindings.help.count - driver.session.visibleArea.rows - 1)
    driver.type("↖")
    #expect(driver.session.helpTop == 0)
    driver.type(" ")
    #expect(driver.session.helpTop == 19, "a row stays in sight")
    driver.type("⇞↘")
    let end = driver.session.helpTop
    driver.type("⇟j")
    #expect(driver.session.helpTop == end)
    driver.point("wheelup 1")
    driver.type("⇞⇞⇞⇞⇞⇞")
    #expect(driver.session.helpTop == 0)
    driver.point("click 2")
    #expect(!driver.session.isHelpOpen && driver.text == "[a]bc")
  }

  @Test("Ctrl-L draws anew, e edits at the tile, Ctrl-Z suspends with nothing in hand")
  func outside() {
    var driver = ScreenDriver("a[b]c")
    driver.type("^l")
    #expect(driver.effects.last == .redraw)
    driver.type("e")
    #expect(driver.effects.last == .edit(1))
    driver.type(" l^z")
    #expect(driver.effects.last == .suspend)
    #expect(driver.text == "a[b]c")
    driver.send(.resumed)
    #expect(driver.effects.last == .redraw)
    driver = ScreenDriver(Menu())
    driver.type("e")
    #expect(driver.effects == [.edit(nil)])
  }

  @Test("an empty menu takes every key and every click")
  func empty() {
    var driver = ScreenDriver(Menu())
    driver.type("hjklgG⇞⇟1 v][m1⏎/a⏎⏎ux>⌫")
    driver.point("click outside,press title,drag gap,release status,wheeldown gap")
    #expect(driver.session.state.order.count == 0 && driver.session.state.carry == nil)
    #expect(driver.effects.allSatisfy { $0 == .bell })
  }
}
