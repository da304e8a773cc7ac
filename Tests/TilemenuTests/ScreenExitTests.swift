#if VTERM
  import Glibc
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  /// Every way out gives the terminal back.
  @Suite struct ScreenExitTests {
    /// Starts below a line of a shell, so that it can be seen whether that comes back.
    private func open(_ script: String = "\"$@\"") throws -> OpenMenu {
      let open = try OpenMenu(script: "echo 'the shell'; \(script)")
      open.sees("► Mail")
      return open
    }

    private func expectGivenBack(
      _ open: OpenMenu, _ before: termios, _ location: SourceLocation = #_sourceLocation
    ) {
      #expect(open.text.hasPrefix("the shell\n"), sourceLocation: location)
      let after = open.session.program.terminal.settings
      #expect(after.c_lflag == before.c_lflag, sourceLocation: location)
      #expect(after.c_iflag == before.c_iflag, sourceLocation: location)
      #expect(after.c_oflag == before.c_oflag, sourceLocation: location)
      let output = String(decoding: open.session.program.terminal.output, as: UTF8.self)
      for mode in ["1049", "1000", "1002", "1006", "1004", "2004"] {
        let on = output.ranges(of: "\u{1B}[?\(mode)h").last
        let off = output.ranges(of: "\u{1B}[?\(mode)l").last
        #expect(on != nil && off != nil, "mode \(mode)", sourceLocation: location)
        if let on, let off {
          #expect(on.lowerBound < off.lowerBound, "mode \(mode)", sourceLocation: location)
        }
      }
    }

    /// The terminal's settings before a program has touched them.
    private static func settings() throws -> termios {
      try #require(PseudoTerminal(size: Size(rows: 2, columns: 2))).settings
    }

    @Test(
      "keys that leave, with an empty hand and with a full one",
      arguments: [
        ("q", 0), (" l\u{1B}[27uq", 0), ("\u{3}", 130), (" l\u{3}", 130), ("\u{1B}[99;5u", 130),
      ] as [(String, Int32)])
    func keys(keys: String, status: Int32) throws {
      let open = try open()
      open.session.type(keys)
      #expect(open.session.waitForExit() == status)
      expectGivenBack(open, try Self.settings())
      #expect(try open.file == OpenMenu.menu)
    }

    @Test(
      "signals end the program by that signal, with an empty hand and with a full one",
      arguments: [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGXCPU, SIGSEGV, SIGABRT, SIGILL,
      ],
      [false, true])
    func signals(number: Int32, isCarrying: Bool) throws {
      let open = try open("exec \"$@\"")
      if isCarrying { open.type(" ", sees: "Picked up") }
      open.session.program.signal(number)
      #expect(open.session.waitForExit() == -number)
      expectGivenBack(open, try Self.settings())
      #expect(try open.file == OpenMenu.menu)
      let isCrash = [SIGSEGV, SIGABRT, SIGILL].contains(number)
      #expect(open.text.contains("internal error") == isCrash)
    }

    @Test("a stopped session gives the terminal back, and comes back when the shell goes on")
    func stop() throws {
      let open = try open("set -m; \"$@\"; echo stopped; read x; fg; echo status $?")
      open.type(" ", sees: "Picked up Mail")
      open.type("\u{1A}", sees: "stopped")
      expectGivenBack(open, try Self.settings())
      open.session.resize(to: Size(rows: 20, columns: 70))
      open.type("\n", sees: "► Mail")
      #expect(open.session.program.terminal.isRaw)
      // What was in hand was put back.
      open.type("l", sees: "► News")
      open.type("q", sees: "status 0")
      expectGivenBack(open, try Self.settings())
    }

    @Test("nothing is typed into the shell by answers that come late")
    func lateAnswers() throws {
      let open = try OpenMenu(
        script:
          "\"$@\"; stty -icanon -echo min 0 time 3; echo left $(dd bs=99 count=1 2>/dev/null | wc -c)"
      )
      // Leaves before the terminal has answered anything: what is written is not drawn yet.
      #expect(open.session.program.wait(for: "Launcher"))
      open.session.type("q")
      open.sees("left 0")
    }
  }
#endif
