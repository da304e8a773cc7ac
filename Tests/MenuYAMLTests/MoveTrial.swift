import MenuModel
import TestSupport

@testable import MenuYAML

/// One random document, some of whose lists are put in another order by the public way in, and held
/// against what the document's own writer says.
struct MoveTrial {
  /// How a trial ends.
  enum Outcome: Equatable {
    /// There was no list to move something in.
    case nothingToMove
    case moved
    /// The move was refused for a cause that the document has.
    case refused(String)
    /// A law is broken, told with the document.
    case broken(String)
  }

  struct Violation: Error {
    let message: String
  }

  let random: RandomDocument
  var generator: SeededGenerator
  let document: MenuDocument
  /// For each list of tiles the number of the random document's list that it is.
  let numbers: [ListID: Int]

  /// A trial with the tiles of some list of the document; nil where none has two items.
  init?(seed: UInt64) throws(Violation) {
    random = RandomDocument(seed: seed)
    generator = SeededGenerator(seed: seed ^ 0x5EED)
    let choices = random.lists.filter { $0.path != nil && $0.count > 1 }
    guard !choices.isEmpty else {
      try Self.checkReading(random)
      return nil
    }
    let list = generator.pick(choices)
    document = try Self.read(random.file(), list, in: random)
    guard let menuNumbers = Self.numbers(of: document, in: random, list) else {
      throw Violation(message: "the lists are not where the writer put them\n\(random)")
    }
    numbers = menuNumbers
  }

  private static func checkReading(_ random: RandomDocument) throws(Violation) {
    do throws(MenuErrors) {
      _ = try YAMLReader.tree(of: SourceText(random.file()), limits: Limits())
    } catch {
      throw Violation(message: "\(error.diagnostics[0])\n\(random)")
    }
  }

  static func read(_ file: [UInt8], _ list: RandomDocument.List, in random: RandomDocument)
    throws(Violation) -> MenuDocument
  {
    var options = LoadOptions()
    options.path = list.path
    options.document = list.document
    do throws(MenuErrors) {
      return try MenuDocument(SourceText(file), options: options)
    } catch {
      throw Violation(message: "\(list.path?.text ?? ""): \(error.diagnostics[0])\n\(random)")
    }
  }

  private static func numbers(
    of document: MenuDocument, in random: RandomDocument, _ list: RandomDocument.List
  ) -> [ListID: Int]? {
    var byNode: [NodeID: Int] = [:]
    for (number, other) in random.lists.enumerated() where other.document == list.document {
      guard let path = other.path else { continue }
      let root = document.tree.documents[other.document - 1]
      guard let node = try? document.tree.node(at: path, from: root),
        document.tree.children(of: node).count == other.count
      else { return nil }
      byNode[node] = number
    }
    // A folder may lie where no path leads, behind a key that is no text.
    let numbers = Dictionary(
      uniqueKeysWithValues: document.loaded.lists.all.compactMap { list, node in
        byNode[node].map { (list, $0) }
      })
    return numbers[.root] == nil ? nil : numbers
  }

  /// For each changed list of the random document the items that its slots hold.
  func orders(in arrangement: Arrangement) -> [Int: [Int]] {
    var orders: [Int: [Int]] = [:]
    for list in arrangement.changedLists {
      guard let number = numbers[list] else { continue }
      let asRead = document.menu.tiles(in: list)
      orders[number] = arrangement.order(of: list).tiles.compactMap(asRead.firstIndex)
    }
    return orders
  }

  /// The same by the nodes of the document's tree.
  func nodeOrders(in arrangement: Arrangement) -> [NodeID: [Int]] {
    var orders: [NodeID: [Int]] = [:]
    for list in arrangement.changedLists {
      guard let node = document.loaded.lists[list] else { continue }
      let asRead = document.menu.tiles(in: list)
      orders[node] = arrangement.order(of: list).tiles.compactMap(asRead.firstIndex)
    }
    return orders
  }

  /// The lists in which something can be moved, the outermost first.
  var movableLists: [ListID] {
    let folders = document.menu.tiles.indices.filter { document.menu.tiles[$0].contents != nil }
    return ([.root] + folders.map(ListID.folder)).filter {
      numbers[$0] != nil && document.menu.tiles(in: $0).count > 1
    }
  }

  /// Changes a list somehow: one tile or a block placed, two swapped, all sorted.
  mutating func change(_ list: ListID, of arrangement: inout Arrangement) throws(MoveError) {
    let tiles = arrangement.order(of: list).tiles
    let tile = generator.pick(tiles)
    let other = generator.pick(tiles)
    let position = generator.number(1...tiles.count)
    switch generator.below(10) {
    case 0..<4: _ = try arrangement.place([tile], at: .position(position))
    case 4: _ = try arrangement.place([tile], at: generator.pick([.first, .last]))
    case 5 where tile != other:
      let words = TileReference("#\(position)")
      guard tiles[position - 1] != tile, list == .root else { break }
      _ = try arrangement.place([tile], at: generator.chance(50) ? .before(words) : .after(words))
    case 6 where tile != other && tiles.count > 2:
      _ = try arrangement.place([tile, other], at: generator.pick([.first, .last]))
    case 7, 8: if tile != other { _ = try arrangement.swap(tile, other) }
    default:
      let ranks = tiles.map { _ in generator.next() }
      let rankOf = Dictionary(uniqueKeysWithValues: zip(tiles, ranks))
      _ = arrangement.sort(list) { rankOf[$0] ?? 0 < rankOf[$1] ?? 0 }
    }
  }
}
