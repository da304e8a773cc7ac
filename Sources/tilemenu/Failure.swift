import Glibc
import MenuModel
import MenuYAML
import SafeFile
import Terminal

/// Why a command did not do what it was asked to.
enum Failure: Error {
  /// The command line is wrong.
  case usage(String, hint: String?, command: CommandName)
  /// The file is wrong.
  case menu(MenuErrors, file: Word)
  /// A move would change what the file means, or cannot be written without that.
  case meaning(MenuErrors, file: Word)
  /// A tile cannot be found or moved.
  case move(MoveError, file: Word)
  /// A tile is not launched.
  case refused(String, hint: String?, file: Word)
  /// The file is not as it must be for what was asked.
  case stale(String, hint: String?, file: Word)
  /// No tile has the key that is to be sorted by.
  case key(String, nearest: String?, file: Word)
  /// The file was changed meanwhile, and a tile that was to move is no longer in it.
  case changed(MoveError, file: Word)
  /// A typed command is wrong; its line's number where it came through a pipe.
  case command(String, hint: String?, line: Int?)
  /// A line of a script is wrong.
  case script(line: Int, name: String, message: String, hint: String?)
  /// The file cannot be read or saved.
  case file(FileError, file: Word)
  /// Something else that the system refuses.
  case system(String, hint: String?)

  /// What the caller is told by the exit status.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .menu, .meaning, .move, .refused, .key, .command, .script: .wrong
    case .file, .changed, .stale, .system: .system
    }
  }

  /// What a person is told, with a line break at its end.
  var text: String {
    switch self {
    case .usage(let message, let hint, let command):
      let topic = command == .help ? "" : command.typed.map { " \($0)" } ?? ""
      return Self.line(
        "tilemenu", command.typed, message, hint ?? "see 'tilemenu help\(topic)'")
    case .menu(let errors, let file), .meaning(let errors, let file):
      return errors.diagnostics.map { DiagnosticText.text(of: $0, file: file) }.joined()
    case .move(let error, let file):
      return Self.line("tilemenu", file.shown, error.message, error.hint)
    case .refused(let message, let hint, let file), .stale(let message, let hint, let file):
      return Self.line("tilemenu", file.shown, message, hint)
    case .key(let key, let nearest, let file):
      return Self.line(
        "tilemenu", file.shown, "no tile has the key '\(key)'",
        nearest.map { "did you mean '\($0)'?" })
    case .changed(let error, let file):
      return Self.line(
        "tilemenu", file.shown, "not saved: the file was changed meanwhile, and \(error.message)",
        nil)
    case .command(let message, let hint, nil):
      return SafeText.escaped(message + (hint.map { "; \($0)" } ?? "")) + "\n"
    case .command(let message, let hint, let line?):
      return Failure.script(line: line, name: "standard input", message: message, hint: hint).text
    case .script(let line, let name, let message, let hint):
      return "\(name):\(line): error: \(SafeText.escaped(message))"
        + (hint.map { "; \(SafeText.escaped($0))" } ?? "") + "\n"
    case .file(let error, let file):
      let isSaving = if case .notSaved = error { true } else { false }
      return Self.line(
        "tilemenu", file.shown, (isSaving ? "not saved: " : "") + error.reason, hint(for: error))
    case .system(let message, let hint):
      return Self.line("tilemenu", nil, message, hint)
    }
  }

  /// Why, in a few words for the end of a sentence.
  var reason: String {
    switch self {
    case .usage(let message, _, _), .command(let message, _, _), .script(_, _, let message, _),
      .system(let message, _), .refused(let message, _, _), .stale(let message, _, _):
      return SafeText.escaped(message)
    case .key(let key, _, _): return SafeText.escaped("no tile has the key '\(key)'")
    case .move(let error, _): return SafeText.escaped(error.message)
    case .changed(let error, _):
      return SafeText.escaped("the file was changed meanwhile, and \(error.message)")
    case .file(let error, _): return SafeText.escaped(error.reason)
    case .menu(let errors, _), .meaning(let errors, _):
      guard let first = errors.diagnostics.first else { return "the menu is wrong" }
      return SafeText.escaped(
        "line \(first.position.line), column \(first.position.column): \(first.message)")
    }
  }

  private func hint(for error: FileError) -> String? {
    switch error.problem {
    case .tooLarge: "lift it with --max-size"
    case .inUse: "try again"
    case .system(EEXIST): "'tilemenu init' never overwrites"
    default: nil
    }
  }

  private static func line(
    _ program: String, _ subject: String?, _ message: String, _ hint: String?
  ) -> String {
    let text = [program, subject, message].compactMap { $0 }.joined(separator: ": ")
    return SafeText.escaped(text + (hint.map { "; \($0)" } ?? "")) + "\n"
  }
}

extension Word {
  /// The word for a message: control characters and bytes that are no text are spelled out.
  var shown: String { isStandardStream ? "standard input" : path.description }
}

/// The known name that a mistyped one was probably meant to be.
func nearestName(to word: String, among names: [String]) -> String? {
  Spelling.nearest(to: word, among: names)
}
