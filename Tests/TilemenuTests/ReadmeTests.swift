import Testing

@testable import tilemenu

/// What a newcomer reads first is true.
@Suite struct ReadmeTests {
  private let text: String

  init() throws { text = try Repository.text("README.md") }

  /// The code blocks of a language, as lines.
  static func blocks(_ language: String) throws -> [[Substring]] {
    var blocks: [[Substring]] = []
    var rest = try Repository.text("README.md").split(
      separator: "\n", omittingEmptySubsequences: false)[...]
    while let start = rest.firstIndex(of: "```\(language)") {
      let block = rest[(start + 1)...].prefix { $0 != "```" }
      blocks.append(Array(block))
      rest = rest[block.endIndex...]
    }
    return blocks
  }

  @Test("the README is at most 100 lines long")
  func isShort() {
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
  }

  @Test("the README's menu is the smallest example, in ten lines")
  func menuIsExample() throws {
    let menu = try #require(try Self.blocks("yaml").first)
    #expect(menu.count == 10)
    #expect(menu.joined(separator: "\n") + "\n" == (try Repository.text("Examples/small.yaml")))
  }

  @Test("what the README shows of a terminal is what one sees")
  func transcriptsAreTrue() throws {
    try Transcript.expectTruth(try Self.blocks("console").compactMap { Transcript($0) })
  }

  @Test("the README names every command, in the words of the help")
  func commandsAgree() {
    for spec in CommandSpec.all {
      let command = spec.synopsis
      let isTold = text.contains("`tilemenu \(command)` | \(spec.summary)")
      #expect(isTold, "\(command)")
    }
  }

  @Test("every block of the README is tried by one of these tests")
  func blocksAreKnown() {
    let languages = text.matches(of: /\n```(\w+)\n/).map(\.output.1)
    #expect(languages == ["text", "yaml", "console", "sh", "sh", "sh"])
  }

  @Test("the program, the manuals and completions are installed by one command each")
  func installs() throws {
    let shell = try ScratchShell()
    let made = try shell.run(
      """
      mkdir -p .build/release local/bin local/share/man && ln -s "$(command -v tilemenu)" .build/release
      cp -r '\(Repository.root)/man' .
      """)
    #expect(made.output == "")
    let commands = try Self.blocks("sh")[1]
    #expect(commands.count == 3)
    for command in commands {
      // Where root has no sudo, none is asked for; where somebody else runs this, none is needed.
      let sudo = try Self.isRoot ? "sudo() { echo 'there is no sudo'; }" : "sudo() { \"$@\"; }"
      let script = sudo + "; " + command.replacing("/usr/local", with: "local")
      #expect(try shell.run(script).output == "", "\(command)")
    }
    let completing = try shell.run("cat ~/.local/share/bash-completion/completions/tilemenu")
    #expect(completing.output == (try shell.run("tilemenu completions bash").output))
    let version = try shell.run(
      "local/bin/tilemenu --version; mandoc -T ascii local/share/man/man*/*")
    #expect(version.output.hasPrefix("tilemenu \(Version.number)\n"))
    #expect(version.output.contains("TILEMENU(1)") && version.output.contains("TILEMENU(5)"))
  }

  private static var isRoot: Bool {
    get throws { try ScratchShell().run("id -u").output == "0\n" }
  }

  @Test("blank lines stand around headings, code and the table, as every reader of Markdown wants")
  func blocksStandAlone() {
    let outside = text.replacing(/```\w+\n(?s:.*?)\n```\n/, with: "```\n")
    let lines = outside.split(separator: "\n", omittingEmptySubsequences: false)
    for (above, below) in zip(lines, lines.dropFirst()) where !above.isEmpty && !below.isEmpty {
      let standsAlone = [above, below].contains { $0.hasPrefix("#") || $0.hasPrefix("```") }
      let isOneBlock = !standsAlone && above.hasPrefix("|") == below.hasPrefix("|")
      #expect(isOneBlock, "\(above)\n\(below)")
    }
  }

  @Test(
    "to build and to test are one line each, which installs what is missing and works as pasted")
  func setUpWorks() throws {
    let commands = try Self.blocks("sh")
    #expect(commands.count == 3 && commands[0].count == 1 && commands[2].count == 1)
    let (build, test) = (try #require(commands.first?.first), try #require(commands.last?.first))
    let installing = "apt-get install -y libxxhash-dev libyaml-dev' && swift build -c release && "
    #expect(build.contains(installing))
    #expect(test.hasSuffix(" && swift test"))
    let steps = build.split(separator: " && ").filter { $0.hasPrefix(".build/release/tilemenu ") }
    try #require(steps.count == 2)
    let shell = try ScratchShell()
    for step in steps {
      let script = step.dropFirst(".build/release/".count)
      let result = try shell.run("ln -sfn . Examples; \(script)")
      #expect(result.status == 0, "\(result.output)")
    }
    #expect(steps[1].contains("--dry-run"), "the checkout stays as it is")
  }

  @Test("every link in the README leads to a file")
  func linksHold() throws {
    let links = text.matches(of: /\]\(([^)]+)\)/).map(\.output.1)
    #expect(links.count >= 3)
    for link in links {
      let found = try ScratchShell().run("test -e '\(Repository.root)/\(link)'")
      #expect(found.status == 0, "\(link)")
    }
  }
}
