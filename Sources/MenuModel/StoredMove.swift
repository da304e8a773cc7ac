/// What happened between two texts of a menu, told so that another run can take it back or repeat it.
///
/// Tiles are numbered as each text has them, in file order, depth first: a run that reads either text
/// counts them alike.
package struct StoredMove: Equatable, Sendable {
  /// Slots of one list, and the tiles that they shall hold.
  struct Run: Equatable, Sendable {
    let list: ListID
    /// The first slot.
    let first: Int
    /// How many slots are replaced.
    let count: Int
    let tiles: [TileID]
  }

  private let forward: [Run]
  private let backward: [Run]

  /// What leads from one arrangement of a menu to another.
  package init(from old: Arrangement, to new: Arrangement) {
    let numbers = (old.fileOrder, new.fileOrder)
    let lists = Set(old.changedLists + new.changedLists)
    forward = Self.runs(of: lists, from: old, to: new, numbered: numbers.0)
    backward = Self.runs(of: lists, from: new, to: old, numbered: numbers.1)
  }

  /// The menu of the later text, as the earlier one had it; nil where it does not fit.
  package func undone(in menu: Menu) -> Arrangement? { Self.apply(backward, to: menu) }

  /// The menu of the earlier text, as the later one had it; nil where it does not fit.
  package func redone(in menu: Menu) -> Arrangement? { Self.apply(forward, to: menu) }

  private static func runs(
    of lists: Set<ListID>, from old: Arrangement, to new: Arrangement, numbered numbers: [Int]
  ) -> [Run] {
    lists.compactMap { list in
      let (before, after) = (old.tiles(in: list), new.tiles(in: list))
      return ChangedStretch(from: before, to: after).map { changed in
        Run(
          list: list.numbered(numbers), first: changed.old.lowerBound, count: changed.old.count,
          tiles: after[changed.new].map { numbers[$0] })
      }
    }.sorted { $0.list.number < $1.list.number }
  }

  private static func apply(_ runs: [Run], to menu: Menu) -> Arrangement? {
    var arrangement = Arrangement(of: menu)
    var held: [TileID] = []
    for run in runs {
      guard menu.has(run.list) else { return nil }
      var tiles = arrangement.tiles(in: run.list)
      guard (0...tiles.count).contains(run.first),
        (0...(tiles.count - run.first)).contains(run.count),
        run.tiles.allSatisfy(menu.tiles.indices.contains)
      else { return nil }
      held += tiles[run.first..<(run.first + run.count)]
      tiles.replaceSubrange(run.first..<(run.first + run.count), with: run.tiles)
      arrangement.set(arrangement.order(holding: tiles), of: run.list, withGuests: run.tiles)
    }
    // Whatever was stored, no tile may be lost and none stand twice, or in itself.
    guard held.sorted() == runs.flatMap(\.tiles).sorted(),
      runs.allSatisfy({ arrangement.leadsToRoot($0.list) })
    else { return nil }
    return arrangement
  }
}

/// As text, one line: `forward/backward`, runs by `;`, as `list:first:count:tiles` with tiles by `,`.
///
/// Tiles that follow one another are told as `5-99999`, since most of a long list does.
extension StoredMove {
  /// Reads the line that `text` gives; nil for any other.
  package init?(parsing text: String) {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, let forward = Self.runs(in: halves[0]),
      let backward = Self.runs(in: halves[1])
    else { return nil }
    self.forward = forward
    self.backward = backward
  }

  /// The line.
  package var text: String { Self.text(of: forward) + "/" + Self.text(of: backward) }

  private static func text(of runs: [Run]) -> String {
    runs.map { run in
      "\(run.list.number):\(run.first):\(run.count):" + text(of: run.tiles)
    }.joined(separator: ";")
  }

  private static func text(of tiles: [TileID]) -> String {
    var words: [String] = []
    var start = 0
    while start < tiles.count {
      var end = start
      while end + 1 < tiles.count, tiles[end + 1] == tiles[end] + 1 { end += 1 }
      words.append(start == end ? "\(tiles[start])" : "\(tiles[start])-\(tiles[end])")
      start = end + 1
    }
    return words.joined(separator: ",")
  }

  private static func runs(in text: Substring) -> [Run]? {
    var runs: [Run] = []
    for word in text.split(separator: ";") {
      let fields = word.split(separator: ":", omittingEmptySubsequences: false)
      guard fields.count == 4, let list = Int(fields[0]), list >= -1, let first = Int(fields[1]),
        let count = Int(fields[2]), let tiles = tiles(in: fields[3])
      else { return nil }
      runs.append(
        Run(list: list == -1 ? .root : .folder(list), first: first, count: count, tiles: tiles))
    }
    return runs
  }

  private static func tiles(in text: Substring) -> [TileID]? {
    var tiles: [TileID] = []
    for word in text.split(separator: ",") {
      let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        (0...mostTiles).contains(first), (first...mostTiles).contains(last),
        last - first < mostTiles - tiles.count
      else { return nil }
      tiles += first...last
    }
    return tiles
  }

  /// No text holds more tiles than this, whatever a log says.
  private static let mostTiles = 1 << 26
}

extension Menu {
  fileprivate func has(_ list: ListID) -> Bool {
    switch list {
    case .root: true
    case .folder(let folder): tiles.indices.contains(folder) && tiles[folder].contents != nil
    }
  }
}

extension ListID {
  /// The folder's number, -1 for the menu itself.
  fileprivate var number: Int {
    switch self {
    case .root: -1
    case .folder(let folder): folder
    }
  }

  fileprivate func numbered(_ numbers: [Int]) -> ListID {
    switch self {
    case .root: .root
    case .folder(let folder): .folder(numbers[folder])
    }
  }
}

extension Arrangement {
  /// True where the folders around a list end at the menu itself; false where they go round in a circle.
  fileprivate func leadsToRoot(_ list: ListID) -> Bool {
    var (list, seen) = (list, Set<TileID>())
    while case .folder(let folder) = list {
      guard seen.insert(folder).inserted else { return false }
      list = self.list(of: folder)
    }
    return true
  }
}
