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

  /// Opens a file and waits until the editor ends; gives back a sentence about what went wrong.
  func open(_ file: Word, line: Int?) -> String? {
    let words: [[UInt8]] =
      [
        Array("/bin/sh".utf8), Array("-c".utf8), Array("\(command) \"$@\"".utf8),
        Array(command.utf8),
      ]
      + self.words(file, line: line)
    return switch ForegroundProcess(words: words).run() {
    case .exited(127): "There is no editor '\(command)'; set VISUAL or EDITOR."
    case .notStarted: "The editor cannot be started."
    case .exited, .killed, .leftStopped: nil
    }
  }
}
