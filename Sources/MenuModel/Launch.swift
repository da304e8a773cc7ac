/// What launching a tile does.
package struct Launch: Equatable, Sendable {
  /// What is started.
  package enum Command: Equatable, Sendable {
    /// A line for `/bin/sh -c`.
    case shell(String)
    /// A program and its arguments, run as they are; never empty.
    case program([String])
    /// A page to be shown.
    case page(String)
  }

  /// When a session waits for a key before it comes back to the screen.
  package enum Pause: String, CaseIterable, Sendable {
    case always
    case onError = "on-error"
    case never
  }

  /// What is started.
  package var command: Command
  /// Where it runs, as written: `~`, `$NAME` and relative paths are for the launcher to resolve.
  package var directory: String?
  /// Variables that are added, in file order.
  package var environment: [(name: String, value: String)] = []
  /// The question that is asked first, nil for none.
  package var question: String?
  /// When a session waits for a key afterwards.
  package var pause = Pause.onError

  /// A launch of a command, with nothing set besides.
  package init(_ command: Command) { self.command = command }

  /// Equal in everything, the order of variables too.
  package static func == (first: Launch, second: Launch) -> Bool {
    first.command == second.command && first.directory == second.directory
      && first.question == second.question && first.pause == second.pause
      && first.environment.elementsEqual(second.environment, by: ==)
  }
}
