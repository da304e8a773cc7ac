import TestSupport
import Testing

@Suite("move")
struct MoveCommandTests {
  @Test(
    "puts tiles where the place says and tells it",
    arguments: [
      ("Mail --to 2", "News Mail Work Keep calendar", "Moved Mail from 1 to 2."),
      ("Mail --to 3", "News Work Mail Keep calendar", "Moved Mail from 1 to 3."),
      ("Mail --to=5", "News Work calendar Keep Mail", "Moved Mail from 1 to 5."),
      ("calendar --to 1", "calendar Mail News Keep Work", "Moved calendar from 5 to 1."),
      ("calendar --first", "calendar Mail News Keep Work", "Moved calendar from 5 to 1."),
      ("Mail --last", "News Work calendar Keep Mail", "Moved Mail from 1 to 5."),
      ("calendar --before News", "Mail calendar News Keep Work", "Moved calendar from 5 to 2."),
      ("Mail --after News", "News Mail Work Keep calendar", "Moved Mail from 1 to 2."),
      ("Mail --before Keep", "News Work Mail Keep calendar", "Moved Mail from 1 to 3."),
      ("Mail --after Keep", "News Work calendar Keep Mail", "Moved Mail from 1 to 5."),
      ("#5 --before #2", "Mail calendar News Keep Work", "Moved calendar from 5 to 2."),
      ("mail --to 2", "News Mail Work Keep calendar", "Moved Mail from 1 to 2."),
      (
        "Mail News --last", "Work calendar Mail Keep News",
        "Moved Mail from 1 to 3. Moved News from 2 to 5."
      ),
      (
        "News Mail --to 2", "Work News Mail Keep calendar",
        "News stays at 2. Moved Mail from 1 to 3."
      ),
      (
        "calendar Mail --before Work", "News calendar Mail Keep Work",
        "Moved calendar from 5 to 2. Moved Mail from 1 to 3."
      ),
      (
        "calendar Work News Mail --first", "calendar Work News Keep Mail",
        "Moved calendar from 5 to 1. Moved Work from 3 to 2. Moved News from 2 to 3. "
          + "Moved Mail from 1 to 5."
      ),
      ("Mail --to 1", SampleMenu.order, "Nothing changes."),
      ("Mail --before News", SampleMenu.order, "Nothing changes."),
      ("calendar --last", SampleMenu.order, "Nothing changes."),
    ])
  func moves(_ words: String, _ order: String, _ message: String) throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("move menu.yaml \(words)")
    #expect(run.error == message + "\n")
    #expect(run.output == "")
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(order))
    #expect(folder.names == ["menu.yaml"])
  }

  @Test(
    "works in folders, named by a path or by a title that stands nowhere else",
    arguments: ["Work/Wiki --to 2", "#3/#1 --last", "work/wiki --after Deep", "Wiki --after #3/#2"])
  func movesInFolder(_ words: String) throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("move menu.yaml \(words)")
    #expect(run.error == "Moved Wiki from 1 to 2.\n")
    #expect(
      try folder.text("menu.yaml")
        == SampleMenu.text.replacing(
          "      - Wiki\n      - title: Deep\n        tiles: [x, y]\n",
          with: "      - title: Deep\n        tiles: [x, y]\n      - Wiki\n"))
  }

  @Test("a place beside a tile of another list takes a tile there, and a way back takes it home")
  func movesBetweenLists() throws {
    let folder = try SampleMenu.folder()
    let out = try folder.tilemenu("move menu.yaml Wiki --before Mail")
    #expect(out.error == "Moved Wiki from 1 to 1 in the menu itself.\n")
    #expect(
      try folder.text("menu.yaml")
        == SampleMenu.text("Mail News Keep Work calendar").replacing(
          "      - Wiki\n", with: ""
        ).replacing(
          "tiles:\n  #", with: "tiles:\n  - Wiki\n  #"))
    let back = try folder.tilemenu("move menu.yaml Wiki --into Work --first")
    #expect(back.error == "Moved Wiki from 1 to 1 in Work.\n")
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
  }

  @Test("works in a list on one line")
  func movesInFlow() throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("move menu.yaml Work/Deep/y --first")
    #expect(run.error == "Moved y from 2 to 1.\n")
    #expect(
      try folder.text("menu.yaml") == SampleMenu.text.replacing("[x, y]", with: "[y, x]"))
  }

  @Test(
    "refuses what cannot be, says why and writes nothing",
    arguments: [
      ("Mail --to 4", "position 4 is held by 'Keep', which is locked; take another position"),
      ("Mail --to 9", "there is no position 9; there are 5 tiles"),
      ("Keep --to 1", "'Keep' in position 4 is locked; take 'locked: true' out of it first"),
      ("Mail Keep --first", "'Keep' in position 4 is locked; take 'locked: true' out of it first"),
      (
        "News Mail --to 5",
        "2 tiles do not fit from position 5 on; 3 is the last position they fit in"
      ),
      ("Mail --before Mail", "'Mail' cannot be placed next to itself"),
      ("Mail News --after News", "'News' cannot be placed next to itself"),
      ("Mail Mail --first", "'Mail' is named twice"),
      ("Mail #1 --first", "'Mail' is named twice"),
      (
        "Wiki Mail --last",
        "'Wiki' and 'Mail' are not in the same list; put them into one list first, with before, after or into"
      ),
      ("Mial --to 2", "no tile is called 'Mial'; did you mean 'Mail'?"),
      ("Mail --before Nwes", "no tile is called 'Nwes'; did you mean 'News'?"),
      ("Whatever --to 2", "no tile is called 'Whatever'"),
      ("#6 --to 2", "there is no tile in position 6; there are 5 tiles"),
      ("#0 --to 2", "there is no tile in position 0; there are 5 tiles"),
      ("Mail/x --to 2", "'Mail' is no folder"),
      ("#3/#7 --to 2", "there is no tile in position 7; there are 2 tiles"),
      ("Work/Mail --to 2", "no tile is called 'Work/Mail'"),
    ])
  func refuses(_ words: String, _ message: String) throws {
    let folder = try SampleMenu.folder()
    let before = try folder.stamp("menu.yaml")
    let run = try folder.tilemenu("move menu.yaml \(words)")
    #expect(run.error == "tilemenu: menu.yaml: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == 1)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
    #expect(try folder.stamp("menu.yaml") == before)
  }

  @Test("a move that would part an alias from its anchor is refused with the place")
  func hazard() throws {
    let text = "tiles:\n  - &a {title: a, color: red}\n  - {<<: *a, title: b}\n"
    let folder = try SampleMenu.folder(text)
    let run = try folder.tilemenu("move menu.yaml a --last")
    #expect(
      run.error == """
        menu.yaml:3:10: error: cannot move: '*a' would come before its anchor '&a' in line 2; \
        keep the tile with the anchor above those that use it
            - {<<: *a, title: b}
                   ^~

        """)
    #expect(run.status == 1)
    #expect(try folder.text("menu.yaml") == text)
  }

  @Test("a locked menu binds sessions, not commands")
  func lockedMenu() throws {
    let folder = try SampleMenu.folder("locked: true\n" + SampleMenu.text)
    #expect(try folder.tilemenu("move menu.yaml Mail --to 2").status == 0)
    #expect(
      try folder.text("menu.yaml")
        == "locked: true\n" + SampleMenu.text("News Mail Work Keep calendar"))
  }
}
