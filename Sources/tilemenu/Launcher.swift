import MenuModel

/// What comes of launching a tile.
///
/// No title and no path is ever part of a shell's text: what the command may want to know of them stands
/// in `TILEMENU_TITLE` and `TILEMENU_FILE`.
enum Launcher {
  case program(Program)
  /// A page that no program is there to show.
  case text(String)

  /// Makes a tile's command ready: its words, folder and environment.
  init(_ launch: Launch, title: String, file: Word) throws(Failure) {
    guard let words = try Self.words(of: launch.command) else {
      guard case .page(let url) = launch.command else {
        throw .refused("'\(title)' has nothing to launch", hint: nil, file: file)
      }
      self = .text(url)
      return
    }
    var program = Program(words: words.map { Array($0.utf8) })
    let path = Trust.resolved(file.bytes) ?? file.bytes
    program.directory = Self.directory(of: launch, in: file)
    program.variables = launch.environment.map { ($0.name, Array($0.value.utf8)) }
    program.variables.append(("TILEMENU_TITLE", Array(title.utf8)))
    if !file.isStandardStream { program.variables.append(("TILEMENU_FILE", path)) }
    self = .program(program)
  }

  private static func words(of command: Launch.Command) throws(Failure) -> [String]? {
    switch command {
    // A line that begins with a dash is a command, too, and no option of the shell.
    case .shell(let line): return ["/bin/sh", "-c", "--", line]
    case .program(let words): return words
    case .page(let url):
      if url.hasPrefix("-") { throw .system("'\(url)' is no address", hint: nil) }
      return Browser.words(for: url)
    }
  }

  /// Where a launch runs, nil for where we are.
  static func directory(of launch: Launch, in file: Word) -> [UInt8]? {
    launch.directory.map { resolved($0, besides: Trust.resolved(file.bytes) ?? file.bytes) }
  }

  /// A folder as written: `~` and `$NAME` filled in, a relative one counted from the menu's own folder.
  private static func resolved(_ directory: String, besides file: [UInt8]) -> [UInt8] {
    let path = VariableText.expanded(directory)
    if path.first == UInt8(ascii: "/") { return path }
    let slash = file.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return file[..<slash] + path
  }
}
