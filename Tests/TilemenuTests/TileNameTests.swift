import TestSupport
import Testing

@Suite("how tiles are named")
struct TileNameTests {
  @Test(
    "two tiles of one title are ambiguous, and their positions are told",
    arguments: [
      ("a", "more than one tile is called 'a'; say which: #1, #3"),
      ("A", "more than one tile is called 'A'; say which: #1, #3"),
      ("Work/x", "more than one tile is called 'x'; say which: #4/#1, #4/#2"),
      ("only", "more than one tile is called 'only'; say which: #4/#3, #5/#1"),
    ])
  func ambiguous(_ word: String, _ message: String) throws {
    let text = """
      tiles:
        - a
        - b
        - a
        - {title: Work, tiles: [x, x, only]}
        - {title: Home, tiles: [only]}

      """
    let folder = try SampleMenu.folder(text)
    let run = try folder.tilemenu(["move", "menu.yaml", word, "--last"])
    #expect(run.error == "tilemenu: menu.yaml: \(message)\n")
    #expect(run.status == 1)
    #expect(try folder.text("menu.yaml") == text)
    #expect(try folder.tilemenu("move menu.yaml #3 --first").error == "Moved a from 3 to 1.\n")
    #expect(try folder.tilemenu("move menu.yaml Home/only --last").error == "Nothing changes.\n")
  }

  @Test("of very many tiles of one title the first eight positions are told")
  func veryAmbiguous() throws {
    let folder = try SampleMenu.folder("tiles: [\(String(repeating: "a, ", count: 12))b]\n")
    #expect(
      try folder.tilemenu("move menu.yaml a --last").error
        == "tilemenu: menu.yaml: more than one tile is called 'a'; "
        + "say which: #1, #2, #3, #4, #5, #6, #7, #8, …\n")
  }

  @Test("an exact title comes before a path, and that before a title in other letters")
  func precedence() throws {
    let folder = try SampleMenu.folder(
      "tiles: [{title: a, tiles: [b, B, A/B]}, a/b, A/B, MAIL, x]\n")
    for (word, message) in [
      ("a/b", "Moved a/b from 2 to 1."), ("A/B", "Moved A/B from 3 to 1."),
      ("A/b", "Nothing changes."), ("mail", "Moved MAIL from 4 to 1."),
      ("a/B", "Moved B from 2 to 1."),
    ] {
      #expect(
        try folder.tilemenu("move menu.yaml -n \(word) --first").error.contains(
          message.replacing("Moved", with: "Would move")))
    }
  }

  @Test("titles that look like positions and paths are written with a backslash")
  func escapes() throws {
    let text = "tiles: ['#2', b, 'a/b', 'back\\slash', '#tag']\n"
    let folder = try SampleMenu.folder(text)
    for (word, message) in [
      ("\\#2", "Nothing changes."), ("#2", "Would move b from 2 to 1."),
      ("a\\/b", "Would move a/b from 3 to 1."), ("a/b", "Would move a/b from 3 to 1."),
      ("back\\slash", "Would move back\\slash from 4 to 1."),
      ("back\\\\slash", "Would move back\\slash from 4 to 1."),
      ("#tag", "Would move #tag from 5 to 1."), ("\\#tag", "Would move #tag from 5 to 1."),
    ] {
      #expect(
        try folder.tilemenu(["move", "menu.yaml", "-n", word, "--first"]).error == message + "\n")
    }
    #expect(try folder.text("menu.yaml") == text)
  }

  @Test("titles of equal looks and other bytes are told apart by their bytes")
  func normalForms() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let folder = try SampleMenu.folder("tiles: [x, \(composed), \(decomposed)]\n")
    #expect(
      try folder.tilemenu(["move", "menu.yaml", decomposed, "--first"]).error
        == "Moved \(decomposed) from 3 to 1.\n")
    #expect(try folder.bytes("menu.yaml") == "tiles: [\(decomposed), x, \(composed)]\n".bytes)
    #expect(
      try folder.tilemenu(["move", "menu.yaml", composed, "--before", decomposed]).status == 0)
    #expect(try folder.bytes("menu.yaml") == "tiles: [\(composed), \(decomposed), x]\n".bytes)
  }

  @Test("titles with blanks, quotes and nothing at all are tiles like any other")
  func oddTitles() throws {
    let folder = try SampleMenu.folder("tiles: [a, ' two words ', \"it's\", '']\n")
    #expect(
      try folder.tilemenu(["move", "menu.yaml", " two words ", "--first"]).error
        == "Moved  two words  from 2 to 1.\n")
    #expect(try folder.tilemenu(["move", "menu.yaml", "it's", "--first"]).status == 0)
    #expect(
      try folder.tilemenu(["move", "menu.yaml", "", "--first"]).error
        == "Moved (untitled) from 4 to 1.\n")
    #expect(try folder.text("menu.yaml") == "tiles: ['', \"it's\", ' two words ', a]\n")
  }

  @Test("what a title holds that a terminal would obey is spelled out in messages")
  func controlCharacters() throws {
    let folder = try SampleMenu.folder("tiles: [a, \"b\\e[31m\\nc\\u202E\"]\n")
    #expect(
      try folder.tilemenu("move menu.yaml #2 --first").error
        == "Moved b\\e[31m\\nc\\u{202E} from 2 to 1.\n")
    #expect(
      try folder.tilemenu(["move", "menu.yaml", "\u{1B}[2Jx", "--first"]).error
        == "tilemenu: menu.yaml: no tile is called '\\e[2Jx'\n")
  }
}
