#if VTERM
  import Glibc
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  /// A menu in the place of a shell: keys do not leave it, signals and a hang-up do.
  @Suite struct KioskTests {
    @Test("no key leaves a menu with --no-quit, and a signal does", arguments: [SIGTERM, SIGHUP])
    func keys(number: Int32) throws {
      let open = try OpenMenu.tile("run: exit 3\npause: never", ["--no-quit", "--locked"])
      for key in ["q", "\u{3}", "\u{1A}", "e"] {
        open.type(key, sees: "This menu cannot be left.")
        open.type("1", sees: "Go, 1 of 1.")
      }
      open.type("]", sees: "--locked")
      open.type("\r", sees: "Go ended with status 3.")
      open.session.program.signal(number)
      #expect(open.session.waitForExit() == -number)
      try open.expectRestored()
    }

    @Test("Ctrl-Z stops the command of such a menu, not the menu")
    func stop() throws {
      let open = try OpenMenu.tile(
        "run: echo r''eady; read x; echo \"<$x>\"; exit 3\npause: never", ["--no-quit"],
        script: "set -m; \"$@\"; echo the shell")
      open.type("\r", sees: "ready")
      open.type("\u{1A}", sees: "stopped itself")
      open.type("\none\n", sees: "Go ended with status 3.")
      #expect(!open.text.contains("the shell"))
    }

    @Test("a typed session with --no-quit goes on, too")
    func typed() throws {
      let open = try OpenMenu.tile("run: exit 3", ["--no-quit", "--plain"])
      open.type("edit\n", sees: "This menu cannot be left.")
      for keys in ["quit\n", "\u{4}"] { open.type(keys, sees: "This menu cannot be left.") }
      open.type("\u{3}run Go\n", sees: "Go ended with status 3.")
      open.session.program.signal(SIGTERM)
      #expect(open.session.waitForExit() == -SIGTERM)
    }

    @Test("a terminal that goes away ends it", arguments: [[], ["--plain"]])
    func hangUp(options: [String]) throws {
      let folder = try TemporaryFolder()
      try folder.write("menu.yaml", "tiles: [Go]\n")
      // The pseudo-terminal is the inner shell's, and goes away with script(1).
      let run = try folder.tool(
        "/bin/sh",
        [
          "-c",
          """
          echo $$ > outer
          TERM=xterm script -qc 'echo $$ > number; exec \(BuiltCommand.path) --no-quit \
          \(options.joined(separator: " ")) menu.yaml' /dev/null < /dev/null > /dev/null 2>&1 &
          n=0
          until test -s number || test $n = 500; do sleep 0.02; n=$((n+1)); done
          kill -KILL $!
          until ! kill -0 $(cat number) 2> /dev/null || test $n = 900; do sleep 0.02; n=$((n+1)); done
          ! kill -0 $(cat number)
          """,
        ])
      #expect(run.status == 0, "\(run.error)")
    }
  }
#endif
