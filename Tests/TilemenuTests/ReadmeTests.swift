import Testing

@testable import tilemenu

/// What a newcomer reads first is true.
@Suite struct ReadmeTests {
  private let text: String

  init() throws { text = try Repository.text("README.md") }

  /// The code blocks of a language, as lines.
  private func blocks(_ language: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
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
    let menu = try #require(blocks("yaml").first)
    #expect(menu.count == 10)
    #expect(menu.joined(separator: "\n") + "\n" == (try Repository.text("Examples/small.yaml")))
  }

  @Test("what the README shows of a terminal is what one sees")
  func transcriptsAreTrue() throws {
    try Transcript.expectTruth(blocks("console").compactMap { Transcript($0) })
  }

  @Test("the README names every command, in the words of the help")
  func commandsAgree() {
    for spec in CommandSpec.all {
      let command = spec.synopsis
      let isTold = text.contains("`tilemenu \(command)` | \(spec.summary)")
      #expect(isTold, "\(command)")
    }
  }

  @Test("both set-up commands are one line that installs what is missing and works as pasted")
  func setUpWorks() throws {
    let commands = blocks("sh")
    #expect(commands.map(\.count) == [1, 1])
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
