import MenuModel

/// A session as a value: what is shown, what is in hand, and how it came to be.
///
/// It turns commands into changes of itself and effects for the outside to carry out; it touches no
/// file, clock or terminal. The typed session and scripts drive it, and a screen can draw it.
package struct SessionState: Equatable, Sendable {
  /// What is in hand.
  package struct Carry: Equatable, Sendable {
    /// The tiles, in the order they will stand.
    package let tiles: [TileID]
    /// The arrangement to go back to.
    let origin: Arrangement
    /// The slot that was looked at when they were picked up, of the list that they stood in.
    let focus: Int
    /// The slot that the first of them stands in now.
    package internal(set) var slot: Int
  }

  /// The arrangement as it is shown: with what is in hand where it would be dropped.
  package internal(set) var arrangement: Arrangement {
    didSet { order = arrangement.order(of: list) }
  }
  /// The list that is open.
  package internal(set) var list = ListID.root {
    didSet { order = arrangement.order(of: list) }
  }
  /// The order of the list that is open, kept since a key asks for it many times.
  package private(set) var order: Order
  /// The slot that is looked at.
  package internal(set) var focus = 0
  /// What a drop does.
  package internal(set) var mode: ReorderMode
  /// What is in hand, nil when nothing is.
  package internal(set) var carry: Carry?
  /// Tiles side by side, which is how far up and down go.
  package var columns = 1
  /// True when nothing may be moved.
  package var isLocked: Bool
  /// The letters that were looked for last, empty while none were.
  var letters = ""
  var history = History()

  /// A session on a menu, nothing moved yet.
  package init(menu: Menu, isLocked: Bool = false) {
    arrangement = Arrangement(of: menu)
    order = arrangement.order(of: .root)
    mode = menu.reorder
    self.isLocked = isLocked || menu.isLocked
  }

  /// A session on a file that has been read anew, at the same place of it where it still has one.
  ///
  /// - Parameter moves: what has already been moved in the new reading, which can be taken back.
  package init(arrangement: Arrangement, moves: [TileMove] = [], after old: SessionState) {
    self.init(menu: arrangement.menu, isLocked: old.isLocked)
    history = History(after: old.history, in: old.arrangement)
    history.record(from: self.arrangement, to: arrangement, moves: moves)
    self.arrangement = arrangement
    mode = old.mode
    columns = old.columns
    letters = old.letters
    list = Rebase(to: menu, from: old.savedArrangement).list(old.list, in: old.arrangement)
    // Nobody is told of a change while a value is made.
    order = arrangement.order(of: list)
    focus = counterpart(ofFocusIn: old) ?? min(old.focus, max(0, order.count - 1))
  }

  /// The slot of the tile with the title that was looked at, the nearest one of several.
  private func counterpart(ofFocusIn old: SessionState) -> Int? {
    guard old.focus < old.order.count else { return nil }
    let title = old.menu.tiles[old.order.tiles[old.focus]].title
    let slots = order.tiles.indices.filter { slot in
      menu.tiles[order.tiles[slot]].title.utf8.elementsEqual(title.utf8)
    }
    return slots.min { abs($0 - old.focus) < abs($1 - old.focus) }
  }

  /// The arrangement that was saved last.
  var savedArrangement: Arrangement { history.saved(from: arrangement) }

  /// Takes note that the arrangement is in the file.
  package mutating func noteSaved() { history.noteSaved() }

  /// The menu.
  package var menu: Menu { arrangement.menu }
}

/// What happened, for the one who asked.
package enum SessionNews: Equatable, Sendable {
  /// Tiles are in hand.
  case pickedUp([TileID])
  /// What is in hand would now be dropped elsewhere.
  case carried
  /// What is in hand would now be dropped in another list.
  case carriedTo(ListID)
  /// What was in hand stands where it is.
  case dropped([TileMove])
  /// What was in hand is back.
  case cancelled([TileID])
  /// Tiles were moved without being in hand.
  case moved([TileMove])
  case undone([TileMove])
  case redone([TileMove])
  case mode(ReorderMode)
  /// Another tile is looked at.
  case focused(TileID)
  /// A tile is looked at that is like what is looked for, one of so many.
  case found(TileID, count: Int)
  /// Another list is open.
  case opened(ListID)
}

/// What the outside is to do.
package enum SessionEffect: Equatable, Sendable {
  /// Tell the person.
  case tell(SessionNews)
  /// Save the arrangement; these moves made it.
  case save([TileMove])
  /// Save it again, whatever made it.
  case saveAgain
  /// Launch a tile.
  case launch(TileID)
  /// Open the file in an editor, at a tile's line where there is one.
  case edit(TileID?)
  /// Print the tiles.
  case list
  /// Draw the grid.
  case show
  /// Print the commands.
  case help
  /// End.
  case quit
}

extension SessionEffect {
  /// True where the last change was taken back or the next repeated.
  package var tellsStep: Bool {
    switch self {
    case .tell(.undone), .tell(.redone): true
    default: false
    }
  }
}

/// Why a session did not do what it was asked to.
package enum SessionError: Error, Equatable, Sendable {
  case move(MoveError)
  /// Nothing is in hand.
  case emptyHand
  /// Something is in hand that has to be dropped first.
  case fullHand(String)
  /// There is no tile that way, or at all.
  case noTileThere
  /// No tile of the open list is like what is looked for.
  case nothingLike(String)
  case nothingToFind
  case nothingToUndo
  case nothingToRedo
  /// What was done before the file was read anew cannot be taken back, or repeated, in it.
  case cannotUndo(MoveError)
  case cannotRedo(MoveError)
  /// The menu itself is open.
  case notInFolder
  /// What is in hand has no folder next after it to be carried into.
  case noFolderNext(String)
  /// A block of tiles, or a place between tiles, where tiles change places.
  case swapNeedsPosition
  case swapNeedsOneTile

  /// What is wrong, the offending word in quotes.
  package var message: String {
    switch self {
    case .move(let error): error.message
    case .emptyHand: "nothing is picked up"
    case .fullHand(let title): "'\(title)' is still picked up"
    case .noTileThere: "there is no tile that way"
    case .nothingLike(let letters): "no tile here is like '\(letters)'"
    case .nothingToFind: "there is nothing to look for"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .cannotUndo(let error): "this cannot be taken back any more: \(error.message)"
    case .cannotRedo(let error): "this cannot be repeated any more: \(error.message)"
    case .notInFolder: "no folder is open"
    case .noFolderNext(let title): "no folder stands next after '\(title)'"
    case .swapNeedsPosition: "a swap needs a tile to swap with"
    case .swapNeedsOneTile: "several tiles cannot be swapped at once"
    }
  }

  /// What to do, nil where that is plain.
  package var hint: String? {
    switch self {
    case .move(let error): error.hint
    case .emptyHand: "pick a tile first"
    case .fullHand: "drop it, or cancel"
    case .noFolderNext: "carry it to the place before a folder first"
    case .swapNeedsPosition: "name its position, or change to mode shift"
    case .swapNeedsOneTile: "change to mode shift"
    case .nothingToFind: "write find WORDS"
    case .noTileThere, .nothingLike, .nothingToUndo, .nothingToRedo, .cannotUndo, .cannotRedo,
      .notInFolder:
      nil
    }
  }
}
