import Glibc

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
      [Array("sh".utf8), Array("-c".utf8), Array("\(command) \"$@\"".utf8), Array(command.utf8)]
      + self.words(file, line: line)
    // Stopping the editor stops its whole job, of which the shell waits for us.
    var stopAction = sigaction()
    sigaction(SIGTSTP, nil, &stopAction)
    signal(SIGTSTP, SIG_DFL)
    defer { sigaction(SIGTSTP, &stopAction, nil) }
    guard let process = Self.spawn("/bin/sh", words) else {
      return "The editor cannot be started."
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return switch (status & 0x7F, status >> 8 & 0xFF) {
    case (0, 127): "There is no editor '\(command)'; set VISUAL or EDITOR."
    default: nil
    }
  }

  /// Starts a program with the signals as a shell would have them.
  private static func spawn(_ program: String, _ words: [[UInt8]]) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = words.map { word in strdup(word.map { CChar(bitPattern: $0) } + [0]) }
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, program, nil, &attributes, arguments + [nil], environ)
    return result == 0 ? process : nil
  }
}
