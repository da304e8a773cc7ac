import Testing

/// What somebody tries who does not know tilemenu yet is answered with what to do next.
@Suite struct NewcomerTests {
  @Test("the help tells the options of a bare tilemenu, which has no page of its own")
  func helpTellsOptionsOfOpening() throws {
    let result = try ScratchShell().run("tilemenu help")
    #expect(result.output.contains("\nOptions of 'tilemenu [FILE]':\n      --plain "))
    #expect(result.output == (try ScratchShell().run("tilemenu --help").output))
  }

  @Test("a mistyped command is not taken for a file without a word of what was meant")
  func mistypedCommandIsGuessed() throws {
    let result = try ScratchShell().run("tilemenu lits")
    #expect(
      result.output
        == "tilemenu: there is no file or command 'lits'; did you mean 'list'?; see 'tilemenu help'\n"
    )
    #expect(result.status == 2)
    #expect(try ScratchShell().run("cp small.yaml lits; tilemenu lits").status == 0)
  }

  @Test("init says why it leaves a file alone")
  func initNeverOverwrites() throws {
    let result = try ScratchShell().run("tilemenu init small.yaml")
    #expect(
      result.output
        == "tilemenu: small.yaml: not saved: File exists; 'tilemenu init' never overwrites\n")
    #expect(result.status == 3)
  }

  @Test("titles for 'order -' may come from a file with CRLF line ends")
  func orderTakesCRLF() throws {
    let shell = try ScratchShell()
    let result = try shell.run(
      "printf 'News\\r\\nLogs\\r\\n' | tilemenu order small.yaml - --quiet")
    #expect(result.output == "")
    #expect(try shell.run("tilemenu list small.yaml").output.hasPrefix("#1  News\n#2  Logs\n"))
  }
}
