import SafeFile

/// One word of the command line; a file's name may be bytes that are no text.
struct Word: Equatable {
  let bytes: [UInt8]

  /// The word as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The word as a file's name.
  var path: FilePath { FilePath(bytes: bytes) }
  /// True for `-`: standard input and output.
  var isStandardStream: Bool { bytes == [UInt8(ascii: "-")] }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { bytes = Array(text.utf8) }
}

/// A command line that has been understood.
struct Invocation: Equatable {
  let command: CommandName
  var operands: [Word] = []
  var options: [OptionName: Word] = [:]
  /// The words that say where, in the order they were given; there may be only one.
  var places: [OptionName] = []

  func has(_ option: OptionName) -> Bool { options[option] != nil }

  func text(_ option: OptionName) -> String? { options[option]?.text }
}

/// Understands a command line by the table in CommandLineSpec.
struct CommandLineParser {
  private var line: Invocation
  private let spec: CommandSpec
  private var rest: ArraySlice<Word>

  /// Reads the words behind the program's own name; throws `Failure.usage`.
  static func parse(_ words: [Word]) throws(Failure) -> Invocation {
    var words = words[...]
    var command = CommandName.open
    if let first = words.first,
      let name = CommandName.allCases.first(where: { $0.typed == first.text })
    {
      command = name
      words.removeFirst()
    } else if words.first?.text == "--version" {
      var line = Invocation(command: .help)
      line.options[.version] = Word("")
      return line
    }
    var parser = CommandLineParser(command, words)
    try parser.parse()
    if parser.line.has(.help) {
      let asked = parser.line.operands.first { word in
        CommandName.allCases.contains { $0.typed == word.text }
      }
      let subject = command.typed.map { Word($0) } ?? asked
      return Invocation(command: .help, operands: subject.map { [$0] } ?? [])
    }
    try parser.refuseEmptyName()
    return parser.line
  }

  private init(_ command: CommandName, _ words: ArraySlice<Word>) {
    line = Invocation(command: command)
    spec = CommandSpec.named(command)
    rest = words
  }

  private mutating func parse() throws(Failure) {
    while let word = rest.popFirst() {
      let text = word.text
      if text == "--" {
        line.operands += rest
        return
      } else if text.hasPrefix("--") {
        try takeLong(text.dropFirst(2))
      } else if text.hasPrefix("-"), text.utf8.count > 1 {
        try takeShort(text.dropFirst())
      } else {
        line.operands.append(word)
      }
    }
  }

  /// A shell makes an empty word of `"$MENU"` where the variable is not set.
  private func refuseEmptyName() throws(Failure) {
    guard let name = line.operands.first, name.bytes.isEmpty, spec.operands.contains("FILE")
    else { return }
    throw usage("the file's name is empty", hint: "name one")
  }

  private mutating func takeLong(_ text: Substring) throws(Failure) {
    let name = text.prefix { $0 != "=" }
    let attached = name.endIndex == text.endIndex ? nil : text[text.index(after: name.endIndex)...]
    guard let option = OptionName(rawValue: String(name)), isKnown(option) else {
      throw unknown("--\(name)")
    }
    try take(option, attached: attached.map { Word(String($0)) })
  }

  private mutating func takeShort(_ letters: Substring) throws(Failure) {
    for letter in letters {
      guard let option = OptionSpec.all.first(where: { $0.short == letter }), isKnown(option.name)
      else { throw unknown("-\(letter)") }
      try take(option.name, attached: nil)
    }
  }

  private func isKnown(_ option: OptionName) -> Bool {
    spec.options.contains(option) || option == .help
  }

  private mutating func take(_ option: OptionName, attached: Word?) throws(Failure) {
    let name = "--\(option.rawValue)"
    switch OptionSpec.named(option).value {
    case .none:
      if attached != nil { throw usage("'\(name)' takes no value") }
      set(option, Word(""))
    case .required(let value):
      guard let word = attached ?? rest.popFirst(), !word.bytes.isEmpty else {
        throw usage("'\(name)' wants a value", hint: "write \(name) \(value)")
      }
      set(option, word)
    case .optionalSize:
      if let word = attached
        ?? (rest.first.flatMap { ByteCount($0.text) == nil ? nil : rest.popFirst() })
      {
        if ByteCount(word.text) == nil {
          throw usage("'\(word.text)' is no size", hint: "write a number, with K, M or G behind it")
        }
        set(option, word)
      } else {
        set(option, Word(""))
      }
    }
  }

  private mutating func set(_ option: OptionName, _ word: Word) {
    line.options[option] = word
    if OptionName.places.contains(option) { line.places.append(option) }
  }

  private func unknown(_ option: String) -> Failure {
    // Without a command, an option that is not known tells that the first word was to be one.
    if line.command == .open, let word = line.operands.first,
      let nearest = nearestName(to: word.text, among: CommandName.allCases.compactMap(\.typed))
    {
      return usage("no command is called '\(word.text)'", hint: "did you mean '\(nearest)'?")
    }
    let more: [OptionName] = line.command == .open ? [.help, .version] : [.help]
    let known = (spec.options + more).map { "--\($0.rawValue)" }
    let nearest =
      nearestName(to: option, among: known)
      ?? known.first { option.utf8.count == 2 && $0.hasPrefix("-\(option.lowercased())") }
    return usage(
      "there is no option '\(option)'",
      hint: nearest.map { "did you mean '\($0)'?" } ?? Self.owner(of: option).map(Self.isTaken))
  }

  /// The command that takes an option, nil where none does.
  private static func owner(of option: String) -> CommandName? {
    CommandSpec.all.first { spec in spec.options.contains { "--\($0.rawValue)" == option } }?.name
  }

  private static func isTaken(by command: CommandName) -> String {
    "'\(["tilemenu", command.typed].compactMap { $0 }.joined(separator: " "))' takes it"
  }

  private func usage(_ message: String, hint: String? = nil) -> Failure {
    .usage(message, hint: hint, command: line.command)
  }
}

/// A number of bytes as people write it: `64M`, `200MB`, `1G`, `5000`.
struct ByteCount: Equatable {
  let bytes: Int

  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    let units: [String: Int] = ["": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30]
    var unit = text.dropFirst(digits.count).lowercased()
    if unit.count > 1, unit.hasSuffix("b") { unit.removeLast() }
    if unit.count > 1, unit.hasSuffix("i") { unit.removeLast() }
    guard let factor = units[unit] else { return nil }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: factor)
    if isTooLarge { return nil }
    self.bytes = bytes
  }
}
