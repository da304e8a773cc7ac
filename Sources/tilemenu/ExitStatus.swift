/// What the command tells its caller by its exit status.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case wrong = 1
  case usage = 2
  case system = 3
  case interrupted = 130

  /// One line for the manual and the help.
  var summary: String {
    switch self {
    case .done: "done"
    case .wrong: "the menu, or a tile named, is wrong"
    case .usage: "the command line is wrong"
    case .system: "the system said no, or the file changed and the move no longer makes sense"
    case .interrupted: "interrupted"
    }
  }
}
