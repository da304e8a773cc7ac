/// Tells which terminals erase characters in the background that is set.
package enum Erasing {
  /// What the names in `TERM` of such terminals begin with: those whose own description says so, and
  /// those that were seen to do it.
  private static let names = [
    "xterm", "tmux", "alacritty", "foot", "ghostty", "gnome", "konsole", "kitty", "linux", "mlterm",
    "putty", "rxvt", "st-", "vte", "wezterm",
  ]

  /// Whether the terminal that an environment tells of keeps the background in what it erases.
  ///
  /// GNU screen does not, and sets `STY` wherever it runs; for tmux, which borrows its name at times,
  /// `TMUX` speaks.
  /// - Parameter environment: the value of a variable, or nothing when it is not set.
  package static func keepsBackground(_ environment: (String) -> String?) -> Bool {
    if environment("TMUX") != nil { return true }
    guard environment("STY") == nil, let term = environment("TERM") else { return false }
    return names.contains { term.hasPrefix($0) }
  }
}
