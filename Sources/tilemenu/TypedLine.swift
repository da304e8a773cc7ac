/// A command line that is still being typed, understood as far as it goes.
struct TypedLine {
  /// What the word at the cursor will be.
  enum Place: Equatable {
    /// A command, or the file of a bare `tilemenu`.
    case first
    case option
    /// The value of an option, behind the `--name=` that stands in its word, if any.
    case value(OptionName, attachedTo: String)
    /// An operand, by its number from 0.
    case operand(Int)
  }

  /// What the words say besides the one at the cursor, for which an operand is empty.
  private(set) var line: Invocation
  /// What the word at the cursor will be.
  private(set) var place = Place.first
  /// The text of the word at the cursor, up to the cursor.
  let text: String
  /// True behind `--`, where a word that begins with a dash is no option.
  private(set) var optionsHaveEnded = false
  /// The option that the next word is the value of.
  private var pending: OptionName?

  /// What has been typed of the word that is looked for.
  var stem: String {
    if case .value(_, let prefix) = place { return String(text.dropFirst(prefix.count)) }
    return text
  }

  var spec: CommandSpec { CommandSpec.named(line.command) }

  /// Reads the words behind the program's own name; the cursor is in the one of this number, from 0.
  init(_ words: [Word], cursor: Int) {
    text = words[cursor].text
    let command = CommandName.allCases.first { cursor > 0 && $0.typed == words[0].text }
    line = Invocation(command: command ?? .open)
    for (index, word) in words.enumerated().dropFirst(command == nil ? 0 : 1) {
      if index == cursor { takeWordAtCursor(isFirst: index == 0) } else { take(word) }
    }
  }

  private mutating func takeWordAtCursor(isFirst: Bool) {
    if let option = pending {
      place = .value(option, attachedTo: "")
      pending = nil
    } else if !optionsHaveEnded, text.hasPrefix("-") {
      place = .option
      if let equals = text.firstIndex(of: "="), let option = option(text[..<equals]),
        case .required = OptionSpec.named(option).value
      {
        place = .value(option, attachedTo: String(text[...equals]))
      }
    } else {
      place = isFirst ? .first : .operand(line.operands.count)
      line.operands.append(Word(""))
    }
  }

  private mutating func take(_ word: Word) {
    let text = word.text
    if let option = pending {
      line.options[option] = word
      pending = nil
    } else if optionsHaveEnded || !text.hasPrefix("-") || text == "-" {
      if ByteCount(text) != nil, line.text(.maxSize) == "" {
        line.options[.maxSize] = word
      } else {
        line.operands.append(word)
      }
    } else if text == "--" {
      optionsHaveEnded = true
    } else {
      takeOption(text)
    }
  }

  private mutating func takeOption(_ text: String) {
    if let equals = text.firstIndex(of: "="), let option = option(text[..<equals]) {
      line.options[option] = Word(String(text[text.index(after: equals)...]))
    } else if let option = option(text[...]) {
      line.options[option] = Word("")
      if case .required = OptionSpec.named(option).value { pending = option }
    } else if !text.hasPrefix("--") {
      for option in OptionSpec.all where option.short.map(text.dropFirst().contains) ?? false {
        line.options[option.name] = Word("")
      }
    }
  }

  private func option(_ text: Substring) -> OptionName? {
    text.hasPrefix("--") ? OptionName(rawValue: String(text.dropFirst(2))) : nil
  }
}

extension CommandSpec {
  /// What the operand of this number is called in the table, nil where none is wanted.
  func operand(_ number: Int) -> String? {
    let kinds = operands.split(separator: " ").map { $0.filter { !"[]".contains($0) } }
      .filter { $0 != "PLACE" }
    if kinds.indices.contains(number) { return kinds[number].replacing("...", with: "") }
    return kinds.last { $0.hasSuffix("...") }?.replacing("...", with: "")
  }
}
