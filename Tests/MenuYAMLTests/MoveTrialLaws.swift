import MenuModel
import TestSupport

@testable import MenuYAML

extension MoveTrial {
  /// Makes a document of a seed, moves something in it and tells what came of it.
  static func run(seed: UInt64) -> Outcome {
    do {
      guard var trial = try MoveTrial(seed: seed) else { return .nothingToMove }
      return try trial.moveOnceAndTwice()
    } catch let violation as Violation {
      return .broken(violation.message)
    } catch {
      return .broken("\(error)\n\(RandomDocument(seed: seed))")
    }
  }

  private mutating func moveOnceAndTwice() throws -> Outcome {
    let asRead = Arrangement(of: document.menu)
    try expect(document.text(in: asRead) == random.utf8(), "no move gives other bytes")
    var once = asRead
    let lists = movableLists
    // Mostly one list; at times an outer and an inner one at once.
    for list in lists where list == lists[0] || generator.chance(40) {
      try change(list, of: &once)
    }
    try checkSeams(of: once)
    let first = try text(in: once)
    guard case .success(let moved) = first else { return refusal(first, in: once) }
    try checkLaws(of: moved, in: once)
    var twice = once
    try change(lists[0], of: &twice)
    let both = try text(in: twice)
    guard case .success(let movedTwice) = both else { return refusal(both, in: twice) }
    try checkComposition(moved, once, movedTwice, twice, of: lists[0])
    return .moved
  }

  /// The text, or why it is refused.
  private func text(in arrangement: Arrangement) throws -> Result<[UInt8], MenuErrors> {
    do throws(MenuErrors) { return .success(try document.text(in: arrangement)) } catch {
      return .failure(error)
    }
  }

  private func expect(
    _ condition: @autoclosure () throws -> Bool, _ message: String,
    _ output: [UInt8]? = nil
  ) throws {
    if try condition() { return }
    let result = output.map { "\nbecame\n" + String(decoding: $0, as: UTF8.self).visible } ?? ""
    throw Violation(message: "\(message)\n\(random)\(result)")
  }

  private func checkLaws(of moved: [UInt8], in arrangement: Arrangement) throws {
    let orders = orders(in: arrangement)
    let story = "\(orders.map { (random.lists[$0.key].path?.text ?? "", $0.value) })"
    let before = document.text.bytes
    try expect(moved.sorted() == before.sorted(), "the bytes are others: \(story)", moved)
    if !random.hazards.contains(.meetingLineBreaks) {
      let expected = random.utf8(ordering: orders)
      try expect(
        moved == expected,
        "a comment or blank line is not where it belongs: \(story)\nwanted\n"
          + String(decoding: expected, as: UTF8.self).visible, moved)
    }
    let tree = try YAMLReader.tree(of: SourceText(moved), limits: Limits())
    let wanted = TreeMeaning(of: document.tree, ordering: nodeOrders(in: arrangement))
    try expect(TreeMeaning(of: tree) == wanted, "it means something else: \(story)", moved)
    try expect(
      document.text.encoded(moved).count == random.file().count, "the file's length is another")
    // A block scalar that two lists together put last in a file without a newline is refused on its way
    // back, even where it has no text to lose.
    if lacksLastLineBreak, orders.count > 1 { return }
    try checkInverse(of: moved, in: arrangement, story)
  }

  private func checkInverse(
    of moved: [UInt8], in arrangement: Arrangement, _ story: String
  ) throws {
    let again = try reread(moved)
    var back = Arrangement(of: again.menu)
    for (list, other) in try counterparts(in: again, of: arrangement) {
      let now = again.menu.tiles(in: other)
      let order = arrangement.order(of: list).tiles
      let tiles = document.menu.tiles(in: list).compactMap { tile in
        order.firstIndex(of: tile).map { now[$0] }
      }
      back.set(Order(tiles), of: other)
    }
    try expect(
      again.text(in: back) == document.text.bytes, "moving back gives other bytes: \(story)", moved)
  }

  private func reread(_ moved: [UInt8]) throws -> MenuDocument {
    let list = random.lists[numbers[.root] ?? 0]
    return try Self.read(document.text.encoded(moved), list, in: random)
  }

  /// The changed lists of an arrangement with what they are called in the text that it gave.
  private func counterparts(in again: MenuDocument, of arrangement: Arrangement) throws
    -> [(ListID, ListID)]
  {
    try arrangement.changedLists.map { list in
      var (slots, outer): ([Int], ListID) = ([], list)
      while case .folder(let tile) = outer {
        slots.append(arrangement.slot(of: tile) ?? 0)
        outer = document.menu.list(of: tile)
      }
      var found = ListID.root
      for slot in slots.reversed() {
        let tiles = again.menu.tiles(in: found)
        try expect(tiles.indices.contains(slot), "a folder is lost")
        found = .folder(tiles[slot])
      }
      return (list, found)
    }
  }

  /// Two moves one after the other give what both at once give.
  private func checkComposition(
    _ moved: [UInt8], _ once: Arrangement, _ movedTwice: [UInt8], _ twice: Arrangement,
    of list: ListID
  ) throws {
    let again = try reread(moved)
    let now = again.menu.tiles(in: list)
    var second = Arrangement(of: again.menu)
    let before = once.order(of: list).tiles
    second.set(
      Order(twice.order(of: list).tiles.compactMap { before.firstIndex(of: $0).map { now[$0] } }),
      of: list)
    try expect(
      again.text(in: second) == movedTwice, "one after the other is not both at once", movedTwice)
  }

  /// What the short way of reading again proves, reading all again proves too.
  private func checkSeams(of arrangement: Arrangement) throws {
    let change = ListChange(arrangement, of: document.loaded, in: document.tree)
    guard let plan = change.plans.first,
      let (reduced, slots) = SeamCheck(change, of: document.tree).reducedText,
      Verification(before: document.tree, change: change.keeping(slots, of: plan))
        .holds(for: reduced)
    else { return }
    let whole = try Splice.text(of: document.tree, plans: change.plans)
    try expect(
      Verification(before: document.tree, change: change).holds(for: whole),
      "the seams prove too much: \(plan.pieces.map(\.index)), slots \(slots)", reduced)
    try expect(
      StretchRun.text(of: document.tree.text.bytes, permuting: plan, seams: slots) == whole,
      "what is copied between seams is another text, slots \(slots)", whole)
  }

  private var lacksLastLineBreak: Bool {
    ![0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains(document.text.bytes.last ?? 0)
  }

  /// A refusal that has a cause in the document, or the law that it breaks.
  private func refusal(_ result: Result<[UInt8], MenuErrors>, in arrangement: Arrangement)
    -> Outcome
  {
    guard case .failure(let errors) = result else { return .moved }
    let message = errors.diagnostics[0].message
    let orders = orders(in: arrangement)
    let hasCause: Bool
    let cause: String
    switch message {
    case _ where message.contains("within the first tile's line"):
      cause = "a comment above a tile that would share its line"
      // Where line breaks meet, blank lines vanish and with them what the writer knows of owners.
      hasCause =
        random.hazards.contains(.meetingLineBreaks)
        || orders.contains { number, order in
          let list = random.lists[number]
          return list.sharesFirstLine && list.hasHead(order[0])
        }
    case _ where message.contains("its last newline"):
      cause = "a block scalar at the end of a file without a newline"
      hasCause = lacksLastLineBreak
    case _ where message.contains("anchor"):
      cause = "an alias"
      hasCause = random.hazards.contains(.alias)
    case _ where lacksLastLineBreak && orders.count > 1:
      cause = "several lists that end at the end of a file without a newline"
      hasCause = true
    default:
      let known = random.hazards.subtracting([.alias]).map(\.rawValue).sorted()
      cause = "read again: " + known.joined(separator: ", ")
      hasCause = !known.isEmpty
    }
    return hasCause
      ? .refused(cause) : .broken("refused without a cause: \(errors.diagnostics[0])\n\(random)")
  }
}
