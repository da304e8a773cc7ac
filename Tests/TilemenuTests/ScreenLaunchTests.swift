#if VTERM
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  /// Tiles are launched from the full screen, which comes back whatever the command was.
  @Suite struct ScreenLaunchTests {
    /// A command, what is typed to it once it has said something, and what is told of it afterwards.
    struct Command: CustomTestStringConvertible {
      let run: String
      let says: String
      let keys: String
      let remark: String
      var testDescription: String { run }
    }

    static let commands = [
      Command(run: "echo r''eady; cat", says: "ready", keys: "\u{4}", remark: ""),
      // A shell takes the foreground for itself.
      Command(
        run: "PS1='% ' exec sh -i", says: "%", keys: "exit 4\n", remark: "Go ended with status 4."),
      Command(
        run: "PS1='% ' exec sh -i", says: "%", keys: "kill -KILL $$\n",
        remark: "Go was ended by signal 9."),
      Command(
        run: "less \"$TILEMENU_FILE\"", says: "tiles:", keys: "q", remark: ""),
      Command(
        run: "vi -u NONE +2 \"$TILEMENU_FILE\"", says: "~", keys: ":cq\r", remark: "status 1."),
      Command(
        run: "echo r''eady; exec sleep 100", says: "ready", keys: "\u{3}",
        remark: "Go was ended by signal 2."),
      Command(
        run: "trap '' INT; echo r''eady; read x; exit 5", says: "ready", keys: "\u{3}\n",
        remark: "Go ended with status 5."),
      Command(run: "kill -SEGV $$", says: "", keys: "", remark: "Go was ended by signal 11."),
      Command(
        run: "echo r''eady; kill -STOP $$; exit 6", says: "stopped itself", keys: "\n",
        remark: "Go ended with status 6."),
      Command(
        run: "sleep 100 & kill $!; sleep 3 & exit 7", says: "", keys: "", remark: "status 7."),
      Command(run: "exec <&- >&- 2>&-; exit 8", says: "", keys: "", remark: "status 8."),
      Command(
        run: "[no-such-program]", says: "", keys: "", remark: "no-such-program: No such file"),
    ]

    @Test(
      "a command has the terminal, and how it ended is told when it is over", arguments: commands)
    func command(_ command: Command) throws {
      let run = command.run.hasPrefix("[") ? command.run : "|\n  \(command.run)"
      let open = try OpenMenu.tile("pause: never\nrun: \(run)")
      open.session.type("\r")
      if !command.says.isEmpty { open.type("", sees: command.says) }
      open.session.type(command.keys)
      if !command.remark.isEmpty { open.sees(command.remark) }
      try open.expectUsable()
    }

    @Test("a command that leaves the terminal in a mess does not spoil the screen")
    func mess() throws {
      let open = try OpenMenu.tile(
        """
        pause: never
        run: |
          stty raw -echo
          printf '\\033[?1049l\\033[31;44m\\033[?25l\\033(0\\033[3;5r\\033[4h\\033[?6h\\033[?1003h'
          echo done > done
        directory: .
        """)
      open.type("l", sees: "► Go")
      let before = open.session.screen.cells
      open.session.type("\r")
      let isBack = open.session.wait { screen in
        (try? open.folder.text("done")) == "done\n"
          && difference(screen.cells.dropLast(), before.dropLast()) == nil
      }
      #expect(isBack, "\(open.text)")
      try open.expectUsable()
    }

    @Test("a command that has stopped itself can be left so, and its number is told")
    func leftStopped() throws {
      let open = try OpenMenu.tile(
        "pause: never\nrun: 'echo $$ > number; kill -STOP $$; echo back > back'\ndirectory: .")
      open.type("\r", sees: "stopped itself")
      open.type("q\n", sees: "left stopped")
      let number = try open.folder.text("number").dropLast()
      #expect(open.text.contains("kill -CONT \(number)"), "\(open.text)")
      #expect(try open.folder.tool("/bin/kill", ["-CONT", String(number)]).status == 0)
      #expect(open.session.wait { _ in (try? open.folder.text("back")) != nil })
      try open.expectUsable()
    }

    @Test(
      "what a command has written can be read before the menu comes back, where the tile wants that",
      arguments: [
        ("run: echo hello\npause: always", "Go has ended. Press Enter"),
        ("run: echo hello; exit 3", "Go ended with status 3. Press Enter"),
      ])
    func pause(lines: String, question: String) throws {
      let open = try OpenMenu.tile(lines)
      open.type("\r", sees: question)
      #expect(open.text.hasPrefix("hello\n"), "\(open.text)")
      open.session.type("\n")
      try open.expectUsable()
    }

    @Test(
      "a tile that asks is launched after a yes and not after a no",
      arguments: [("true", "Launch 'Go'?"), ("Sure?", "Sure?")])
    func confirm(value: String, question: String) throws {
      let open = try OpenMenu.tile(
        "confirm: \(value)\nrun: echo launched >> log; exit 3\npause: never\ndirectory: .")
      open.type("\r", sees: question)
      open.session.type("n")
      open.seesNo(question)
      open.type("\r", sees: question)
      open.type("y", sees: "Go ended with status 3.")
      #expect(try open.folder.text("log") == "launched\n")
      try open.expectUsable()
    }

    @Test("a hotkey launches its tile, and a key that the session uses stays the session's")
    func hotkey() throws {
      let open = try OpenMenu(
        menu: """
          title: Menu
          tiles:
            - Mail
            - {title: One, key: Z, run: exit 1, pause: never}
            - {title: Two, key: l, run: exit 2, pause: never}

          """)
      open.sees("Menu")
      open.type("Z", sees: "One ended with status 1.")
      open.sees("► One")
      open.type("l", sees: "► Two")
      #expect(!open.text.contains("ended"))
      open.session.type("q")
      #expect(open.session.waitForExit() == 0)
    }

    @Test("with --once the first command takes our place")
    func once() throws {
      // A signal that ends the command would be told of by its number if anybody had waited for it.
      let open = try OpenMenu.tile("run: kill -KILL $$", ["--once"])
      open.session.type("\r")
      #expect(open.session.waitForExit() == -9)
      try open.expectRestored()
    }

    @Test("a page is opened by the browser, and shown where there is none")
    func page() throws {
      let folder = try TemporaryFolder()
      try folder.write("look", "#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$HOME/seen\"; exit 2\n")
      _ = try folder.tool("/bin/chmod", ["+x", "look"])
      let lines = "url: https://example.org/?a=1&b='2'\npause: never"
      let open = try OpenMenu.tile(
        lines, environment: ["BROWSER": "no-such-browser:\(folder.path)/look --new"])
      open.type("\r", sees: "Go ended with status 2.")
      #expect(try open.folder.text("seen") == "--new\nhttps://example.org/?a=1&b='2'\n")
      let other = try OpenMenu.tile(lines, environment: ["PATH": folder.path])
      other.type("\r", sees: "opens https://example.org/?a=1&b='2'")
    }
  }
#endif
