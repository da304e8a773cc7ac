import MenuModel
import MenuSession
import MenuYAML
import SafeFile

/// `apply`: typed commands from a script, all of them or none.
enum ApplyCommand {
  static func run(_ line: Invocation) throws(Failure) {
    guard (1...2).contains(line.operands.count) else { throw .missing("a file", line) }
    let script = line.operands.count == 2 ? line.operands[1] : Word("-")
    if script.isStandardStream && line.operands[0].isStandardStream {
      throw .usage(
        "the menu and the script cannot both be standard input", hint: nil, command: .apply)
    }
    let file = try MenuFile(line.operands[0], line)
    let text = String(decoding: try MenuFile(script, line).bytes(), as: UTF8.self)
    try Rewrite.run(file, line) { (document, arrangement, _) throws(Failure) in
      var run = ScriptRun(menu: document.menu, name: script.shown)
      try run.carryOut(text)
      arrangement = run.arrangement
      return run.moves
    }
  }
}

/// One run of a script over a menu as it was read.
private struct ScriptRun {
  private var state: SessionState
  private let name: String
  private(set) var moves: [TileMove] = []

  init(menu: Menu, name: String) {
    // A locked menu binds sessions; a script is a command, and says what it wants.
    var menu = menu
    menu.isLocked = false
    state = SessionState(menu: menu)
    state.columns = Self.columns(of: menu)
    self.name = name
  }

  /// How far `up` and `down` go: a script shall do the same whatever window it is started in.
  private static func columns(of menu: Menu) -> Int {
    switch menu.columns {
    case .fixed(let columns): columns
    case .automatic: GridLayout(menu: menu, count: menu.root.count, width: 80).columns
    }
  }

  var arrangement: Arrangement { state.arrangement }

  mutating func carryOut(_ script: String) throws(Failure) {
    var (number, lastCommand) = (0, 0)
    for line in script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard let command = try command(String(line), number) else { continue }
      if command == .quit { break }
      try carryOut(command, number)
      lastCommand = number
    }
    if let tile = state.carry?.tiles.first {
      throw failure(
        lastCommand, "'\(state.menu.tiles[tile].title)' is still picked up", "drop it, or cancel")
    }
  }

  private func command(_ line: String, _ number: Int) throws(Failure) -> SessionCommand? {
    let command: SessionCommand?
    do throws(CommandError) { command = try SessionCommand.parse(line) } catch {
      throw failure(number, error.message, error.hint)
    }
    if command == .save {
      throw failure(
        number, "a script is saved when it ends, all of it or nothing", "take 'save' out")
    }
    if case .run = command {
      throw failure(number, "a script launches nothing", "use 'tilemenu run' for that")
    }
    return command
  }

  private mutating func carryOut(_ command: SessionCommand, _ number: Int) throws(Failure) {
    do throws(SessionError) {
      for effect in try state.handle(command) {
        if case .save(let moves) = effect { self.moves += moves }
      }
    } catch {
      throw failure(number, error.message, error.hint)
    }
  }

  private func failure(_ line: Int, _ message: String, _ hint: String?) -> Failure {
    .script(line: line, name: name, message: message, hint: hint)
  }
}
