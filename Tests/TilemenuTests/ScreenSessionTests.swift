#if VTERM
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  /// What the full screen promises, kept by the built program on a real terminal.
  @Suite struct ScreenSessionTests {
    @Test("a drop is saved at once, and undo gives the very bytes back")
    func dropAndUndo() throws {
      let open = try OpenMenu()
      open.sees("Launcher")
      open.type(" ", sees: "Picked up Mail")
      open.type("l", sees: "2 of 5")
      #expect(try open.file == OpenMenu.menu)
      open.type(" ", sees: "Moved Mail from 1 to 2. Saved.")
      #expect(try open.titles == ["News", "Mail", "Logs", "Work", "Music"])
      open.type("u", sees: "Undone. Moved Mail from 2 to 1. Saved.")
      #expect(try open.file == OpenMenu.menu)
      open.session.type("q")
      #expect(open.session.waitForExit() == 0)
    }

    @Test("a tile is dragged by the mouse, and the others make room while it is carried")
    func drag() throws {
      let open = try OpenMenu()
      open.sees("Launcher")
      // Three tiles a row: Mail at the left, and Music the second of the second row.
      open.session.type(MouseReport.press(3, 8) + MouseReport.drag(3, 10))
      open.type(MouseReport.drag(7, 28), sees: "5 of 5")
      #expect(try open.file == OpenMenu.menu)
      open.type(MouseReport.release(7, 28), sees: "Moved Mail from 1 to 5. Saved.")
      #expect(try open.titles == ["News", "Work", "Logs", "Music", "Mail"])
    }

    @Test("the mouse is left alone where that is asked for")
    func noMouse() throws {
      let open = try OpenMenu(["--no-mouse"])
      open.sees("Launcher")
      let output = String(decoding: open.session.program.terminal.output, as: UTF8.self)
      #expect(!output.contains("\u{1B}[?1000h"))
      let other = try OpenMenu()
      other.sees("Launcher")
      let reporting = String(decoding: other.session.program.terminal.output, as: UTF8.self)
      #expect(reporting.contains("\u{1B}[?1000h"))
    }

    @Test("a dry run writes nothing and prints the difference when it ends")
    func dryRun() throws {
      let open = try OpenMenu(["--dry-run"])
      open.sees("Launcher")
      open.type("]", sees: "dry run")
      open.type("", sees: "Moved Mail from 1 to 2")
      open.session.type("q")
      #expect(open.session.waitForExit() == 0)
      #expect(open.text.contains("-  - News"), "\(open.text)")
      #expect(try open.file == OpenMenu.menu)
    }

    @Test("the editor opens the file at the tile's line, and what it wrote is read again")
    func editor() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "vi", "#!/bin/sh\necho \"$1\" > \"$HOME/line\"\nsed -i s/Music/Radio/ \"$2\"\n")
      _ = try folder.tool("/bin/chmod", ["+x", "vi"])
      let open = try OpenMenu(environment: ["VISUAL": "\(folder.path)/vi"])
      open.sees("Music")
      open.type("4", sees: "Work, 4 of 5")
      open.type("e", sees: "Radio")
      #expect(try open.folder.text("line") == "+7\n")
      open.type("[", sees: "Moved Work from 4 to 2. Saved.")
      #expect(try open.titles == ["Mail", "Work", "Logs", "News", "Radio"])
    }

    @Test("an editor that fails is told of, and nothing is read again")
    func failedEditor() throws {
      let open = try OpenMenu(environment: ["VISUAL": "false"])
      open.sees("Launcher")
      open.type("e", sees: "! false ended with status 1.")
      #expect(!open.text.contains("Read again"))
    }

    @Test("a move that would change what the file means is taken back, and the next one saved")
    func refusal() throws {
      let menu = "tiles:\n  - &a Mail\n  - {title: News, color: &c red}\n"
      let open = try OpenMenu(menu: menu + "  - {title: Logs, color: *c}\n  - Work\n")
      open.sees("Menu")
      open.type("3[", sees: "Not moved: line 4, column 26: cannot move:")
      open.type("", sees: "► Logs")
      #expect(!open.text.contains("not saved"))
      open.type("4[", sees: "Moved Work from 4 to 3. Saved.")
      #expect(try open.file == menu + "  - Work\n  - {title: Logs, color: *c}\n")
      open.session.type("q")
      #expect(open.session.waitForExit() == 0)
    }

    @Test("what cannot be saved stays on the screen, and leaving asks")
    func notSaved() throws {
      let open = try OpenMenu()
      open.sees("Launcher")
      _ = try open.folder.tool("/bin/chmod", ["a-w", "menu.yaml"])
      open.type("]", sees: "! not saved")
      open.sees("Press w to try again.")
      open.type("q", sees: "y leave  n stay  w save again")
      open.type("w", sees: "Still not saved: the file is read-only")
      open.type("\u{7}", sees: "Launcher  ! not saved")
      _ = try open.folder.tool("/bin/chmod", ["u+w", "menu.yaml"])
      open.type("w", sees: "Saved.")
      open.seesNo("! not saved")
      #expect(try open.titles == ["News", "Mail", "Logs", "Work", "Music"])
    }

    @Test("the focused tile is in view, whatever size the window is given")
    func resize() throws {
      let open = try OpenMenu()
      open.sees("Launcher")
      open.type("G", sees: "► Music")
      for size in [Size(rows: 7, columns: 20), Size(rows: 50, columns: 200)] {
        open.session.resize(to: size)
        let isInView = open.session.wait { $0.size == size && $0.text.contains("► Music") }
        #expect(isInView, "\(open.text)")
      }
      open.session.resize(to: Size(rows: 3, columns: 8))
      open.sees("Too")
      open.session.resize(to: Size(rows: 16, columns: 60))
      open.sees("► Music")
    }

    @Test("a paste whose end is lost does not take the keys with it")
    func pasteWithoutEnd() throws {
      let open = try OpenMenu()
      open.sees("► Mail")
      open.type("/\u{1B}[200~mus", sees: "Find: mus")
      open.session.type("\u{3}")
      #expect(open.session.waitForExit() == 130)
    }

    @Test("the hardware cursor stands on the title that is looked at")
    func cursor() throws {
      let open = try OpenMenu()
      open.sees("► Mail")
      open.sees("Press ? for the keys.")
      open.type("lh", sees: "Mail, 1 of 5. Read what has come")
      open.type("l", sees: "► News")
      let stands = open.session.wait { screen in
        let cell = screen.cells[screen.cursor.row][screen.cursor.column]
        return cell.text == "N"
      }
      #expect(stands)
    }

    @Test(
      "a terminal that can only print, or a person who wants no screen, gets the typed session",
      arguments: [
        ([], ["TERM": "dumb"]), (["--plain"], [:]), ([], ["TILEMENU_PLAIN": "1"]),
        ([], ["TERM": ""]),
      ] as [([String], [String: String])])
    func typedSession(words: [String], environment: [String: String]) throws {
      let open = try OpenMenu(words, environment: environment)
      open.sees("Launcher: 5 tiles. Mode shift. Type 'help'")
      let output = String(decoding: open.session.program.terminal.output, as: UTF8.self)
      #expect(!output.contains("\u{1B}"))
      open.session.type("quit\n")
      #expect(open.session.waitForExit() == 0)
    }
  }
#endif
