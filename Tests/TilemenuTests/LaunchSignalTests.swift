#if VTERM
  import Glibc
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  /// Signals while a command has the terminal.
  @Suite struct LaunchSignalTests {
    private static let shell = "set -m; \"$@\"; echo the shell; read x; fg; echo status $?"

    @Test(
      "Ctrl-Z stops the whole job, and fg brings it back as it was, in a window of another size")
    func stop() throws {
      let open = try OpenMenu.tile(
        """
        run: |
          echo r''eady
          while read x; do echo "<$x>"; done
          exit 3
        pause: never
        """, script: Self.shell)
      open.type("\r", sees: "ready")
      open.type("one\n", sees: "<one>")
      open.type("\u{1A}", sees: "the shell")
      open.session.resize(to: Size(rows: 20, columns: 70))
      open.type("\ntwo\n", sees: "<two>")
      open.type("\u{4}", sees: "Go ended with status 3.")
      #expect(open.status.contains("Go ended"), "\(open.text)")
      open.type("q", sees: "status 0")
      #expect(open.session.waitForExit() == 0)
      try open.expectRestored()
    }

    @Test("what a command does to the screen before it stops comes before the shell's prompt")
    func stopOfScreen() throws {
      let open = try OpenMenu.tile(
        "run: exec less \"$TILEMENU_FILE\"\npause: never", script: Self.shell)
      // Only at its prompt does it listen: what is typed before is thrown away.
      open.type("\r", sees: "(END)")
      // A signal that comes just before less begins to wait is seen by it with the next key only.
      open.type("\u{1A}k", sees: "the shell")
      open.type("\n", sees: "(END)")
      open.type("q", sees: "► Go")
      open.type("q", sees: "status 0")
    }

    @Test("a window that changes while a command runs is drawn at its new size")
    func resize() throws {
      let open = try OpenMenu.tile("run: echo r''eady; read x; exit 3\npause: never")
      open.type("\r", sees: "ready")
      open.session.resize(to: Size(rows: 30, columns: 90))
      open.type("\n", sees: "Go ended with status 3.")
      #expect(open.status.contains("Go ended"), "\(open.text)")
      try open.expectUsable()
    }

    @Test(
      "a signal that ends us ends the command too, and the terminal is as it was",
      arguments: [SIGTERM, SIGHUP, SIGUSR1], ["", "--plain"])
    func end(number: Int32, option: String) throws {
      let words = option.isEmpty ? [] : [option]
      let open = try OpenMenu.tile(
        """
        run: |
          trap 'echo caught; exit' TERM HUP USR1
          stty -echo
          echo r''eady
          while :; do sleep 0.05; done
        """, words)
      open.type(option.isEmpty ? "\r" : "run Go\n", sees: "ready")
      open.session.program.signal(number)
      #expect(open.session.waitForExit() == -number)
      #expect(open.text.contains("caught"), "\(open.text)")
      try open.expectRestored()
    }

    @Test("a command begins with default signals, an empty mask and three descriptors")
    func inheritance() throws {
      // ls opens the folder that it reads; the C library keeps signals above 31 for itself.
      let look = """
        ls /proc/self/fd | wc -w
            while read name value; do case $name in
              SigBlk:|SigIgn:) echo $name $((0x$value & 0x7FFFFFFF));;
            esac; done < /proc/self/status
        """
      let wanted = "4\nSigBlk: 0\nSigIgn: 0\n"
      let open = try OpenMenu.tile(
        "run: |\n  {\n    \(look)\n  } > seen; exit 3\npause: never\ndirectory: .",
        script: "trap '' TERM USR1; exec 7</dev/null; exec \"$@\"")
      open.type("\r", sees: "Go ended with status 3.")
      let seen = try open.folder.text("seen")
      #expect(seen == wanted)
      let run = try open.folder.tool(
        "/bin/sh",
        ["-c", "trap '' TERM USR1; exec 7</dev/null; exec \(BuiltCommand.path) run menu.yaml Go"])
      #expect(run.status == 3)
      let seenByRun = try open.folder.text("seen")
      #expect(seenByRun == wanted)
    }

    @Test("Ctrl-C ends the command of a typed session, not the session")
    func typed() throws {
      let open = try OpenMenu.tile("run: echo r''eady; exec sleep 100", ["--plain"])
      open.type("run Go\n", sees: "ready")
      open.type("\u{3}", sees: "Go was ended by signal 2.")
      open.session.type("quit\n")
      #expect(open.session.waitForExit() == 0)
    }
  }
#endif
