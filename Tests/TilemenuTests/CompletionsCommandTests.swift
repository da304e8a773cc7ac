import Terminal
import TestSupport
import Testing

@testable import tilemenu

@Suite("completions")
struct CompletionsCommandTests {
  private static let menu = """
    tiles:
      - Mail
      - title: Mail box
        description: The other one
      - title: Work
        tiles: [Wiki, Mail, a/b]
      - Twice
      - Twice
      - "-dash"
      - "Work/Wiki"

    """

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", menu)
    try folder.write("two.yaml", "a: [1, 2]\n---\nb: [x]\n")
    return folder
  }

  /// The answer for a line, with `|` for the cursor; blanks separate words.
  private static func answer(_ line: String, in folder: TemporaryFolder) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let cursor = try #require(words.firstIndex { $0.contains("|") })
    let typed = words.enumerated().map { index, word in
      index == cursor ? String(word.prefix { $0 != "|" }) : word
    }
    let run = try folder.tilemenu(["completions", "fish", "--", "\(cursor + 1)"] + typed)
    #expect(run.error == "")
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  private static let tiles = [
    "Mail\t#1", "Mail box\tThe other one", "Work\t#3", "#3/#1\tWiki", "Work/Mail\t#3/#2",
    "Work/a\\/b\t#3/#3", "#4\tTwice", "#5\tTwice", "#6\t-dash", "Work\\/Wiki\t#7",
  ]

  /// The same where a dash begins no option.
  private static let dashed = tiles.map { $0 == "#6\t-dash" ? "-dash\t#6" : $0 }

  /// Words that are words of the tables, so that nothing is said of what they are.
  private static func bare(_ words: String) -> [String] {
    words.split(separator: " ").map { $0 + "\t" }
  }

  private static let reading = "--tiles --document --title --max-size --help"
  private static let commands = CommandSpec.all.compactMap(\.name.typed).joined(separator: " ")
  private static let opening =
    "--plain --once --no-quit --no-mouse --no-animation --color --dry-run --locked --in-place "
    + "--tiles --document --title --max-size --help"

  private static let table: [(line: String, answer: [String])] = [
    ("tilemenu |", bare(commands) + ["files"]),
    ("tilemenu help |", bare(commands)),
    ("tilemenu --ver|", bare(opening + " --version")),
    ("tilemenu frobnicate x |", bare(opening)),
    ("tilemenu list m|", ["files"]),
    ("tilemenu apply menu.yaml |", ["files"]),
    ("tilemenu check menu.yaml |", ["files"]),
    ("tilemenu completions |", bare("bash zsh fish")),
    ("tilemenu completions fish |", bare("--help")),
    ("tilemenu run menu.yaml |", tiles),
    (
      "tilemenu run menu.yaml #|",
      [
        "#1\tMail", "#2\tMail box", "#3\tWork", "#3/#1\tWiki", "#3/#2\tMail", "#3/#3\ta/b",
        "#4\tTwice", "#5\tTwice", "#6\t-dash", "#7\tWork/Wiki",
      ]
    ),
    ("tilemenu run -- menu.yaml -|", dashed),
    ("tilemenu run menu.yaml Mail |", bare(reading)),
    ("tilemenu run menu.yaml --max-size 5k |", tiles),
    (
      "tilemenu order menu.yaml Mail Work |",
      tiles.filter { !$0.hasPrefix("Mail\t") && !$0.hasPrefix("Work\t") }
    ),
    ("tilemenu swap menu.yaml | Mail", tiles.filter { !$0.hasPrefix("Mail\t") }),
    ("tilemenu move menu.yaml Mail --into |", ["Work\t#3"]),
    ("tilemenu move menu.yaml --into Work |", tiles),
    ("tilemenu move menu.yaml Mail --after -|", dashed.filter { !$0.hasPrefix("Mail\t") }),
    ("tilemenu move menu.yaml Mail --into=W|", ["--into=Work\t#3"]),
    (
      "tilemenu move menu.yaml Mail --into Work --before |",
      ["Wiki\t#1", "Mail\t#2", "a\\/b\t#3"]
    ),
    (
      "tilemenu move menu.yaml Mail --first -n --|",
      bare("--into --diff --quiet --json --in-place " + reading)
    ),
    ("tilemenu show --color |", bare(ColorChoice.words.joined(separator: " "))),
    ("tilemenu show --width |", []),
    (
      "tilemenu sort menu.yaml --by |",
      [
        "description\ta sentence about it", "tiles\tthe tiles in it, which make it a folder",
        "title\tthe name shown",
      ]
    ),
    ("tilemenu list two.yaml --tiles |", [".a\t2: 1, 2", ".b\t1: x"]),
    ("tilemenu list --tiles | two.yaml", [".a\t2: 1, 2", ".b\t1: x"]),
    ("tilemenu list two.yaml --document 2 --tiles |", [".b\t1: x"]),
    ("tilemenu run two.yaml --tiles .a |", ["1\t#1", "2\t#2"]),
    ("tilemenu run no.yaml |", []), ("tilemenu run - |", []), ("tilemenu run . |", []),
    ("tilemenu run pipe |", []), ("tilemenu run menu.yaml --tiles .x |", []),
    ("tilemenu run menu.yaml --tiles ]] |", []),
  ]

  @Test("a line is answered with the words that can stand at its cursor")
  func answers() throws {
    let folder = try Self.folder()
    _ = try folder.tool("/usr/bin/mkfifo", ["pipe"])
    for (line, wanted) in Self.table {
      let told = try Self.answer(line, in: folder)
      let isBare = wanted.allSatisfy { $0.hasSuffix("\t") || $0 == "files" }
      let found = told.map { isBare && $0 != "files" ? $0.prefix { $0 != "\t" } + "\t" : $0 }
      #expect(found == wanted, "\(line)")
    }
  }

  @Test("between the tiles to move and the place, tiles and places are told")
  func places() throws {
    let told = try Self.answer("tilemenu move menu.yaml Mail |", in: Self.folder())
    let places = ["--to", "--before", "--after", "--first", "--last", "--into"]
    #expect(told.prefix(9) == Self.tiles.dropFirst())
    #expect(told.dropFirst(9).map { $0.prefix { $0 != "\t" } } == places.map { $0[...] })
  }

  @Test("without a file named, the lists are those of the person's own menu")
  func ownMenu() throws {
    let folder = try Self.folder()
    let run = try folder.tilemenu(
      ["completions", "zsh", "--", "4", "tilemenu", "list", "--tiles", ""],
      environment: ["TILEMENU_FILE": folder.path("two.yaml")])
    #expect(run.output == ".a\t2: 1, 2\n.b\t1: x\n")
  }

  /// What stands before the cursor in bash, the word that it replaces, and what is put there.
  private static let bash: [(before: String, word: String, put: [String])] = [
    ("tilemenu run menu.yaml Mail\\ ", "Mail\\ ", ["Mail\\ box"]),
    ("tilemenu run menu.yaml \"Mail", "Mail", ["Mail\"", "Mail box\""]),
    ("tilemenu run menu.yaml 'Mail ", "Mail ", ["Mail box'"]),
    ("tilemenu run menu.yaml Ma'il b", "il b", ["il box'"]),
    ("tilemenu run menu.yaml mail\\ ", "mail\\ ", ["Mail\\ box"]),
    ("tilemenu run menu.yaml \\#7", "\\#7", ["\\#7"]),
    ("tilemenu   show  --color=t", "t", ["truecolor"]),
    ("tilemenu run menu.yaml Work\\\\/", "Work\\\\/", ["Work\\\\/Wiki"]),
    ("tilemenu run menu.yaml x", "x", []),
    ("tilemenu run menu.yaml \"x ", "x ", []),
  ]

  @Test("bash is told what to put in place of a word, quoted as the line has it")
  func quotesForBash() throws {
    let folder = try Self.folder()
    for (before, word, put) in Self.bash {
      let run = try folder.tilemenu(["completions", "bash", "--", word, before, ""])
      let told = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(told == put.map { $0[...] }, "\(before)")
    }
  }

  @Test("a file too large to be waited for has no words, and of a large one not all are told")
  func large() throws {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", "tiles:\n" + (0..<5000).map { "- Tile \($0)\n" }.joined())
    #expect(try Self.answer("tilemenu run menu.yaml |", in: folder).count == 1000)
    #expect(try Self.answer("tilemenu run menu.yaml tile|", in: folder).count == 1000)
    try folder.write("huge.yaml", "tiles: [a]\n#" + String(repeating: "x", count: 3 << 20))
    #expect(try Self.answer("tilemenu run huge.yaml |", in: folder) == [])
  }

  @Test("each shell has its script, and another is told which there are")
  func scripts() throws {
    let folder = try TemporaryFolder()
    for shell in Shell.allCases {
      let run = try folder.tilemenu(["completions", shell.rawValue])
      #expect(run.output == shell.script)
      #expect(try folder.tool("/usr/bin/\(shell)", ["-n"], input: run.outputBytes).error == "")
    }
    let unknown = try folder.tilemenu(["completions", "csh"])
    #expect(unknown.status == 2)
    #expect(
      unknown.error
        == "tilemenu: completions: no words can be completed in 'csh'; name bash, zsh or fish\n")
    #expect(try folder.tilemenu(["completions"]).status == 2)
    for question in [["1"], ["x", "tilemenu"], ["3", "tilemenu", "run"], ["1", "tilemenu"]] {
      #expect(try folder.tilemenu(["completions", "fish", "--"] + question) == .silent)
    }
  }
}
