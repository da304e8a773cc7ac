import Glibc
import SafeFile

/// The command `tilemenu`: reads its words, does what they say and leaves with a status.
@main
struct TileMenu {
  static func main() {
    StandardDescriptors.ensureOpen()
    // A reader that goes away makes a write fail, with a reason; the signal would say none.
    signal(SIGPIPE, SIG_IGN)
    exit(status().rawValue)
  }

  private static func status() -> ExitStatus {
    do throws(Failure) {
      return try run(try CommandLineParser.parse(words))
    } catch {
      Output.message(error.text)
      return error.status
    }
  }

  /// The words behind the program's name, as the bytes that they are.
  private static var words: [Word] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        Word(Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
      }
    }
  }

  private static func run(_ line: Invocation) throws(Failure) -> ExitStatus {
    switch line.command {
    case .open: return try OpenCommand.run(line)
    case .choose: return try ChooseCommand.run(line)
    case .list: try ReadingCommands.list(line)
    case .lists: try ListsCommand.run(line)
    case .show: try ReadingCommands.show(line)
    case .move: try RearrangingCommands.move(line)
    case .swap: try RearrangingCommands.swap(line)
    case .sort: try RearrangingCommands.sort(line)
    case .order: try RearrangingCommands.order(line)
    case .apply: try ApplyCommand.run(line)
    case .undo: try UndoCommands.undo(line)
    case .redo: try UndoCommands.redo(line)
    case .run: return try RunCommand.run(line)
    case .check: return try CheckCommand.run(line)
    case .initialize: try InitCommand.run(line)
    case .schema: try SchemaCommand.run(line)
    case .completions: try CompletionsCommand.run(line)
    case .help: try HelpCommand.run(line)
    }
    return .done
  }
}
