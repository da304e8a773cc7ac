import Glibc
import MenuModel
import MenuSession
import MenuYAML
import Terminal

/// The typed session: append-only text, for pipes, screen readers and terminals that can do no more.
///
/// On a terminal a mistake is told and the session goes on; behind a pipe the first one ends it.
struct LineSession {
  var state: SessionState
  var file: SessionFile
  let isInteractive: Bool
  let options: Options
  var isTrusted = false
  /// The moves that are not in the file: what could not be saved, and what a dry run has tried.
  var unsavedMoves: [TileMove] = []
  /// True when a save has failed, and none has gone well since.
  var isUnsaved = false
  /// What is wrong with the file as it is now, once that has been told; nil where nothing is.
  var fileProblem: String?
  private let looks: TileLooks
  private var hasBeenWarned = false

  /// What was asked for when the session was begun.
  struct Options {
    /// The first launch is the last, the command taking our place.
    var endsAfterLaunch = false
    /// Nothing that is typed ends it.
    var cannotLeave = false
    /// Nothing is written.
    var isDryRun = false
  }

  /// Runs a session until it is quit or its input ends.
  static func run(
    _ file: SessionFile, _ line: Invocation, looks: TileLooks
  ) throws(Failure) -> ExitStatus {
    var session = LineSession(
      state: SessionState(menu: file.document.menu, isLocked: line.has(.locked)), file: file,
      looks: looks, isInteractive: Surroundings.inputIsTerminal,
      options: Options(
        endsAfterLaunch: line.has(.once), cannotLeave: line.has(.noQuit),
        isDryRun: line.has(.dryRun)))
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
    let command: SessionCommand?
    do throws(CommandError) { command = try SessionCommand.parse(text) } catch {
      throw .command(error.message, hint: error.hint, line: place)
    }
    guard let command, try isStillMeant(command) else { return false }
    let effects: [SessionEffect]
    let before = (state: state, unsavedMoves: unsavedMoves, isUnsaved: isUnsaved)
    do throws(SessionError) { effects = try state.handle(command) } catch {
      throw .command(error.message, hint: error.hint, line: place)
    }
    do throws(Failure) { return try carryOut(effects) } catch {
      // A move that would change what the file means has not been made; what is in hand stays there.
      if case .meaning = error { (state, unsavedMoves, isUnsaved) = before }
      throw error
    }
  }

  /// Carries out what comes of a command; true when that ends the session.
  mutating func carryOut(_ effects: [SessionEffect]) throws(Failure) -> Bool {
    var sentences: [String] = []
    for effect in effects {
      switch effect {
      case .tell(let news):
        sentences.append(Announcements(state).text(of: news))
        sentences += description(for: news)
      case .save(let moves):
        // What was done is told even where it cannot be saved.
        let isStep = unsavedMoves.isEmpty && effects.contains(where: \.tellsStep)
        do throws(Failure) { sentences.append(try save(moves, isStep: isStep)) } catch {
          if case .meaning = error { throw error }
          try say(sentences.joined(separator: " "))
          throw error
        }
      case .saveAgain where options.isDryRun:
        sentences.append("Nothing is written: this is a dry run.")
      case .saveAgain: sentences.append(isUnsaved ? try save([]) : "Saved already.")
      case .launch(let tile): sentences.append(try launch(tile))
      case .edit where options.cannotLeave: sentences.append(Self.cannotLeave)
      case .edit(let tile): try edit(tile)
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

  private mutating func save(_ moves: [TileMove], isStep: Bool = false) throws(Failure) -> String {
    isUnsaved = true
    unsavedMoves += moves
    let outcome = try file.save(state.arrangement, unsavedMoves, isStep: isStep) {
      Output.message($0 + "\n")
    }
    Output.warnings(file.warnings, about: file.name)
    isUnsaved = false
    hasBeenWarned = false
    // What a dry run has tried is in no file, so it is made again in each reading.
    if case .onlyTried = outcome { return "Would be saved." }
    unsavedMoves = []
    defer { state.noteSaved() }
    switch outcome {
    case .saved, .onlyTried: return "Saved."
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

  /// What the menu says of the tile that is now looked at.
  private func description(for news: SessionNews) -> [String] {
    let tile: TileID
    switch news {
    case .focused(let focused), .found(let focused, _): tile = focused
    default: return []
    }
    return file.document.details(of: tile).description.map { [SafeText.escaped($0)] } ?? []
  }

  mutating func updateColumns() {
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

  func say(_ text: String) throws(Failure) { try Output.result(text + "\n") }
}
