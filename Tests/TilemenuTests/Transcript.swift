import Testing

/// Commands as a manual shows them, `$ ` before each, and behind each what it prints.
struct Transcript {
  /// A command and what it shall print.
  struct Step: Equatable {
    let command: String
    var output = ""
  }

  private(set) var steps: [Step] = []

  /// Reads lines; nil where the first is no command.
  init?(_ lines: some Sequence<Substring>) {
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if steps.isEmpty {
        return nil
      } else {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    if steps.isEmpty { return nil }
  }

  /// Runs transcripts one after the other and expects each command to print what it shows.
  static func expectTruth(_ transcripts: [Transcript]) throws {
    let shell = try ScratchShell()
    try #require(!transcripts.isEmpty)
    for step in transcripts.flatMap(\.steps) {
      let output = try shell.run(step.command).output
      #expect(output == step.output, "\(step.command)")
    }
  }
}
