/// Why a tile cannot be found, or not be moved as asked.
///
/// Positions in it are as people count, from 1.
package enum MoveError: Error, Equatable, Sendable {
  /// No tile answers to these words; a title that does, nearly.
  case noTile(String, nearest: String?)
  /// The list has no tile in that position.
  case noPosition(Int, count: Int)
  /// More than one tile answers to these words.
  case ambiguous(String, positions: [String])
  /// A path leads through a tile that is no folder.
  case notFolder(String)
  /// A tile to stand beside is not in the folder that was named.
  case notInFolder(String, folder: String)
  /// A tile that is to move is locked.
  case lockedTile(String, position: Int)
  /// The slot that a tile is to take is held by a locked one.
  case lockedSlot(Int, title: String)
  /// There are not so many slots.
  case beyondLast(Int, count: Int)
  /// A block of tiles does not fit behind its first slot.
  case blockTooLong(first: Int, count: Int, lastPossible: Int)
  /// No free slot lies on that side of a locked tile.
  case noFreeSlot(before: Bool, title: String)
  /// A tile is to be placed next to itself.
  case nextToItself(String)
  /// A tile is named twice where each can only be once.
  case namedTwice(String)
  /// Tiles of different folders are to stand in one list.
  case differentLists(String, String)
  /// A folder is to be put into itself, or into one that is in it.
  case intoItself(String)
  /// One of several lists in a tile, which is no tile itself.
  case part(String)
  /// A folder has several lists, and which of them is meant is not said.
  case severalLists(String, parts: [String])
  /// The menu says that no session may change it.
  case lockedMenu

  /// What is wrong, the offending word in quotes.
  package var message: String {
    switch self {
    case .noTile(let words, _): "no tile is called '\(words)'"
    case .noPosition(let position, _): "there is no tile in position \(position)"
    case .ambiguous(let words, _): "more than one tile is called '\(words)'"
    case .notFolder(let title): "'\(title)' is no folder"
    case .notInFolder(let title, let folder): "'\(title)' is not in '\(folder)'"
    case .lockedTile(let title, let position): "'\(title)' in position \(position) is locked"
    case .lockedSlot(let position, let title):
      "position \(position) is held by '\(title)', which is locked"
    case .beyondLast(let position, _): "there is no position \(position)"
    case .blockTooLong(let first, let count, _):
      "\(count) tiles do not fit from position \(first) on"
    case .noFreeSlot(let before, let title):
      "there is no free position \(before ? "before" : "after") '\(title)', which is locked"
    case .nextToItself(let title): "'\(title)' cannot be placed next to itself"
    case .namedTwice(let title): "'\(title)' is named twice"
    case .differentLists(let first, let second):
      "'\(first)' and '\(second)' are not in the same list"
    case .intoItself(let title): "'\(title)' cannot be put into itself"
    case .part(let title): "'\(title)' is a list within its tile and cannot be moved"
    case .severalLists(let title, _): "'\(title)' holds several lists"
    case .lockedMenu: "the arrangement is locked"
    }
  }

  /// What to do about it.
  package var hint: String? {
    switch self {
    case .noTile(_, let nearest): nearest.map { "did you mean '\($0)'?" }
    case .noPosition(_, let count), .beyondLast(_, let count): Self.count(count)
    case .ambiguous(_, let positions): "say which: \(positions.joined(separator: ", "))"
    case .lockedTile: "take 'locked: true' out of it first"
    case .lockedSlot, .noFreeSlot: "take another position"
    case .blockTooLong(_, _, let lastPossible): "\(lastPossible) is the last position they fit in"
    case .notFolder, .notInFolder, .nextToItself, .namedTwice, .intoItself: nil
    case .part: "move the tile that it is in, or the tiles in it"
    case .severalLists(_, let parts): "name one of \(parts.joined(separator: ", "))"
    case .differentLists: "put them into one list first, with before, after or into"
    case .lockedMenu: "take 'locked: true' out of the menu, or start without --locked"
    }
  }

  private static func count(_ count: Int) -> String {
    switch count {
    case 0: "there are no tiles"
    case 1: "there is 1 tile"
    default: "there are \(count) tiles"
    }
  }
}
