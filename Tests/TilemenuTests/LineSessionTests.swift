import TestSupport
import Testing

/// What is typed into a session, and all that is seen of it.
struct TypedSession: CustomTestStringConvertible {
  let name: String
  let commands: String
  let output: String
  let error: String
  let order: String
  var testDescription: String { name }

  init(
    _ name: String, _ commands: String, _ output: String, error: String = "",
    order: String = SampleMenu.order
  ) {
    self.name = name
    self.commands = commands + "\n"
    self.output = "Launcher: 5 tiles. Mode shift.\n" + output + (output.isEmpty ? "" : "\n")
    self.error = error.isEmpty ? "" : "standard input:\(error)\n"
    self.order = order
  }
}

@Suite("the typed session behind a pipe")
struct LineSessionTests {
  @Test("says what it does and saves at once", arguments: good)
  func succeeds(_ session: TypedSession) throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("menu.yaml", input: session.commands)
    #expect(run.output == session.output)
    #expect(run.error == "")
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(session.order))
    #expect(folder.names == ["menu.yaml"])
  }

  @Test(
    "ends at the first mistake with status 1, and what was moved before is saved", arguments: bad)
  func fails(_ session: TypedSession) throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("--plain menu.yaml", input: session.commands)
    #expect(run.output == session.output)
    #expect(run.error == session.error)
    #expect(run.status == 1)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(session.order))
  }

  private static let good: [TypedSession] = [
    .init("nothing", "", ""),
    .init("a comment and blank lines", "\n# nothing\n   \n", ""),
    .init(
      "carrying left and right", "pick Mail\nright\nright\nright\nleft\ndrop",
      """
      Picked up Mail, 1 of 5. Mode shift.
      Mail is now 2 of 5, after News.
      Mail is now 3 of 5, after Work.
      Mail is now 5 of 5, after Keep.
      Mail is now 3 of 5, after Work.
      Dropped. Mail is 3 of 5, after Work. Saved.
      """, order: "News Work Mail Keep calendar"),
    .init(
      "carrying up and down", "pick News\ndown\nup\ndown\ndrop",
      """
      Picked up News, 2 of 5. Mode shift.
      News is now 5 of 5, after Keep.
      News is now 2 of 5, after Mail.
      News is now 5 of 5, after Keep.
      Dropped. News is 5 of 5, after Keep. Saved.
      """, order: "Mail Work calendar Keep News"),
    .init(
      "dropping where it was", "pick Mail\nright\nleft\ndrop",
      """
      Picked up Mail, 1 of 5. Mode shift.
      Mail is now 2 of 5, after News.
      Mail is now 1 of 5.
      Dropped. Mail stays 1 of 5.
      """),
    .init(
      "dropping at every kind of place",
      """
      pick Mail
      drop 3
      pick Mail
      drop before News
      pick Mail
      drop after calendar
      pick Mail
      drop first
      pick Mail
      drop last
      """,
      """
      Picked up Mail, 1 of 5. Mode shift.
      Dropped. Mail is 3 of 5, after Work. Saved.
      Picked up Mail, 3 of 5. Mode shift.
      Dropped. Mail is 1 of 5. Saved.
      Picked up Mail, 1 of 5. Mode shift.
      Dropped. Mail is 5 of 5, after Keep. Saved.
      Picked up Mail, 5 of 5. Mode shift.
      Dropped. Mail is 1 of 5. Saved.
      Picked up Mail, 1 of 5. Mode shift.
      Dropped. Mail is 5 of 5, after Keep. Saved.
      """, order: "News Work calendar Keep Mail"),
    .init(
      "cancelling", "pick calendar\nleft\nleft\ncancel",
      """
      Picked up calendar, 5 of 5. Mode shift.
      calendar is now 3 of 5, after News.
      calendar is now 2 of 5, after Mail.
      Cancelled. calendar is back at 5 of 5.
      """),
    .init(
      "swapping, and changing the mode while carrying",
      "mode swap\npick Mail\nright\nright\nmode shift\nmode swap\ndrop",
      """
      Mode swap.
      Picked up Mail, 1 of 5. Mode swap.
      Mail is now 2 of 5, after News.
      Mail is now 3 of 5, after News.
      Mode shift.
      Mode swap.
      Dropped. Mail is 3 of 5, after News. Saved.
      """, order: "Work News Mail Keep calendar"),
    .init(
      "undoing and repeating after saving", "move Mail 2\nswap #1 #5\nundo\nundo\nredo",
      """
      Moved Mail from 1 to 2 of 5. Saved.
      Moved News from 1 to 5 of 5. Moved calendar from 5 to 1 of 5. Saved.
      Undone. Moved News from 5 to 1 of 5. Moved calendar from 1 to 5 of 5. Saved.
      Undone. Moved Mail from 2 to 1 of 5. Saved.
      Repeated. Moved Mail from 1 to 2 of 5. Saved.
      """, order: "News Mail Work Keep calendar"),
    .init(
      "looking around and picking what is looked at", "right\ndown\nleft\nup\npick\ndrop last",
      """
      News, 2 of 5.
      calendar, 5 of 5.
      Keep, 4 of 5. Locked.
      Mail, 1 of 5.
      Picked up Mail, 1 of 5. Mode shift.
      Dropped. Mail is 5 of 5, after Keep. Saved.
      """, order: "News Work calendar Keep Mail"),
    .init(
      "opening folders and coming back", "open Work\nlist\nopen Deep\nlist\nback\nback\nlist",
      """
      Work: 2 tiles. Mode shift.
      1. Wiki.
      2. Deep. Folder, 2 tiles.
      Work / Deep: 2 tiles. Mode shift.
      1. x.
      2. y.
      Work: 2 tiles. Mode shift.
      Launcher: 5 tiles. Mode shift.
      1. Mail.
      2. News.
      3. Work. Folder, 2 tiles.
      4. Keep. Locked.
      5. calendar.
      """),
    .init(
      "drawing the grid while carrying", "pick Mail\nright\nshow\ncancel",
      """
      Picked up Mail, 1 of 5. Mode shift.
      Mail is now 2 of 5, after News.
        Launcher

        ╭──────────────────────╮  ╭──────────────────────╮  ╭──────────────────────╮
        │         News         │  │         Mail         │  │         Work         │
        ╰──────────────────────╯  ╰──────────────────────╯  ╰──────────────2 tiles─╯

        ╭──────────────────────╮  ╭──────────────────────╮
        │         Keep         │  │       calendar       │
        ╰───────────────locked─╯  ╰──────────────────────╯

      Cancelled. Mail is back at 1 of 5.
      """),
    .init(
      "moves that change nothing, and saving what is saved", "move Mail 1\nsave\nquit\nmove Mail 2",
      """
      Mail stays 1 of 5.
      Saved already.
      """),
    .init(
      "several tiles and quotes", "move \"News\" 'Mail' before calendar   # together",
      "News stays 2 of 5. Moved Mail from 1 to 3 of 5. Saved.",
      order: "Work News Mail Keep calendar"),
  ]

  private static let bad: [TypedSession] = [
    .init(
      "an unknown tile behind a good move", "move Mail 2\npick Nope\nmove News 5",
      "Moved Mail from 1 to 2 of 5. Saved.", error: "2: error: no tile is called 'Nope'",
      order: "News Mail Work Keep calendar"),
    .init(
      "an unknown command", "pcik Mail", "",
      error: "1: error: no command is called 'pcik'; did you mean 'pick'?"),
    .init(
      "the end of the grid, with a tile in hand", "pick Mail\nright\nright\nright\nright",
      """
      Picked up Mail, 1 of 5. Mode shift.
      Mail is now 2 of 5, after News.
      Mail is now 3 of 5, after Work.
      Mail is now 5 of 5, after Keep.
      Cancelled. Mail is back at 1 of 5.
      """, error: "5: error: there is no tile that way"),
    .init(
      "a locked tile", "pick Keep", "",
      error: "1: error: 'Keep' in position 4 is locked; take 'locked: true' out of it first"),
    .init(
      "two tiles in hand", "pick Mail\npick News",
      """
      Picked up Mail, 1 of 5. Mode shift.
      Cancelled. Mail is back at 1 of 5.
      """, error: "2: error: 'Mail' is still picked up; drop it, or cancel"),
    .init("an empty hand", "drop", "", error: "1: error: nothing is picked up; pick a tile first"),
    .init("nothing to undo", "undo", "", error: "1: error: there is nothing to undo"),
    .init("nothing to redo", "redo", "", error: "1: error: there is nothing to redo"),
    .init("no folder to leave", "back", "", error: "1: error: no folder is open"),
    .init(
      "the end of input with a tile in hand", "move Mail 2\npick News\nright",
      """
      Moved Mail from 1 to 2 of 5. Saved.
      Picked up News, 1 of 5. Mode shift.
      News is now 2 of 5, after Mail.
      Cancelled. News is back at 1 of 5.
      """, order: "News Mail Work Keep calendar"),
    .init(
      "leaving with a tile in hand", "pick News\nright\nquit",
      """
      Picked up News, 2 of 5. Mode shift.
      News is now 3 of 5, after Work.
      Cancelled. News is back at 2 of 5.
      """),
  ]
}
