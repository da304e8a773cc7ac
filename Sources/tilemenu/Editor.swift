/// The person's own editor, on the terminal that the session has given back.
struct Editor {
  /// As the environment has it: a program, perhaps with options.
  let command: String

  /// What `VISUAL` or `EDITOR` names, else `vi`, which every system has.
  static var chosen: Editor {
    Editor(command: Surroundings.text("VISUAL") ?? Surroundings.text("EDITOR") ?? "vi")
  }

  private static let plusEditors: Set<Substring> = [
    "vi", "vim", "nvim", "view", "vim.tiny", "vim.basic", "vim.nox", "nano", "rnano", "pico",
    "emacs", "emacsclient", "mg", "jed", "joe", "jmacs", "jstar", "micro", "kak", "ne", "mcedit",
  ]
  private static let colonEditors: Set<Substring> = ["hx", "helix", "subl", "zed"]

  /// The words by which a file is opened at a line, where the editor is known to understand one.
  func words(_ file: Word, line: Int?) -> [[UInt8]] {
    // A name that begins with a dash would be taken for an option.
    let name = file.bytes.first == UInt8(ascii: "-") ? Array("./".utf8) + file.bytes : file.bytes
    let program = command.split(separator: " ").first?.split(separator: "/").last ?? ""
    guard let line else { return [name] }
    if Self.plusEditors.contains(program) { return [Array("+\(line)".utf8), name] }
    let place = name + Array(":\(line)".utf8)
    if Self.colonEditors.contains(program) { return [place] }
    return program == "code" || program == "codium" ? [Array("--goto".utf8), place] : [name]
  }

  /// What opens a file at a line: the shell reads the command as the person has written it, and no
  /// word of ours.
  func program(for file: Word, line: Int?) -> Program {
    let head = ["/bin/sh", "-c", "\(command) \"$@\"", command].map { Array($0.utf8) }
    return Program(words: head + words(file, line: line))
  }

  /// What went wrong, as a sentence; nil where nothing did.
  func reproach(for outcome: ForegroundProcess.Outcome) -> String? {
    switch outcome {
    case .exited(127): "There is no editor '\(command)'; set VISUAL or EDITOR."
    case .notStarted: "The editor cannot be started."
    case .exited, .killed, .leftStopped, .toldToEnd: LaunchReport(outcome, of: command).sentence
    }
  }
}
