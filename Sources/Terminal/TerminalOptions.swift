/// What a full-screen session asks of its terminal.
package struct TerminalOptions: Sendable {
  /// Whether the screen is kept apart from what was on it before.
  package var usesAlternateScreen = true
  /// Whether the terminal reports the mouse, or selects text with it.
  package var usesMouse = true
  /// How long to wait, in milliseconds, for what may follow an Escape.
  package var escapeDelay = 30
  /// How long to wait, in milliseconds, for the rest of a paste.
  package var pasteDelay = 1_000
  /// How long to wait, in milliseconds, for a terminal's first answers before it is given back, since they
  /// would be typed into the shell.
  package var answerDelay = 400
  /// What to tell the person on standard error after a crash.
  package var crashMessage = "internal error\n"
  /// Whether Swift's own handlers are called after a crash, which may ask questions.
  package var tracesCrashes = false

  /// What suits a terminal of which nothing is known.
  package init() {}

  /// What the environment says of the terminal, of the line to it, and of crashes.
  package init(environment: (String) -> String?) {
    // Its description has no alternate screen, and an older kernel none at all.
    usesAlternateScreen = environment("TERM") != "linux"
    // A slow line may deliver the Escape of an arrow key well before its rest, and stop in a paste.
    let isRemote = environment("SSH_CONNECTION") != nil || environment("SSH_TTY") != nil
    escapeDelay = isRemote ? 100 : 30
    pasteDelay = isRemote ? 3_000 : 1_000
    answerDelay = isRemote ? 1_000 : 400
    tracesCrashes = environment("SWIFT_BACKTRACE") != nil
  }
}

/// Why there is no terminal to be had.
package enum TerminalError: Error, Hashable, Sendable {
  /// There is none, or it may not be opened; with the system's error number.
  case cannotOpen(path: String, error: Int32)
  /// What was opened is something else.
  case notATerminal(path: String)
  /// One is open already, or the system has no more descriptors.
  case busy
}
