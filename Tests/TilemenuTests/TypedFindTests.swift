import TestSupport
import Testing

@Suite("finding tiles in the typed session")
struct TypedFindTests {
  @Test("the best match is gone to and told, and without words the next", arguments: found)
  func finds(_ session: TypedSession) throws {
    let run = try SampleMenu.folder().tilemenu("menu.yaml", input: session.commands)
    #expect(run.output == session.output)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("what cannot be found or edited ends a session behind a pipe", arguments: refused)
  func refuses(_ session: TypedSession) throws {
    let run = try SampleMenu.folder().tilemenu("menu.yaml", input: session.commands)
    #expect(run.output == session.output)
    #expect(run.error == session.error)
    #expect(run.status == 1)
  }

  @Test("an editor needs a terminal")
  func editor() throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu(
      "menu.yaml", input: "edit\n", environment: ["VISUAL": "touch edited; true"])
    #expect(run.error == "tilemenu: menu.yaml: an editor needs a terminal\n")
    #expect(run.status == 1)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("what the menu says of a tile that was found is told with it")
  func description() throws {
    let folder = try SampleMenu.folder("tiles:\n- a\n- {title: b, description: Last of two}\n")
    #expect(
      try folder.tilemenu("menu.yaml", input: "find B\n").output
        == "Menu: 2 tiles. Mode shift.\nb, 2 of 2. 1 of 2 matches. Last of two\n")
  }

  private static let found: [TypedSession] = [
    .init("one match", "find cal", "calendar, 5 of 5. 1 of 5 matches."),
    .init(
      "capitals and blanks do not matter", "find  C Al  # so", "calendar, 5 of 5. 1 of 5 matches."),
    .init(
      "the next ones, and round", "find e\nfind\nfind\nfind",
      """
      News, 2 of 5. 3 of 5 match.
      Keep, 4 of 5. Locked. 3 of 5 match.
      calendar, 5 of 5. 3 of 5 match.
      News, 2 of 5. 3 of 5 match.
      """),
    .init(
      "the best again after going elsewhere", "find e\nfind\nleft\nfind",
      """
      News, 2 of 5. 3 of 5 match.
      Keep, 4 of 5. Locked. 3 of 5 match.
      Work, 3 of 5. Folder, 2 tiles.
      News, 2 of 5. 3 of 5 match.
      """),
    .init(
      "in the folder that is open", "find w\nopen Work\nfind",
      """
      Work, 3 of 5. Folder, 2 tiles. 2 of 5 match.
      Work: 2 tiles. Mode shift.
      Wiki, 1 of 2. 1 of 2 matches.
      """),
    .init(
      "to pick what was found", "find cal\npick\ncancel",
      """
      calendar, 5 of 5. 1 of 5 matches.
      Picked up calendar, 5 of 5. Mode shift.
      Cancelled. calendar is back at 5 of 5.
      """),
  ]

  private static let refused: [TypedSession] = [
    .init("nothing", "find", "", error: "1: error: there is nothing to look for; write find WORDS"),
    .init(
      "blanks", "find ' '", "", error: "1: error: there is nothing to look for; write find WORDS"),
    .init("no match", "find xyz", "", error: "1: error: no tile here is like 'xyz'"),
    .init(
      "a tile that is not there", "edit Mial", "",
      error: "1: error: no tile is called 'Mial'; did you mean 'Mail'?"),
    .init(
      "a tile in hand", "pick Mail\nfind News",
      "Picked up Mail, 1 of 5. Mode shift.\nCancelled. Mail is back at 1 of 5.",
      error: "2: error: 'Mail' is still picked up; drop it, or cancel"),
    .init(
      "a tile in hand, to edit", "pick Mail\nedit",
      "Picked up Mail, 1 of 5. Mode shift.\nCancelled. Mail is back at 1 of 5.",
      error: "2: error: 'Mail' is still picked up; drop it, or cancel"),
  ]
}
