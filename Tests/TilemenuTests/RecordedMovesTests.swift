import MenuModel
import MenuYAML
import SafeFile
import TestSupport
import Testing

@testable import tilemenu

@Suite("The record of a file's moves")
struct RecordedMovesTests {
  private func hash(_ text: Character) -> TextHash { TextHash(of: String(text).bytes) }

  /// A move that leads from one text, told by a letter, to another.
  private func entry(_ before: Character, _ after: Character) throws -> MoveLog.Entry {
    MoveLog.Entry(
      before: hash(before), after: hash(after),
      selection: try #require(ListSelection(parsing: "- =Caf%c3%a9%20%25 -")),
      move: try #require(StoredMove(parsing: "-1:0:2:1,0/-1:0:2:1,0")), patch: nil)
  }

  /// The record of moves told as `ab bc ~cb`, the last of which takes one back, read anew each time or not.
  private func record(_ moves: String, rereading: Bool = false) throws -> RecordedMoves {
    var moved = RecordedMoves()
    for move in moves.split(separator: " ") {
      let letters = Array(move.drop { $0 == "~" })
      moved.record(try entry(letters[0], letters[1]), isStep: move.hasPrefix("~"))
      if rereading { moved = RecordedMoves(moved.text) }
    }
    return moved
  }

  @Test(
    "says what can be taken back and what repeated",
    arguments: [
      ("", "- -"), ("ab", "ab -"), ("ab bc", "bc -"), ("ab bc ~cb", "ab bc"),
      ("ab bc ~cb ~ba", "- ab"), ("ab bc ~cb ~bc", "bc -"), ("ab bc ~cb bd", "bd -"),
      ("ab xy", "xy -"),
      // Who moves a tile back has made a move, which can be taken back like any other.
      ("ab ba", "ba -"), ("ab bc cb", "cb -"), ("ab bc cb ~bc", "bc cb"), ("ab ~ba ab", "ab -"),
      // Another run saved its move later, and recorded it sooner.
      ("bc ab", "bc -"), ("bc ab ~cb", "ab bc"), ("ab cd de bc", "de -"),
      ("ab cd de bc ~ed ~dc ~cb", "ab bc"), ("ab ac ba", "ac -"), ("ab cd ~ba", "cd -"),
    ], [false, true])
  func order(_ told: (moves: String, last: String), rereading: Bool) throws {
    let moved = try record(told.moves, rereading: rereading)
    func word(_ entry: MoveLog.Entry?) -> String {
      guard let entry else { return "-" }
      func letter(_ hash: TextHash) -> String {
        "abcdexy".first { self.hash($0) == hash }.map { String($0) } ?? "?"
      }
      return letter(entry.before) + letter(entry.after)
    }
    #expect("\(word(moved.last)) \(word(moved.next))" == told.last)
    #expect(moved.last.map { $0.selection.tiles == nil } ?? true)
    #expect(moved.last.map { $0.selection.document == "Café %" } ?? true)
  }

  @Test("only gets longer, by a line for each thing recorded, until it is made anew")
  func longer() throws {
    let texts = (0..<900).compactMap { Unicode.Scalar($0 + 0x4E00).map(Character.init) }
    var moved = RecordedMoves()
    var madeAnew: [Int] = []
    for (number, (before, after)) in zip(texts, texts.dropFirst()).enumerated() {
      let old = moved.text
      moved.record(try entry(before, after))
      if !areSame(Array(moved.text.prefix(old.count)), old) { madeAnew.append(number) }
    }
    #expect(madeAnew == [500, 801])
    #expect(moved.text.split(separator: UInt8(ascii: "\n")).count == 1 + 200 + 899 - 802)
    // Two hundred at least can be taken back, and repeated, as when nothing was left out.
    let back = texts.suffix(200).reversed()
    for (after, before) in zip(back, back.dropFirst()) {
      #expect(moved.last?.after == hash(after))
      moved.record(try entry(after, before), isStep: true)
      #expect(moved.next?.before == hash(before))
    }
    #expect(RecordedMoves(moved.text).next?.after == moved.next?.after)
  }

  @Test("keeps what was taken back when it is made anew")
  func anew() throws {
    var moved = try record("ab bc cd ~dc ~cb")
    // What is unfinished was never written.
    moved = RecordedMoves(moved.text + "rest".bytes)
    #expect(String(decoding: moved.text, as: UTF8.self).hasSuffix("\n"))
    #expect(moved.text.count { $0 == UInt8(ascii: "\n") } == 6)
    for _ in 0..<2 {
      #expect(moved.last?.after == hash("b"))
      #expect(moved.next?.after == hash("c"))
      moved = RecordedMoves(moved.text)
    }
    moved.record(try entry("b", "c"), isStep: true)
    #expect(moved.next?.after == hash("d"))
    // A mark that fits nothing is none.
    let mark = "\(TextHash(of: [1]).text)\t\(TextHash(of: [2]).text)\n"
    #expect(RecordedMoves(moved.text + mark.bytes).text == RecordedMoves(moved.text + [0x78]).text)
  }

  @Test("lets the oldest go when they take too much room")
  func bounded() throws {
    var moved = RecordedMoves()
    let large = [UInt8](repeating: UInt8(ascii: "x"), count: RecordedMoves.mostBytes / 5)
    let patched = MoveLog.Entry(
      before: TextHash(of: [1]), after: TextHash(of: [2]), selection: try entry("a", "b").selection,
      move: try entry("a", "b").move, patch: TextPatch(from: [], to: large))
    for _ in 0..<4 { moved.record(patched) }
    #expect(moved.text.count < RecordedMoves.mostBytes)
    let kept = RecordedMoves(moved.text)
    #expect(kept.last?.patch == patched.patch)
    #expect(kept.text == moved.text)
    #expect(kept.text.count { $0 == UInt8(ascii: "\n") } == 3)
  }

  /// A log of moves of all kinds, and the texts that they lead between.
  private func log() throws -> (bytes: [UInt8], menus: [MenuDocument]) {
    let text = """
      tiles:
        - Mail
        - {title: Work, tiles: [Wiki, {title: Deep, tiles: [x]}]}
        - News
        - {title: Empty, tiles: []}

      """
    let document = try MenuDocument(SourceText(text.bytes))
    var (moved, menus) = (RecordedMoves(), [document])
    let selection = try entry("a", "b").selection
    for place in [Placement.position(3), .into(TileReference("Work"), nil), .position(1)] {
      var arrangement = Arrangement(of: document.menu)
      _ = try arrangement.place([0], at: place)
      let after = try document.text(in: arrangement)
      moved.record(
        .init(
          from: Arrangement(of: document.menu), HashedText(text.bytes), to: arrangement,
          HashedText(after), selection: selection))
      menus.append(try MenuDocument(SourceText(after)))
    }
    return (moved.text, menus)
  }

  @Test("of a log that was damaged does nothing that loses a tile")
  func damaged() throws {
    let (bytes, menus) = try log()
    let words = ["-1", "9223372036854775807", "0", "1", ":", ";", ",", "-", "/", "\t", "\n", "99"]
    for seed in UInt64(0)..<4000 {
      var random = SeededGenerator(seed: seed)
      var damaged = bytes
      for _ in 0...random.below(3) {
        let start = random.below(damaged.count + 1)
        let end = min(damaged.count, start + random.below(4))
        damaged.replaceSubrange(start..<end, with: random.pick(words).bytes)
        if random.chance(5) { damaged.removeSubrange(random.below(damaged.count)...) }
      }
      let moved = RecordedMoves(damaged)
      for document in menus {
        for entry in [moved.last, moved.next].compactMap(\.self) {
          for arranged in [
            entry.move.undone(in: document.menu), entry.move.redone(in: document.menu),
          ] {
            guard let arranged else { continue }
            let lists = [ListID.root] + document.menu.tiles.indices.map(ListID.folder)
            let tiles = lists.flatMap { arranged.order(of: $0).tiles }
            #expect(tiles.sorted() == Array(document.menu.tiles.indices), "seed \(seed)")
            _ = try? document.text(in: arranged)
          }
          _ = entry.patch?.undone(in: document.text.bytes)
          _ = entry.patch?.redone(in: document.text.bytes)
        }
      }
    }
  }
}
