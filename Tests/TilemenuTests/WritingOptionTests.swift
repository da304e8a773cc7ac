import TestSupport
import Testing

@Suite("options of the commands that write")
struct WritingOptionTests {
  /// One call of each command that changes the sample menu, and its order then.
  static let commands = [
    ("move menu.yaml Mail --last", "News Work calendar Keep Mail"),
    ("swap menu.yaml Mail News", "News Mail Work Keep calendar"),
    ("sort menu.yaml -i", "calendar Mail News Keep Work"),
    ("order menu.yaml calendar", "calendar Mail News Keep Work"),
    ("apply menu.yaml script", "News Mail Work Keep calendar"),
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try SampleMenu.folder()
    try folder.write("script", "move Mail after News\n")
    return folder
  }

  @Test("--dry-run writes nothing and tells what would be", arguments: commands)
  func dryRun(_ line: String, _ order: String) throws {
    let folder = try Self.folder()
    let before = try folder.stamp("menu.yaml")
    for option in ["--dry-run", "-n"] {
      let run = try folder.tilemenu("\(line) \(option)")
      #expect(run.error.hasPrefix("Would move "))
      #expect(run.output == "")
      #expect(run.status == 0)
    }
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
    #expect(try folder.stamp("menu.yaml") == before)
    #expect(folder.names == ["menu.yaml", "script"])
  }

  @Test("--diff prints what patch makes the new file of, written or not", arguments: commands)
  func diff(_ line: String, _ order: String) throws {
    let folder = try Self.folder()
    let dry = try folder.tilemenu("\(line) --diff --dry-run")
    #expect(dry.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
    let run = try folder.tilemenu("\(line) -d")
    #expect(run.outputBytes == dry.outputBytes)
    #expect(run.output.hasPrefix("--- menu.yaml\n+++ menu.yaml\n@@ -"))
    #expect(try folder.text("menu.yaml") == SampleMenu.text(order))
    try folder.write("menu.yaml", SampleMenu.text)
    let patch = try folder.tool("/usr/bin/patch", ["-s", "menu.yaml"], input: dry.outputBytes)
    #expect(patch == .silent)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(order))
  }

  @Test("--quiet says nothing when all is well", arguments: commands)
  func quiet(_ line: String, _ order: String) throws {
    let folder = try Self.folder()
    #expect(try folder.tilemenu("\(line) --quiet") == .silent)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(order))
    #expect(try folder.tilemenu("move menu.yaml Nope --first -q").error != "")
  }

  @Test("--in-place writes into the file that is there", arguments: commands)
  func inPlace(_ line: String, _ order: String) throws {
    let folder = try Self.folder()
    let before = try folder.stamp("menu.yaml")
    #expect(try folder.tilemenu("\(line) --in-place -q") == .silent)
    #expect(try folder.stamp("menu.yaml").inode == before.inode)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(order))
  }

  @Test(
    "--json tells the moves, whether the text is another, and whether it was saved",
    arguments: [
      ("move menu.yaml News Mail --last", true, true, [("News", 2, 3), ("Mail", 1, 5)]),
      ("move menu.yaml Mail --to 2 -n", true, false, [("Mail", 1, 2)]),
      ("move menu.yaml Mail --to 1", false, false, [("Mail", 1, 1)]),
      ("swap menu.yaml Mail News -q", true, true, [("Mail", 1, 2), ("News", 2, 1)]),
      ("sort menu.yaml --by color", true, true, [("News", 2, 1), ("Mail", 1, 2)]),
      ("sort menu.yaml", false, false, []),
      ("order menu.yaml News", true, true, [("News", 2, 1), ("Mail", 1, 2)]),
      ("apply menu.yaml script", true, true, [("Mail", 1, 2)]),
    ] as [(String, Bool, Bool, [(String, Int, Int)])])
  func json(_ line: String, _ changed: Bool, _ saved: Bool, _ moves: [(String, Int, Int)]) throws {
    let folder = try Self.folder()
    let run = try folder.tilemenu("\(line) --json")
    let steps = moves.map { title, from, to in
      "    {\n      \"from\" : \(from),\n      \"title\" : \"\(title)\",\n      \"to\" : \(to)\n    }"
    }
    let list = steps.isEmpty ? "" : steps.joined(separator: ",\n")
    #expect(
      run.output == """
        {
          "changed" : \(changed),
          "file" : "menu.yaml",
          "moves" : [
        \(list)
          ],
          "saved" : \(saved)
        }

        """)
    #expect(run.error == "")
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text || saved)
  }

  @Test(
    "a command that changes nothing writes nothing",
    arguments: [
      "move menu.yaml Mail --to 1", "move menu.yaml Mail News --first", "sort menu.yaml",
      "order menu.yaml Mail News Work", "move menu.yaml Mail --before News --in-place",
      "apply menu.yaml none",
    ])
  func nothingChanges(_ line: String) throws {
    let folder = try SampleMenu.folder()
    try folder.write("none", "move Mail 3\nundo\n")
    let before = try folder.stamp("menu.yaml")
    let run = try folder.tilemenu(line)
    #expect(run.error == "Nothing changes.\n")
    #expect(run.output == "")
    #expect(run.status == 0)
    #expect(try folder.tilemenu("\(line) --diff").output == "")
    #expect(try folder.stamp("menu.yaml") == before)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
    #expect(folder.names == ["menu.yaml", "none"])
  }

  @Test("a move and the move back leave the very bytes, whatever the file's spelling")
  func thereAndBack() throws {
    let texts = [
      SampleMenu.text.replacing("\n", with: "\r\n"), "\u{FEFF}" + SampleMenu.text,
      String(SampleMenu.text.dropLast()),
    ]
    for text in texts {
      let folder = try SampleMenu.folder(text)
      #expect(try folder.tilemenu("move menu.yaml Mail --last -q") == .silent)
      #expect(try folder.text("menu.yaml") != text)
      #expect(try folder.tilemenu("move menu.yaml Mail --first -q") == .silent)
      #expect(try folder.bytes("menu.yaml") == text.bytes)
    }
  }

  @Test("UTF-16 stays UTF-16")
  func utf16() throws {
    let folder = try TemporaryFolder()
    func encoded(_ text: String) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    try folder.write("menu.yaml".bytes, encoded("tiles:\n- 中\n- 😀\n"))
    #expect(try folder.tilemenu("move menu.yaml 😀 --first").error == "Moved 😀 from 2 to 1.\n")
    #expect(try folder.bytes("menu.yaml") == encoded("tiles:\n- 😀\n- 中\n"))
  }
}
