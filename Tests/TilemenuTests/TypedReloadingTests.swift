import TestSupport
import Testing

@Suite("a typed session reads a changed file before the next command")
struct TypedReloadingTests {
  private let folder: TemporaryFolder
  private let session: ChildProcess

  init() throws {
    folder = try SampleMenu.folder()
    session = try folder.startTilemenu(["menu.yaml"])
    try session.read(until: "Launcher: 5 tiles. Mode shift.\n")
  }

  private static let added = SampleMenu.text.replacing("tiles:\n  #", with: "tiles:\n  - New\n  #")
  private static let note =
    "The file was changed, and read again. Launcher: 6 tiles. Mode shift.\n"

  @Test("it says so, once, and looks at the same tile")
  func told() throws {
    try session.send("right\n")
    try session.read(until: "News, 2 of 5.\n")
    try folder.write("menu.yaml", Self.added)
    try session.send("# nothing\n\nright\nright\n")
    let run = try session.finish()
    #expect(
      run.output == """
        Launcher: 5 tiles. Mode shift.
        News, 2 of 5.
        \(Self.note)Work, 4 of 6. Folder, 2 tiles.
        Keep, 5 of 6. Locked.

        """)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("what is named then, positions too, is what the file holds now")
  func named() throws {
    try folder.write("menu.yaml", Self.added)
    try session.send("move #1 last\n")
    let run = try session.finish()
    #expect(run.output.hasSuffix(Self.note + "Moved New from 1 to 6 of 6. Saved.\n"))
    #expect(run.status == 0)
  }

  @Test("what was moved before can be taken back, and the letters looked for are known")
  func history() throws {
    try session.send("find e\nmove Mail 2\n")
    try session.read(until: "Saved.\n")
    let moved = try folder.text("menu.yaml")
    let changed = moved.replacing("tiles:\n", with: "tiles:\n  - New\n", maxReplacements: 1)
    try folder.write("menu.yaml", changed)
    try session.send("undo\nredo\nfind\n")
    let run = try session.finish()
    #expect(
      run.output.hasSuffix(
        Self.note + """
          Undone. Moved Mail from 3 to 2 of 6. Saved.
          Repeated. Moved Mail from 2 to 3 of 6. Saved.
          New, 1 of 6. 4 of 6 match.

          """))
    #expect(try folder.text("menu.yaml") == changed)
  }

  @Test("what the session has written itself is no change")
  func ownWriting() throws {
    try session.send("move Mail 2\nlist\nundo\nright\n")
    #expect(!(try session.finish().output.contains("read again")))
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
  }

  @Test("with a tile in hand it waits until the hand is empty")
  func held() throws {
    try session.send("pick Mail\n")
    try session.read(until: "Picked up Mail, 1 of 5. Mode shift.\n")
    try folder.write("menu.yaml", Self.added)
    try session.send("right\ncancel\nleft\n")
    let run = try session.finish()
    #expect(
      run.output.hasSuffix(
        """
        Mail is now 2 of 5, after News.
        Cancelled. Mail is back at 1 of 5.
        \(Self.note)New, 1 of 6.

        """))
  }

  @Test("a tile that is gone is told as one that was never there")
  func gone() throws {
    try folder.write("menu.yaml", SampleMenu.text("News Work Keep calendar"))
    try session.send("move Mail 2\n")
    let run = try session.finish()
    #expect(run.error == "standard input:1: error: no tile is called 'Mail'\n")
    #expect(run.status == 1)
  }

  @Test("a dry run makes again what it has tried, and tells what it would write")
  func dryRun() throws {
    let session = try folder.startTilemenu(["menu.yaml", "--dry-run"])
    try session.send("move Mail 2\n")
    try session.read(until: "Would be saved.\n")
    try folder.write("menu.yaml", Self.added)
    try session.send("left\n")
    let run = try session.finish()
    #expect(
      run.output.contains(
        Self.note + "Moved Mail from 2 to 3 of 6. Would be saved.\nNew, 1 of 6.\n--- menu.yaml\n"))
    #expect(try folder.text("menu.yaml") == Self.added)
  }

  @Test("a broken file ends a session behind a pipe, but not one that ends anyway")
  func broken() throws {
    try folder.write("menu.yaml", "tiles: [\n")
    try session.send("list\n")
    let run = try session.finish()
    #expect(run.error.hasPrefix("menu.yaml:2:1: error: "))
    #expect(run.output == "Launcher: 5 tiles. Mode shift.\n")
    #expect(run.status == 1)
    try folder.write("menu.yaml", SampleMenu.text)
    let other = try folder.startTilemenu(["menu.yaml"])
    try other.read(until: "Mode shift.\n")
    try folder.write("menu.yaml", "tiles: [\n")
    try other.send("quit\n")
    #expect(try other.finish().status == 0)
  }

  @Test("behind a pipe a launch goes on")
  func launch() throws {
    try folder.write("menu.yaml", "tiles: [{title: Go, run: exit 3}]\n")
    try session.send("run Go\n")
    #expect(try session.finish().output.hasSuffix("1 tile. Mode shift.\nGo ended with status 3.\n"))
  }
}

#if VTERM
  import Terminal

  /// The same in front of a person.
  @Suite struct TypedTerminalTests {
    private static let wide = Size(rows: 24, columns: 120)

    @Test("a broken file is told once, and the last good menu stays until it is mended")
    func broken() throws {
      let open = try OpenMenu(["--plain"], size: Self.wide)
      open.sees("commands.\n>")
      try open.folder.write("menu.yaml", "title: Launcher\ntiles: [Radio\n")
      open.type("right\n", sees: "News, 2 of 5.")
      open.type("right\n", sees: "Logs, 3 of 5. Locked.")
      #expect(open.text.split(separator: "menu.yaml:").count == 2, "\(open.text)")
      try open.folder.write("menu.yaml", OpenMenu.menu)
      open.type("left\n", sees: "The file can be read again.\nNews, 2 of 5.")
    }

    @Test("a launch that was meant for another file is not done")
    func launch() throws {
      let tile = "title: Menu\ntiles: [{title: Go, run: exit 3}]\n"
      let open = try OpenMenu(["--plain"], menu: tile, size: Self.wide)
      open.sees("commands.\n>")
      try open.folder.write("menu.yaml", tile.replacing("exit 3", with: "exit 4"))
      open.type("run #1\n", sees: "Nothing was launched.")
      open.type("run #1\n", sees: "Go ended with status 4.")
      #expect(!open.text.contains("status 3"))
    }

    @Test("what could not be saved is made again in a file that somebody else has written")
    func unsaved() throws {
      let open = try OpenMenu(["--plain"], size: Self.wide)
      open.sees("commands.\n>")
      #expect(try open.folder.tool("/bin/chmod", ["a-w", "menu.yaml"]) == .silent)
      open.type("move Mail 2\n", sees: "not saved: the file is read-only")
      #expect(try open.folder.tool("/bin/chmod", ["u+w", "menu.yaml"]) == .silent)
      try open.folder.write("menu.yaml", OpenMenu.menu + "  - Added\n")
      open.type("save\n", sees: "Moved Mail from 1 to 2 of 6. Saved.\nSaved already.")
      #expect(try open.titles == ["News", "Mail", "Logs", "Work", "Music", "Added"])
    }

    @Test("an editor is opened where the tile stands, and what it leaves is read")
    func edit() throws {
      let open = try OpenMenu(
        ["--plain"], environment: ["VISUAL": "./editor"], size: Self.wide,
        script: """
          cd "$HOME"; printf '#!/bin/sh\\necho "$1" >> lines; sh "$HOME/edit" "$1"' > editor
          chmod +x editor; exec "$@"
          """)
      try open.folder.write("edit", "true")
      open.type("right\nedit\n", sees: "The file holds what it held before.")
      try open.folder.write("edit", "sed -i 's/- News/- Radio/' menu.yaml")
      open.type("edit Work\n", sees: "Read again. Launcher: 5 tiles. Mode shift.")
      open.type("left\nright\n", sees: "Radio, 2 of 5.")
      try open.folder.write("edit", "echo 'tiles: [' > menu.yaml; exit 3")
      open.type("edit\n", sees: "ended with status 3.")
      open.sees("is never closed")
      open.type("left\n", sees: "Mail, 1 of 5.")
      #expect(open.text.split(separator: "is never closed").count == 2, "\(open.text)")
    }

    @Test("without an editor that is there, it is told what to set")
    func noEditor() throws {
      let open = try OpenMenu(
        ["--plain"], environment: ["VISUAL": "no-such-editor"], size: Self.wide)
      open.type("edit\n", sees: "There is no editor 'no-such-editor'; set VISUAL or EDITOR.")
      open.sees("The file holds what it held before.")
    }
  }
#endif
