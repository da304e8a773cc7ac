#if VTERM
  import Glibc
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  extension OpenMenu {
    /// Opens a menu with one tile, `Go`, that has these lines of YAML besides, and waits until it is seen.
    static func tile(
      _ lines: String, _ words: [String] = [], environment: [String: String] = [:],
      script: String? = nil
    ) throws -> OpenMenu {
      let keys = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
      let open = try OpenMenu(
        words, menu: "title: Menu\ntiles:\n  - title: Go\n\(keys)", environment: environment,
        script: script)
      open.sees("Menu")
      return open
    }

    /// The menu is on the screen again, can be used, and leaves the terminal as it was.
    func expectUsable(_ location: SourceLocation = #_sourceLocation) throws {
      sees("► Go", location)
      session.type("q")
      #expect(session.waitForExit() == 0, "\(text)", sourceLocation: location)
      try expectRestored(location)
    }

    /// The terminal's modes are those that it began with.
    func expectRestored(_ location: SourceLocation = #_sourceLocation) throws {
      let before = try #require(PseudoTerminal(size: Size(rows: 2, columns: 2))).settings
      let after = session.program.terminal.settings
      #expect(after.c_lflag == before.c_lflag, sourceLocation: location)
      #expect(after.c_iflag == before.c_iflag, sourceLocation: location)
      #expect(after.c_oflag == before.c_oflag, sourceLocation: location)
    }
  }
#endif
