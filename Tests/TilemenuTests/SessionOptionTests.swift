import Glibc
import TestSupport
import Testing

@Suite("how a session is started")
struct SessionOptionTests {
  @Test("help tells every command")
  func help() throws {
    let run = try SampleMenu.folder().tilemenu("menu.yaml", input: "help\n")
    #expect(
      run.output == """
        Launcher: 5 tiles. Mode shift.
        pick [TILE]         pick a tile up
        drop [PLACE]        drop it here, or at a place
        left                carry it, or look, one to the left
        right               one to the right
        up                  one row up
        down                one row down
        cancel              put back what is in hand
        swap TILE TILE      let two tiles change places
        move TILE... PLACE  move tiles
        undo                take the last move back
        redo                repeat what was taken back
        mode shift|swap     what a drop does to the others
        show                draw the grid
        list                print the tiles
        open FOLDER         go into a folder
        back                leave it
        find [WORDS]        look at the tile most like some letters; without words at the next
        run TILE            launch a tile
        edit [TILE]         open the file in an editor where the tile stands
        save                save again after a failed save
        help                print this
        quit                leave
        A PLACE is N, before TILE, after TILE, first, last, or into FOLDER [PLACE].

        """)
  }

  @Test("a dry run does not say that anything is saved when it is asked to save")
  func savingInDryRun() throws {
    let run = try SampleMenu.folder().tilemenu("menu.yaml --dry-run", input: "save\n")
    #expect(run.output.hasSuffix("Mode shift.\nNothing is written: this is a dry run.\n"))
  }

  @Test("a dry run says that it saves nothing, and prints the diff at its end")
  func dryRun() throws {
    let folder = try SampleMenu.folder()
    let before = try folder.stamp("menu.yaml")
    let run = try folder.tilemenu("menu.yaml --dry-run", input: "move Mail 3\nmove #1 last\n")
    #expect(
      run.output == """
        Launcher: 5 tiles. Mode shift.
        Moved Mail from 1 to 3 of 5. Would be saved.
        Moved News from 1 to 5 of 5. Would be saved.
        --- menu.yaml
        +++ menu.yaml
        @@ -1,14 +1,14 @@
         title: Launcher
         tiles:
        -  # the first
        -  - Mail
        -  - title: News
        -    color: red   # loud
        -    url: https://example.org
           - title: Work
             tiles:
               - Wiki
               - title: Deep
                 tiles: [x, y]
        -  - {title: Keep, locked: true}
        +  # the first
        +  - Mail
           - calendar
        +  - {title: Keep, locked: true}
        +  - title: News
        +    color: red   # loud
        +    url: https://example.org

        """)
    #expect(run.status == 0)
    #expect(try folder.stamp("menu.yaml") == before)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let diff = lines.dropFirst(3).joined(separator: "\n")
    #expect(try folder.tool("/usr/bin/patch", ["-s", "menu.yaml"], input: diff.bytes) == .silent)
    #expect(try folder.text("menu.yaml") == SampleMenu.text("Work Mail calendar Keep News"))
  }

  @Test("a dry run in which all is undone prints no diff, and one that fails prints it")
  func dryRunEnds() throws {
    let folder = try SampleMenu.folder()
    let undone = try folder.tilemenu("menu.yaml -n", input: "move Mail 3\nundo\n")
    #expect(!undone.output.contains("---"))
    let failed = try folder.tilemenu("menu.yaml -n", input: "move Mail 2\nfrobnicate\n")
    #expect(failed.status == 1)
    #expect(failed.output.contains("--- menu.yaml\n+++ menu.yaml\n"))
  }

  @Test("a locked session, or one on a locked menu, shows and looks but moves nothing")
  func locked() throws {
    let menus = [
      (SampleMenu.text, "--locked menu.yaml"), ("locked: true\n" + SampleMenu.text, "menu.yaml"),
    ]
    for (text, words) in menus {
      let folder = try SampleMenu.folder(text)
      for command in ["pick Mail", "move Mail 2", "swap Mail News"] {
        let run = try folder.tilemenu(words, input: "right\nopen Work\nback\n\(command)\n")
        #expect(
          run.output == """
            Launcher: 5 tiles. Mode shift. Locked.
            News, 2 of 5.
            Work: 2 tiles. Mode shift. Locked.
            Launcher: 5 tiles. Mode shift. Locked.

            """)
        #expect(
          run.error
            == "standard input:4: error: the arrangement is locked; "
            + "take 'locked: true' out of the menu, or start without --locked\n")
        #expect(run.status == 1)
        #expect(try folder.text("menu.yaml") == text)
      }
    }
  }

  @Test("undo gives the very bytes back, also when the file spells things oddly")
  func undoBytes() throws {
    let texts = [
      "\u{FEFF}tiles:\r\n\r\n- a # x\r\n# b's\r\n- b\r\n- {title: c}", "tiles: [a, 'b' , \"c\"]",
      "tiles:\n- |\n  a\n\n- b\n- c\n",
    ]
    for text in texts {
      let folder = try SampleMenu.folder(text)
      let run = try folder.tilemenu("menu.yaml", input: "move #1 last\nundo\nmove #2 first\nundo\n")
      #expect(run.error == "")
      #expect(run.status == 0)
      #expect(try folder.bytes("menu.yaml") == text.bytes)
    }
  }

  @Test("lines may end as those of Windows do, and the last one may not end at all")
  func lineEnds() throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("menu.yaml", input: "pick Mail\r\nright\r\ndrop")
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text("News Mail Work Keep calendar"))
  }

  @Test("up and down go by the columns that are shown")
  func columns() throws {
    for (width, second) in [("80", 4), ("30", 3), ("20", 2)] {
      let folder = try SampleMenu.folder("tiles: [a, b, c, d, e, f]\n")
      let run = try folder.tilemenu(
        "menu.yaml", input: "pick a\ndown\ndrop\n", environment: ["COLUMNS": width])
      #expect(run.output.contains("a is now \(second) of 6"))
    }
  }

  @Test("a signal ends a session as it ends any program, and what was in hand stays where it was")
  func signals() throws {
    for (signal, status) in [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)] {
      let folder = try SampleMenu.folder()
      let session = try folder.startTilemenu(["menu.yaml"])
      try session.send("move Mail 2\npick News\nright\n")
      try session.read(until: "News is now 2 of 5, after Mail.\n")
      session.signal(signal)
      #expect(try session.finish().status == status)
      #expect(try folder.text("menu.yaml") == SampleMenu.text("News Mail Work Keep calendar"))
    }
  }
}
