import TestSupport
import Testing

@testable import tilemenu

@Suite("help, and the tables it is made of")
struct HelpTests {
  @Test("the overview names every command and fits on a screen")
  func overview() throws {
    let text = HelpText.overview
    for spec in CommandSpec.all {
      #expect(text.contains("  tilemenu \(spec.synopsis)"))
      #expect(text.contains(spec.summary))
    }
    for option in CommandSpec.named(.open).options + [.help, .version] {
      #expect(text.contains(OptionSpec.named(option).usage))
    }
    #expect(text.count { $0 == "\n" } < 40)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for line in ["help", "--help", "-h", "--help menu.yaml", "menu.yaml -h"] {
      #expect(
        try TemporaryFolder().tilemenu(line)
          == CommandRun(status: 0, outputBytes: text.bytes, errorBytes: []))
    }
  }

  @Test("a command's help tells all of it, and fits on a screen", arguments: CommandSpec.all)
  func command(_ spec: CommandSpec) throws {
    guard let name = spec.name.typed else { return }
    let text = HelpText.text(of: spec)
    #expect(text.hasPrefix("tilemenu \(spec.synopsis)\n"))
    #expect(text.hasSuffix("\nExample: \(spec.example)\n"))
    for option in spec.options {
      #expect(text.contains(OptionSpec.named(option).usage))
      #expect(text.contains(OptionSpec.named(option).summary))
    }
    #expect(text.count { $0 == "\n" } < 24)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for line in ["help \(name)", "\(name) --help", "\(name) -h", "\(name) menu.yaml x --help"] {
      #expect(
        try TemporaryFolder().tilemenu(line)
          == CommandRun(status: 0, outputBytes: text.bytes, errorBytes: []))
    }
  }

  /// What has to be done before an example of the help, which is about a menu that somebody has.
  private static let preparation: [CommandName: String] = [
    .undo: "tilemenu move -q menu.yaml Mail --last", .initialize: "rm menu.yaml",
    .redo: "tilemenu move -q menu.yaml Mail --last && tilemenu undo -q menu.yaml",
  ]

  @Test(
    "the example in a command's help is about it, and does what it says", arguments: CommandSpec.all
  )
  func example(_ spec: CommandSpec) throws {
    #expect(
      spec.example.contains(["tilemenu", spec.name.typed].compactMap { $0 }.joined(separator: " ")))
    let shell = try ScratchShell()
    #expect(try shell.run("cp homer.yml docker-compose.yml").status == 0)
    #expect(
      try shell.run(
        "printf 'tiles:\\n  - News\\n  - title: Mail\\n    run: ls\\n  - Wiki\\n  - Work\\n' > menu.yaml"
      ).status == 0)
    if let script = Self.preparation[spec.name] { #expect(try shell.run(script).output == "") }
    // Nobody is there to choose. What is sourced is for bash.
    let isForBash = spec.name == .completions
    let result = try shell.run(isForBash ? "bash -ec '\(spec.example)'" : spec.example)
    #expect(result.status == (spec.name == .choose ? 3 : 0), "\(result.output)")
  }

  @Test(
    "a mistyped option or command is answered with the one that was meant",
    arguments: CommandSpec.all)
  func mistyped(_ spec: CommandSpec) {
    let more: [OptionName] = spec.name == .open ? [.help, .version] : [.help]
    for option in (spec.options + more).map(\.rawValue) {
      let words = [spec.name.typed, "--" + exchanged(option)].compactMap { $0 }
      #expect(hint(for: words) == "did you mean '--\(option)'?", "\(words)")
    }
    guard let name = spec.name.typed else { return }
    for words in [[exchanged(name), "menu.yaml"], ["help", exchanged(name)]] {
      #expect(hint(for: words) == "did you mean '\(name)'?", "\(words)")
    }
  }

  /// A word with its first two different neighbours exchanged, as hasty fingers do.
  private func exchanged(_ word: String) -> String {
    var letters = Array(word)
    let place = letters.indices.dropLast().first { letters[$0] != letters[$0 + 1] } ?? 0
    letters.swapAt(place, place + 1)
    return String(letters)
  }

  /// What is proposed in place of a command line that is wrong.
  private func hint(for words: [String]) -> String? {
    do throws(Failure) {
      let line = try CommandLineParser.parse(words.map { Word($0) })
      switch line.command {
      case .help: try HelpCommand.run(line)
      case .open: _ = try OpenCommand.run(line)
      default: return nil
      }
    } catch {
      if case .usage(_, let hint, _) = error { return hint }
    }
    return nil
  }

  @Test("every option of a command is understood, long and short", arguments: CommandSpec.all)
  func options(_ spec: CommandSpec) throws {
    for name in spec.options {
      let option = OptionSpec.named(name)
      #expect(option.name == name)
      #expect(!option.summary.isEmpty)
      var spellings: [[String]]
      switch option.value {
      case .none: spellings = [["--\(name.rawValue)"]]
      case .required: spellings = [["--\(name.rawValue)", "5"], ["--\(name.rawValue)=5"]]
      case .optionalSize:
        spellings = [
          ["--\(name.rawValue)", "5"], ["--\(name.rawValue)=5"], ["--\(name.rawValue)"],
        ]
      }
      if let short = option.short { spellings.append(["-\(short)"]) }
      for words in spellings {
        let line = try CommandLineParser.parse(
          ([spec.name.typed].compactMap { $0 } + ["file"] + words).map { Word($0) })
        #expect(line.command == spec.name)
        #expect(line.operands == [Word("file")])
        #expect(line.has(name))
        #expect(line.text(name) == (words.count > 1 || words[0].contains("=") ? "5" : ""))
      }
    }
  }

  @Test("no two options have one letter, and each belongs to a command")
  func letters() {
    let letters = OptionSpec.all.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(Set(OptionSpec.all.map(\.name)) == Set(OptionName.allCases))
    #expect(OptionSpec.all.count == OptionName.allCases.count)
    let taken = Set(CommandSpec.all.flatMap(\.options) + [.help, .version])
    #expect(taken == Set(OptionName.allCases))
    #expect(CommandSpec.all.map(\.name) == CommandName.allCases)
  }

  @Test("letters may stand together, and a size may follow its option")
  func parsing() throws {
    let line = try CommandLineParser.parse(
      ["sort", "-rin", "menu.yaml", "--max-size", "5k", "--by=a=b", "--", "-x"].map { Word($0) })
    #expect(line.operands.map(\.text) == ["menu.yaml", "-x"])
    #expect(Set(line.options.keys) == [.reverse, .ignoreCase, .dryRun, .maxSize, .by])
    #expect(line.text(.by) == "a=b")
    #expect(line.text(.maxSize) == "5k")
  }

  @Test(
    "sizes are read as people write them",
    arguments: [
      ("0", 0), ("5000", 5000), ("1k", 1024), ("1K", 1024), ("64M", 64 << 20), ("200MB", 200 << 20),
      ("2GiB", 2 << 30), ("1g", 1 << 30), ("10b", nil), ("", nil), ("M", nil), ("-5", nil),
      ("5 M", nil), ("1.5M", nil), ("9999999999999G", nil), ("5T", nil),
    ] as [(String, Int?)])
  func sizes(_ text: String, _ bytes: Int?) {
    #expect(ByteCount(text)?.bytes == bytes)
  }

  @Test("the version is told")
  func version() throws {
    #expect(
      try TemporaryFolder().tilemenu("--version")
        == CommandRun(
          status: 0, outputBytes: "tilemenu \(Version.number)\n".bytes, errorBytes: []))
  }
}

extension CommandSpec: CustomTestStringConvertible {
  public var testDescription: String { synopsis }
}
