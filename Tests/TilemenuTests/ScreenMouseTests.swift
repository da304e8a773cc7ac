#if VTERM
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  /// The mouse on a real terminal: whatever a hand does, no tile is left half carried.
  @Suite struct ScreenMouseTests {
    private static let menu = "tiles:\n" + (1...60).map { "  - Tile \($0)\n" }.joined()

    /// A menu of sixty tiles, three in a row, four rows of them in view.
    private func open() throws -> OpenMenu {
      let open = try OpenMenu(
        ["--no-animation"], menu: Self.menu, size: Size(rows: 18, columns: 80))
      open.sees("► Tile 1")
      return open
    }

    @Test("the wheel scrolls, and what is looked at stays in view")
    func wheel() throws {
      let open = try open()
      open.session.type(MouseReport.wheelDown(5, 5) + MouseReport.wheelDown(5, 5))
      open.type(MouseReport.wheelDown(5, 5), sees: "► Tile 10")
      open.seesNo("Tile 9 ")
      open.session.type(MouseReport.wheelUp(5, 5) + MouseReport.wheelUp(5, 5))
      open.type(MouseReport.wheelUp(5, 5), sees: " Tile 1 ")
      #expect(try open.file == Self.menu)
    }

    @Test("a tile that is dragged to the edge scrolls the grid, until it leaves it")
    func edge() throws {
      let open = try open()
      open.session.type(MouseReport.press(3, 10) + MouseReport.drag(4, 10))
      open.type(MouseReport.drag(16, 10), sees: "Tile 30")
      open.type(MouseReport.drag(8, 10), sees: "Tile 1 is now")
      open.type(MouseReport.release(8, 10), sees: "Saved.")
      open.type("u", sees: "Undone.")
      #expect(try open.file == Self.menu)
    }

    @Test("a release that never came is noticed when the mouse moves on, or is pressed again")
    func lostRelease() throws {
      for next in [
        MouseReport.motion(8, 60), MouseReport.press(3, 40) + MouseReport.release(3, 40),
      ] {
        let open = try open()
        open.session.type(MouseReport.press(3, 10) + MouseReport.drag(4, 30))
        open.type(MouseReport.drag(7, 60), sees: "Tile 1 is now 6 of 60")
        open.type(next, sees: "Moved Tile 1 from 1 to 6. Saved.")
      }
    }

    @Test("the right button puts everything back, and another one means nothing")
    func otherButtons() throws {
      let open = try open()
      open.session.type(MouseReport.press(3, 10) + MouseReport.drag(4, 30))
      open.type(MouseReport.drag(7, 60), sees: "Tile 1 is now 6 of 60")
      open.session.type(MouseReport.button(1, 7, 60, "M") + MouseReport.button(1, 7, 60, "m"))
      open.type(MouseReport.drag(7, 40), sees: "Tile 1 is now 5 of 60")
      open.type(MouseReport.button(2, 7, 40, "M"), sees: "Cancelled. Tile 1 is back at 1")
      open.session.type(MouseReport.drag(7, 60) + MouseReport.release(7, 60))
      open.type("l", sees: "Tile 2, 2 of 60.")
      #expect(try open.file == Self.menu)
    }

    @Test("a key during a drag does what it does, and the release that follows means nothing more")
    func keyDuringDrag() throws {
      let open = try open()
      open.session.type(MouseReport.press(3, 10) + MouseReport.drag(4, 30))
      open.type(MouseReport.drag(7, 60), sees: "Tile 1 is now 6 of 60")
      open.type("x", sees: "Swap: two tiles change places.")
      open.type("\u{7}", sees: "Cancelled.")
      open.session.type(MouseReport.release(7, 60))
      open.type("l", sees: "Tile 2, 2 of 60.")
      #expect(try open.file == Self.menu)
    }

    @Test("a click goes to a tile, Space picks it up, and the next click drops it")
    func clickAndPick() throws {
      let open = try open()
      open.type(MouseReport.press(7, 10) + MouseReport.release(7, 10), sees: "Tile 4, 4 of 60.")
      open.type(" ", sees: "Picked up Tile 4")
      open.type(
        MouseReport.press(3, 40) + MouseReport.release(3, 40),
        sees: "Moved Tile 4 from 4 to 2. Saved.")
    }
  }
#endif
