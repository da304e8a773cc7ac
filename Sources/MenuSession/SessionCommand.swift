import MenuModel

/// A direction on the grid.
package enum Direction: String, CaseIterable, Sendable {
  case left, right, up, down
}

/// One typed command.
package enum SessionCommand: Equatable, Sendable {
  case pick(TileReference?)
  case drop(Placement?)
  case step(Direction)
  case cancel
  case swap(TileReference, TileReference)
  case move([TileReference], Placement)
  case undo
  case redo
  case mode(ReorderMode)
  case show
  case list
  case open(TileReference)
  case back
  /// Letters to look for; nil for those of the last time.
  case find(String?)
  case edit(TileReference?)
  case run(TileReference)
  case save
  case help
  case quit

  /// The commands as a person types them: told once, for the parser, `help` and the manual.
  package static let table: [(name: String, operands: String, summary: String)] = [
    ("pick", "[TILE]", "pick a tile up"),
    ("drop", "[PLACE]", "drop it here, or at a place"),
    ("left", "", "carry it, or look, one to the left"),
    ("right", "", "one to the right"),
    ("up", "", "one row up"),
    ("down", "", "one row down"),
    ("cancel", "", "put back what is in hand"),
    ("swap", "TILE TILE", "let two tiles change places"),
    ("move", "TILE... PLACE", "move tiles"),
    ("undo", "", "take the last move back"),
    ("redo", "", "repeat what was taken back"),
    ("mode", "shift|swap", "what a drop does to the others"),
    ("show", "", "draw the grid"),
    ("list", "", "print the tiles"),
    ("open", "FOLDER", "go into a folder"),
    ("back", "", "leave it"),
    ("find", "[WORDS]", "look at the tile most like some letters; without words at the next"),
    ("run", "TILE", "launch a tile"),
    ("edit", "[TILE]", "open the file in an editor where the tile stands"),
    ("save", "", "save again after a failed save"),
    ("help", "", "print this"),
    ("quit", "", "leave"),
  ]

  /// The table as a person reads it, a line each.
  package static var overview: [String] {
    let rows = table.map { ("\($0.name) \($0.operands)", $0.summary) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      left + String(repeating: " ", count: width - left.count + 2) + right
    } + ["A PLACE is N, before TILE, after TILE, first, last, or into FOLDER [PLACE]."]
  }
}

/// Why a line is no command.
package struct CommandError: Error, Equatable, Sendable {
  /// What is wrong, the offending word in quotes.
  package let message: String
  /// What to do, nil where that is plain.
  package let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
