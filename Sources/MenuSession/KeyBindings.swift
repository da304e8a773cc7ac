import Terminal

/// Every key and everything the mouse does: told once, for the session, its help, the hints in the
/// status line and the manual.
package enum KeyBindings {
  /// The table, in the order in which it is told.
  package static let all: [KeyBinding] = []

  /// What a key does at a moment; nil where it does nothing then.
  package static func action(for key: Key, in context: KeyContext) -> KeyAction? { nil }
}

extension ScreenSession {
  /// What can be done next, the most important first: a key's name and a word or two.
  package var hints: [(key: String, words: String)] { [] }

  /// The help: for each part its title and its rows.
  package static let help: [(title: String, rows: [(keys: String, words: String)])] = []
}
