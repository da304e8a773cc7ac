import MenuModel

extension SessionCommand {
  /// Reads a typed line; nil for one that holds nothing, or only a comment.
  package static func parse(_ line: String) throws(CommandError) -> SessionCommand? {
    let words = try CommandWords(line)
    guard let name = words.words.first else { return nil }
    let parser = CommandParser(name: name.text.lowercased(), words: words)
    return try parser.command()
  }
}

/// Reads the words of one command.
private struct CommandParser {
  let name: String
  let words: CommandWords

  private static let simple: [String: SessionCommand] = [
    "left": .step(.left), "right": .step(.right), "up": .step(.up), "down": .step(.down),
    "cancel": .cancel, "undo": .undo, "redo": .redo, "show": .show, "list": .list, "back": .back,
    "save": .save, "help": .help, "quit": .quit,
  ]

  func command() throws(CommandError) -> SessionCommand {
    if let command = Self.simple[name] {
      guard words.words.count == 1 else {
        throw CommandError("'\(name)' takes nothing, and '\(words.rest(from: 1))' follows")
      }
      return command
    }
    switch name {
    case "pick": return .pick(operand.map(TileReference.init))
    case "edit": return .edit(operand.map(TileReference.init))
    case "find": return .find(operand)
    case "drop": return .drop(words.words.count > 1 ? try place(from: 1) : nil)
    case "swap": return try swap()
    case "move": return try move()
    case "mode": return try mode()
    case "open":
      guard let operand else {
        throw CommandError("'open' wants a folder", hint: "write open FOLDER")
      }
      return .open(TileReference(operand))
    case "run":
      guard let operand else {
        throw CommandError("'run' wants a tile", hint: "write run TILE")
      }
      return .run(TileReference(operand))
    default:
      let nearest = Spelling.nearest(to: name, among: SessionCommand.table.map(\.name))
      throw CommandError(
        "no command is called '\(name)'",
        hint: nearest.map { "did you mean '\($0)'?" } ?? "'help' tells the commands")
    }
  }

  /// All that follows the command's name; nil where nothing does.
  private var operand: String? { words.words.count > 1 ? words.rest(from: 1) : nil }

  private func swap() throws(CommandError) -> SessionCommand {
    guard words.words.count == 3 else {
      throw CommandError("'swap' wants two tiles", hint: "quote a title that holds blanks")
    }
    return .swap(TileReference(words.words[1].text), TileReference(words.words[2].text))
  }

  private func mode() throws(CommandError) -> SessionCommand {
    guard words.words.count == 2, let mode = ReorderMode(rawValue: words.words[1].text) else {
      throw CommandError("'mode' is shift or swap", hint: "write mode shift, or mode swap")
    }
    return .mode(mode)
  }

  /// `move TILE... PLACE`: the last word that begins a place does, and `into` goes before all others.
  private func move() throws(CommandError) -> SessionCommand {
    let last = words.words.count - 1
    let folder = words.words.indices.first { $0 >= 2 && $0 < last && isWord("into", at: $0) }
    guard let keyword = folder ?? placeWord(from: 2) else {
      throw CommandError(
        "'move' wants tiles and a place",
        hint: "write move TILE N, or before TILE, after TILE, first, last, into FOLDER")
    }
    let tiles = words.words[1..<keyword].map { TileReference($0.text) }
    return .move(tiles, try place(from: keyword))
  }

  /// The last word, from one on, that begins a place, else a number at the end.
  ///
  /// The number comes second because in `to 3`, and in `after 3`, it belongs to the word before it.
  private func placeWord(from first: Int) -> Int? {
    let last = words.words.count - 1
    let candidates = words.words.indices.filter { $0 >= first && !words.words[$0].isQuoted }
    return candidates.last { isPlaceWord(words.words[$0].text, isLast: $0 == last) }
      ?? candidates.last { $0 == last && Int(words.words[$0].text) != nil }
  }

  private func isWord(_ word: String, at index: Int) -> Bool {
    !words.words[index].isQuoted && plain(words.words[index].text) == word
  }

  private func isPlaceWord(_ word: String, isLast: Bool) -> Bool {
    switch plain(word) {
    case "first", "last": isLast
    case "before", "after", "to", "into": !isLast
    default: false
    }
  }

  /// `--before` and `before` mean the same.
  private func plain(_ word: String) -> String {
    word.hasPrefix("--") ? String(word.dropFirst(2)) : word
  }

  private func place(from index: Int) throws(CommandError) -> Placement {
    let word = words.words[index]
    let isLast = index == words.words.count - 1
    switch word.isQuoted ? "" : plain(word.text) {
    case "first" where isLast: return .first
    case "last" where isLast: return .last
    case "before" where !isLast: return .before(TileReference(words.rest(from: index + 1)))
    case "after" where !isLast: return .after(TileReference(words.rest(from: index + 1)))
    case "into" where !isLast: return try folder(from: index + 1)
    case "to" where index == words.words.count - 2: return try position(words.words[index + 1].text)
    default:
      if isLast { return try position(word.text) }
      throw CommandError(
        "'\(words.rest(from: index))' is no place",
        hint: "write N, before TILE, after TILE, first, last or into FOLDER")
    }
  }

  /// `FOLDER [PLACE]`.
  private func folder(from index: Int) throws(CommandError) -> Placement {
    let inner = placeWord(from: index + 1)
    let folder = words.text(of: index..<(inner ?? words.words.count))
    return .into(
      TileReference(folder),
      try inner.map { index throws(CommandError) in
        try place(from: index)
      })
  }

  private func position(_ text: String) throws(CommandError) -> Placement {
    guard let position = Int(text), position > 0 else {
      throw CommandError(
        "'\(text)' is no place",
        hint: "write N, before TILE, after TILE, first, last or into FOLDER")
    }
    return .position(position)
  }
}
