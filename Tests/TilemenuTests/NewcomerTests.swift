import MenuSession
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
        == "tilemenu: there is no file or command 'lits'; did you mean 'list'?\n"
    )
    #expect(result.status == 2)
    #expect(try ScratchShell().run("cp small.yaml lits; tilemenu lits").status == 0)
    #expect(
      try ScratchShell().run("tilemenu -- list").output
        == "tilemenu: there is no menu list; 'tilemenu init list' writes one to start from\n")
  }

  @Test("a file's name that is empty, as from a variable not set, is told as such")
  func emptyNameIsTold() throws {
    for (words, place) in [
      ("''", ""), ("list ''", "list: "), ("undo ''", "undo: "), ("init ''", "init: "),
    ] {
      let result = try ScratchShell().run("tilemenu \(words)")
      #expect(result.output == "tilemenu: \(place)the file's name is empty; name one\n")
      #expect(result.status == 2)
    }
  }

  @Test("who opens a menu that is not there yet is told how to get one, and can do so")
  func missingMenuIsOffered() throws {
    let shell = try ScratchShell()
    let result = try shell.run("tilemenu chores.yaml")
    #expect(
      result.output == "tilemenu: there is no menu chores.yaml; "
        + "'tilemenu init chores.yaml' writes one to start from\n")
    #expect(result.status == 3)
    #expect(try shell.run("tilemenu init -q chores.yaml && tilemenu chores.yaml").status == 0)
  }

  @Test("a session in a dry run does not say that it saves")
  func dryRunSavesNothing() throws {
    let shell = try ScratchShell()
    let result = try shell.run("echo 'move Mail 2' | tilemenu small.yaml --dry-run")
    #expect(
      result.output.contains("\nMoved Mail from 1 to 2 of 4. Would be saved.\n--- small.yaml\n"))
    #expect(try shell.run("tilemenu list small.yaml").output.hasPrefix("#1  Mail\n"))
  }

  @Test(
    "a place in a typed command may be written as on the command line",
    arguments: [
      ("--to 3", "3"), ("to 3", "3"), ("--before News", "before News"), ("--last", "last"),
    ])
  func placesAreWrittenBothWays(long: String, short: String) throws {
    let command = try #require(try SessionCommand.parse("move Mail Logs \(long)"))
    #expect(command == (try SessionCommand.parse("move Mail Logs \(short)")))
  }

  @Test(
    "a command that lacks words says which",
    arguments: [
      ("move small.yaml --last", "a file and a tile must be named"),
      ("swap small.yaml Mail", "a file and two tiles must be named"),
      ("help move swap", "only one command is wanted"),
    ])
  func missingWordsAreNamed(words: String, message: String) throws {
    let result = try ScratchShell().run("tilemenu \(words)")
    #expect(result.output.contains(": \(message); "))
    #expect(result.status == 2)
  }

  @Test("a script that ends with a tile in hand is told the line of its last command")
  func unfinishedScriptIsPlaced() throws {
    let result = try ScratchShell().run(
      "printf 'pick Mail\\n# and then?\\n' | tilemenu apply small.yaml")
    #expect(
      result.output
        == "standard input:1: error: 'Mail' is still picked up; drop it, or cancel\n")
    #expect(result.status == 1)
  }

  @Test("who looks at a tile in a typed session is told what the menu says of it")
  func descriptionIsTold() throws {
    let result = try ScratchShell().run("printf 'right\\nright\\n' | tilemenu server.yaml")
    #expect(
      result.output == """
        Server: 5 tiles. Mode shift.
        Backups, 2 of 5.
        Log, 3 of 5. Follow the system log

        """)
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
