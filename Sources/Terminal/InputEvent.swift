/// What a terminal sends: something a person did, or the answer to a question.
package enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Pasted text, as it came but for invalid UTF-8; nothing in it is a command.
  case paste(String)
  /// The terminal's window gained or lost the keyboard.
  case focus(gained: Bool)
  case answer(TerminalAnswer)
}

/// A key and what was held with it.
package struct Key: Hashable, Sendable {
  /// Which key it was.
  package var code: KeyCode
  /// What was held with it.
  package var modifiers: Modifiers

  /// Makes a key; nothing is held unless said.
  package init(_ code: KeyCode, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

/// Which key was pressed.
///
/// Letters held with control are lower case. A capital letter is just that, without shift; shift is
/// told of keys that are not characters.
package enum KeyCode: Hashable, Sendable {
  /// One code point, since terminals send nothing larger at once.
  case character(Unicode.Scalar)
  case enter, tab, backspace, escape
  case up, down, left, right
  case home, end, pageUp, pageDown, insert, delete
  /// F1 to F35.
  case function(Int)
}

/// The keys that are held while another is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each, as the parameters of key sequences have them.
  package let rawValue: UInt8

  /// Makes a set of its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Told only of keys that are not characters.
  package static let shift = Modifiers(rawValue: 1)
  /// Also sent as an Escape before the key.
  package static let alt = Modifiers(rawValue: 2)
  /// Of letters, told for all but those whose control is a key of its own.
  package static let control = Modifiers(rawValue: 4)
  /// Super, hyper or meta, which only some terminals tell.
  package static let command = Modifiers(rawValue: 8)
}

/// What the mouse did, and in which cell.
package struct Mouse: Hashable, Sendable {
  /// What was done.
  package enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// Moved with a button held.
    case drag(Button)
    /// Moved with none held: a release that was missed can be told by it.
    case motion
    case wheel(Wheel)
  }

  /// The buttons that are told apart.
  package enum Button: Hashable, Sendable { case left, middle, right }
  /// The way the wheel was turned.
  package enum Wheel: Hashable, Sendable { case up, down, left, right }

  /// What was done.
  package var action: Action
  /// Counted from zero.
  package var point: Point
  /// What was held; with shift, most terminals keep the mouse to themselves.
  package var modifiers: Modifiers

  /// Makes an action at a cell, counted from zero.
  package init(_ action: Action, at point: Point, _ modifiers: Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
