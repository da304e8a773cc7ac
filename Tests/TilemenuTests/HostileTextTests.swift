import TerminalSupport
import TestSupport
import Testing

@Suite("Text that a terminal would act on, or that turns text around")
struct HostileTextTests {
  /// A control sequence of the upper half, an escape, a reversal, a line separator, a hidden tag.
  private static let title = "a\\x9B2Jb\\e[2J\u{202E}c\u{2066}\\Ld\u{E0041}\\x7Fe"
  private static let menu = "tiles:\n  - \"\(title)\"\n  - News # \u{202E}\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", Self.menu)
    return folder
  }

  /// Checks that a text has none of it.
  private func expectHarmless(
    _ text: String, location: SourceLocation = #_sourceLocation
  ) {
    let harmful = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: !"\r\n\t".unicodeScalars.contains(scalar)
      case .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    #expect(harmful.map(\.value) == [], sourceLocation: location)
  }

  @Test("is spelled out in JSON, which means the same")
  func json() throws {
    let folder = try folder()
    for command in ["list", "lists"] {
      let output = try folder.tilemenu("\(command) --json menu.yaml").output
      expectHarmless(output)
      #expect(
        output.contains(
          #""a\u009b2Jb\u001b[2J\u202ec\u2066\u2028d\udb40\udc41\u007fe""#))
    }
  }

  @Test("is spelled out in what is said of it")
  func messages() throws {
    let folder = try folder()
    let moved = try folder.tilemenu("move menu.yaml #1 --last")
    #expect(moved.status == 0)
    expectHarmless(moved.error)
    let name = "a\u{1B}[2J\u{202E}\u{9B}.yaml"
    try folder.write(name, "tiles: [a, *\u{202E}]\n")
    for command in ["check", "list", "show", "lists", "undo"] {
      let run = try folder.tilemenu([command, name])
      #expect(run.status == 1)
      expectHarmless(run.error)
    }
  }

  @Test("stays in a diff for a program")
  func diff() throws {
    let folder = try folder()
    let diff = try folder.tilemenu("move menu.yaml #1 --last --dry-run --diff").output
    #expect(diff.contains("  - News # \u{202E}\n"))
  }

  @Test("is spelled out in a diff on a terminal")
  func diffOnTerminal() throws {
    let folder = try folder()
    try folder.write("menu.yaml", Self.menu + "  - Tab\t#\r\n")
    let program = try #require(
      TerminalProgram(
        [
          BuiltCommand.path, "move", folder.path("menu.yaml"), "News", "--first", "--diff",
          "--dry-run",
        ], environment: ["LC_ALL=C.UTF-8", "HOME=\(folder.home)"]))
    #expect(program.waitForExit() == 0)
    let output = String(decoding: program.terminal.output, as: UTF8.self)
    expectHarmless(output)
    #expect(output.contains("  - News # \\u{202E}\r\n"))
    #expect(output.contains("   - Tab\t#\\r\r\n"))
  }
}
