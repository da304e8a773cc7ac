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
    try requireLeave(for: launch, title: title, file: file.name)
    exit(try Launcher(launch, title: title, file: file.name).replaceProcess())
  }

  /// Asks what is to be asked before a launch; throws where nobody can be asked, or says no.
  static func requireLeave(for launch: Launch, title: String, file: Word) throws(Failure) {
    if !launch.isPage { try requireTrust(file) }
    if let question = launch.question {
      try Question.ask(question, orRefuse: "'\(title)' asks before it is launched", file: file)
    }
  }

  /// Asks before the commands of a file that others may have written are run.
  private static func requireTrust(_ file: Word) throws(Failure) {
    guard let doubt = Trust.doubt(about: file) else { return }
    try Question.ask(
      "\(file.shown) is not trusted: \(doubt). Run its command all the same?",
      orRefuse: "its commands are not run: \(doubt)", file: file)
  }
}

/// A question that a person answers with yes or no.
enum Question {
  /// Asks on the terminal; throws where there is none, with what it was about, or where the answer is no.
  static func ask(_ question: String, orRefuse reason: String, file: Word) throws(Failure) {
    guard Surroundings.inputIsTerminal else {
      throw .refused(reason, hint: "there is no terminal to ask on", file: file)
    }
    Output.message(SafeText.escaped(question) + " [y/N] ")
    let answer = readLine()?.lowercased() ?? ""
    guard answer == "y" || answer == "yes" else {
      throw .refused("not launched", hint: nil, file: file)
    }
  }
}
