import MenuModel
import MenuYAML
import Terminal

/// The words that name the tiles of a menu, each one tile and no other.
///
/// A tile whose title does not do that, or cannot be typed, is named by its position.
struct TileNames {
  /// So many words are offered at most; nobody reads more.
  static let most = 1000

  private let document: MenuDocument
  private let arrangement: Arrangement
  private let typed: TypedLine
  /// Every title of the menu: one that equals a path hides it.
  private let titles: Set<String>
  /// How often a title stands in a list.
  private let counts: [ListID: [String: Int]]

  /// The names in a menu that suit a line; nothing without a menu.
  init?(in document: MenuDocument?, matching typed: TypedLine) {
    guard let document else { return nil }
    self.document = document
    self.typed = typed
    arrangement = Arrangement(of: document.menu)
    titles = Set(document.menu.tiles.map(\.title))
    var counts: [ListID: [String: Int]] = [:]
    for (tile, title) in document.menu.tiles.map(\.title).enumerated() {
      counts[document.menu.list(of: tile), default: [:]][title, default: 0] += 1
    }
    self.counts = counts
  }

  private var menu: Menu { document.menu }

  /// Every tile, in file order.
  var tiles: [Candidates.Candidate] { candidates(for: Array(menu.tiles.indices)) }

  /// Every folder, in file order.
  var folders: [Candidates.Candidate] { candidates(for: menu.folders) }

  /// The tiles in a folder that words name, beside which something can be put there.
  func neighbours(in folder: String) -> [Candidates.Candidate] {
    guard let list = try? TileLookup(in: arrangement).folder(TileReference(folder)) else {
      return []
    }
    return offered(
      menu.tiles(in: list).enumerated().map { slot, tile in
        (tile, name(of: tile, in: nil), "#\(slot + 1)")
      })
  }

  private func candidates(for tiles: [TileID]) -> [Candidates.Candidate] {
    var names: [String?] = []
    for tile in menu.tiles.indices {
      names.append(name(of: tile, in: menu.tiles[tile].parent.map { names[$0] ?? "" }))
    }
    let paths = TileLookup(in: arrangement).paths
    return offered(tiles.map { ($0, names[$0], paths[$0]) })
  }

  /// The path to a tile in a folder, or its title in the list that is looked in first; nil where that
  /// does not name it alone.
  private func name(of tile: TileID, in folder: String?) -> String? {
    let title = menu.tiles[tile].title
    guard !title.isEmpty, folder != "", SafeText.escaped(title) == title,
      counts[menu.list(of: tile)]?[title] == 1
    else { return nil }
    let name = (folder.map { $0 + "/" } ?? "") + TileReference.escaped(title)
    if folder == nil, name == title { return name }
    let others = Set([name, TileReference(name).title]).subtracting(folder == nil ? [title] : [])
    return titles.isDisjoint(with: others) ? name : nil
  }

  /// What is offered for tiles, of which the names and the positions are known.
  private func offered(_ tiles: [(tile: TileID, name: String?, path: String)])
    -> [Candidates.Candidate]
  {
    let wantsPositions = typed.stem.hasPrefix("#")
    let stem = typed.stem.lowercased()
    var words = tiles.map { tile, name, path in
      let isTypable = name.map { canStand($0) } ?? false
      return (tile: tile, text: isTypable && !wantsPositions ? name ?? path : path, path: path)
    }
    if words.count > Self.most {
      words = Array(words.lazy.filter { $0.text.lowercased().hasPrefix(stem) }.prefix(Self.most))
    }
    return words.map { tile, text, path in
      let about = text == path ? menu.tiles[tile].title : document.details(of: tile).description
      return .init(text: text, about: about ?? path)
    }
  }

  /// An operand that begins with a dash would be an option, and fish quotes no tilde.
  private func canStand(_ name: String) -> Bool {
    if name.hasPrefix("~") { return false }
    guard case .operand = typed.place, !typed.optionsHaveEnded else { return true }
    return !name.hasPrefix("-")
  }
}
