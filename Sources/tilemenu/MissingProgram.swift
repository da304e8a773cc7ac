import MenuModel
import MenuYAML

/// Why a tile's command could not be started here and now, as far as can be told without starting it.
struct MissingProgram: Equatable {
  /// The key that is to blame.
  let key: String
  /// What is wrong.
  let message: String
  /// What to do.
  let hint: String

  /// Looks for a launch's folder and program; nil where both are there, or only a shell could tell.
  init?(_ launch: Launch, _ search: inout ProgramSearch) {
    let folder = search.folder(of: launch)
    if let directory = launch.directory, let folder, !search.isFolder(folder) {
      self.init(
        "directory", "there is no folder '\(directory.shortened)'", "make it, or correct the path")
      return
    }
    switch launch.command {
    case .page: return nil
    case .shell(let line):
      guard let program = ShellLine.program(in: line) else { return nil }
      self.init(program, VariableText.expanded(program), of: launch, in: folder, &search)
    case .program(let words):
      guard let program = words.first else { return nil }
      self.init(program, Array(program.utf8), of: launch, in: folder, &search)
    }
  }

  private init(_ key: String, _ message: String, _ hint: String) {
    self.key = key
    self.message = message
    self.hint = hint
  }

  private init?(
    _ word: String, _ name: [UInt8], of launch: Launch, in folder: [UInt8]?,
    _ search: inout ProgramSearch
  ) {
    let slash = UInt8(ascii: "/")
    let path = launch.environment.last { $0.name == "PATH" }.map { Array($0.value.utf8) }
    guard let file = search.file(of: name, path: path) else {
      self.init(
        "run", "no program in PATH is called '\(word.shortened)'", "install it, or correct the name"
      )
      return
    }
    let place = file.first == slash ? file : (folder.map { $0 + [slash] } ?? []) + file
    let presence = search.presence(of: place)
    if presence == .runnable { return nil }
    if word.hasPrefix("~"), name.first != slash {
      self.init(
        "run", "there is no program '\(word.shortened)'",
        "only a shell knows '~': write the folder out, or the command as one text")
    } else if presence == .missing {
      self.init("run", "there is no program '\(word.shortened)'", "correct the path")
    } else {
      self.init(
        "run", "'\(word.shortened)' cannot be run", "name a program, or make it one with chmod +x")
    }
  }
}
