#if VTERM
  import TestSupport
  import Testing

  /// A file that somebody else writes while it is on the screen.
  @Suite struct ScreenReloadingTests {
    @Test("what others write is on the screen at once, and the tile looked at stays the same")
    func reload() throws {
      let open = try OpenMenu()
      open.sees("Launcher")
      open.type("l", sees: "News, 2 of 5")
      try open.folder.write("menu.yaml", "title: Launcher\ntiles: [Radio, Mail, News]\n")
      open.sees("The file was changed, and read again.")
      open.sees("Radio")
      open.sees("3 of 3")
    }

    @Test("a broken file keeps the last good menu, and says where it is broken")
    func broken() throws {
      let open = try OpenMenu()
      open.sees("Launcher")
      try open.folder.write("menu.yaml", "title: Launcher\ntiles: [Radio\n")
      open.sees("cannot be read: line 2")
      #expect(open.text.contains("Music"), "\(open.text)")
    }

    @Test("with a tile in hand a change waits, and the drop is made in the new text")
    func held() throws {
      let open = try OpenMenu()
      open.sees("Launcher")
      open.type(" ", sees: "Picked up Mail")
      try open.folder.write("menu.yaml", OpenMenu.menu + "  - Added\n")
      open.type("l", sees: "2 of 5")
      open.type(" ", sees: "Added")
      #expect(try open.titles == ["News", "Mail", "Logs", "Work", "Music", "Added"])
    }
  }
#endif
