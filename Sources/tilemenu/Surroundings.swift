import CSystem
import Glibc
import MenuSession
import SafeFile
import Terminal

/// What the command was started in: its environment and what its three descriptors are.
struct Surroundings {
  /// The value of an environment variable, nil where it is not set or empty.
  static func variable(_ name: String) -> [UInt8]? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }

  /// An environment variable as text.
  static func text(_ name: String) -> String? {
    variable(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The system's words for one of its errors.
  static func text(ofError number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  /// True where something has the name.
  static func exists(_ name: Word) -> Bool { access(path(name), F_OK) == 0 }

  /// True where it is known that nothing has the name, and not only that none can be seen.
  static func isMissing(_ name: Word) -> Bool { access(path(name), F_OK) != 0 && errno == ENOENT }

  private static func path(_ name: Word) -> [CChar] {
    name.bytes.map { CChar(bitPattern: $0) } + [0]
  }

  static var inputIsTerminal: Bool { isatty(0) == 1 }
  static var outputIsTerminal: Bool { isatty(1) == 1 }

  /// The columns of the terminal that output goes to, else of `COLUMNS`, else 80.
  static var columns: Int {
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return text("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// True where the locale's characters are UTF-8, so that frames may be more than ASCII.
  static var isUTF8: Bool {
    let locale = text("LC_ALL") ?? text("LC_CTYPE") ?? text("LANG") ?? ""
    let charset = locale.lowercased().replacing("-", with: "")
    return charset.contains("utf8")
  }

  /// The lines that frames can be made of; the Linux console has no round corners.
  static var lines: LineSet { isUTF8 ? text("TERM") == "linux" ? .plain : .rounded : .ascii }

  /// The colours that output may use.
  static func colorDepth(_ choice: ColorChoice, isTerminal: Bool) -> ColorDepth {
    ColorDepth.detect(flag: choice, environment: text, isTerminal: isTerminal)
  }

  /// The menu that is meant when none is named, nil where not even a home is known.
  static var defaultMenu: Word? {
    if let file = variable("TILEMENU_FILE") { return Word(file) }
    return folder("XDG_CONFIG_HOME", "/.config").map {
      Word($0 + Array("/tilemenu/menu.yaml".utf8))
    }
  }

  /// Where the person keeps what is set for tilemenu.
  static var configFolder: [UInt8]? {
    folder("XDG_CONFIG_HOME", "/.config").map { $0 + Array("/tilemenu".utf8) }
  }

  /// Where recovery copies go when a file's own folder takes none.
  static var stateFolder: FilePath? {
    folder("XDG_STATE_HOME", "/.local/state").map { FilePath(bytes: $0 + Array("/tilemenu".utf8)) }
  }

  private static func folder(_ variable: String, _ underHome: String) -> [UInt8]? {
    // The base directory rules want a relative path to be ignored.
    if let folder = self.variable(variable), folder.first == UInt8(ascii: "/") { return folder }
    return self.variable("HOME").map { $0 + Array(underHome.utf8) }
  }
}

extension Invocation {
  /// What standard output, or a terminal in its place, can draw, as the environment and `--color` have it.
  func looks(isTerminal: Bool = Surroundings.outputIsTerminal) throws(Failure) -> TileLooks {
    guard let choice = ColorChoice(text(.color) ?? "auto") else {
      throw .usage(
        "'--color' cannot be '\(text(.color) ?? "")'",
        hint: "take auto, always, never, 16, 256 or truecolor", command: command)
    }
    return TileLooks(
      depth: Surroundings.colorDepth(choice, isTerminal: isTerminal), lines: Surroundings.lines)
  }
}

/// Standard output and standard error.
enum Output {
  /// Writes a result.
  static func result(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileProblem) {
      try StandardDescriptors.write(bytes, to: 1)
    } catch {
      throw .system("standard output: \(error.reason)", hint: nil)
    }
  }

  /// Writes a result.
  static func result(_ text: String) throws(Failure) { try result(Array(text.utf8)) }

  /// Writes a text of the file as a line: as it is to a program, and to a terminal with nothing in it
  /// that one would act on.
  static func line(_ text: String) throws(Failure) {
    try result((Surroundings.outputIsTerminal ? SafeText.escaped(text) : text) + "\n")
  }

  /// Writes a diff, which holds the file's bytes: as they are to a program that may apply it, and to a
  /// terminal with nothing but tabs and line feeds that it would act on.
  static func diff(_ bytes: [UInt8]) throws(Failure) {
    guard Surroundings.outputIsTerminal else { return try result(bytes) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shown = lines.map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { SafeText.escaped(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t")
    }
    try result(shown.joined(separator: "\n"))
  }

  /// Writes a message; where even that fails there is nobody to tell.
  static func message(_ text: String) { try? StandardDescriptors.write(Array(text.utf8), to: 2) }

  /// Writes what a person should know of a file though all went well.
  static func warnings(_ warnings: [String], about file: Word) {
    for warning in warnings { message("tilemenu: \(file.shown): \(warning)\n") }
  }
}
