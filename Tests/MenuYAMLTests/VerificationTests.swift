import MenuModel
import TestSupport
import Testing

@testable import MenuYAML

@Suite("Reading a new text again")
struct VerificationTests {
  private static let text = """
    x: &x 1
    t:
      - a: &y |
          one
          # two
        b: !t 'q'
      - [*x, *y]
      - c # three
    u: {k: v}

    """

  /// Puts the last tile of `t` first and lets the result be read again after an edit.
  private func check(_ edit: (String) -> String) throws {
    let document = try menuDocument(Self.text, at: ".t")
    let listChange = change(of: document, to: [2, 0, 1])
    let output = try Splice.text(of: document.tree, plans: listChange.plans)
    try Verification(before: document.tree, change: listChange)
      .check(Array(edit(String(decoding: output, as: UTF8.self)).utf8))
  }

  /// The change that puts the tiles of a document in an order.
  private func change(of document: MenuDocument, to order: [Int]) -> ListChange {
    var arrangement = Arrangement(of: document.menu)
    arrangement.set(Order(order.map { document.menu.root[$0] }), of: .root)
    return ListChange(arrangement, of: document.loaded, in: document.tree)
  }

  @Test("lets the right text pass")
  func right() throws { try check { $0 } }

  struct Defect: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    /// Where in the old text it is told.
    let place: String

    init(_ name: String, _ old: String, _ new: String, at place: String) {
      testDescription = name
      self.old = old
      self.new = new
      self.place = place
    }
  }

  @Test("finds every planted defect", arguments: defects)
  func planted(_ defect: Defect) throws {
    let told = try #require(
      complaint {
        try check { text in
          let changed = text.replacing(defect.old, with: defect.new)
          #expect(changed != text)
          return changed
        }
      })
    #expect(told.map { "\($0.position.line):\($0.position.column)" } == [defect.place])
    #expect(
      told.map(\.message) == ["cannot move: the file would then mean something else from here on"])
  }

  private static let defects = [
    Defect("two values exchanged", "k: v", "v: k", at: "9:5"),
    Defect("a comment line lost inside a block scalar", "      # two\n", "", at: "3:8"),
    Defect("a changed anchor", "&y |", "&z |", at: "3:3"),
    Defect("an anchor moved on", "- c #", "- &x c #", at: "8:5"),
    Defect("a changed tag", "!t", "!s", at: "6:8"),
    Defect("other quotes", "'q'", "\"q\"", at: "6:8"),
    Defect("another scalar style", "|", ">", at: "3:8"),
    Defect("an alias of another anchor", "[*x, *y]", "[*x, *x]", at: "7:10"),
    Defect("a lost item", "  - c # three\n", "", at: "8:5"),
    Defect("an item too many", "  - c # three\n", "  - c # three\n  - d\n", at: "3:5"),
    Defect("a mapping for a list", "[*x, *y]", "{? *x, ? *y}", at: "7:5"),
    Defect("a block list for a flow list", "[*x, *y]", "\n    - *x\n    - *y", at: "7:5"),
    Defect("a key more outside the list", "u: {", "v: 1\nu: {", at: "9:1"),
    Defect("a key too many at the end", "u: {k: v}", "u: {k: v}\nw: 1", at: "1:1"),
    Defect("an item too many at the end", "[*x, *y]", "[*x, *y, *y]", at: "7:5"),
    Defect("a document more", "u: {", "---\nu: {", at: "1:1"),
    Defect("a document that cannot be read", "u: {", "u: [", at: "3:3"),
    Defect("a value in the list above", "x: &x 1", "x: &x 2", at: "1:4"),
    Defect("a comment mark lost", "c # three", "c three", at: "8:5"),
  ]

  @Test("finds two tiles exchanged in any text", arguments: [UInt64(7)])
  func exchanged(seed: UInt64) throws {
    var tried = 0
    for seed in seed..<(seed + 150) {
      guard let trial = try MoveTrial(seed: seed) else { continue }
      let document = trial.document
      let node = try #require(document.loaded.lists[.root])
      let order = Array(document.menu.root.indices.reversed())
      let verification = Verification(
        before: document.tree, change: change(of: document, to: order))
      let reversed = TreeMeaning(of: document.tree, ordering: [node: order])
      if reversed != TreeMeaning(of: document.tree) {
        #expect(throws: MenuErrors.self, "\(trial.random)") {
          try verification.check(document.text.bytes)
        }
        tried += 1
      }
    }
    #expect(tried > 50)
  }
}
