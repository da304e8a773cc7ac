import MenuModel
import MenuYAML
import SafeFile
import Terminal

/// The words that can stand at the cursor of a line that is being typed.
///
/// Nobody is told of a mistake while typing: what cannot be read has no words.
struct Candidates {
  /// A word, not quoted, and a few words about it.
  struct Candidate: Equatable {
    let text: String
    let about: String
  }

  /// The words, in the order of the tables or of the file.
  private(set) var all: [Candidate] = []
  /// Whether names of files can stand there too.
  private(set) var wantsFiles = false
  private let typed: TypedLine

  init(for typed: TypedLine) {
    self.typed = typed
    switch typed.place {
    case .first:
      add(commands)
      wantsFiles = true
    case .option: add(options)
    case .value(let option, let prefix):
      if case .required(let kind) = OptionSpec.named(option).value {
        add(values(kind).map { .init(text: prefix + $0.text, about: $0.about) })
      }
    case .operand(let number): addOperand(number)
    }
  }

  /// Adds words, each of which a shell can be told in a line of its own.
  private mutating func add(_ words: [Candidate]) {
    all += words.map { .init(text: $0.text, about: SafeText.escaped($0.about)) }
      .filter { !$0.text.isEmpty && SafeText.escaped($0.text) == $0.text }
  }

  private mutating func addOperand(_ number: Int) {
    guard let kind = typed.spec.operand(number) else { return add(options) }
    wantsFiles = kind == "FILE" || kind == "SCRIPT"
    add(values(kind))
    if typed.text.isEmpty, number > 1, typed.spec.operands.hasSuffix("PLACE") {
      let places = OptionName.places + [.into]
      add(options.filter { word in places.contains { "--\($0.rawValue)" == word.text } })
    }
  }

  private func values(_ kind: String) -> [Candidate] {
    switch kind {
    case "TILE": tiles
    case "FOLDER": names?.folders ?? []
    case "KEY": keys
    case "PATH": lists
    case "WHEN": ColorChoice.words.map { .init(text: $0, about: "") }
    case "COMMAND": commands
    case "SHELL": Shell.allCases.map { .init(text: $0.rawValue, about: "") }
    default: []
    }
  }

  private var commands: [Candidate] {
    CommandSpec.all.compactMap { spec in
      spec.name.typed.map { .init(text: $0, about: spec.summary) }
    }
  }
}

extension Candidates {
  /// The options that can still be given.
  private var options: [Candidate] {
    let hasPlace = OptionName.places.contains { typed.line.has($0) }
    let more: [OptionName] = typed.line == Invocation(command: .open) ? [.help, .version] : [.help]
    return (typed.spec.options + more).filter { name in
      !typed.line.has(name) && !(hasPlace && OptionName.places.contains(name))
    }.map { .init(text: "--\($0.rawValue)", about: OptionSpec.named($0).summary) }
  }

  /// The tiles that are not named yet, or those of the folder that a place is in.
  private var tiles: [Candidate] {
    guard let names else { return [] }
    if case .value = typed.place, let folder = typed.line.text(.into) {
      return names.neighbours(in: folder)
    }
    let named = Set(typed.line.operands.map(\.text))
    return names.tiles.filter { !named.contains($0.text) }
  }

  private var names: TileNames? { TileNames(in: document, matching: typed) }

  private var keys: [Candidate] {
    guard let document else { return [] }
    let about = Dictionary(MenuSchema.tile.map { ($0.name, $0.summary) }) { $1 }
    return document.keys.sorted().map { .init(text: $0, about: about[$0] ?? "") }
  }

  private var lists: [Candidate] {
    guard let bytes = file?.bytes, let lists = try? YAMLLists.all(in: SourceText(bytes)) else {
      return []
    }
    let document = typed.line.text(.document).flatMap { Int($0) }
    var seen: Set<String> = []
    return lists.filter { list in
      (document == nil || list.document == document) && list.path.text.hasPrefix(typed.stem)
        && seen.insert(list.path.text).inserted
    }.prefix(TileNames.most).map {
      .init(text: $0.path.text, about: "\($0.count): \($0.titles.joined(separator: ", "))")
    }
  }

  private var document: MenuDocument? {
    guard let file else { return nil }
    return try? MenuFile(file.name, typed.line).document(of: file.bytes)
  }

  /// The file that the line names, read as far as a person would wait for it.
  private var file: (name: Word, bytes: [UInt8])? {
    guard typed.spec.operand(0) == "FILE", typed.place != .operand(0) else { return nil }
    let named = typed.line.operands.first.map { Surroundings.exists($0) ? $0 : $0.expanded }
    guard let name = named ?? Surroundings.defaultMenu, !name.isStandardStream else { return nil }
    let options = SaveOptions(sizeLimit: Self.readLimit, lockWait: 0)
    return (try? SafeFile.read(name.path, options: options)).map { (name, $0) }
  }

  /// The largest file that is looked into; it holds 40,000 tiles.
  private static let readLimit = 2 << 20
}

extension Word {
  /// The word with `~` and variables filled in, as a shell does once the line is run.
  fileprivate var expanded: Word { Word(VariableText.expanded(text)) }
}
