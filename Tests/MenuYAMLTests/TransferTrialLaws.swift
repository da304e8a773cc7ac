import TestSupport

@testable import MenuModel
@testable import MenuYAML

extension TransferTrial {
  struct Violation: Error {
    let message: String
  }

  /// Makes a document of a seed, moves something in it and tells what came of it.
  static func run(seed: UInt64) -> Outcome {
    guard var trial = TransferTrial(seed: seed) else { return .nothingToMove }
    do { return try trial.run() } catch {
      return .broken("\((error as? Violation)?.message ?? "\(error)")\n\(trial.random)")
    }
  }

  private mutating func run() throws -> Outcome {
    let asRead = Arrangement(of: document.menu)
    var arrangement = asRead
    let moves = transfer(&arrangement)
    guard !arrangement.isAsRead else { return .nothingToMove }
    try checkUndo(from: asRead, to: arrangement, moves)
    let result: Result<[UInt8], MenuErrors> = text(in: arrangement)
    switch result {
    case .failure(let errors):
      return refusal(errors.diagnostics[0].message)
    case .success(let output):
      var check = try TransferCheck(self, arrangement, output)
      return .moved(notBackFor: try check.check())
    }
  }

  /// A refusal that the document gives cause for, or the law that it breaks.
  private func refusal(_ message: String) -> Outcome {
    let cause = String(message.dropFirst("cannot move: ".count).filter { !$0.isNumber })
    let hasCause =
      switch true {
      case message.contains("something else from here on"):
        !random.hazards.subtracting([.alias]).isEmpty
      case message.contains("anchor"): random.hazards.contains(.alias)
      default: true
      }
    return hasCause
      ? .refused(cause) : .broken("refused without a cause: \(message)\n\(random)")
  }

  private func text(in arrangement: Arrangement) -> Result<[UInt8], MenuErrors> {
    do throws(MenuErrors) { return .success(try document.text(in: arrangement)) } catch {
      return .failure(error)
    }
  }

  /// Taken back in the same session, the file has its very bytes again; repeated, the same as before.
  private func checkUndo(from asRead: Arrangement, to arrangement: Arrangement, _ moves: [TileMove])
    throws
  {
    var history = History()
    history.record(from: asRead, to: arrangement, moves: moves)
    var undone = arrangement
    guard try history.undo(&undone) != nil, try document.text(in: undone) == document.text.bytes
    else {
      throw Violation(message: "undo gives other bytes")
    }
    _ = try history.redo(&undone)
    for list in document.loaded.lists.all.map(\.list)
    where undone.order(of: list) != arrangement.order(of: list) {
      throw Violation(message: "redo gives another order")
    }
  }
}

/// The laws of a text in which tiles have moved between lists.
struct TransferCheck {
  let trial: TransferTrial
  let arrangement: Arrangement
  let output: [UInt8]
  let before: YAMLTree
  let after: YAMLTree
  /// What each changed list holds now, by nodes of the old tree.
  private(set) var holdings: [NodeID: [NodeID]] = [:]
  /// For each node of the old tree the one that stands for it in the new, and the way back.
  private(set) var counterparts: [NodeID: NodeID] = [:]
  private var originals: [NodeID: NodeID] = [:]

  init(_ trial: TransferTrial, _ arrangement: Arrangement, _ output: [UInt8]) throws {
    self.trial = trial
    self.arrangement = arrangement
    self.output = output
    before = trial.document.tree
    after = try YAMLReader.tree(of: SourceText(output), limits: Limits())
    for list in arrangement.changedLists {
      guard let node = trial.document.loaded.lists[list] else { continue }
      holdings[node] = arrangement.order(of: list).tiles.map { trial.document.loaded.items[$0] }
    }
  }

  /// Checks all laws; tells why moving back does not give the first bytes, where it does not.
  mutating func check() throws -> String? {
    try checkMeaning()
    try checkBytes()
    try checkOwners()
    try checkHeadings()
    return try checkWayBack()
  }

  func broken(_ message: String) -> TransferTrial.Violation {
    let story = holdings.map { list, items in
      "list \(list) of \(before.children(of: list)) holds \(items)"
    }
    return .init(
      message: "\(message); \(story)\nbecame\n"
        + String(decoding: output, as: UTF8.self).visible + "\n----")
  }

  /// Lists that were empty or are now, whose brackets come and go.
  var bracketed: Set<NodeID> {
    Set(holdings.keys.filter { holdings[$0] == [] || before.children(of: $0).isEmpty })
  }

  var moved: Set<NodeID> {
    Set(
      holdings.flatMap { list, items in
        items.filter { !before.children(of: list).contains($0) }
      })
  }

  private mutating func checkMeaning() throws {
    let plain = TransferMeaning(of: before, holding: holdings)
    let now = TransferMeaning(of: after)
    let restyled = bracketed.union(moved.filter { before.nodes[$0].kind == .mapping })
    let pairs = Dictionary(uniqueKeysWithValues: zip(plain.nodes, now.nodes))
    let wanted = TransferMeaning(of: before, holding: holdings, restyled: restyled)
    let got = TransferMeaning(of: after, restyled: Set(restyled.compactMap { pairs[$0] }))
    guard wanted.lines == got.lines else { throw broken("it means something else") }
    counterparts = pairs
    originals = Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) })
  }

  /// The same lines but for their indentation; the very same bytes where that is the same.
  private func checkBytes() throws {
    let lists = holdings.keys
    let isBlock = lists.allSatisfy { list in
      before.nodes[list].style == .block && !Outline(of: list, in: before).sharesFirstLine
    }
    let text = before.text.bytes
    if isBlock, bracketed.isEmpty {
      guard Self.lines(of: text) == Self.lines(of: output) else { throw broken("other lines") }
      let columns = Set(
        lists.map { before.nodes[$0].firstDash }.map { $0 - text.lineStart(before: $0) })
      let isKept = lists.allSatisfy { !moved.isSuperset(of: before.children(of: $0)) }
      if columns.count == 1, isKept, !hasSeveralLineBreaks {
        guard text.sorted() == output.sorted() else { throw broken("the bytes are others") }
      }
    } else {
      guard Self.characters(of: text) == Self.characters(of: output) else {
        throw broken("other characters")
      }
    }
  }

  /// True where a line break that is wanted may have to be of another kind than the one that there was.
  var hasSeveralLineBreaks: Bool {
    let text = before.text.bytes
    var kinds: Set<[UInt8]> = []
    var end = text.lineEnd(from: 0)
    while end < text.count {
      let next = end + text.lineBreakLength(at: end)
      kinds.insert(Array(text[end..<next]))
      end = text.lineEnd(from: next)
    }
    return kinds.count > 1
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.drop { $0 == "\u{FEFF}" }
      .split { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
      .map { line in
        let words = String(String.UnicodeScalarView(line)).split { $0 == " " || $0 == "\t" }
        return words.joined(separator: " ")
      }
      .filter { !$0.isEmpty }.sorted()
  }

  /// All but blanks and what a list's form asks for.
  private static func characters(of bytes: [UInt8]) -> [Unicode.Scalar] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { scalar in
      !" \t\r\n\u{85}\u{2028}\u{2029},[]-".unicodeScalars.contains(scalar)
    }.sorted()
  }

  private func checkOwners() throws {
    let now = Dictionary(
      CommentOwners(in: after).comments.map { ($0.number, $0.owner.flatMap { originals[$0] }) },
      uniquingKeysWith: { first, _ in first })
    for comment in CommentOwners(in: before).comments {
      guard let owner = now[comment.number], owner == comment.owner else {
        throw broken("comment c\(comment.number) has another owner")
      }
    }
  }

  /// Headings stand between the tiles that stayed as they did.
  private func checkHeadings() throws {
    let (old, new) = (CommentOwners(in: before).comments, CommentOwners(in: after).comments)
    for list in holdings.keys {
      let kept = before.children(of: list).filter { holdings[list]?.contains($0) ?? false }
      let holder = CommentOwners.holder(of: list, in: before)
      let stood =
        old.filter { $0.owner == holder }.map { ($0.offset, "c\($0.number)") }
        + kept.map { (before.nodes[$0].start, "\($0)") }
      let stands =
        new.filter { $0.owner.flatMap { originals[$0] } == holder }
        .map { ($0.offset, "c\($0.number)") }
        + kept.map { (after.nodes[counterparts[$0] ?? 0].start, "\($0)") }
      // What has left and come back later may have changed its place among the others.
      let order = holdings[list]?.filter(kept.contains) ?? []
      guard order == kept else { continue }
      guard stood.sorted(by: <).map(\.1) == stands.sorted(by: <).map(\.1) else {
        throw broken("a heading of list \(list) is elsewhere")
      }
    }
  }
}
