import TestSupport
import Testing

@Suite("how files are named")
struct FileNameTests {
  @Test("a file that is called like a command is written with its folder")
  func likeACommand() throws {
    let folder = try TemporaryFolder()
    try folder.write("move", SampleMenu.text)
    #expect(try folder.tilemenu("list ./move").status == 0)
    #expect(try folder.tilemenu("list move").status == 0)
    #expect(try folder.tilemenu("./move", input: "move Mail 2\n").status == 0)
    #expect(try folder.text("move") == SampleMenu.text("News Mail Work Keep calendar"))
    #expect(try folder.tilemenu("move").status == 2)
  }

  @Test("behind -- a dash begins no option")
  func leadingDash() throws {
    let folder = try TemporaryFolder()
    try folder.write("-n", "tiles:\n  - a\n  - --last\n")
    #expect(
      try folder.tilemenu("move --to 1 -- -n --last").error == "Moved --last from 2 to 1.\n")
    #expect(try folder.text("-n") == "tiles:\n  - --last\n  - a\n")
    #expect(try folder.tilemenu("list -- -n").output == "#1  --last\n#2  a\n")
    #expect(try folder.tilemenu("check ./-n") == .silent)
    #expect(try folder.tilemenu("-- -n", input: "").output == "Menu: 2 tiles. Mode shift.\n")
  }

  @Test("control characters in a name are spelled out")
  func controlCharacters() throws {
    let folder = try TemporaryFolder()
    let name = "a\nb\u{1B}[31m.yaml"
    #expect(
      try folder.tilemenu(["list", name]).error
        == "tilemenu: a\\nb\\u{1b}[31m.yaml: No such file or directory\n")
    try folder.write(name, "tiles: 5\n")
    #expect(
      try folder.tilemenu(["check", name]).error == """
        a\\nb\\u{1b}[31m.yaml:1:8: error: 'tiles' must be a list of tiles, not '5'
          tiles: 5
                 ^

        """)
    try folder.write(name, SampleMenu.text)
    #expect(try folder.tilemenu(["move", name, "Nope", "--first"]).status == 1)
    #expect(try folder.tilemenu(["move", name, "Mail", "--last"]).status == 0)
    #expect(folder.names == [name])
  }

  @Test("names that are no UTF-8 are files like any other")
  func notUTF8() throws {
    let folder = try TemporaryFolder()
    let name: [UInt8] = "caf".bytes + [0xE9] + ".yaml".bytes
    let words: [[UInt8]] = ["move".bytes, name, "Mail".bytes, "--to".bytes, "2".bytes]
    #expect(
      try folder.tilemenu(bytes: words).error
        == "tilemenu: caf\\xe9.yaml: No such file or directory\n")
    try folder.write(name, SampleMenu.text.bytes)
    #expect(try folder.tilemenu(bytes: words).error == "Moved Mail from 1 to 2.\n")
    #expect(
      try folder.tilemenu(bytes: ["init".bytes, name]).error
        == "tilemenu: caf\\xe9.yaml: not saved: File exists; 'tilemenu init' never overwrites\n")
    let diff = try folder.tilemenu(bytes: words.dropLast() + ["1".bytes, "--diff".bytes])
    #expect(diff.outputBytes.starts(with: "--- ".bytes + name + "\n+++ ".bytes + name))
  }

  @Test(
    "a bare list, show, check or session takes TILEMENU_FILE, else the file under XDG_CONFIG_HOME")
  func defaults() throws {
    let folder = try TemporaryFolder()
    for name in ["config", "config/tilemenu", "home", "home/.config", "home/.config/tilemenu"] {
      try folder.makeFolder(name)
    }
    try folder.write("home/.config/tilemenu/menu.yaml", "tiles: [home]\n")
    try folder.write("config/tilemenu/menu.yaml", "tiles: [config]\n")
    try folder.write("named.yaml", "tiles: [named]\n")
    let cases: [([String: String], String)] = [
      ([:], "home"),
      (["XDG_CONFIG_HOME": folder.path("config")], "config"),
      // The base directory rules want a relative path to be ignored, and an empty one is none.
      (["XDG_CONFIG_HOME": "config"], "home"),
      (["XDG_CONFIG_HOME": ""], "home"),
      (["XDG_CONFIG_HOME": folder.path("config"), "TILEMENU_FILE": "named.yaml"], "named"),
      (["TILEMENU_FILE": ""], "home"),
    ]
    for (variables, title) in cases {
      let environment = variables.merging(["HOME": folder.path("home")]) { $1 }
      #expect(try folder.tilemenu("list", environment: environment).output == "#1  \(title)\n")
      #expect(try folder.tilemenu("show", environment: environment).output.contains(title))
      #expect(try folder.tilemenu("check", environment: environment) == .silent)
      let session = try folder.tilemenu("--plain", input: "list\n", environment: environment)
      #expect(session.output == "Menu: 1 tile. Mode shift.\n1. \(title).\n")
    }
  }

  @Test(
    "where there is no menu of one's own, init is named", arguments: ["", "list", "show", "check"])
  func noDefault(_ command: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.home)/.config/tilemenu/menu.yaml"
    let run = try folder.tilemenu(command)
    #expect(
      run.error == "tilemenu: there is no menu \(path); 'tilemenu init' writes one to start from\n")
    #expect(run.status == 3)
    #expect(
      try folder.tilemenu(command, environment: ["HOME": ""]).error
        == "tilemenu: no file is named, and there is no home to look in; name a file\n")
  }

  @Test("what is no file is refused at once")
  func noFile() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("sub")
    #expect(try folder.tool("/usr/bin/mkfifo", ["pipe"]) == .silent)
    #expect(
      try folder.tilemenu("list pipe").error == "tilemenu: pipe: it is a named pipe, not a file\n")
    #expect(
      try folder.tilemenu("move sub a --first").error
        == "tilemenu: sub: it is a folder, not a file\n")
    #expect(
      try folder.tilemenu("list /dev/null").error
        == "tilemenu: /dev/null: it is a device, not a file\n")
  }
}
