import Glibc
import TestSupport
import Testing

/// `run`: a tile without a screen.
@Suite struct RunCommandTests {
  private func run(
    _ lines: String, environment: [String: String] = [:], in folder: TemporaryFolder? = nil
  ) throws -> CommandRun {
    let folder = try folder ?? TemporaryFolder()
    let keys = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    try folder.write("menu.yaml", "tiles:\n  - title: Go\n\(keys)")
    return try folder.tilemenu("run menu.yaml Go", environment: environment)
  }

  @Test(
    "the exit status is the command's own, or a shell's for one that cannot be run",
    arguments: [
      ("run: 'true'", 0, ""), ("run: exit 3", 3, ""), ("run: [sh, -c, exit 200]", 200, ""),
      ("run: [no-such-program]", 127, "tilemenu: no-such-program: No such file or directory\n"),
      ("run: [/no/such]", 127, "tilemenu: /no/such: No such file or directory\n"),
      ("run: [/etc]", 126, "tilemenu: /etc: Permission denied\n"),
      ("run: [/etc/passwd]", 126, "tilemenu: /etc/passwd: Permission denied\n"),
      (
        "run: 'true'\ndirectory: /no/such", 126, "tilemenu: /no/such: No such file or directory\n"
      ),
      ("run: no-such-program 2> /dev/null", 127, ""), ("run: kill -TERM $$", 143, ""),
      ("run: kill -KILL $$", 137, ""), ("run: kill -INT $$", 130, ""),
      ("run: '-x 2> /dev/null'", 127, ""),
      (
        "description: Nothing", 1, "tilemenu: menu.yaml: 'Go' has nothing to launch\n"
      ),
      (
        "run: 'true'\nconfirm: Sure?", 1,
        "tilemenu: menu.yaml: 'Go' asks before it is launched; there is no terminal to ask on\n"
      ),
    ] as [(String, Int32, String)])
  func statuses(lines: String, status: Int32, error: String) throws {
    let run = try run(lines)
    #expect(run.status == status)
    #expect(run.error == error)
    #expect(run.output == "")
  }

  @Test("a tile that is not there is a mistake")
  func noTile() throws {
    let run = try SampleMenu.folder().tilemenu("run menu.yaml Mial")
    #expect(run.error == "tilemenu: menu.yaml: no tile is called 'Mial'; did you mean 'Mail'?\n")
    #expect(run.status == 1)
  }

  @Test("a list is run without a shell, and a file without '#!' by one")
  func words() throws {
    let folder = try TemporaryFolder()
    try folder.write("plain", "echo \"plain $1\"\n")
    #expect(chmod(folder.path("plain"), 0o755) == 0)
    let plain = try run("run: [./plain, '$HOME']\ndirectory: .", in: folder)
    #expect(plain.output == "plain $HOME\n")
    let words = try run("run: [printf, '<%s>', '$HOME', '`id`', '', \"it's\", '*', -n]")
    #expect(words.output == "<$HOME><`id`><><it's><*><-n>")
    // PATH counts as the tile sets it.
    let found = try run(
      "run: [plain, found]\nenvironment: {PATH: \"\(folder.path):/bin\"}", in: folder)
    #expect(found.output == "plain found\n")
  }

  @Test(
    "a command runs where its tile says",
    arguments: [
      ("sub", "/sub"), (".", ""), ("$SUB/deep", "/sub/deep"), ("${SUB}/deep", "/sub/deep"),
      ("./${NONE}sub", "/sub"), ("~/inner", ".home/inner"), ("~", ".home"),
      ("$(echo sub)", nil), ("`echo sub`", nil),
    ] as [(String, String?)])
  func directory(written: String, place: String?) throws {
    let folder = try TemporaryFolder()
    for name in ["sub", "sub/deep"] { try folder.makeFolder(name) }
    #expect(mkdir(folder.home + "/inner", 0o755) == 0)
    let elsewhere = try TemporaryFolder()
    try folder.write(
      "menu.yaml", "tiles: [{title: Go, run: pwd, directory: \"\(written)\"}]\n")
    let run = try CommandRun.of(
      BuiltCommand.path, ["run", folder.path("menu.yaml"), "Go"].map(\.bytes),
      environment: BuiltCommand.environment(home: folder.home).merging(["SUB": "sub"]) { $1 },
      folder: elsewhere.path)
    #expect(run.output == (place.map { "\(folder.path)\($0)\n" } ?? ""))
    #expect(run.status == (place == nil ? 126 : 0))
  }

  @Test("variables are added to those that are there, and the tile's title and file are told")
  func environment() throws {
    let folder = try TemporaryFolder()
    let name = "it's a $(touch owned) \"`menu`\".yaml"
    try folder.write(
      name,
      #"""
      tiles:
        - title: "It's $(touch owned); `touch owned` \"x\" | é"
          run: printf '%s\n' "$TILEMENU_TITLE" "$TILEMENU_FILE" "$ADDED" "$KEPT" "$CHANGED"
          environment: {ADDED: $HOME `id`, CHANGED: new, TILEMENU_TITLE: other}

      """#)
    let run = try folder.tilemenu(
      ["run", name, "#1"], environment: ["KEPT": "kept", "CHANGED": "old"])
    #expect(
      run.output == """
        It's $(touch owned); `touch owned` "x" | é
        \(folder.path(name))
        $HOME `id`
        kept
        new

        """)
    #expect(folder.names == [name])
  }

  @Test("a page is opened by the browser, and printed where there is none")
  func page() throws {
    let browser = ["BROWSER": "printf <%s>"]
    let url = "https://example.org/$(id)?q='"
    #expect(try run("url: \"\(url)\"", environment: browser).output == "<\(url)>")
    let printed = try run("url: \"\(url)\"", environment: ["PATH": "/nowhere"])
    #expect(printed == CommandRun(status: 0, outputBytes: (url + "\n").bytes, errorBytes: []))
    #expect(try run("url: --help", environment: browser).status == 3)
  }

  @Test("nothing that is not a menu of our own has commands")
  func otherFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("list.yaml", "- {name: Go, run: echo launched}\n")
    let run = try folder.tilemenu("run list.yaml Go")
    #expect(run.output == "")
    #expect(run.error == "tilemenu: list.yaml: 'Go' has nothing to launch\n")
    #expect(run.status == 1)
  }

  @Test("a piped session launches by 'run', and what follows is no input of the command")
  func piped() throws {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", "tiles: [{title: Go, run: cat; exit 3}, Mail]\n")
    let run = try folder.tilemenu("menu.yaml", input: "run Go\nlist\n")
    #expect(
      run.output == """
        Menu: 2 tiles. Mode shift.
        Go ended with status 3.
        1. Go.
        2. Mail.

        """)
    #expect(run.status == 0)
    let once = try folder.tilemenu("--once menu.yaml", input: "run Go\nlist\n")
    #expect(once.output == "Menu: 2 tiles. Mode shift.\n")
    #expect(once.status == 3)
  }

  @Test("'check' refuses a hotkey that the session uses itself, and only 'check' does")
  func hotkeys() throws {
    let folder = try TemporaryFolder()
    for key in ["q", "j", "G", "1", "/", "<"] {
      try folder.write("menu.yaml", "tiles: [{title: Go, run: exit 3, key: \"\(key)\"}]\n")
      let check = try folder.tilemenu("check menu.yaml")
      #expect(check.status == 1)
      #expect(check.error.contains("error: the session uses the key '\(key)' itself"))
      #expect(try folder.tilemenu("run menu.yaml Go").status == 3)
    }
    for key in ["n", "y", "Q", "é", "0"] {
      try folder.write("menu.yaml", "tiles: [{title: Go, run: exit 3, key: \"\(key)\"}]\n")
      #expect(try folder.tilemenu("check menu.yaml") == .silent)
    }
  }
}
