import Glibc
import MenuModel
import MenuYAML
import Terminal

/// `run`: launches a tile without a screen, by becoming its command.
enum RunCommand {
  static func run(_ line: Invocation) throws(Failure) -> ExitStatus {
    guard line.operands.count == 2 else { throw .missing("a file and a tile", line) }
    let file = try MenuFile(line.operands[0], line)
    let document = try file.document()
    let lookup = TileLookup(in: Arrangement(of: document.menu))
    let tile: TileID
    do throws(MoveError) { tile = try lookup.tile(TileReference(line.operands[1].text)) } catch {
      throw .move(error, file: file.name)
    }
    let title = document.menu.tiles[tile].title
    guard let launch = document.launch(of: tile) else {
      throw .refused("'\(title)' has nothing to launch", hint: nil, file: file.name)
    }
    try requireTrust(file.name)
    try requireConsent(to: launch, title: title, file: file.name)
    switch try Launcher(launch, title: title, file: file.name) {
    case .program(let program): become(program)
    case .text(let text):
      try Output.line(text)
      return .done
    }
  }

  /// Becomes a program; where that fails, ends with a shell's status for it.
  static func become(_ program: Program) -> Never {
    let problem = program.replaceProcess()
    Output.message(Failure.system(problem.reason, hint: nil).text)
    exit(problem.status)
  }

  /// Asks before the first command of a file that others may have written is run.
  static func requireTrust(_ file: Word) throws(Failure) {
    guard let doubt = Trust.doubt(about: file) else { return }
    try TerminalLine.requireYes(
      to: "\(file.shown) is not trusted: \(doubt). Run its command all the same?",
      orRefuse: "its commands are not run: \(doubt)", file: file)
  }

  /// Asks what the tile itself wants asked.
  static func requireConsent(to launch: Launch, title: String, file: Word) throws(Failure) {
    guard let question = launch.question else { return }
    try TerminalLine.requireYes(
      to: question, orRefuse: "'\(title)' asks before it is launched", file: file)
  }
}
