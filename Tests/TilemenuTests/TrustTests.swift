import Glibc
import TerminalSupport
import TestSupport
import Testing

/// The commands of a menu that others could have written are run only when a person says so.
@Suite struct TrustTests {
  /// A menu in `outer/inner` of a folder, with these permissions.
  private func menu(file: mode_t = 0o644, inner: mode_t = 0o755, outer: mode_t = 0o755) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    for name in ["outer", "outer/inner"] { try folder.makeFolder(name) }
    try folder.write(
      "outer/inner/menu.yaml",
      "title: Menu\ntiles: [{title: Go, run: echo launched, pause: never}]\n")
    let modes = [("outer/inner/menu.yaml", file), ("outer/inner", inner), ("outer", outer)]
    for (name, mode) in modes { #expect(chmod(folder.path(name), mode) == 0) }
    return folder
  }

  private func run(_ folder: TemporaryFolder, _ environment: [String: String] = [:]) throws
    -> CommandRun
  {
    try folder.tilemenu("run outer/inner/menu.yaml Go", environment: environment)
  }

  @Test(
    "a menu that others can write, or whose folder they can, is refused where nobody can be asked",
    arguments: [
      (0o664, 0o755, 0o755, "it"), (0o646, 0o755, 0o755, "it"),
      (0o644, 0o775, 0o755, "the folder outer/inner"),
      (0o644, 0o777, 0o755, "the folder outer/inner"), (0o644, 0o755, 0o777, "the folder outer"),
    ] as [(mode_t, mode_t, mode_t, String)])
  func refused(file: mode_t, inner: mode_t, outer: mode_t, doubt: String) throws {
    let folder = try menu(file: file, inner: inner, outer: outer)
    let reason = doubt.replacing("folder ", with: "folder \(folder.path)/")
    let run = try run(folder)
    #expect(run.output == "")
    #expect(
      run.error
        == "tilemenu: outer/inner/menu.yaml: its commands are not run: \(reason) can be written "
        + "by others; there is no terminal to ask on\n")
    #expect(run.status == 1)
    let piped = try folder.tilemenu("outer/inner/menu.yaml", input: "run Go\n")
    #expect(piped.status == 1)
    #expect(!piped.output.contains("launched"))
    // Reading and moving it are another matter.
    #expect(try folder.tilemenu("move outer/inner/menu.yaml Go --first").status == 0)
  }

  @Test("a menu of our own, and one in a sticky folder, is trusted")
  func trusted() throws {
    for folder in [try menu(), try menu(inner: 0o1777), try menu(outer: 0o1777)] {
      #expect(try run(folder).output == "launched\n")
    }
  }

  @Test("who can write to a link's folder can make it lead elsewhere")
  func link() throws {
    let folder = try menu()
    try folder.makeFolder("open")
    #expect(symlink("../outer/inner/menu.yaml", folder.path("open/menu.yaml")) == 0)
    #expect(try folder.tilemenu("run open/menu.yaml Go").status == 0)
    #expect(chmod(folder.path("open"), 0o777) == 0)
    #expect(try folder.tilemenu("run open/menu.yaml Go").status == 1)
    #expect(try run(folder).status == 0)
  }

  @Test("trust comes from outside the file: a variable, or a list that others cannot write")
  func outside() throws {
    let folder = try menu(file: 0o666)
    #expect(try run(folder, ["TILEMENU_TRUST": "1"]).output == "launched\n")
    #expect(try run(folder, ["TILEMENU_TRUST": "0"]).status == 1)
    for name in ["config", "config/tilemenu"] { try folder.makeFolder(name) }
    let config = ["XDG_CONFIG_HOME": folder.path("config")]
    let list = "config/tilemenu/trusted"
    try folder.write(list, "/another/menu.yaml\n\(folder.path)/outer/inner/menu.yaml\n")
    #expect(try run(folder, config).output == "launched\n")
    #expect(chmod(folder.path(list), 0o666) == 0)
    #expect(try run(folder, config).status == 1)
    #expect(chmod(folder.path(list), 0o644) == 0)
    try folder.write(list, "\(folder.path)/outer/inner\n")
    #expect(try run(folder, config).status == 1)
  }

  @Test("commands from standard input are not trusted either")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    let text = "tiles: [{title: Go, run: echo launched}]\n"
    #expect(try folder.tilemenu("run - Go", input: text).status == 1)
    let trusted = try folder.tilemenu(
      "run - Go", input: text, environment: ["TILEMENU_TRUST": "1"])
    #expect(trusted.output == "launched\n")
  }

  @Test(
    "on a terminal it is asked, with the reason",
    arguments: [("n", "not launched", 1), ("y", "launched", 0)] as [(String, String, Int32)])
  func asked(answer: String, outcome: String, status: Int32) throws {
    let folder = try menu(file: 0o666)
    let program = try #require(
      TerminalProgram(
        [BuiltCommand.path, "run", folder.path("outer/inner/menu.yaml"), "Go"],
        environment: ["HOME=\(folder.home)", "PATH=/usr/bin:/bin"]))
    #expect(program.wait(for: "it can be written by others. Run its command all the same? [y/N] "))
    program.terminal.type(answer + "\n")
    #expect(program.waitForExit() == status)
    let output = String(decoding: program.terminal.output, as: UTF8.self)
    let lines = output.split(whereSeparator: \.isNewline)
    #expect(lines.last.map { $0.hasSuffix(outcome) } == true, "\(output)")
  }

  #if VTERM
    @Test("the full screen asks once, before what the tile itself asks")
    func screen() throws {
      let open = try OpenMenu.tile("run: exit 3\npause: never\nconfirm: Sure?")
      #expect(chmod(open.folder.path("menu.yaml"), 0o666) == 0)
      open.type("\r", sees: "This menu is not trusted: it can be written by others.")
      open.session.type("n")
      open.seesNo("not trusted")
      open.type("\r", sees: "not trusted")
      open.type("y", sees: "Sure?")
      open.session.type("n")
      open.seesNo("Sure?")
      open.type("\r", sees: "Sure?")
      open.type("y", sees: "Go ended with status 3.")
      try open.expectUsable()
    }
  #endif
}
