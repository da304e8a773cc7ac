import TestSupport
import Testing

@Suite("a session whose file somebody else changes")
struct SharedFileTests {
  private let folder: TemporaryFolder
  private let session: ChildProcess

  init() throws {
    folder = try SampleMenu.folder()
    session = try folder.startTilemenu(["menu.yaml"])
    try session.read(until: "Launcher: 5 tiles. Mode shift.\n")
  }

  @Test("a drop is made in the new text, told, and can be taken back")
  func rebased() throws {
    try session.send("pick Mail\n")
    try session.read(until: "Picked up Mail, 1 of 5. Mode shift.\n")
    let changed = SampleMenu.text.replacing("tiles:\n  #", with: "tiles:\n  - New   # mine\n  #")
    try folder.write("menu.yaml", changed)
    try session.send("drop after News\n")
    try session.read(until: "Saved.\n")
    #expect(
      session.output.text == """
        Launcher: 5 tiles. Mode shift.
        Picked up Mail, 1 of 5. Mode shift.
        Dropped. Mail is 2 of 5, after News. The file had been changed meanwhile, and was read \
        again. Moved Mail from 2 to 3 of 6. Saved.

        """)
    let moved = SampleMenu.text("News Mail Work Keep calendar").replacing(
      "tiles:\n  -", with: "tiles:\n  - New   # mine\n  -", maxReplacements: 1)
    #expect(try folder.text("menu.yaml") == moved)
    try session.send("undo\n")
    try session.read(until: "Undone. Moved Mail from 3 to 2 of 6. Saved.\n")
    #expect(try folder.text("menu.yaml") == changed)
    try session.send("list\n")
    let run = try session.finish()
    #expect(run.output.contains("\n1. New.\n2. Mail.\n3. News.\n"))
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("what a session and commands move in turn, later runs take back one after the other")
  func undoneInTurn() throws {
    var texts = [try folder.text("menu.yaml")]
    func note() throws { texts.append(try folder.text("menu.yaml")) }
    try session.send("move Mail 2\n")
    try session.read(until: "Moved Mail from 1 to 2 of 5. Saved.\n")
    try note()
    #expect(try folder.tilemenu("move menu.yaml Work --to 1").status == 0)
    try note()
    try session.send("move Mail 1\n")
    try session.read(until: "Moved Mail from 3 to 1 of 5. Saved.\n")
    try note()
    try session.send("move Mail last\n")
    try session.read(until: "Saved.\n")
    #expect(try session.finish().status == 0)
    for text in texts.reversed() {
      #expect(try folder.tilemenu("undo menu.yaml").status == 0)
      #expect(try folder.text("menu.yaml") == text)
    }
    #expect(try folder.tilemenu("undo menu.yaml").error.contains("there is nothing to undo"))
  }

  @Test("the folder that is open stays open")
  func folderStays() throws {
    try session.send("open Work\n")
    try session.read(until: "Work: 2 tiles. Mode shift.\n")
    try folder.write("menu.yaml", SampleMenu.text("Work News Mail Keep calendar"))
    try session.send("move Wiki last\nlist\n")
    try session.read(until: "1. Deep. Folder, 2 tiles.\n2. Wiki.\n")
    #expect(try session.finish().status == 0)
    #expect(
      try folder.text("menu.yaml").contains("tiles: [x, y]\n      - Wiki\n  - title: News\n"))
  }

  @Test("what is carried is dropped into the new text")
  func carried() throws {
    try session.send("pick Mail\nright\n")
    try session.read(until: "Mail is now 2 of 5, after News.\n")
    try folder.write("menu.yaml", SampleMenu.text("calendar Work News Keep Mail"))
    try session.send("drop\n")
    try session.read(until: "Saved.\n")
    #expect(try session.finish().status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text("calendar Work News Keep Mail"))
  }

  @Test("a drop whose tile is gone is refused with status 3, and the file is left alone")
  func tileGone() throws {
    try session.send("pick Mail\n")
    try session.read(until: "Picked up Mail, 1 of 5. Mode shift.\n")
    let changed = SampleMenu.text("News Work Keep calendar")
    try folder.write("menu.yaml", changed)
    let before = try folder.stamp("menu.yaml")
    try session.send("drop after News\n")
    let run = try session.finish()
    #expect(
      run.error
        == "tilemenu: menu.yaml: not saved: the file was changed meanwhile, and no tile is called 'Mail'\n"
    )
    #expect(run.output.hasSuffix("\nDropped. Mail is 2 of 5, after News.\n"))
    #expect(run.status == 3)
    #expect(try folder.text("menu.yaml") == changed)
    #expect(try folder.stamp("menu.yaml") == before)
  }

  @Test("a drop whose tile can no longer be told from another is refused too")
  func tileDoubled() throws {
    try session.send("pick Mail\n")
    try session.read(until: "Picked up Mail, 1 of 5. Mode shift.\n")
    let changed = SampleMenu.text("Mail News Mail Work")
    try folder.write("menu.yaml", changed)
    try session.send("drop after News\n")
    let run = try session.finish()
    #expect(
      run.error
        == "tilemenu: menu.yaml: not saved: the file was changed meanwhile, and more than one tile is "
        + "called 'Mail'\n")
    #expect(run.status == 3)
    #expect(try folder.text("menu.yaml") == changed)
  }

  @Test("a file that has become wrong is told with line and column")
  func broken() throws {
    try folder.write("menu.yaml", "tiles: [\n")
    try session.send("move Mail 2\n")
    let run = try session.finish()
    #expect(
      run.error
        == "menu.yaml:2:1: error: a '[' or '{' above is never closed; "
        + "write the ']' or '}' that is missing\n")
    #expect(run.status == 1)
    #expect(try folder.text("menu.yaml") == "tiles: [\n")
  }

  @Test("a file that is gone is told")
  func gone() throws {
    #expect(try folder.tool("/bin/rm", ["menu.yaml"]) == .silent)
    try session.send("move Mail 2\n")
    let run = try session.finish()
    #expect(run.error.hasPrefix("tilemenu: menu.yaml: "))
    #expect(run.error.hasSuffix("No such file or directory\n"))
    #expect(run.status == 3)
    #expect(folder.names == [])
  }

  @Test("a save that fails is told with the reason, and so are the moves")
  func readOnly() throws {
    #expect(try folder.tool("/bin/chmod", ["a-w", "menu.yaml"]) == .silent)
    try session.send("move Mail 2\n")
    let run = try session.finish()
    #expect(run.output == "Launcher: 5 tiles. Mode shift.\nMoved Mail from 1 to 2 of 5.\n")
    #expect(
      run.error == "tilemenu: menu.yaml: not saved: the file is read-only (Permission denied)\n")
    #expect(run.status == 3)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
  }

  @Test("a menu that is made read-only is refused by commands as well")
  func readOnlyCommand() throws {
    #expect(try folder.tool("/bin/chmod", ["a-w", "menu.yaml"]) == .silent)
    for option in ["", "--in-place"] {
      let run = try folder.tilemenu("move menu.yaml Mail --to 2 \(option)")
      #expect(
        run.error == "tilemenu: menu.yaml: not saved: the file is read-only (Permission denied)\n")
      #expect(run.status == 3)
    }
    #expect(try folder.tilemenu("move menu.yaml Mail --to 1").error == "Nothing changes.\n")
    #expect(try folder.tilemenu("move menu.yaml Mail --to 2 -n").status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
  }
}
