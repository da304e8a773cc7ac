import TestSupport
import Testing

@Suite("apply")
struct ApplyCommandTests {
  @Test(
    "runs a script's commands and writes their result",
    arguments: [
      ("move Mail 2", "News Mail Work Keep calendar"),
      ("move Mail to 2", "News Mail Work Keep calendar"),
      ("move Mail --to 2", "News Mail Work Keep calendar"),
      ("move Mail after News   # a comment", "News Mail Work Keep calendar"),
      ("# a comment\n\n   \nmove \"Mail\" before 'Work'\r\n", "News Mail Work Keep calendar"),
      ("MOVE #1 2", "News Mail Work Keep calendar"),
      ("move Mail News last", "Work calendar Mail Keep News"),
      ("swap Mail calendar", "calendar News Work Keep Mail"),
      ("pick Mail\nright\nright\ndrop", "News Work Mail Keep calendar"),
      ("pick Mail\nright\nright\nright\nleft\ndrop", "News Work Mail Keep calendar"),
      ("pick calendar\nup\ndrop", "Mail calendar News Keep Work"),
      ("pick News\ndown\ndrop", "Mail Work calendar Keep News"),
      ("pick Mail\ndrop 3", "News Work Mail Keep calendar"),
      ("pick Mail\ndrop --before Work", "News Mail Work Keep calendar"),
      ("pick Mail\ndrop after calendar", "News Work calendar Keep Mail"),
      ("pick calendar\ndrop first", "calendar Mail News Keep Work"),
      ("pick Mail\ndrop last", "News Work calendar Keep Mail"),
      ("pick Mail\nright\ncancel", SampleMenu.order),
      ("mode swap\npick Mail\ndrop 3", "Work News Mail Keep calendar"),
      ("pick Mail\nright\nright\nmode swap\ndrop", "Work News Mail Keep calendar"),
      ("mode swap\npick Mail\nright\nright\nright\ndrop", "calendar News Work Keep Mail"),
      ("right\npick\ndrop 1", "News Mail Work Keep calendar"),
      ("move Mail 2\nmove #1 last\nundo", "News Mail Work Keep calendar"),
      ("move Mail 2\nundo\nredo", "News Mail Work Keep calendar"),
      ("move Mail 2\nundo", SampleMenu.order),
      ("find cal\npick\ndrop first", "calendar Mail News Keep Work"),
      ("find w\nfind\npick\ndrop first", "News Mail Work Keep calendar"),
      ("move Mail 2\nquit\nand more", "News Mail Work Keep calendar"),
      ("", SampleMenu.order),
    ])
  func applies(_ script: String, _ order: String) throws {
    let folder = try SampleMenu.folder()
    let before = try folder.stamp("menu.yaml")
    let run = try folder.tilemenu("apply menu.yaml", input: script)
    #expect(run.output == "")
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(order))
    #expect((try folder.stamp("menu.yaml") == before) == (order == SampleMenu.order))
    #expect(run.error.hasPrefix("Nothing changes.") == (order == SampleMenu.order))
  }

  @Test("what a script asks to see is printed when all of it has gone well")
  func prints() throws {
    let folder = try SampleMenu.folder()
    let script = "move Mail last\nlist\nopen Work\nlist\nshow\nback\nmove News last\n"
    let run = try folder.tilemenu("apply menu.yaml", input: script)
    #expect(run.status == 0)
    #expect(
      run.output == """
        1. News.
        2. Work. Folder, 2 tiles.
        3. calendar.
        4. Keep. Locked.
        5. Mail.
        1. Wiki.
        2. Deep. Folder, 2 tiles.
          Launcher / Work

          ╭──────────────────────╮  ╭──────────────────────╮
          │         Wiki         │  │         Deep         │
          ╰──────────────────────╯  ╰──────────────2 tiles─╯


        """)
    #expect(try folder.tilemenu("apply menu.yaml", input: "help").output.hasPrefix("pick [TILE]"))
    let wrong = try folder.tilemenu("apply menu.yaml", input: "list\nmove Nope 1\n")
    #expect(wrong.output == "")
  }

  @Test(
    "a script prints nothing where its output is the menu's or JSON's",
    arguments: ["apply - script", "apply menu.yaml script --json"])
  func printsNothing(_ words: String) throws {
    let folder = try SampleMenu.folder()
    try folder.write("script", "move Mail last\nlist\n")
    let run = try folder.tilemenu(words, input: SampleMenu.text)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.error == """
        script:2: error: nothing can be printed where the menu or JSON goes to standard output; \
        take it out

        """)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
  }

  @Test("opens folders and comes back")
  func folders() throws {
    let folder = try SampleMenu.folder()
    let script = "open Work\nmove Wiki last\nopen Deep\nswap x y\nback\nback\nmove News first\n"
    let run = try folder.tilemenu("apply menu.yaml -", input: script)
    #expect(
      run.error
        == "Moved Wiki from 1 to 2. Moved x from 1 to 2. Moved y from 2 to 1. Moved News from 2 to 1.\n"
    )
    #expect(
      try folder.text("menu.yaml")
        == SampleMenu.text("News Mail Work Keep calendar").replacing(
          "      - Wiki\n      - title: Deep\n        tiles: [x, y]\n",
          with: "      - title: Deep\n        tiles: [y, x]\n      - Wiki\n"))
  }

  @Test(
    "a mistake names the script's line, and nothing is written",
    arguments: [
      ("move Mail 2\nmove Nope 3", 2, "no tile is called 'Nope'"),
      ("\n# c\npick Mial", 3, "no tile is called 'Mial'; did you mean 'Mail'?"),
      ("move Mail 2\nmvoe News 1", 2, "no command is called 'mvoe'; did you mean 'move'?"),
      ("frobnicate", 1, "no command is called 'frobnicate'; 'help' tells the commands"),
      ("find xyz", 1, "no tile here is like 'xyz'"),
      ("find", 1, "there is nothing to look for; write find WORDS"),
      ("move Mail 2\nedit", 2, "a script opens no editor; take 'edit' out"),
      ("run Mail", 1, "a script launches nothing; use 'tilemenu run' for that"),
      ("save", 1, "a script is saved when it ends, all of it or nothing; take 'save' out"),
      ("move Mail 2\npick News\n\n", 2, "'News' is still picked up; drop it, or cancel"),
      ("pick News\nquit\n", 1, "'News' is still picked up; drop it, or cancel"),
      ("pick Mail\npick News", 2, "'Mail' is still picked up; drop it, or cancel"),
      ("pick Mail\nmove News 1", 2, "'Mail' is still picked up; drop it, or cancel"),
      ("drop", 1, "nothing is picked up; pick a tile first"),
      ("cancel", 1, "nothing is picked up; pick a tile first"),
      ("undo", 1, "there is nothing to undo"),
      ("move Mail 2\nredo", 2, "there is nothing to redo"),
      ("left", 1, "there is no tile that way"),
      ("pick calendar\nright", 2, "there is no tile that way"),
      ("back", 1, "no folder is open"),
      ("open Mail", 1, "'Mail' is no folder"),
      ("open", 1, "'open' wants a folder; write open FOLDER"),
      ("pick Keep", 1, "'Keep' in position 4 is locked; take 'locked: true' out of it first"),
      ("mode", 1, "'mode' is shift or swap; write mode shift, or mode swap"),
      (
        "mode swap\npick Mail\ndrop before News", 3,
        "a swap needs a tile to swap with; name its position, or change to mode shift"
      ),
      (
        "mode swap\npick Mail\ndrop 4", 3,
        "position 4 is held by 'Keep', which is locked; take another position"
      ),
      ("swap Mail", 1, "'swap' wants two tiles; quote a title that holds blanks"),
      (
        "move Mail", 1,
        "'move' wants tiles and a place; write move TILE N, or before TILE, after TILE, first, last, into FOLDER"
      ),
      ("left now", 1, "'left' takes nothing, and 'now' follows"),
      ("pick \"Mail", 1, "the quote \" is never closed; write \" at the end of the title"),
    ])
  func refuses(_ script: String, _ line: Int, _ message: String) throws {
    let folder = try SampleMenu.folder()
    try folder.write("script", script)
    let before = try folder.stamp("menu.yaml")
    let run = try folder.tilemenu("apply menu.yaml script")
    #expect(run.error == "script:\(line): error: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == 1)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
    #expect(try folder.stamp("menu.yaml") == before)
    let piped = try folder.tilemenu("apply menu.yaml", input: script)
    #expect(piped.error == "standard input:\(line): error: \(message)\n")
  }

  @Test("a locked menu binds sessions, not scripts")
  func lockedMenu() throws {
    let folder = try SampleMenu.folder("locked: true\n" + SampleMenu.text)
    #expect(try folder.tilemenu("apply menu.yaml", input: "pick Mail\ndrop 2").status == 0)
    #expect(
      try folder.text("menu.yaml")
        == "locked: true\n" + SampleMenu.text("News Mail Work Keep calendar"))
  }

  @Test("a menu's own mode holds until a script changes it")
  func mode() throws {
    let folder = try SampleMenu.folder("reorder: swap\n" + SampleMenu.text)
    #expect(try folder.tilemenu("apply menu.yaml", input: "pick Mail\ndrop 3").status == 0)
    #expect(
      try folder.text("menu.yaml")
        == "reorder: swap\n" + SampleMenu.text("Work News Mail Keep calendar"))
  }

  @Test("a script that is not there is told")
  func noScript() throws {
    let run = try SampleMenu.folder().tilemenu("apply menu.yaml none")
    #expect(run.error == "tilemenu: none: No such file or directory\n")
    #expect(run.status == 3)
  }
}
