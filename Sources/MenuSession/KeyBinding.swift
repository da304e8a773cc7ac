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
  /// Asked whether to launch a tile.
  case launching
  /// Reading the help.
  case help
}

/// What a key or the mouse does.
package enum KeyAction: Hashable, Sendable {
  case pick, drop, cancel, changeMode, carryIn, carryOut, mark
  /// Moves a tile by one without picking it up.
  case moveBack, moveForth
  case undo, redo
  case step(Direction)
  case first, last, pageUp, pageDown
  /// The position whose number is on the key.
  case numbered
  /// Opens a folder, or launches a tile.
  case open
  /// Leaves a folder.
  case back
  /// Forgets the marks, or else leaves a folder.
  case escape
  case find, nextMatch, previousMatch, keepMatch, leaveMatch
  case askWhere, moveThere, moveNowhere
  case eraseCharacter, eraseAll
  case saveAgain, edit, openHelp, closeHelp, quit, leaveUnsaved, stay, launchAsked
  case interrupt, suspend, redraw
  /// What the mouse does in the cell it is in.
  case focusHere, carryHere, scrollUp, scrollDown, scrollAtEdge
}

/// What a person does with the mouse.
package enum Gesture: String, CaseIterable, Sendable {
  case press = "Click"
  case secondClick = "Second click"
  case drag = "Drag"
  case release = "Release"
  case rightPress = "Right button"
  case wheelUp = "Wheel up"
  case wheelDown = "Wheel down"
  /// With something carried, in the first or last row of the grid, or beyond it.
  case edge = "To the edge"
  /// With something carried, for a while.
  case restOnFolder = "On a folder"
  case restOnTitle = "On the title"
}

/// The parts of the help, each for a moment of its own: no key is told twice in one of them.
package enum KeyGroup: String, CaseIterable, Sendable {
  case looking = "Looking around"
  case arranging = "Arranging"
  case carrying = "With tiles in hand"
  case finding = "Finding, after /"
  case answering = "Moving, after m"
  case asking = "When asked"
  case session = "The session"
  case help = "In the help"
  case mouse = "The mouse"
  case dragging = "Dragging"

  /// True where the mouse is told of.
  package var isOfMouse: Bool { self == .mouse || self == .dragging }
}

/// One row of the table of keys: what a person does, when, what comes of it, and the words for it.
package struct KeyBinding: Sendable {
  /// The keys that do it; none where it is done with the mouse.
  package let keys: [Key]
  /// What is done with the mouse; nil where it is done with keys.
  package let gesture: Gesture?
  /// What a person calls that: `Left, h`.
  package let label: String
  /// When it applies.
  package let contexts: Set<KeyContext>
  /// What comes of it.
  package let action: KeyAction
  /// What comes of it, for the help and the manual: a sentence without its full stop.
  package let words: String
  /// The same in a word or two, for the status line; nil where it is not hinted at there.
  package let hint: String?
  /// The part of the help that tells it.
  package internal(set) var group = KeyGroup.mouse

  init(
    _ keys: [Key], label: String? = nil, _ contexts: Set<KeyContext>, _ action: KeyAction,
    _ words: String, hint: String? = nil
  ) {
    (self.keys, gesture) = (keys, nil)
    self.label = label ?? keys.map(\.name).joined(separator: ", ")
    (self.contexts, self.action, self.words, self.hint) = (contexts, action, words, hint)
  }

  init(
    _ gesture: Gesture, _ contexts: Set<KeyContext>, _ action: KeyAction, _ words: String
  ) {
    (keys, self.gesture, label) = ([], gesture, gesture.rawValue)
    (self.contexts, self.action, self.words, hint) = (contexts, action, words, nil)
  }
}

extension Key: ExpressibleByUnicodeScalarLiteral {
  /// The key that types a character.
  package init(unicodeScalarLiteral value: Unicode.Scalar) { self.init(.character(value)) }

  /// The key held with control.
  static func control(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .control) }

  /// What a person calls the key.
  package var name: String {
    let names: [(Modifiers, String)] = [(.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-")]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
    switch code {
    case .character(" "): return held + "Space"
    case .character(let scalar) where modifiers.contains(.control):
      return held + String(scalar).uppercased()
    case .character(let scalar): return held + String(scalar)
    case .escape: return held + "Esc"
    case .pageUp: return held + "PgUp"
    case .pageDown: return held + "PgDn"
    case .function(let number): return held + "F\(number)"
    case .enter, .tab, .backspace, .up, .down, .left, .right, .home, .end, .insert, .delete:
      return held + "\(code)".capitalizedFirst
    }
  }
}

extension String {
  /// The text with a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
