import MenuModel
import MenuSession
import MenuYAML
import Terminal

// Lending the terminal.
extension LineSession {
  /// Runs a tile's command to its end; behind a pipe it gets no input, since that is ours.
  mutating func launch(_ tile: TileID) throws(Failure) -> String {
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

  /// Lends the terminal to an editor, and reads the file again when it is done.
  mutating func edit(_ tile: TileID?) throws(Failure) {
    guard isInteractive, Surroundings.outputIsTerminal else {
      throw .refused("an editor needs a terminal", hint: nil, file: file.name)
    }
    let line = tile.flatMap { file.line(of: $0, in: state.arrangement) }
    let editor = Editor.chosen
    let outcome = ForegroundProcess(editor.program(for: file.name, line: line))
      .run(goesOn: LaunchReport.asksWhetherToGoOn)
    if case .toldToEnd(let signal) = outcome { signal.endProcess() }
    if let reproach = editor.reproach(for: outcome) { Output.message(reproach + "\n") }
    try readEditedFile()
  }
}
