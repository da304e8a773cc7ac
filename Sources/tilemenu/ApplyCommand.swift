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
    let looks = try line.looks()
    // Nothing that a script prints may get into a menu or JSON.
    let canPrint = !line.operands[0].isStandardStream && !line.has(.json)
    var printed = ""
    try Rewrite.run(file, line) { (document, arrangement, _) throws(Failure) in
      var run = ScriptRun(document, name: script.shown, looks: looks, canPrint: canPrint)
      try run.carryOut(text)
      arrangement = run.arrangement
      printed = run.printed
      return run.moves
    }
    try Output.result(printed)
  }
}

/// One run of a script over a menu as it was read.
private struct ScriptRun {
  private var state: SessionState
  private let document: MenuDocument
  private let name: String
  private let looks: TileLooks
  private let canPrint: Bool
  private(set) var moves: [TileMove] = []
  /// What the script asked to see, printed when all of it has gone well.
  private(set) var printed = ""

  init(_ document: MenuDocument, name: String, looks: TileLooks, canPrint: Bool) {
    self.document = document
    self.looks = looks
    self.canPrint = canPrint
    // A locked menu binds sessions; a script is a command, and says what it wants.
    var menu = document.menu
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
    if case .edit = command {
      throw failure(number, "a script opens no editor", "take 'edit' out")
    }
    if let command, [.list, .show, .help].contains(command), !canPrint {
      throw failure(
        number, "nothing can be printed where the menu or JSON goes to standard output",
        "take it out")
    }
    return command
  }

  private mutating func carryOut(_ command: SessionCommand, _ number: Int) throws(Failure) {
    do throws(SessionError) {
      for effect in try state.handle(command) {
        switch effect {
        case .save(let moves): self.moves += moves
        case .list: print(Announcements(state).list)
        case .show: print(picture)
        case .help: print(SessionCommand.overview)
        case .tell, .saveAgain, .launch, .edit, .quit: break
        }
      }
    } catch {
      throw failure(number, error.message, error.hint)
    }
  }

  private var picture: [String] {
    MenuPicture(state.arrangement, list: state.list, looks: looks, details: document.details(of:))
      .lines(width: Surroundings.columns)
  }

  private mutating func print(_ lines: [String]) {
    printed += lines.map { $0 + "\n" }.joined()
  }

  private func failure(_ line: Int, _ message: String, _ hint: String?) -> Failure {
    .script(line: line, name: name, message: message, hint: hint)
  }
}
