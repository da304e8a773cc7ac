/// The keys of a menu file, told once: the loader, `check`, the schema and the manual read this table.
package enum MenuSchema {
  /// What a key's value may be.
  package enum Kind: Equatable, Sendable {
    /// Any text; numbers and words such as `no` are text as written.
    case text
    /// A colour.
    case color
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// A whole number, or the word `auto`.
    case integerOrAuto(ClosedRange<Int>)
    /// `true` or `false`.
    case boolean
    /// `true`, `false` or the question to ask.
    case question
    /// One of these words.
    case choice([String])
    /// A command line for the shell, or a list of a program and its arguments.
    case command
    /// One character.
    case hotkey
    /// One or two cells.
    case icon
    /// A mapping of names to text.
    case variables
    /// A list of tiles.
    case tiles
  }

  /// One key.
  package struct Key: Sendable {
    /// The key as it is written.
    package let name: String
    /// What its value may be.
    package let kind: Kind
    /// What holds when the key is not there.
    package let fallback: String?
    /// One line about it.
    package let summary: String

    init(_ name: String, _ kind: Kind, fallback: String? = nil, _ summary: String) {
      self.name = name
      self.kind = kind
      self.fallback = fallback
      self.summary = summary
    }
  }

  /// The keys of the menu itself.
  package static let menu = [
    Key("title", .text, "shown above the grid"),
    Key("columns", .integerOrAuto(1...100), fallback: "3", "tiles side by side"),
    Key("margin", .integer(0...20), fallback: "1", "rows between and around tiles"),
    Key("tile_height", .integer(1...20), fallback: "3", "rows of a tile"),
    Key("title_color", .color, "colour of the titles"),
    Key("reorder", .choice(["shift", "swap"]), fallback: "shift", "what a drop does"),
    Key("locked", .boolean, fallback: "false", "no session changes the arrangement"),
    Key("tiles", .tiles, "the tiles"),
  ]

  /// The keys of a tile.
  package static let tile = [
    Key("title", .text, "the name shown"),
    Key("color", .color, "colour of the tile"),
    Key("title_color", .color, "colour of the title"),
    Key("icon", .icon, "one or two cells before the title"),
    Key("description", .text, "a sentence about it"),
    Key("key", .hotkey, "the hotkey that launches it"),
    Key("run", .command, "the command that it launches"),
    Key("directory", .text, "where the command runs"),
    Key("environment", .variables, "variables added for the command"),
    Key("url", .text, "the page that it opens"),
    Key("confirm", .question, fallback: "false", "ask before launching"),
    Key(
      "pause", .choice(["always", "on-error", "never"]), fallback: "on-error",
      "wait for a key after the command"),
    Key("locked", .boolean, fallback: "false", "the tile keeps its slot"),
    Key("tiles", .tiles, "the tiles in it, which make it a folder"),
  ]
}
