import Terminal

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
    let looks = try line.looks()
    // Read before the terminal is taken: what is wrong with a menu is told on the person's own screen.
    let opened = try SessionFile.open(file, line)
    guard wantsScreen(line) else { return try LineSession.run(opened, line, looks: looks) }
    guard let device = device(line) else { return try LineSession.run(opened, line, looks: looks) }
    return try ScreenLoop.run(device, opened, line, looks: looks)
  }

  /// The terminal, set up as the options say; nil where there is none.
  static func device(_ line: Invocation) -> TerminalDevice? {
    var options = TerminalOptions(environment: Surroundings.text)
    options.usesMouse = !line.has(.noMouse)
    options.crashMessage = "tilemenu: internal error; the menu's file is whole\n"
    do throws(TerminalError) { return try TerminalDevice.open(options) } catch { return nil }
  }

  /// A full screen is for a person in front of a terminal that can show one.
  private static func wantsScreen(_ line: Invocation) -> Bool {
    guard !line.has(.plain), Surroundings.text("TILEMENU_PLAIN") ?? "0" == "0" else { return false }
    let term = Surroundings.text("TERM") ?? "dumb"
    return Surroundings.inputIsTerminal && Surroundings.outputIsTerminal && term != "dumb"
  }

  /// A file's name stands alone, so words that follow show that a command was meant; so does a name
  /// that no file has and a command nearly has.
  private static func refuseMistyped(_ word: Word, isAlone: Bool) throws(Failure) {
    if isAlone && (word.isStandardStream || Surroundings.exists(word)) { return }
    let commands = CommandName.allCases.compactMap(\.typed)
    let nearest = nearestName(to: word.text, among: commands + ["--version"])
    // A command's very name stands here only behind '--', where it is a file's.
    if isAlone && (nearest == nil || nearest == word.text) { return try refuseMissing(word) }
    throw .usage(
      isAlone
        ? "there is no file or command '\(word.text)'" : "no command is called '\(word.text)'",
      hint: nearest.map { "did you mean '\($0)'?" }, command: .open)
  }

  private static func refuseMissing(_ name: Word) throws(Failure) {
    guard Surroundings.isMissing(name) else { return }
    throw .system(
      "there is no menu \(name.shown)",
      hint: "'tilemenu init \(name.shown)' writes one to start from")
  }
}
