/// The options, by the name that stands behind `--`.
enum OptionName: String, CaseIterable {
  /// Those that say where in a list; only one of them can be given.
  static let places: [OptionName] = [.to, .before, .after, .first, .last]

  case to, before, after, first, last, into
  case by, reverse
  case ignoreCase = "ignore-case"
  case dryRun = "dry-run"
  case diff, quiet, json
  case tiles, document, title
  case width, color
  case plain, locked
  case noMouse = "no-mouse"
  case noAnimation = "no-animation"
  case once
  case noQuit = "no-quit"
  case print
  case inPlace = "in-place"
  case strict
  case maxSize = "max-size"
  case help, version
}

/// One option: how it is written and what it does.
struct OptionSpec {
  /// What follows the name.
  enum Value: Equatable {
    case none
    case required(String)
    /// A size may follow, and only a size.
    case optionalSize
  }

  let name: OptionName
  let short: Character?
  let value: Value
  let summary: String

  init(
    _ name: OptionName, short: Character? = nil, takes value: Value = .none, _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
  }

  /// The option as it is typed, with what follows.
  var usage: String {
    switch value {
    case .none: "--\(name.rawValue)"
    case .required(let value): "--\(name.rawValue) \(value)"
    case .optionalSize: "--\(name.rawValue)[=SIZE]"
    }
  }

  /// Every option, told once.
  static let all: [OptionSpec] = [
    .init(.to, takes: .required("N"), "to position N, counted from 1"),
    .init(.before, takes: .required("TILE"), "right before a tile"),
    .init(.after, takes: .required("TILE"), "right after a tile"),
    .init(.first, "to the first position"),
    .init(.last, "to the last position"),
    .init(.into, takes: .required("FOLDER"), "into a folder: last there, or where else is said"),
    .init(.by, takes: .required("KEY"), "sort by the value of KEY instead of the title"),
    .init(.reverse, short: "r", "the other way round"),
    .init(.ignoreCase, short: "i", "without regard to upper and lower case"),
    .init(.dryRun, short: "n", "write nothing"),
    .init(.diff, short: "d", "print what is, or would be, written as a unified diff"),
    .init(.quiet, short: "q", "say nothing when all is well"),
    .init(.json, "print JSON"),
    .init(.tiles, takes: .required("PATH"), "take the list at PATH, as in '.groups[0].items'"),
    .init(.document, takes: .required("N"), "look in the Nth document of the file"),
    .init(.title, takes: .required("KEY"), "take the value of KEY for a tile's title"),
    .init(.width, takes: .required("N"), "draw for N columns of text"),
    .init(.color, takes: .required("WHEN"), "auto, always, never, 16, 256 or truecolor"),
    .init(.plain, "typed commands, no full screen"),
    .init(.locked, "the arrangement cannot be changed"),
    .init(.noMouse, "leave the mouse to the terminal"),
    .init(.noAnimation, "nothing glides"),
    .init(.once, "leave after the first launch, the command taking our place"),
    .init(.noQuit, "no key leaves the menu, which stands in a shell's place"),
    .init(.print, takes: .required("KEY"), "print the value of KEY instead of the title"),
    .init(.inPlace, "write into the file that is there, do not replace it"),
    .init(.maxSize, takes: .optionalSize, "lift the limits of size, or set one, as in 200M"),
    .init(.strict, "tell more, and let a warning make the status 1"),
    .init(.help, short: "h", "say how it is used"),
    .init(.version, "print the version"),
  ]

  static func named(_ name: OptionName) -> OptionSpec {
    all.first { $0.name == name } ?? OptionSpec(name, "")
  }
}

/// The commands, by name.
enum CommandName: String, CaseIterable {
  case open = "(open)"
  case choose, list, lists, show, move, swap, sort, order, apply, undo, redo, run, check
  case initialize = "init"
  case schema, completions, help

  /// The name as it is typed; opening a menu has none.
  var typed: String? { self == .open ? nil : rawValue }
}

/// One command: its operands, its options and its words.
struct CommandSpec {
  let name: CommandName
  let operands: String
  let summary: String
  let options: [OptionName]
  /// What the summary leaves out, lines of text.
  let details: [String]
  let example: String

  static let reading: [OptionName] = [.tiles, .document, .title, .maxSize]
  static let writing: [OptionName] = [.dryRun, .diff, .quiet, .json, .inPlace] + reading

  /// Every command, told once.
  static let all: [CommandSpec] = [
    .init(
      name: .open, operands: "[FILE]", summary: "open the menu: launch and rearrange tiles",
      options: [.plain, .once, .noQuit, .noMouse, .noAnimation, .color, .dryRun, .locked, .inPlace]
        + reading,
      details: ["Type 'help' for the commands; they may also come through a pipe."],
      example: "printf 'pick Mail\\ndrop 1\\n' | tilemenu menu.yaml"),
    .init(
      name: .choose, operands: "FILE", summary: "open it, and print the tile that is chosen",
      options: [.print, .noMouse, .noAnimation, .color] + reading,
      details: [
        "The screen is on the terminal, also when standard output is a pipe.",
        "The status is 1 when nothing was chosen.",
      ],
      example: "x=$(tilemenu choose menu.yaml)"),
    .init(
      name: .list, operands: "[FILE]", summary: "print the tiles, one a line",
      options: [.json] + reading, details: [], example: "tilemenu list menu.yaml"),
    .init(
      name: .lists, operands: "[FILE]", summary: "print the lists in a YAML file, for --tiles",
      options: [.json, .maxSize],
      details: ["Each line tells a list's path, how many items it has and the first of them."],
      example: "tilemenu lists docker-compose.yml"),
    .init(
      name: .show, operands: "[FILE]", summary: "draw the grid once",
      options: [.width, .color] + reading, details: [],
      example: "tilemenu show --width 60 menu.yaml"),
    .init(
      name: .move, operands: "FILE TILE... PLACE", summary: "move tiles",
      options: OptionName.places + [.into] + writing,
      details: [
        "Several tiles end side by side in the order given; N is for the first."
      ],
      example: "tilemenu move menu.yaml Mail News --before Wiki"),
    .init(
      name: .swap, operands: "FILE TILE TILE", summary: "let two tiles change places",
      options: writing, details: [], example: "tilemenu swap menu.yaml Mail '#4'"),
    .init(
      name: .sort, operands: "FILE", summary: "sort the tiles",
      options: [.by, .reverse, .ignoreCase] + writing,
      details: ["Whole numbers are compared as numbers; tiles without the key come last."],
      example: "tilemenu sort menu.yaml --ignore-case --dry-run --diff"),
    .init(
      name: .order, operands: "FILE TILE...", summary: "put tiles first, in the order given",
      options: writing,
      details: [
        "The rest keep their order.",
        "'-' in place of the tiles reads titles from standard input, one a line.",
      ],
      example: "tilemenu order menu.yaml News Mail"),
    .init(
      name: .apply, operands: "FILE [SCRIPT]", summary: "run typed commands, all of them or none",
      options: writing,
      details: ["SCRIPT is a file; without it, or for '-', commands come from standard input."],
      example: "echo 'move Mail before News' | tilemenu apply menu.yaml"),
    .init(
      name: .undo, operands: "FILE", summary: "take the last move of this file back",
      options: [.dryRun, .diff, .quiet, .json, .inPlace, .maxSize],
      details: ["Also one of an earlier run, as long as the file is as that left it."],
      example: "tilemenu undo menu.yaml --diff"),
    .init(
      name: .redo, operands: "FILE", summary: "repeat the move that was taken back last",
      options: [.dryRun, .diff, .quiet, .json, .inPlace, .maxSize], details: [],
      example: "tilemenu redo menu.yaml"),
    .init(
      name: .run, operands: "FILE TILE", summary: "launch a tile; its exit status is ours",
      options: reading, details: ["A tile that asks first is launched only from a terminal."],
      example: "tilemenu run menu.yaml Mail"),
    .init(
      name: .check, operands: "[FILE...]",
      summary: "tell every mistake: file, line and column",
      options: [.strict, .json] + reading,
      details: [
        "It warns of what will surprise: unknown keys, titles that are hard to read,",
        "hotkeys that two tiles have, programs that are not there. --strict warns also",
        "of titles that 80 columns cut, and of words that other programs read as",
        "numbers, dates, true or false.",
      ],
      example: "tilemenu check --strict menu.yaml"),
    .init(
      name: .initialize, operands: "[FILE]", summary: "write a menu to start from; never overwrite",
      options: [.quiet], details: [], example: "tilemenu init menu.yaml"),
    .init(
      name: .schema, operands: "", summary: "print the JSON Schema of a menu, for editors",
      options: [],
      details: [
        "An editor with a language server for YAML then checks and completes menus that",
        "begin with # yaml-language-server: $schema=tilemenu.schema.json",
      ],
      example: "tilemenu schema > tilemenu.schema.json"),
    .init(
      name: .completions, operands: "SHELL",
      summary: "print what completes words in a shell",
      options: [],
      details: [
        "SHELL is bash, zsh or fish. COMPLETIONS in tilemenu(1) tells where each of them",
        "keeps what is printed, and how it asks then for words.",
      ],
      example: "source <(tilemenu completions bash)"),
    .init(
      name: .help, operands: "[COMMAND]", summary: "say how tilemenu, or a command, is used",
      options: [], details: [], example: "tilemenu help move"),
  ]

  static func named(_ name: CommandName) -> CommandSpec {
    all.first { $0.name == name } ?? all[0]
  }
}
