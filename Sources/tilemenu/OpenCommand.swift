/// A bare `tilemenu`: opens a menu.
enum OpenCommand {
  static func run(_ line: Invocation) throws(Failure) -> ExitStatus {
    if let word = line.operands.first {
      try refuseMistyped(word, isAlone: line.operands.count == 1)
    }
    let file = try MenuFile.named(in: line)
    if file.name.isStandardStream {
      throw .usage("a session needs a file", hint: "name one", command: .open)
    }
    return try LineSession.run(file, line)
  }

  /// A file's name stands alone, so words that follow show that a command was meant; so does a name
  /// that no file has and a command nearly has.
  private static func refuseMistyped(_ word: Word, isAlone: Bool) throws(Failure) {
    if isAlone && (word.isStandardStream || Surroundings.exists(word)) { return }
    let commands = CommandName.allCases.compactMap(\.typed)
    let nearest = nearestName(to: word.text, among: commands)
    if isAlone && nearest == nil { return }
    throw .usage(
      isAlone
        ? "there is no file or command '\(word.text)'" : "no command is called '\(word.text)'",
      hint: nearest.map { "did you mean '\($0)'?" }, command: .open)
  }
}
