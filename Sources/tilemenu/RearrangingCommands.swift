import MenuModel
import MenuYAML

/// `move`, `swap`, `sort` and `order`: each names tiles and comes down to a change of one list.
enum RearrangingCommands {
  static func move(_ line: Invocation) throws(Failure) {
    guard line.operands.count >= 2 else { throw .missing("a file and a tile", line) }
    let placement = try placement(line)
    let file = try MenuFile(line.operands[0], line)
    try Rewrite.run(file, line) { (_, arrangement, _) throws(Failure) in
      try file.moving { () throws(MoveError) in
        try arrangement.place(try tiles(line.operands[1...], in: arrangement), at: placement)
      }
    }
  }

  static func swap(_ line: Invocation) throws(Failure) {
    guard line.operands.count == 3 else { throw .missing("a file and two tiles", line) }
    let file = try MenuFile(line.operands[0], line)
    try Rewrite.run(file, line) { (_, arrangement, _) throws(Failure) in
      try file.moving { () throws(MoveError) in
        let tiles = try tiles(line.operands[1...], in: arrangement)
        return try arrangement.swap(tiles[0], tiles[1])
      }
    }
  }

  static func order(_ line: Invocation) throws(Failure) {
    guard line.operands.count >= 2 else { throw .missing("a file and a tile", line) }
    let file = try MenuFile(line.operands[0], line)
    var words = line.operands[1...]
    if words.elementsEqual([Word("-")]) {
      if file.name.isStandardStream {
        throw .usage(
          "the menu and the titles cannot both be standard input", hint: nil, command: .order)
      }
      let input = try MenuFile(Word("-"), line).bytes()
      words = titles(in: input)[...]
    }
    try Rewrite.run(file, line) { (_, arrangement, _) throws(Failure) in
      try file.moving { () throws(MoveError) in
        try arrangement.putFirst(try tiles(words, in: arrangement))
      }
    }
  }

  static func sort(_ line: Invocation) throws(Failure) {
    guard line.operands.count == 1 else { throw .missing("one file", line) }
    let file = try MenuFile(line.operands[0], line)
    try Rewrite.run(file, line) { (document, arrangement, _) throws(Failure) in
      let keys = try sortKeys(of: document, line)
      return arrangement.sort(.root) { first, second in
        switch (keys[first], keys[second]) {
        case (let first?, let second?) where first != second: (first < second) != line.has(.reverse)
        case (_?, nil): true
        case (nil, _?): false
        default: first < second
        }
      }
    }
  }

  /// The titles in a text, a line each; a line may end as those of Windows do.
  private static func titles(in text: [UInt8]) -> [Word] {
    text.split(separator: 0x0A).map { line in
      Word(Array(line.last == 0x0D ? line.dropLast() : line))
    }.filter { !$0.bytes.isEmpty }
  }

  /// What each tile is sorted by; throws where a key is named that no tile has.
  private static func sortKeys(of document: MenuDocument, _ line: Invocation) throws(Failure)
    -> [TileID: SortKey]
  {
    var keys: [TileID: SortKey] = [:]
    for tile in document.menu.root {
      let title = document.menu.tiles[tile].title
      let text = line.text(.by).map { document.value(ofKey: $0, of: tile) } ?? title
      keys[tile] = text.map { SortKey($0, ignoresCase: line.has(.ignoreCase)) }
    }
    if let key = line.text(.by), keys.isEmpty, !document.menu.root.isEmpty {
      let nearest = nearestName(to: key, among: document.keys.sorted())
      throw .key(key, nearest: nearest, file: line.operands[0])
    }
    return keys
  }

  private static func tiles(_ words: ArraySlice<Word>, in arrangement: Arrangement)
    throws(MoveError)
    -> [TileID]
  {
    let lookup = TileLookup(in: arrangement, count: words.count)
    var tiles: [TileID] = []
    for word in words { tiles.append(try lookup.tile(TileReference(word.text))) }
    return tiles
  }

  private static func placement(_ line: Invocation) throws(Failure) -> Placement {
    if line.places.count > 1 {
      let names = line.places.prefix(2).map { "'--\($0.rawValue)'" }
      throw .usage("\(names[0]) and \(names[1]) cannot both hold", hint: nil, command: .move)
    }
    let place = try line.places.first.map { option throws(Failure) in try placement(option, line) }
    if let folder = line.text(.into) { return .into(TileReference(folder), place) }
    guard let place else {
      throw .usage(
        "where to is not said",
        hint: "add --to N, --before TILE, --after TILE, --first, --last or --into FOLDER",
        command: .move)
    }
    return place
  }

  private static func placement(_ option: OptionName, _ line: Invocation) throws(Failure)
    -> Placement
  {
    let text = line.text(option) ?? ""
    switch option {
    case .first: return .first
    case .last: return .last
    case .before: return .before(TileReference(text))
    case .after: return .after(TileReference(text))
    default:
      guard let position = Int(text), position > 0 else {
        throw .usage("'\(text)' is no position", hint: "count from 1", command: .move)
      }
      return .position(position)
    }
  }
}

/// What tiles are sorted by: whole numbers by value and before all text, text by its characters.
struct SortKey: Comparable {
  private let number: Int?
  private let text: String

  init(_ text: String, ignoresCase: Bool) {
    number = Int(text)
    self.text = ignoresCase ? text.lowercased() : text
  }

  static func < (first: SortKey, second: SortKey) -> Bool {
    switch (first.number, second.number) {
    case (let first?, let second?): first < second
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): first.text.unicodeScalars.lexicographicallyPrecedes(second.text.unicodeScalars)
    }
  }
}

extension MenuFile {
  /// Does what a person asked for, and says of which file it was when that cannot be.
  func moving(_ change: () throws(MoveError) -> [TileMove]) throws(Failure) -> [TileMove] {
    do throws(MoveError) { return try change() } catch { throw .move(error, file: name) }
  }
}

extension Failure {
  /// A command that was not given what it works on.
  static func missing(_ what: String, _ line: Invocation) -> Failure {
    .usage(
      "\(what) must be named", hint: "write tilemenu \(CommandSpec.named(line.command).synopsis)",
      command: line.command)
  }
}
