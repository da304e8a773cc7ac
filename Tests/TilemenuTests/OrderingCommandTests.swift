import TestSupport
import Testing

@Suite("swap, sort and order")
struct OrderingCommandTests {
  @Test(
    "swap lets two tiles change places",
    arguments: [
      (
        "Mail News", "News Mail Work Keep calendar",
        "Moved Mail from 1 to 2. Moved News from 2 to 1."
      ),
      (
        "calendar Mail", "calendar News Work Keep Mail",
        "Moved calendar from 5 to 1. Moved Mail from 1 to 5."
      ),
    ])
  func swaps(_ words: String, _ order: String, _ message: String) throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("swap menu.yaml \(words)")
    #expect(run.error == message + "\n")
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(order))
    #expect(try folder.tilemenu("swap menu.yaml \(words)").status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
  }

  @Test(
    "swap refuses what cannot be",
    arguments: [
      ("Mail Keep", "'Keep' in position 4 is locked; take 'locked: true' out of it first"),
      ("Mail Mail", "'Mail' is named twice"),
      (
        "Mail Wiki",
        "'Mail' and 'Wiki' are not in the same list; put them into one list first, with before, after or into"
      ),
      ("Mail Nope", "no tile is called 'Nope'"),
    ])
  func swapRefuses(_ words: String, _ message: String) throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("swap menu.yaml \(words)")
    #expect(run.error == "tilemenu: menu.yaml: \(message)\n")
    #expect(run.status == 1)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
  }

  @Test(
    "order puts the tiles first in the order given, and the rest keep theirs",
    arguments: [
      ("calendar News", "calendar News Mail Keep Work"),
      ("#5 #2", "calendar News Mail Keep Work"),
      ("Work", "Work Mail News Keep calendar"),
      ("Mail News", SampleMenu.order),
    ])
  func orders(_ words: String, _ order: String) throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("order menu.yaml \(words)")
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(order))
  }

  @Test(
    "order reads titles from standard input, a line each",
    arguments: ["calendar\nNews\n", "calendar\nNews", "calendar\r\n\r\nNews\r\n", "\n#5\n\n#2\n"])
  func orderFromInput(_ input: String) throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("order menu.yaml -", input: input)
    #expect(
      run.error == "Moved calendar from 5 to 1. Moved Mail from 1 to 3. Moved Work from 3 to 5.\n")
    #expect(try folder.text("menu.yaml") == SampleMenu.text("calendar News Mail Keep Work"))
  }

  @Test("order of nothing changes nothing")
  func orderOfNothing() throws {
    let run = try SampleMenu.folder().tilemenu("order menu.yaml -", input: "")
    #expect(run.error == "Nothing changes.\n")
    #expect(run.status == 0)
  }

  @Test("order refuses locked tiles and unknown ones")
  func orderRefuses() throws {
    let folder = try SampleMenu.folder()
    #expect(
      try folder.tilemenu("order menu.yaml calendar Keep").error
        == "tilemenu: menu.yaml: 'Keep' in position 4 is locked; take 'locked: true' out of it first\n"
    )
    #expect(
      try folder.tilemenu("order menu.yaml -", input: "Nwes\n").error
        == "tilemenu: menu.yaml: no tile is called 'Nwes'; did you mean 'News'?\n")
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
  }

  @Test(
    "sort goes by titles, and locked tiles keep their slot",
    arguments: [
      ("", "Nothing changes.", SampleMenu.order),
      (
        "--ignore-case",
        "Moved calendar from 5 to 1. Moved Mail from 1 to 2. Moved News from 2 to 3. "
          + "Moved Work from 3 to 5.", "calendar Mail News Keep Work"
      ),
      (
        "-i",
        "Moved calendar from 5 to 1. Moved Mail from 1 to 2. Moved News from 2 to 3. "
          + "Moved Work from 3 to 5.", "calendar Mail News Keep Work"
      ),
      (
        "--reverse",
        "Moved calendar from 5 to 1. Moved Work from 3 to 2. Moved News from 2 to 3. "
          + "Moved Mail from 1 to 5.", "calendar Work News Keep Mail"
      ),
      ("-ri", "Moved Work from 3 to 1. Moved Mail from 1 to 3.", "Work News Mail Keep calendar"),
      (
        "--by color", "Moved News from 2 to 1. Moved Mail from 1 to 2.",
        "News Mail Work Keep calendar"
      ),
    ])
  func sorts(_ words: String, _ message: String, _ order: String) throws {
    let folder = try SampleMenu.folder()
    let run = try folder.tilemenu("sort menu.yaml \(words)")
    #expect(run.error == message + "\n")
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text(order))
  }

  @Test(
    "sort --by compares whole numbers as numbers, before all text; tiles without the key come last",
    arguments: [
      ([], ["c -3", "b 9", "a 10", "e 10a", "f x", "d", "g"]),
      (["--reverse"], ["f x", "e 10a", "a 10", "b 9", "c -3", "d", "g"]),
    ])
  func sortsNumbers(_ options: [String], _ expected: [String]) throws {
    func text(_ tiles: [String]) -> String {
      "tiles:\n"
        + tiles.map { tile in
          let words = tile.split(separator: " ")
          return "- {title: \(words[0])\(words.count > 1 ? ", rank: \(words[1])" : "")}\n"
        }.joined()
    }
    let folder = try SampleMenu.folder(text(["a 10", "b 9", "c -3", "d", "e 10a", "f x", "g"]))
    let run = try folder.tilemenu(["sort", "menu.yaml", "--by", "rank"] + options)
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == text(expected))
  }

  @Test("sort keeps equal tiles as they stand, also the other way round")
  func sortIsStable() throws {
    let text = "tiles: [{title: a, n: 1}, {title: b, n: 1}, {title: c, n: 0}, {title: d, n: 1}]\n"
    let folder = try SampleMenu.folder(text)
    #expect(try folder.tilemenu("sort menu.yaml --by n --reverse").status == 0)
    #expect(
      try folder.text("menu.yaml")
        == "tiles: [{title: a, n: 1}, {title: b, n: 1}, {title: d, n: 1}, {title: c, n: 0}]\n")
  }

  @Test("of many moves the first six are told")
  func manyMoves() throws {
    let folder = try SampleMenu.folder("tiles: [i, h, g, f, e, d, c, b, a]\n")
    #expect(
      try folder.tilemenu("sort menu.yaml").error
        == "Moved a from 9 to 1. Moved b from 8 to 2. Moved c from 7 to 3. Moved d from 6 to 4. "
        + "Moved f from 4 to 6. Moved g from 3 to 7. And 2 more.\n")
  }
}
