import TestSupport
import Testing

@testable import tilemenu

@Suite("Moves between lists by command")
struct FolderCommandTests {
  private static let homer = """
    services:
      - name: Apps
        items:

          # a heading

          - name: Mail
            url: https://mail.example
      - name: Tools
        items:
        - name: Git
        - name: Wiki
    """ + "\n"

  private func folder(_ text: String = homer) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("config.yml", text)
    return folder
  }

  @Test("undo and redo of another run give the very bytes, also of a list that was emptied")
  func undo() throws {
    let folder = try folder()
    let moved = try folder.tilemenu(["move", "config.yml", "Apps/Mail", "--into", "Tools"])
    #expect(moved.error == "Moved Mail from 1 to 3 in Tools.\n")
    let after = try folder.text("config.yml")
    #expect(after.contains("items: []\n\n      # a heading\n"))
    let undone = try folder.tilemenu(["undo", "config.yml"])
    #expect(undone.error == "Moved Mail from 3 to 1 in Apps.\n")
    #expect(try folder.text("config.yml") == Self.homer)
    let redone = try folder.tilemenu(["redo", "config.yml"])
    #expect(redone.error == "Moved Mail from 1 to 3 in Tools.\n")
    #expect(try folder.text("config.yml") == after)
    #expect(try folder.tilemenu(["undo", "config.yml"]).status == 0)
    #expect(try folder.text("config.yml") == Self.homer)
  }

  @Test("undo also goes back where a move has made another form of the file")
  func otherForm() throws {
    let text = "- A:\n    - type: x\n      cards: []\n    - b\n- C:\n    - d\n"
    let folder = try folder(text)
    let moved = try folder.tilemenu(["move", "config.yml", "A/#1", "--before", "C"])
    #expect(moved.status == 0, "\(moved.error)")
    #expect(
      try folder.text("config.yml") == "- A:\n    - b\n- type: x\n  cards: []\n- C:\n    - d\n")
    #expect(try folder.tilemenu(["undo", "config.yml"]).status == 0)
    #expect(try folder.text("config.yml") == text)
  }

  @Test("tiles of several lists go into one, in the order given, and come back as one move")
  func severalLists() throws {
    let folder = try folder()
    let words = ["Wiki", "Mail", "Git", "--into", "Apps"]
    let run = try folder.tilemenu(["move", "config.yml"] + words)
    #expect(run.status == 0, "\(run.error)")
    #expect(
      try folder.tilemenu(["list", "config.yml"]).output == """
        #1     Apps
        #1/#1  Wiki  (Apps)
        #1/#2  Mail  (Apps)
        #1/#3  Git  (Apps)
        #2     Tools

        """)
    #expect(try folder.tilemenu(["undo", "config.yml"]).status == 0)
    #expect(try folder.text("config.yml") == Self.homer)
  }

  @Test("a script's moves between lists are taken back as one")
  func script() throws {
    let folder = try folder()
    let script = """
      open Tools
      pick Wiki
      drop into Apps first
      back
      move Apps/Mail into Tools 1
      move Tools before Apps
      """
    let run = try folder.tilemenu(["apply", "config.yml"], input: script)
    #expect(run.status == 0, "\(run.error)")
    #expect(
      try folder.tilemenu(["list", "config.yml"]).output == """
        #1     Tools
        #1/#1  Mail  (Tools)
        #1/#2  Git  (Tools)
        #2     Apps
        #2/#1  Wiki  (Apps)

        """)
    #expect(try folder.tilemenu(["undo", "config.yml"]).status == 0)
    #expect(try folder.text("config.yml") == Self.homer)
  }

  @Test("a session's moves between lists are taken back by another run")
  func session() throws {
    let folder = try folder()
    let run = try folder.tilemenu(
      ["config.yml"], input: "pick Mail\ndrop into Tools\nundo\nredo\nopen Tools\nlist\n")
    #expect(
      run.output == """
        Menu: 2 tiles. Mode shift.
        Picked up Mail, 1 of 1 in Apps. Mode shift.
        Dropped. Mail is 3 of 3 in Tools, after Wiki. Saved.
        Undone. Moved Mail from 3 to 1 of 1 in Apps. Saved.
        Repeated. Moved Mail from 1 to 3 of 3 in Tools. Saved.
        Tools: 3 tiles. Mode shift.
        1. Git.
        2. Wiki.
        3. Mail.

        """)
    #expect(try folder.tilemenu(["undo", "config.yml"]).status == 0)
    #expect(try folder.text("config.yml") == Self.homer)
  }

  @Test(
    "what cannot be is told with what to do, and nothing is written",
    arguments: [
      (["Apps", "--into", "Apps"], "'Apps' cannot be put into itself"),
      (["Git", "--into", "Mail"], "'Mail' is no folder"),
      (["Git", "--into", "App"], "no tile is called 'App'; did you mean 'Apps'?"),
      (["Git", "--into", "Apps", "--to", "3"], "there is no position 3; there are 2 tiles"),
      (["Git", "--into", "Apps", "--before", "Wiki"], "'Wiki' is not in 'Apps'"),
      (
        ["Git", "Mail", "--first"],
        "'Git' and 'Mail' are not in the same list; put them into one list first, with before, after or into"
      ),
    ])
  func refusals(words: [String], message: String) throws {
    let folder = try folder()
    let run = try folder.tilemenu(["move", "config.yml"] + words)
    #expect(run.status == 1)
    #expect(run.error == "tilemenu: config.yml: \(message)\n")
    #expect(try folder.text("config.yml") == Self.homer)
  }

  @Test("list --json tells colours, addresses and lists of every form")
  func json() throws {
    let folder = try folder(
      "services:\n  - name: A\n    items:\n      - {name: B, background: teal, url: x}\n")
    let output = try folder.tilemenu(["list", "--json", "config.yml"]).output
    #expect(output.contains(#""color" : "teal""#))
    #expect(output.contains(#""url" : "x""#))
    #expect(output.replacing("\\/", with: "/").contains("\"path\" : \"#1/#1\""))
  }
}
