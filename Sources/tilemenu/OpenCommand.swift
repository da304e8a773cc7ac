/// A bare `tilemenu`: opens a menu.
enum OpenCommand {
  static func run(_ line: Invocation) throws(Failure) -> ExitStatus {
    if line.operands.count > 1 {
      let words = CommandName.allCases.compactMap(\.typed)
      let nearest = nearestName(to: line.operands[0].text, among: words)
      throw .usage(
        "no command is called '\(line.operands[0].text)'",
        hint: nearest.map { "did you mean '\($0)'?" }, command: .open)
    }
    let file = try MenuFile.named(in: line)
    if file.name.isStandardStream {
      throw .usage("a session needs a file", hint: "name one", command: .open)
    }
    return try LineSession.run(file, line)
  }
}
