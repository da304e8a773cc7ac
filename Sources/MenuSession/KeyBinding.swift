import Terminal

/// What keys are for at one moment.
package enum KeyContext: CaseIterable, Sendable {
  /// Looking around with an empty hand.
  case browsing
  /// With tiles in hand.
  case carrying
  /// Typing what to find.
  case finding
  /// Typing where to move to.
  case movingTo
  /// Asked whether to leave although something is not saved.
  case asking
  /// Reading the help.
  case help
}

/// What a key or the mouse does.
package enum KeyAction: Hashable, Sendable {
  case step(Direction)
  case first, last
  case pageUp, pageDown
  /// The slot whose number is on the key.
  case numbered
  case find, nextMatch, previousMatch, keepMatch, dropMatch
  /// Opens a folder, or tells what a tile is for.
  case open
  /// Leaves a folder.
  case back
  /// Forgets the marks, or else leaves a folder.
  case escape
  case pick, drop, cancel
  case changeMode
  case carryIn, carryOut
  case mark
  /// Moves the tile by one without picking it up.
  case moveBack, moveForth
  case askWhere, moveThere, moveNowhere
  case eraseCharacter, eraseAll
  case undo, redo
  case saveAgain
  case edit
  case openHelp, closeHelp
  case quit, quitUnsaved, stay
  case interrupt, suspend, redraw
  /// What the mouse does at the cell that it points to.
  case focusHere, carryHere
  case scrollUp, scrollDown, scrollAtEdge
}

/// What the mouse does, as people call it.
package enum Gesture: CaseIterable, Sendable {
  case press, secondClick, drag, release, rightPress, wheelUp, wheelDown
  /// With something carried, in the first or the last row of the grid.
  case edge
  /// With something carried, for a while on the inner half of a folder.
  case restOnFolder
  /// With something carried, for a while on the title row.
  case restOnTitle
}

/// The parts of the help.
package enum KeyGroup: String, CaseIterable, Sendable {
  case arranging = "Picking and dropping"
  case looking = "Looking around"
  case finding = "Finding and asking"
  case session = "The session"
  case mouse = "The mouse"
}

/// One row of the table of keys: what triggers an action, when, and the words for it.
package struct KeyBinding: Sendable {
  /// What a person does.
  package enum Trigger: Equatable, Sendable {
    case keys([Key])
    case gesture(Gesture)
  }

  /// What a person does.
  package let trigger: Trigger
  /// What that is called: `Left, h`.
  package let label: String
  /// When it applies.
  package let contexts: Set<KeyContext>
  /// What comes of it.
  package let action: KeyAction
  /// What comes of it, for the help and the manual: a sentence without its full stop.
  package let words: String
  /// The same in a word or two, for the status line; nil where it is not hinted at there.
  package let hint: String?
  /// The part of the help that it is told in.
  package let group: KeyGroup
}
