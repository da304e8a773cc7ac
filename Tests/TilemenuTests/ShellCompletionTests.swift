import MenuModel
import MenuYAML
import TestSupport
import Testing

@testable import tilemenu

@Suite("completion in real shells")
struct ShellCompletionTests {
  private static let menu = """
    tiles:
      - Mail
      - title: Disk usage
        description: How full it is
      - Renew certificates
      - title: Work things
        tiles: [Wiki, Old tickets]

    """

  private static let groups = "title: x\ngroups:\n  - items: [{name: a}, {name: b}]\n"

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", menu)
    try folder.write("odd menu.yaml", menu)
    try folder.write("groups.yaml", groups)
    try folder.write("one.yaml", "tiles: [Only one]\n")
    try folder.write("broken.yaml", "tiles: [a\n")
    try FileBytes.write(menu.bytes, to: "\(folder.home)/mine.yaml".bytes)
    return folder
  }

  /// What is typed, tabs as `⇥` and steps to the left as `←`, and the words that come of it behind the
  /// command.
  private static let lines: [(typed: String, words: [String])] = [
    ("mov⇥", ["move"]),
    ("comp⇥b⇥", ["completions", "bash"]),
    ("help sch⇥", ["help", "schema"]),
    ("show --col⇥true⇥menu.yaml", ["show", "--color", "truecolor", "menu.yaml"]),
    ("show --color=ne⇥", ["show", "--color=never"]),
    ("list men⇥", ["list", "menu.yaml"]),
    ("men⇥", ["menu.yaml"]),
    ("check odd⇥men⇥", ["check", "odd menu.yaml", "menu.yaml"]),
    ("run menu.yaml Ma⇥", ["run", "menu.yaml", "Mail"]),
    ("run menu.yaml Di⇥", ["run", "menu.yaml", "Disk usage"]),
    ("run menu.yaml \"Di⇥", ["run", "menu.yaml", "Disk usage"]),
    ("run menu.yaml 'Disk u⇥", ["run", "menu.yaml", "Disk usage"]),
    ("run menu.yaml Disk\\ u⇥", ["run", "menu.yaml", "Disk usage"]),
    ("run 'odd menu.yaml' Di⇥", ["run", "odd menu.yaml", "Disk usage"]),
    ("run odd\\ menu.yaml Di⇥", ["run", "odd menu.yaml", "Disk usage"]),
    ("move menu.yaml Di⇥--fir⇥", ["move", "menu.yaml", "Disk usage", "--first"]),
    (
      "move menu.yaml Mail --bef⇥Ren⇥",
      ["move", "menu.yaml", "Mail", "--before", "Renew certificates"]
    ),
    (
      "move menu.yaml Mail --before=Ren⇥",
      ["move", "menu.yaml", "Mail", "--before=Renew certificates"]
    ),
    ("move menu.yaml Mail --into ⇥", ["move", "menu.yaml", "Mail", "--into", "Work things"]),
    ("run menu.yaml Work\\ things/O⇥", ["run", "menu.yaml", "Work things/Old tickets"]),
    (
      "move menu.yaml Mail --into 'Work things' --after O⇥",
      ["move", "menu.yaml", "Mail", "--into", "Work things", "--after", "Old tickets"]
    ),
    (
      "list groups.yaml --tiles '.groups[⇥",
      ["list", "groups.yaml", "--tiles", ".groups[0].items"]
    ),
    ("run one.yaml \\#⇥", ["run", "one.yaml", "#1"]),
    ("run one.yaml '#⇥", ["run", "one.yaml", "#1"]),
    ("run broken.yaml Ma⇥", ["run", "broken.yaml", "Ma"]),
    ("run missing.yaml Ma⇥", ["run", "missing.yaml", "Ma"]),
    (
      "swap menu.yaml Mail Di --quiet←←←←←←←←⇥",
      ["swap", "menu.yaml", "Mail", "Disk usage", "--quiet"]
    ),
  ]

  @Test("what a tab makes of a line is what is meant", arguments: CompletingShell.Kind.allCases)
  func completes(_ kind: CompletingShell.Kind) throws {
    let shell = try CompletingShell(kind, in: Self.folder())
    for (typed, words) in Self.lines {
      let keys = typed.replacing("⇥", with: "\t").replacing("←", with: "\u{2}")
      #expect(try shell.words(of: "tilemenu " + keys) == words, "\(typed)")
    }
  }

  @Test("a file under the home folder is found", arguments: CompletingShell.Kind.allCases)
  func expandsHome(_ kind: CompletingShell.Kind) throws {
    let folder = try Self.folder()
    let shell = try CompletingShell(kind, in: folder)
    let words = ["run", "\(folder.home)/mine.yaml", "Disk usage"]
    #expect(try shell.words(of: "tilemenu run ~/mine.yaml Di\t") == words)
    #expect(try shell.words(of: "tilemenu run $HOME/mine.yaml Di\t") == words)
  }

  /// Titles that mean something to a shell, to tilemenu or to neither.
  private static let titles = [
    "plain", "two words", "  blanks  ", "say \"hi\" now", "ends in \"", "it's", "''",
    "$HOME ${x} $(id)", "`id`", "a;b|c&d>e<f", "#hash", "# 3", "#3", "C# and F#", "-dash",
    "--first", "a/b", "back\\slash", "ends in \\", "Wow! Such!news", "!", "~", "~root", "{a,b}",
    "*?[x]", "(a)", "a:b=c", "=ls", "^x^y", "%1", "Grüße", "日本語", "👩‍🚀 up", "e\u{301}", "-",
    "@host", "files", "new\nline", "tab\tin", "a, b",
  ]

  @Test(
    "any title comes out as it is, in whatever quote it begins",
    arguments: CompletingShell.Kind.allCases)
  func quotesTitles(_ kind: CompletingShell.Kind) throws {
    let folder = try TemporaryFolder()
    for (number, title) in Self.titles.enumerated() {
      let quoted = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
      try folder.write("\(number).yaml", "tiles: [\"\(quoted)\"]\n")
    }
    let shell = try CompletingShell(kind, in: folder)
    for (number, title) in Self.titles.enumerated() {
      let menu = try MenuDocument(SourceText(folder.bytes("\(number).yaml"))).menu
      for quote in ["", "'", "\""] {
        let words = try shell.words(of: "tilemenu run \(number).yaml \(quote)\t")
        try #require(words.count == 3, "\(title) behind \(quote): \(words)")
        let found = try? TileLookup(in: Arrangement(of: menu)).tile(TileReference(words[2]))
        #expect(found == 0, "\(title) behind \(quote): \(words[2])")
        #expect(!words[2].hasPrefix("-"))
      }
    }
  }

  @Test(
    "zsh and fish show what a word is, in the order of the menu",
    arguments: [CompletingShell.Kind.zsh, .fish])
  func showsDescriptions(_ kind: CompletingShell.Kind) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "menu.yaml", "tiles: [{title: 'z:z', description: Never yet}, 'a\\c', Twice, Twice]\n")
    let shell = try CompletingShell(kind, in: folder)
    let words = ["z:z", "Never yet", "a\\\\c", "#3", "Twice", "#4", "Twice"]
    #expect(shell.shows(words, for: "tilemenu run menu.yaml \t\t"))
    #expect(shell.shows(["print the JSON Schema"], for: "tilemenu s\t\t"))
  }
}
