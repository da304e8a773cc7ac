import MenuModel
import Terminal

/// The full-screen session as a value: what is on the screen, and what each event makes of it.
///
/// It touches no file, clock or terminal. Events come in, effects go out; whoever has the terminal
/// draws what is here after each event.
package struct ScreenSession: Equatable, Sendable {
  /// What was asked for when the session was begun.
  package struct Options: Equatable, Sendable {
    /// Nothing may be moved, whatever the menu says.
    package var isLocked = false
    /// Nothing is written.
    package var isDryRun = false
    /// A tile is to be chosen: Enter ends the session with it.
    package var isChoosing = false
    /// No key ends, suspends or leaves the session, as in a menu that stands in a shell's place.
    package var cannotLeave = false

    /// Nothing out of the ordinary.
    package init() {}
  }

  /// A question in the status line.
  package enum Prompt: Equatable, Sendable {
    /// Letters to find a tile by, and the slot that was looked at before.
    case find(text: String, focusBefore: Int)
    /// A position, or a title, to move to, and what was wrong with it when it was tried.
    case moveTo(text: String, mistake: Status? = nil)
    /// Whether to leave although something is not saved, and whether saving has failed once more since
    /// that was asked.
    case quitUnsaved(hasFailedAgain: Bool = false)
    /// Whether to launch a tile.
    case launch(TileID, question: String)
  }

  /// What the status line says.
  package struct Status: Equatable, Sendable {
    /// How it is meant.
    package enum Kind: Equatable, Sendable { case plain, done, error }

    /// What happened, put in words only when it is drawn, as the window may be another by then.
    package var news: SessionNews?
    /// What else is to be said: sentences, safe to show; empty when there is nothing.
    package var text = ""
    /// What to do about it, which is shown however long the rest is.
    package var action = ""
    /// How they are meant.
    package var kind = Kind.plain

    /// The tile that is looked at, where no more than that is told; what the menu says of it follows.
    package var subject: TileID? {
      if case .focused(let tile) = news { tile } else { nil }
    }
  }

  /// What a move that is refused leaves as it was.
  struct SavePoint: Equatable, Sendable {
    var state: SessionState
    let unsavedMoves: [TileMove]
  }

  /// The left button of the mouse, while it is held.
  package struct Pointer: Equatable, Sendable {
    /// What came of the press.
    package enum Phase: Equatable, Sendable {
      /// It has not moved: a click, so far.
      case pressed
      /// It carries what is in hand.
      case dragging
      /// It was on nothing that can be carried.
      case idle
    }

    /// The cell of the window where it was pressed.
    package let press: Point
    /// The tile that was there.
    let tile: TileID?
    /// The cell where it was last, which may lie outside the window.
    package internal(set) var point: Point
    /// What came of it.
    package internal(set) var phase = Phase.pressed
    /// True while the grid scrolls under it.
    package internal(set) var isScrolling = false {
      didSet { if !isScrolling { edgeSteps = 0 } }
    }
    /// How often it has scrolled there without a break.
    var edgeSteps = 0
    /// What it rests on, which is to be entered when it rests long enough.
    package internal(set) var restsOn: RestPlace?
  }

  /// A place to rest on with something in hand.
  package enum RestPlace: Equatable, Sendable {
    /// A folder, to go into.
    case folder(TileID)
    /// The title row, to go out of the open folder.
    case titleRow
  }

  /// The menu, its arrangement, the open list, the focus and what is in hand.
  package internal(set) var state: SessionState
  /// The window.
  package internal(set) var size: Size
  /// The first row of the grid that is shown, in cells from zero.
  package internal(set) var scrollTop = 0
  /// The tiles that are marked, in the order they were; all are in the open list.
  package internal(set) var marks: [TileID] = []
  /// The question that is open, nil when none is.
  package internal(set) var prompt: Prompt? {
    didSet {
      guard case .find = prompt else {
        finding = FuzzySearch(in: [])
        return
      }
    }
  }
  /// What has been found in the open list, while that is the question.
  var finding = FuzzySearch(in: [])
  /// True while the help covers the grid.
  package internal(set) var isHelpOpen = false
  /// The first row of the help that is shown, from zero.
  package internal(set) var helpTop = 0
  /// What the status line says.
  package internal(set) var status = Status()
  /// The moves that could not be saved so far.
  package internal(set) var unsavedMoves: [TileMove] = []
  /// Why they could not; nil when all is saved.
  package internal(set) var saveFailure: String?
  /// Why the file cannot be read as it is now, so that its last good state is shown; nil where it can.
  package internal(set) var fileProblem: String?
  /// The left button, nil while it is not held.
  package internal(set) var pointer: Pointer?
  /// The tile that was clicked last, while nothing else happened: a second click opens it.
  var clicked: TileID?
  /// True between `.save` and its answer.
  var isSaving = false {
    didSet { if !isSaving { beforeSave = nil } }
  }
  /// What there was before the move that is being saved, to go back to where it is refused; nil else.
  var beforeSave: SavePoint?
  /// What was asked for when the session was begun.
  package let options: Options

  /// A session on a menu, in a window.
  package init(menu: Menu, size: Size, options: Options = Options()) {
    state = SessionState(menu: menu, isLocked: options.isLocked)
    self.size = size
    self.options = options
    state.columns = layout.columns
    status.text = "Press ? for the keys."
    revealFocus()
  }

  /// True when the arrangement on the screen is not the one in the file.
  package var isUnsaved: Bool { saveFailure != nil }

  /// What is not as it should be, for as long as it is so, in a few words.
  package var alarm: String {
    isUnsaved ? "not saved" : fileProblem == nil ? "" : "file unreadable"
  }

  /// Where each slot of the open list lies, in the cells of the whole grid.
  package var layout: GridLayout {
    GridLayout(menu: state.menu, count: state.order.count, width: size.columns)
  }

  /// The part of the window that shows the grid: under the title row and above the status row.
  package var visibleArea: Rect {
    Rect(row: 1, column: 0, rows: max(0, size.rows - 2), columns: size.columns)
  }

  /// True when the window is too small to show a tile and say what happens.
  ///
  /// Keys that change the arrangement do nothing then, since nobody sees what they do.
  package var isTooSmall: Bool {
    size.columns < 10 || visibleArea.rows < min(state.menu.tileHeight, 3)
  }

  /// What the keys are for at the moment.
  package var context: KeyContext {
    switch prompt {
    case .find: .finding
    case .moveTo: .movingTo
    case .quitUnsaved: .asking
    case .launch: .launching
    case nil: isHelpOpen ? .help : state.carry == nil ? .browsing : .carrying
    }
  }
}
