/// `help`, `--help` and `--version`.
enum HelpCommand {
  static func run(_ line: Invocation) throws(Failure) {
    if line.has(.version) {
      try Output.result("tilemenu \(Version.number)\n")
      return
    }
    if line.operands.count > 1 {
      throw .usage("only one command is wanted", hint: nil, command: .help)
    }
    guard let word = line.operands.first else {
      try Output.result(HelpText.overview)
      return
    }
    guard let command = CommandName.allCases.first(where: { $0.typed == word.text }) else {
      let nearest = nearestName(to: word.text, among: CommandName.allCases.compactMap(\.typed))
      throw .usage(
        "no command is called '\(word.text)'", hint: nearest.map { "did you mean '\($0)'?" },
        command: .help)
    }
    try Output.result(HelpText.text(of: CommandSpec.named(command)))
  }
}

/// The version, told once.
enum Version {
  static let number = "0.1.0"
}

/// Help computed from the tables of the command line.
enum HelpText {
  /// What `tilemenu help` prints.
  static var overview: String {
    let commands = CommandSpec.all.map { spec in ("tilemenu \(spec.synopsis)", spec.summary) }
    let opening = CommandSpec.named(.open)
    // Every command that reads has these, and what they do would take the screen that is left.
    let reading = CommandSpec.reading
    return "tilemenu: a launcher menu in YAML, and the way to rearrange it\n\n"
      + table(commands) + "\nOptions of 'tilemenu \(opening.synopsis)':\n"
      + table(opening.options.filter { !reading.contains($0) } + [.help, .version])
      + "  \(reading.map { OptionSpec.named($0).usage }.joined(separator: ", ")): see 'help list'\n"
        + """

        A TILE is a title, '#N' for the Nth tile, or FOLDER/TITLE. FILE may be '-', and
        be left out where brackets say so: then it is $TILEMENU_FILE, or else the file
        ~/.config/tilemenu/menu.yaml. 'tilemenu help COMMAND' tells a command's options.
        The manuals: man 1 tilemenu, man 5 tilemenu.

        """
  }

  /// What `tilemenu help COMMAND` prints.
  static func text(of spec: CommandSpec) -> String {
    var text = "tilemenu \(spec.synopsis)\n\n\(spec.summary.capitalizedSentence).\n"
    for detail in spec.details { text += detail + "\n" }
    if !spec.options.isEmpty { text += "\nOptions:\n" + table(spec.options) }
    return text + "\nExample: \(spec.example)\n"
  }

  private static func table(_ options: [OptionName]) -> String {
    table(
      options.map { name in
        let option = OptionSpec.named(name)
        return ((option.short.map { "-\($0), " } ?? "    ") + option.usage, option.summary)
      })
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right + "\n"
    }.joined()
  }
}

extension CommandSpec {
  /// The command as it is typed, with its operands.
  var synopsis: String {
    [name.typed, operands].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
