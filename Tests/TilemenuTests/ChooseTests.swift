#if VTERM
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  /// `choose`: a tile for a script.
  @Suite struct ChooseTests {
    private static let menu = """
      title: Menu
      tiles:
        - {title: Mail, url: "https://example.org/"}
        - {title: "It's $(date) News", key: N, run: touch launched}
        - {title: Work, tiles: [Wiki, Builds]}

      """

    private func choose(_ options: [String] = []) throws -> OpenMenu {
      let open = try OpenMenu(
        ["choose"] + options, menu: Self.menu,
        script: "x=$(\"$@\" < /dev/null); echo \"status $?, chose <$x>\"")
      open.sees("► Mail")
      return open
    }

    @Test(
      "the tile chosen goes to standard output, with nothing else",
      arguments: [
        ([], "\r", "status 0, chose <Mail>"), ([], "N", "status 0, chose <It's $(date) News>"),
        ([], "3\r\r", "status 0, chose <Wiki>"), ([], "q", "status 1, chose <>"),
        ([], "\u{3}", "status 130, chose <>"),
        (["--print", "url"], "\r", "status 0, chose <https://example.org/>"),
        (["--print", "url"], "l\r", "status 1, chose <>"),
      ] as [([String], String, String)])
    func chosen(options: [String], keys: String, answer: String) throws {
      let open = try choose(options)
      open.type(keys, sees: answer)
      #expect(open.session.waitForExit() == 0)
      #expect(!open.folder.names.contains("launched"))
      try open.expectRestored()
    }

    @Test("nothing can be chosen without a terminal")
    func noTerminal() throws {
      let folder = try SampleMenu.folder()
      let run = try folder.tool(
        "/usr/bin/setsid", ["-w", BuiltCommand.path, "choose", "menu.yaml"])
      #expect(run.output == "")
      #expect(run.error == "tilemenu: there is no terminal to choose on\n")
      #expect(run.status == 3)
    }
  }
#endif
