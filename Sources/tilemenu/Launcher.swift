import Glibc
import MenuModel
import SafeFile

/// A tile's command made ready to run: words, folder and environment.
///
/// No title and no path is ever part of a shell's text: what the command may want to know of them stands
/// in `TILEMENU_TITLE` and `TILEMENU_FILE`.
struct Launcher {
  private let words: [String]
  private let directory: [UInt8]?
  private let variables: [(name: String, value: [UInt8])]

  /// Makes a tile's command ready; throws where there is none, or no program to show a page.
  init(_ launch: Launch, title: String, file: Word) throws(Failure) {
    words = try Self.words(of: launch.command)
    let path = Trust.resolved(file) ?? file.bytes
    directory = launch.directory.map { Self.resolved($0, besides: path) }
    variables =
      launch.environment.map { ($0.name, Array($0.value.utf8)) }
      + [("TILEMENU_TITLE", Array(title.utf8)), ("TILEMENU_FILE", path)]
  }

  private static func words(of command: Launch.Command) throws(Failure) -> [String] {
    switch command {
    case .shell(let line): return ["/bin/sh", "-c", line]
    case .program(let words): return words
    case .page(let url):
      if url.hasPrefix("-") { throw .system("'\(url)' is no address", hint: nil) }
      guard let words = Browser.words(for: url) else {
        throw .system("no program to show \(url) is found", hint: "set BROWSER")
      }
      return words
    }
  }

  /// Runs the command to its end, with the terminal; without input where that is somebody else's.
  func run(hasInput: Bool = true, goesOn: () -> Bool) -> ForegroundProcess.Outcome {
    ForegroundProcess(
      words: words.map { Array($0.utf8) }, directory: directory, variables: variables,
      hasInput: hasInput
    )
    .run(goesOn: goesOn)
  }

  /// Becomes the command; comes back only where that fails, with a shell's status for it.
  func replaceProcess() -> Int32 {
    for signal in Self.signals { Glibc.signal(signal, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    for (name, value) in variables { setenv(name, value.map { CChar(bitPattern: $0) } + [0], 1) }
    if let directory, chdir(directory.map { CChar(bitPattern: $0) } + [0]) != 0 {
      return report(String(decoding: directory, as: UTF8.self), errno, 126)
    }
    withArguments { arguments in _ = execvp(words[0], arguments) }
    return report(words[0], errno, errno == ENOENT ? 127 : 126)
  }

  private func report(_ subject: String, _ code: Int32, _ status: Int32) -> Int32 {
    let reason = Surroundings.text(ofError: code)
    Output.message(Failure.system("\(subject): \(reason)", hint: nil).text)
    return status
  }

  private func withArguments(_ body: ([UnsafeMutablePointer<CChar>?]) -> Void) {
    let arguments = words.map { strdup($0) } + [nil]
    body(arguments)
    for argument in arguments { free(argument) }
  }

  /// Every signal whose handling a command would inherit.
  private static let signals = [
    SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU, SIGCHLD, SIGCONT,
    SIGWINCH, SIGXFSZ,
  ]

  /// A folder as written: `~` and `$NAME` filled in, a relative one counted from the menu's own folder.
  private static func resolved(_ directory: String, besides file: [UInt8]) -> [UInt8] {
    var path = VariableText.expanded(directory)
    if path.first != UInt8(ascii: "/") {
      let slash = file.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      path = file[..<slash] + path
    }
    return path
  }
}

/// Text with `~` at its start and `$NAME` or `${NAME}` filled in, as a shell would, but without a shell.
enum VariableText {
  static func expanded(_ text: String) -> [UInt8] {
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    if rest.first == UInt8(ascii: "~"), rest.count == 1 || rest[1] == UInt8(ascii: "/"),
      let home = Surroundings.variable("HOME")
    {
      result = home
      rest.removeFirst()
    }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "$"), let name = takeName(&rest) else {
        result.append(byte)
        continue
      }
      result += Surroundings.variable(name) ?? []
    }
    return result
  }

  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String? {
    let isBraced = rest.first == UInt8(ascii: "{")
    let name = (isBraced ? rest.dropFirst() : rest).prefix { byte in
      byte == UInt8(ascii: "_")
        || Character(Unicode.Scalar(byte)).isASCII
          && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
    }
    guard !name.isEmpty, !isBraced || rest[name.endIndex...].first == UInt8(ascii: "}") else {
      return nil
    }
    rest = rest[(isBraced ? name.endIndex + 1 : name.endIndex)...]
    return String(decoding: name, as: UTF8.self)
  }
}

/// The program that shows a page.
enum Browser {
  /// Its words for an address: the first program of `$BROWSER` that is there, else `xdg-open`; nil where
  /// none is.
  static func words(for url: String) -> [String]? {
    for choice in (Surroundings.text("BROWSER") ?? "").split(separator: ":") {
      var words = choice.split(separator: " ").map(String.init)
      guard let program = words.first, isFound(program) else { continue }
      if words.contains(where: { $0.contains("%s") }) {
        words = words.map { $0.replacing("%s", with: url) }
      } else {
        words.append(url)
      }
      return words
    }
    return isFound("xdg-open") ? ["xdg-open", url] : nil
  }

  /// True where a program can be started by its name.
  static func isFound(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = (Surroundings.text("PATH") ?? "/usr/bin:/bin").split(
      separator: ":", omittingEmptySubsequences: false)
    return folders.contains { access(($0.isEmpty ? "." : $0) + "/" + program, X_OK) == 0 }
  }
}
