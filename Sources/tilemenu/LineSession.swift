import Glibc
import MenuModel
import MenuSession
import MenuYAML
import Terminal

/// The typed session: append-only text, for pipes, screen readers and terminals that can do no more.
///
/// On a terminal a mistake is told and the session goes on; behind a pipe the first one ends it.
struct LineSession {
  private var state: SessionState
  private var file: SessionFile
  private let looks: TileLooks
  private let isInteractive: Bool
  private let options: Options
  private var isTrusted = false
  private var isUnsaved = false
  private var hasBeenWarned = false

  /// What was asked for when the session was begun.
  private struct Options {
    /// The first launch is the last, the command taking our place.
    var endsAfterLaunch = false
    /// Nothing that is typed ends it.
    var cannotLeave = false
  }

  /// Runs a session until it is quit or its input ends.
  static func run(
    _ file: SessionFile, _ line: Invocation, looks: TileLooks
  ) throws(Failure) -> ExitStatus {
    var session = LineSession(
      state: SessionState(menu: file.document.menu, isLocked: line.has(.locked)), file: file,
      looks: looks, isInteractive: Surroundings.inputIsTerminal,
      options: Options(endsAfterLaunch: line.has(.once), cannotLeave: line.has(.noQuit)))
    session.updateColumns()
    let welcome = session.isInteractive ? " Type 'help' for the commands." : ""
    try session.say(Announcements(session.state).overview + welcome)
    let status = try session.readCommands()
    if line.has(.dryRun) { try Output.diff(session.file.diff) }
    return status
  }

  private init(
    state: SessionState, file: SessionFile, looks: TileLooks, isInteractive: Bool, options: Options
  ) {
    self.state = state
    self.file = file
    self.looks = looks
    self.isInteractive = isInteractive
    self.options = options
    // The keys that send these signals.
    if options.cannotLeave { for key in [SIGINT, SIGQUIT, SIGTSTP] { signal(key, SIG_IGN) } }
  }

  private mutating func readCommands() throws(Failure) -> ExitStatus {
    var number = 0
    while let text = nextLine() {
      number += 1
      do throws(Failure) {
        if try carryOut(text, number) { return try end() }
      } catch {
        Output.message(error.text)
        guard isInteractive else {
          try cancel()
          return error.status
        }
      }
    }
    return try end()
  }

  private func nextLine() -> String? {
    guard isInteractive else { return readLine() }
    while true {
      if let line = TerminalLine.ask("> ") { return line }
      // Ctrl-D ends the input of a terminal that is still there.
      guard options.cannotLeave, Surroundings.inputIsTerminal else { return nil }
      Output.message("\n\(Self.cannotLeave)\n")
    }
  }

  private static let cannotLeave = "This menu cannot be left."

  /// Carries a line out; true when it ends the session.
  private mutating func carryOut(_ text: String, _ number: Int) throws(Failure) -> Bool {
    let place = isInteractive ? nil : number
    let effects: [SessionEffect]
    do {
      guard let command = try SessionCommand.parse(text) else { return false }
      effects = try state.handle(command)
    } catch let error as CommandError {
      throw .command(error.message, hint: error.hint, line: place)
    } catch let error as SessionError {
      throw .command(error.message, hint: error.hint, line: place)
    } catch {
      throw .system("\(error)", hint: nil)
    }
    return try carryOut(effects)
  }

  private mutating func carryOut(_ effects: [SessionEffect]) throws(Failure) -> Bool {
    var sentences: [String] = []
    for effect in effects {
      switch effect {
      case .tell(let news):
        sentences.append(Announcements(state).text(of: news))
        if case .focused(let tile) = news { sentences += description(of: tile) }
      case .save(let moves):
        // What was done is told even where it cannot be saved.
        do throws(Failure) { sentences.append(try save(moves)) } catch {
          try say(sentences.joined(separator: " "))
          throw error
        }
      case .saveAgain: sentences.append(isUnsaved ? try save([]) : "Saved already.")
      case .launch(let tile): sentences.append(try launch(tile))
      case .list: try say(Announcements(state).list.joined(separator: "\n"))
      case .show: try show()
      case .help: try say(SessionCommand.overview.joined(separator: "\n"))
      case .quit where options.cannotLeave && isInteractive: sentences.append(Self.cannotLeave)
      case .quit:
        guard isUnsaved, isInteractive, !hasBeenWarned else { return true }
        hasBeenWarned = true
        sentences.append("Not saved yet. 'save' tries again, 'quit' leaves all the same.")
      }
    }
    if !sentences.isEmpty { try say(sentences.joined(separator: " ")) }
    return false
  }

  private mutating func save(_ moves: [TileMove]) throws(Failure) -> String {
    isUnsaved = true
    let outcome = try file.save(state.arrangement, moves) { Output.message($0 + "\n") }
    for warning in file.warnings { Output.message("tilemenu: \(file.name.shown): \(warning)\n") }
    isUnsaved = false
    hasBeenWarned = false
    defer { state.noteSaved() }
    switch outcome {
    case .saved: return "Saved."
    case .onlyTried: return "Would be saved."
    case .savedToNewText(let arrangement, let moves):
      state = SessionState(arrangement: arrangement, moves: moves, after: state)
      let news = Announcements(state).text(of: .moved(moves))
      return "The file had been changed meanwhile, and was read again. \(news) Saved."
    }
  }

  private mutating func show() throws(Failure) {
    updateColumns()
    let document = file.document
    let picture = MenuPicture(
      state.arrangement, list: state.list, looks: looks, details: document.details(of:))
    try say(picture.lines(width: Surroundings.columns).joined(separator: "\n"))
  }

  /// What the menu says of a tile.
  private func description(of tile: TileID) -> [String] {
    file.document.details(of: tile).description.map { [SafeText.escaped($0)] } ?? []
  }

  private mutating func updateColumns() {
    state.columns =
      GridLayout(menu: state.menu, count: state.order.count, width: Surroundings.columns).columns
  }

  /// Ends the session; what is still in hand is put back, which is a mistake in a script.
  private mutating func end() throws(Failure) -> ExitStatus {
    if try cancel() { return isInteractive ? .done : .wrong }
    return isUnsaved ? .system : .done
  }

  /// Puts back what is in hand; false where nothing is.
  @discardableResult
  private mutating func cancel() throws(Failure) -> Bool {
    guard let carry = state.carry else { return false }
    state.putBack()
    try say(Announcements(state).text(of: .cancelled(carry.tiles)))
    return true
  }

  private func say(_ text: String) throws(Failure) { try Output.result(text + "\n") }
}

// Launching.
extension LineSession {
  /// Runs a tile's command to its end; behind a pipe it gets no input, since that is ours.
  private mutating func launch(_ tile: TileID) throws(Failure) -> String {
    let title = state.menu.tiles[tile].title
    guard let launch = file.document.launch(of: tile) else {
      throw .refused("'\(title)' has nothing to launch", hint: nil, file: file.name)
    }
    if !isTrusted { try RunCommand.requireTrust(file.name) }
    isTrusted = true
    try RunCommand.requireConsent(to: launch, title: title, file: file.name)
    switch try Launcher(launch, title: title, file: file.name) {
    case .text(let url): return "\(Announcements(state).name(tile)): \(SafeText.escaped(url))"
    case .program(var program):
      program.hasInput = isInteractive
      if options.endsAfterLaunch { RunCommand.become(program) }
      return run(program, title: title) ?? "\(Announcements(state).name(tile)) has ended."
    }
  }

  private func run(_ program: Program, title: String) -> String? {
    let outcome = ForegroundProcess(program, stopsWithJob: !options.cannotLeave)
      .run(goesOn: LaunchReport.asksWhetherToGoOn)
    if case .toldToEnd(let signal) = outcome { signal.endProcess() }
    return LaunchReport(outcome, of: title).sentence
  }
}
