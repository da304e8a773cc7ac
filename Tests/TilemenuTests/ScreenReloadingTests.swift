#if VTERM
  import Terminal
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
      let open = try OpenMenu(size: Size(rows: 16, columns: 110))
      open.sees("Launcher")
      try open.folder.write("menu.yaml", "title: Launcher\ntiles: [Radio\n")
      open.sees("Launcher  ! file unreadable")
      open.sees("cannot be read: line 2, column 8")
      open.sees("Press e to mend it.")
      #expect(open.text.contains("Music"), "\(open.text)")
      try open.folder.write("menu.yaml", OpenMenu.menu)
      open.sees("The file can be read again.")
      open.seesNo("! file unreadable")
    }

    @Test("a move can be taken back after somebody else has written the file")
    func undo() throws {
      let open = try OpenMenu(size: Size(rows: 16, columns: 110))
      open.sees("Launcher")
      open.type("]", sees: "Moved Mail from 1 to 2. Saved.")
      let changed = try open.file.replacing("- News", with: "- Added\n  - News")
      try open.folder.write("menu.yaml", changed)
      open.sees("Added")
      open.type("u", sees: "Undone. Moved Mail from 3 to 2. Saved.")
      #expect(try open.titles == ["Added", "Mail", "News", "Logs", "Work", "Music"])
      open.type("\u{12}", sees: "Repeated. Moved Mail from 2 to 3. Saved.")
      #expect(try open.file == changed)
      try open.folder.write("menu.yaml", "title: Launcher\ntiles: [News, Music]\n")
      open.sees("of 2")
      open.type("u", sees: "any more: no tile is called 'Mail'.")
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
