#if VTERM
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  /// A menu that a person has open on a terminal.
  struct OpenMenu {
    let folder: TemporaryFolder
    let session: ScreenSession

    /// Five tiles, one of them locked and one a folder.
    static let menu = """
      title: Launcher
      tiles:
        - title: Mail   # the first
          description: Read what has come
        - News
        - {title: Logs, locked: true}
        - title: Work
          tiles: [Wiki, Builds]
        - Music

      """

    private static let environment = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
      "PATH": "/usr/bin:/bin",
    ]

    /// Opens a menu and waits until it is seen; the words come before the file's name.
    ///
    /// - Parameter script: what a shell runs, with the command and its words as `"$@"`.
    init(
      _ words: [String] = [], menu: String = OpenMenu.menu, environment: [String: String] = [:],
      size: Size = Size(rows: 16, columns: 60), script: String? = nil
    ) throws {
      folder = try TemporaryFolder()
      try folder.write("menu.yaml", menu)
      let command = [BuiltCommand.path] + words + [folder.path + "/menu.yaml"]
      let arguments = script.map { ["/bin/sh", "-c", $0, "sh"] + command } ?? command
      let variables = Self.environment.merging(["HOME": folder.path]) { $1 }
        .merging(environment) { $1 }
      session = try #require(
        ScreenSession(
          arguments, environment: variables.map { "\($0)=\($1)" }, size: size))
    }

    /// What the person sees.
    var text: String { session.screen.text }

    /// The menu's file.
    var file: String { get throws { try folder.text("menu.yaml") } }

    /// The last row of the screen.
    var status: String {
      String(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last ?? "")
    }

    /// Waits until a text is on the screen.
    func sees(_ words: String, _ location: SourceLocation = #_sourceLocation) {
      let isSeen = session.wait { $0.text.contains(words) }
      #expect(isSeen, "'\(words)' is not on:\n\(text)", sourceLocation: location)
    }

    /// Waits until the screen holds nothing of a text.
    func seesNo(_ words: String, _ location: SourceLocation = #_sourceLocation) {
      let isGone = session.wait { !$0.text.contains(words) }
      #expect(isGone, "'\(words)' is on:\n\(text)", sourceLocation: location)
    }

    /// Types, and waits until a text is on the screen.
    func type(_ keys: String, sees words: String, _ location: SourceLocation = #_sourceLocation) {
      session.type(keys)
      sees(words, location)
    }

    /// The order in which the file has the titles.
    var titles: [String] {
      get throws {
        let run = try folder.tilemenu(["list", "menu.yaml"])
        return run.output.split(separator: "\n").filter { !$0.contains("(Work)") }
          .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
      }
    }
  }

  /// What a terminal sends for the mouse: rows and columns from zero.
  enum MouseReport {
    static func press(_ row: Int, _ column: Int) -> String { report(0, row, column, "M") }
    static func drag(_ row: Int, _ column: Int) -> String { report(32, row, column, "M") }
    static func release(_ row: Int, _ column: Int) -> String { report(0, row, column, "m") }

    static func motion(_ row: Int, _ column: Int) -> String { report(35, row, column, "M") }
    static func wheelUp(_ row: Int, _ column: Int) -> String { report(64, row, column, "M") }
    static func wheelDown(_ row: Int, _ column: Int) -> String { report(65, row, column, "M") }

    /// Button 1 is the middle one, and 2 the right one; `M` presses it, `m` releases it.
    static func button(_ number: Int, _ row: Int, _ column: Int, _ end: String) -> String {
      report(number, row, column, end)
    }

    private static func report(_ button: Int, _ row: Int, _ column: Int, _ end: String) -> String {
      "\u{1B}[<\(button);\(column + 1);\(row + 1)\(end)"
    }
  }
#endif
