import MenuYAML
import TestSupport
import Testing

@testable import tilemenu

/// Every display in the manuals is true: a transcript is run, a menu is read, a command is understood, and
/// JSON has the keys that are printed.
@Suite struct ManualExampleTests {
  static let pages = ["man/man1/tilemenu.1", "man/man5/tilemenu.5"]

  @Test("what the manuals show of a terminal is what one sees", arguments: pages)
  func transcriptsAreTrue(path: String) throws {
    let page = try ManualPage(path)
    for section in page.sections {
      let transcripts = page.section(section).transcripts
      if !transcripts.isEmpty { try Transcript.expectTruth(transcripts) }
    }
  }

  @Test(
    "what the manuals show besides is a menu, a command or JSON, and none is wrong",
    arguments: pages)
  func displaysAreTrue(path: String) throws {
    let displays = try ManualPage(path).displays.filter { Transcript($0.map { $0[...] }) == nil }
    try #require(!displays.isEmpty)
    for lines in displays {
      let text = lines.joined(separator: "\n") + "\n"
      if text.hasPrefix("{") {
        #expect(try Self.printedKeys().contains(Self.keys(in: text)), "\(text)")
      } else if text.contains("tiles:") {
        #expect(
          try MenuDocument(SourceText(Array(text.utf8)))
            .diagnostics(with: [], forOtherReaders: true) == [])
      } else {
        for line in text.replacing("|\n", with: "|").split(separator: "\n")
        where !line.hasPrefix("# ") { try expectCommand(String(line)) }
      }
    }
  }

  /// Expects a line of a shell to hold a command line of ours that is understood.
  private func expectCommand(_ line: String) throws {
    let found = try #require(line.firstMatch(of: /tilemenu ([^()|&;]+)/), "\(line)")
    let words = found.output.1.split(separator: " ").map { Word(String($0)) }
    _ = try CommandLineParser.parse(words)
  }

  private static func keys(in json: String) -> Set<Substring> {
    Set(json.matches(of: /"(\w+)" ?:/).map(\.output.1))
  }

  /// The keys of all that is printed as JSON.
  private static func printedKeys() throws -> [Set<Substring>] {
    let shell = try ScratchShell()
    let commands = [
      "list small.yaml --json", "lists small.yaml --json", "move small.yaml Mail --last --json",
    ]
    let mistake = "printf 'tiles: 1' | tilemenu check - --json"
    return try (commands.map { "tilemenu " + $0 } + [mistake]).map { script in
      keys(in: try shell.run(script).output)
    }
  }
}
