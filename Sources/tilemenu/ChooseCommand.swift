import MenuModel
import MenuYAML
import Terminal

/// `choose`: opens a menu on the terminal and prints the tile that a person chooses.
enum ChooseCommand {
  static func run(_ line: Invocation) throws(Failure) -> ExitStatus {
    guard line.operands.count == 1 else { throw .missing("one file", line) }
    let file = try MenuFile(line.operands[0], line)
    if file.name.isStandardStream {
      throw .usage("a session needs a file", hint: "name one", command: .choose)
    }
    let looks = try line.looks(isTerminal: true)
    let opened = try SessionFile.open(file, line)
    let term = Surroundings.text("TERM") ?? "dumb"
    guard term != "dumb", let device = OpenCommand.device(line) else {
      throw .system("there is no terminal to choose on", hint: nil)
    }
    return try ScreenLoop.run(device, opened, line, looks: looks)
  }

  /// Prints the title of a tile, or what it has for the key that is asked for.
  static func printChoice(_ tile: TileID, in document: MenuDocument, _ line: Invocation)
    throws(Failure)
  {
    guard let key = line.text(.print) else {
      try Output.line(document.menu.tiles[tile].title)
      return
    }
    guard let value = document.value(ofKey: key, of: tile) else {
      throw .refused(
        "'\(document.menu.tiles[tile].title)' has no '\(key)' to print", hint: nil,
        file: line.operands[0])
    }
    try Output.line(value)
  }
}
