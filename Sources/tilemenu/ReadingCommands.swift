import MenuModel
import MenuSession
import MenuYAML
import Terminal

/// `list` and `show`: they print a menu and change nothing.
enum ReadingCommands {
  static func list(_ line: Invocation) throws(Failure) {
    let document = try MenuFile.named(in: line).document()
    if line.has(.json) {
      try JSONOutput.print(TileReport.all(in: document))
      return
    }
    let arrangement = Arrangement(of: document.menu)
    let paths = TileLookup(in: arrangement).paths
    let width = paths.map(\.utf8.count).max() ?? 0
    var text = ""
    for (tile, path) in zip(document.menu.tiles.indices, paths) {
      let folder = arrangement.folderTitles(of: arrangement.list(of: tile))
      let place = folder.isEmpty ? "" : "  (\(folder.joined(separator: "/")))"
      let blanks = String(repeating: " ", count: width - path.utf8.count + 2)
      let title = document.menu.tiles[tile].title
      let shown =
        title.allSatisfy(\.isWhitespace)
        ? "(untitled)" : String(title.unicodeScalars.prefix(Limits.shownTitle))
      text += path + blanks + SafeText.escaped(shown + place) + "\n"
    }
    try Output.result(text)
  }

  static func show(_ line: Invocation) throws(Failure) {
    let document = try MenuFile.named(in: line).document()
    var width = Surroundings.columns
    if let text = line.text(.width) {
      guard let number = Int(text), (1...10_000).contains(number) else {
        throw .usage("'\(text)' is no width", hint: "take a number from 1 to 10000", command: .show)
      }
      width = number
    }
    let picture = MenuPicture(
      Arrangement(of: document.menu), looks: try line.looks(), details: document.details(of:))
    try Output.result(picture.lines(width: width).map { $0 + "\n" }.joined())
  }
}

/// A tile as `list --json` tells it; positions, lines and columns count from 1.
struct TileReport: Encodable {
  let path: String
  let position: Int
  let title: String
  let folder: [String]
  let tiles: Int?
  let color: String?
  let locked: Bool
  let url: String?
  let line: Int
  let column: Int

  private enum CodingKeys: CodingKey {
    case path, position, title, folder, tiles, color, locked, url, line, column
  }

  /// Every tile in file order, depth first.
  static func all(in document: MenuDocument) -> [TileReport] {
    let menu = document.menu
    let arrangement = Arrangement(of: menu)
    let paths = TileLookup(in: arrangement).paths
    let slots = arrangement.slots
    let places = document.positions(of: Array(menu.tiles.indices))
    return menu.tiles.indices.map { tile in
      TileReport(
        path: paths[tile], position: slots[tile] + 1,
        title: menu.tiles[tile].title,
        folder: arrangement.folderTitles(of: arrangement.list(of: tile)),
        tiles: menu.tiles[tile].contents?.count, color: document.color(of: tile),
        locked: menu.tiles[tile].isLocked, url: document.details(of: tile).url,
        line: places[tile].line, column: places[tile].column)
    }
  }

  // Written by hand because a missing value shall be told as null, not left out.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(position, forKey: .position)
    try container.encode(title, forKey: .title)
    try container.encode(folder, forKey: .folder)
    try container.encode(tiles, forKey: .tiles)
    try container.encode(color, forKey: .color)
    try container.encode(locked, forKey: .locked)
    try container.encode(url, forKey: .url)
    try container.encode(line, forKey: .line)
    try container.encode(column, forKey: .column)
  }
}

extension MenuFile {
  /// The one file that a command line names, or the user's own menu.
  static func named(in line: Invocation) throws(Failure) -> MenuFile {
    if line.operands.count > 1 {
      throw .usage("only one file is wanted", hint: nil, command: line.command)
    }
    if let name = line.operands.first { return try MenuFile(name, line) }
    return try MenuFile(try defaultName(), line)
  }

  /// The user's own menu; throws where there is none, with what to do.
  static func defaultName() throws(Failure) -> Word {
    guard let name = Surroundings.defaultMenu else {
      throw .system("no file is named, and there is no home to look in", hint: "name a file")
    }
    guard Surroundings.exists(name) else {
      throw .system(
        "there is no menu \(name.shown)", hint: "'tilemenu init' writes one to start from")
    }
    return name
  }
}
