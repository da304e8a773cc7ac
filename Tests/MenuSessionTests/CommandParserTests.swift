import MenuModel
import MenuSession
import Testing

@Suite("typed commands")
struct CommandParserTests {
  private static func tile(_ text: String) -> TileReference { TileReference(text) }

  @Test(
    "are understood",
    arguments: [
      ("pick", .pick(nil)), ("pick Mail", .pick(tile("Mail"))),
      ("pick two words", .pick(tile("two words"))), ("PICK Mail", .pick(tile("Mail"))),
      ("pick #3", .pick(tile("#3"))), ("pick \"first\"", .pick(tile("first"))),
      ("drop", .drop(nil)), ("drop 3", .drop(.position(3))), ("drop to 3", .drop(.position(3))),
      ("drop --to 3", .drop(.position(3))), ("drop first", .drop(.first)),
      ("drop --last", .drop(.last)), ("drop before two words", .drop(.before(tile("two words")))),
      ("drop --after Mail", .drop(.after(tile("Mail")))),
      ("drop before first", .drop(.before(tile("first")))),
      ("drop after 5", .drop(.after(tile("5")))),
      ("left", .step(.left)), ("right", .step(.right)), ("up", .step(.up)), ("down", .step(.down)),
      ("cancel", .cancel), ("undo", .undo), ("redo", .redo), ("show", .show), ("list", .list),
      ("back", .back), ("save", .save), ("help", .help), ("quit", .quit),
      ("swap a b", .swap(tile("a"), tile("b"))),
      ("swap \"a b\" 'c d'", .swap(tile("a b"), tile("c d"))),
      ("move a 3", .move([tile("a")], .position(3))),
      ("move a to 3", .move([tile("a")], .position(3))),
      ("move a --to 3", .move([tile("a")], .position(3))),
      ("move a b c last", .move([tile("a"), tile("b"), tile("c")], .last)),
      ("move a before b c", .move([tile("a")], .before(tile("b c")))),
      ("move a after 5", .move([tile("a")], .after(tile("5")))),
      ("move a --before \"b c\"", .move([tile("a")], .before(tile("b c")))),
      ("move first last", .move([tile("first")], .last)),
      ("move before 5", .move([tile("before")], .position(5))),
      ("move \"a\" \"before\" after b", .move([tile("a"), tile("before")], .after(tile("b")))),
      ("move #1 #2 5", .move([tile("#1"), tile("#2")], .position(5))),
      ("mode shift", .mode(.shift)), ("mode swap", .mode(.swap)),
      ("find", .find(nil)), ("find sys log", .find("sys log")), ("find \"a #b\"", .find("a #b")),
      ("find first", .find("first")), ("edit", .edit(nil)), ("edit A tile", .edit(tile("A tile"))),
      ("open Work", .open(tile("Work"))), ("open My Work", .open(tile("My Work"))),
    ] as [(String, SessionCommand)])
  func understood(_ line: String, _ command: SessionCommand) throws {
    #expect(try SessionCommand.parse(line) == command)
  }

  @Test("nothing is no command", arguments: ["", "  ", "# comment", "  # comment"])
  func nothing(_ line: String) throws {
    #expect(try SessionCommand.parse(line) == nil)
  }

  private static let places = "write N, before TILE, after TILE, first, last or into FOLDER"
  private static let moves =
    "write move TILE N, or before TILE, after TILE, first, last, into FOLDER"

  @Test(
    "that are wrong are told with what to write",
    arguments: [
      ("pcik Mail", "no command is called 'pcik'", "did you mean 'pick'?"),
      ("frobnicate", "no command is called 'frobnicate'", "'help' tells the commands"),
      ("#3", "no command is called '#3'", "'help' tells the commands"),
      ("undo it", "'undo' takes nothing, and 'it' follows", nil),
      ("drop nowhere", "'nowhere' is no place", places),
      ("drop 0", "'0' is no place", places), ("drop -1", "'-1' is no place", places),
      ("drop \"first\"", "'first' is no place", places),
      ("drop before", "'before' is no place", places),
      ("drop 3 4", "'3 4' is no place", places),
      ("drop first Mail", "'first Mail' is no place", places),
      ("drop to 3 4", "'to 3 4' is no place", places), ("drop to x", "'x' is no place", places),
      ("swap", "'swap' wants two tiles", "quote a title that holds blanks"),
      ("swap a", "'swap' wants two tiles", "quote a title that holds blanks"),
      ("swap a b c", "'swap' wants two tiles", "quote a title that holds blanks"),
      ("move", "'move' wants tiles and a place", moves),
      ("move a", "'move' wants tiles and a place", moves),
      ("move 5", "'move' wants tiles and a place", moves),
      ("move a b", "'move' wants tiles and a place", moves),
      ("move a \"3\"", "'move' wants tiles and a place", moves),
      ("move last", "'move' wants tiles and a place", moves),
      ("move a 0", "'0' is no place", places),
      ("mode", "'mode' is shift or swap", "write mode shift, or mode swap"),
      ("mode bubble", "'mode' is shift or swap", "write mode shift, or mode swap"),
      ("mode shift swap", "'mode' is shift or swap", "write mode shift, or mode swap"),
      ("open", "'open' wants a folder", "write open FOLDER"),
    ] as [(String, String, String?)])
  func wrong(_ line: String, _ message: String, _ hint: String?) {
    let error = #expect(throws: CommandError.self) { try SessionCommand.parse(line) }
    #expect(error?.message == message)
    #expect(error?.hint == hint)
  }

  @Test("every command of the table is understood by its name", arguments: SessionCommand.table)
  func table(_ name: String, _ operands: String, _ summary: String) throws {
    let examples = [
      "": "", "[TILE]": "", "[PLACE]": "", "TILE TILE": "a b", "TILE... PLACE": "a 1",
      "shift|swap": "swap", "FOLDER": "a", "TILE": "a", "[WORDS]": "",
    ]
    let example = try #require(examples[operands])
    #expect(try SessionCommand.parse("\(name) \(example)") != nil)
    #expect(!summary.isEmpty)
  }
}
