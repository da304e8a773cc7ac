import TestSupport
import Testing

@Suite("standard input and output in place of a file")
struct StandardStreamTests {
  @Test(
    "the menu comes in and goes out, and messages go to standard error",
    arguments: [
      ("move - Mail --to 2", "News Mail Work Keep calendar", "Moved Mail from 1 to 2.\n"),
      ("swap - Mail News -q", "News Mail Work Keep calendar", ""),
      ("sort -", SampleMenu.order, "Nothing changes.\n"),
      ("apply - script", "News Mail Work Keep calendar", "Moved Mail from 1 to 2.\n"),
    ])
  func passesThrough(_ line: String, _ order: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("script", "move Mail 2\n")
    let run = try folder.tilemenu(line, input: SampleMenu.text)
    #expect(run.output == SampleMenu.text(order))
    #expect(run.error == message)
    #expect(run.status == 0)
    #expect(folder.names == ["script"])
  }

  @Test("a dry run puts nothing out")
  func dryRun() throws {
    let run = try TemporaryFolder().tilemenu("move - Mail --to 2 -n", input: SampleMenu.text)
    #expect(run.output == "")
    #expect(run.error == "Would move Mail from 1 to 2.\n")
  }

  @Test("nothing is put out where the menu is wrong")
  func wrong() throws {
    let run = try TemporaryFolder().tilemenu("sort -", input: "tiles: 5\n")
    #expect(run.output == "")
    #expect(
      run.error == """
        standard input:1:8: error: 'tiles' must be a list of tiles, not '5'
          tiles: 5
                 ^

        """)
    #expect(run.status == 1)
    let lost = try TemporaryFolder().tilemenu("move - Nope --first", input: SampleMenu.text)
    #expect(lost.output == "")
    #expect(lost.error == "tilemenu: standard input: no tile is called 'Nope'\n")
  }

  @Test("commands that read take it too", arguments: ["list", "show", "check", "list --json"])
  func reads(_ command: String) throws {
    let piped = try TemporaryFolder().tilemenu("\(command) -", input: SampleMenu.text)
    #expect(piped.status == 0)
    #expect(try piped == SampleMenu.folder().tilemenu("\(command) menu.yaml"))
  }

  @Test("a file called - is written ./-")
  func dashFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("-", SampleMenu.text)
    #expect(try folder.tilemenu("move ./- Mail --to 2").status == 0)
    #expect(try folder.text("-") == SampleMenu.text("News Mail Work Keep calendar"))
  }

  @Test("a reader that goes away is told, and nothing waits")
  func brokenPipe() throws {
    let folder = try SampleMenu.folder(
      "tiles:\n" + String(repeating: "  - a tile among very many\n", count: 20_000))
    let run = try folder.tool(
      "/bin/sh", ["-c", "{ \(BuiltCommand.path) list menu.yaml; echo $? >&2; } | head -n 1"])
    #expect(run.output == "#1      a tile among very many\n")
    #expect(run.error == "tilemenu: standard output: Broken pipe\n3\n")
  }

  @Test("a standard input that is closed is an empty one")
  func closedInput() throws {
    let folder = try TemporaryFolder()
    let run = try folder.tool("/bin/sh", ["-c", "\(BuiltCommand.path) list - <&-"])
    #expect(
      run.error
        == "standard input:1:1: error: the file is empty; 'tilemenu init -' prints a menu to start from\n"
    )
    #expect(run.status == 1)
  }
}
