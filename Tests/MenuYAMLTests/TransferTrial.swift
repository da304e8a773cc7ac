import TestSupport

@testable import MenuModel
@testable import MenuYAML

/// One random document, some of whose tiles move from a list to another.
struct TransferTrial {
  /// How a trial ends.
  enum Outcome {
    /// No list had a tile that another could take.
    case nothingToMove
    /// It moved; moving back gave the first bytes, or it is told why it did not.
    case moved(notBackFor: String?)
    /// The move was refused, for this reason.
    case refused(String)
    /// A law is broken, told with the document.
    case broken(String)
  }

  let random: RandomDocument
  var generator: SeededGenerator
  let document: MenuDocument
  let root: RandomDocument.List

  /// A trial with the tiles of a list of the document that has folders; nil where none has.
  init?(seed: UInt64) {
    random = RandomDocument(seed: seed)
    generator = SeededGenerator(seed: seed ^ 0xF01D)
    for list in random.lists.shuffled(using: &generator) where list.path != nil && list.count > 0 {
      guard let read = Self.read(random.file(), list), read.loaded.lists.all.count > 1
      else { continue }
      document = read
      root = list
      return
    }
    return nil
  }

  static func read(_ file: [UInt8], _ list: RandomDocument.List) -> MenuDocument? {
    var options = LoadOptions()
    options.path = list.path
    options.document = list.document
    return try? MenuDocument(SourceText(file), options: options)
  }

  /// Moves one tile or some of one list into another, at times more than once.
  mutating func transfer(_ arrangement: inout Arrangement) -> [TileMove] {
    var moves: [TileMove] = []
    for _ in 0..<(generator.chance(70) ? 1 : generator.number(2...3)) {
      moves += transferOnce(&arrangement) ?? []
    }
    return moves
  }

  private mutating func transferOnce(_ arrangement: inout Arrangement) -> [TileMove]? {
    let lists = document.loaded.lists.all.map(\.list).sorted { "\($0)" < "\($1)" }
    let sources = lists.filter { arrangement.order(of: $0).freeCount > 0 }
    guard !sources.isEmpty else { return nil }
    let source = generator.pick(sources)
    let free = arrangement.order(of: source).freeTiles
    let first = generator.below(free.count)
    let count = generator.chance(75) ? 1 : generator.number(1...3)
    let tiles = Array(free[first...].prefix(count))
    let targets = lists.filter { list in
      list != source && arrangement.folders(around: list).allSatisfy { !tiles.contains($0) }
    }
    guard !targets.isEmpty else { return nil }
    let target = generator.pick(targets)
    let slots = arrangement.order(of: target).count + 1
    return try? arrangement.put(tiles, in: target, at: .position(generator.number(1...slots)))
  }
}
