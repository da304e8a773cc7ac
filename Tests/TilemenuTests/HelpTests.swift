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
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 40)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 92 })
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
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 25)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 92 })
    for line in ["help \(name)", "\(name) --help", "\(name) -h", "\(name) menu.yaml x --help"] {
      #expect(
        try TemporaryFolder().tilemenu(line)
          == CommandRun(status: 0, outputBytes: text.bytes, errorBytes: []))
    }
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
