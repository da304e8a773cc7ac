import MenuModel
import MenuYAML
import TestSupport
import Testing

@Suite("Paths in jq's words")
struct YAMLPathTests {
  typealias Step = YAMLPath.Step

  @Test(
    "are written as jq would have them, and read back",
    arguments: [
      (".", []),
      (".tiles", [.key("tiles")]),
      (".services[0].items", [.key("services"), .index(0), .key("items")]),
      (".[2]", [.index(2)]),
      (".[0][-1]", [.index(0), .index(-1)]),
      (".\"odd key\"", [.key("odd key")]),
      (".a_1.B2", [.key("a_1"), .key("B2")]),
      (".\"a-b\"", [.key("a-b")]),
      (".\"2nd\"", [.key("2nd")]),
      (".\"\"", [.key("")]),
      (".\"a.b\"[0]", [.key("a.b"), .index(0)]),
      (".\"a\\\"b\\\\c\"", [.key("a\"b\\c")]),
      (".\"a\\nb\\tc\\u0001\\u001f\"", [.key("a\nb\tc\u{1}\u{1F}")]),
      (".\"日本\".\"😀\"", [.key("日本"), .key("😀")]),
      (".\"\u{301}a\"", [.key("\u{301}a")]),
      (".\"[\"[0].\"]\"", [.key("["), .index(0), .key("]")]),
    ] as [(String, [Step])])
  func bothWays(text: String, steps: [Step]) {
    #expect(YAMLPath(steps).text == text)
    #expect(YAMLPath(parsing: text) == YAMLPath(steps))
  }

  @Test(
    "may be written in other ways",
    arguments: [
      ("", []),
      ("tiles", [.key("tiles")]),
      ("[0]", [.index(0)]),
      (".[\"a b\"]", [.key("a b")]),
      (".a[\"b\"].c", [.key("a"), .key("b"), .key("c")]),
      (".a.[1]", [.key("a"), .index(1)]),
      (".a-b.2nd", [.key("a-b"), .key("2nd")]),
      (".日本", [.key("日本")]),
      (".\"\\u00e9\\ud83d\\ude00\\/\\b\\f\\r\"", [.key("é😀/\u{8}\u{C}\r")]),
    ] as [(String, [Step])])
  func lenient(text: String, steps: [Step]) {
    #expect(YAMLPath(parsing: text) == YAMLPath(steps))
  }

  @Test(
    "that are malformed are none",
    arguments: [
      "..", ".a.", ".a..b", "a b\"", ".[", ".[]", ".[x]", ".[1", ".[1]a", ".[ 1 ]", ".[+1]", ".\"a",
      ".\"\\x\"", ".\"\\u12\"", ".\"\\u+123\"", ".\"\\ud800\"", ".\"\\ud800\\u0041\"", ".[\"a\"",
      ".[\"a\"x]", ".a\"b\"", ".a]", ".[99999999999999999999]",
    ])
  func malformed(text: String) {
    #expect(YAMLPath(parsing: text) == nil)
  }

  @Test("of any keys are read back", arguments: [UInt64(1)])
  func anyKeys(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters: [Unicode.Scalar] = [
      "a", "Z", "_", "-", "0", ".", "[", "]", "\"", "\\", "/", " ", "\n", "\u{7F}", "é", "\u{301}",
      "\u{200D}", "\u{FE0F}", "日", "😀", "\r",
    ]
    for _ in 0..<2_000 {
      let steps = (0..<random.below(4)).map { _ -> Step in
        if random.chance(30) { return .index(random.number(-3...12)) }
        var key = String.UnicodeScalarView()
        for _ in 0..<random.below(5) { key.append(random.pick(letters)) }
        return .key(String(key))
      }
      let path = YAMLPath(steps)
      let read = YAMLPath(parsing: path.text)
      #expect(read?.steps.map(Self.scalars) == steps.map(Self.scalars), "\(path.text)")
    }
  }

  /// Swift's `==` takes keys for equal that differ in scalars.
  private static func scalars(_ step: Step) -> [UInt32] {
    switch step {
    case .key(let key): key.unicodeScalars.map(\.value)
    case .index(let index): [UInt32(bitPattern: Int32(index)), UInt32.max]
    }
  }

  private static let tree = """
    services:
      - items: [a, b, c]
      - &x
        name: [d]
    "odd key": {list: [1]}
    again: *x

    """

  @Test(
    "lead to a list",
    arguments: [
      (".services", ["items", "name"]), (".services[0].items", ["a", "b", "c"]),
      (".services[-2].items", ["a", "b", "c"]), (".\"odd key\".list", ["1"]),
      (".again.name", ["d"]),
    ])
  func leads(path: String, titles: [String]) throws {
    let document = try menuDocument(Self.tree, at: path)
    #expect(document.menu.root.map { document.menu.tiles[$0].title } == titles)
  }

  @Test(
    "that lead nowhere are told with the place",
    arguments: [
      (".service", "1:1: error: there is no key 'service' here (did you mean 'services'?)"),
      (".services[2]", "2:3: error: this list has no item '[2]' (its last is '[1]')"),
      (".services[-3]", "2:3: error: this list has no item '[-3]' (its last is '[1]')"),
      (".services.x", "2:3: error: this is no mapping, so there is no key 'x' in it"),
      (".services[0][0]", "2:5: error: this is no list, so '[0]' leads nowhere"),
      (
        ".services[0]",
        "2:5: error: '.services[0]' is a mapping, not a list (point at a list with --tiles; "
          + "the file has .services (2), .services[0].items (3), .services[1].name (1), "
          + ".\"odd key\".list (1))"
      ),
    ])
  func leadsNowhere(path: String, message: String) {
    #expect(complaint { try menuDocument(Self.tree, at: path) }?.map(\.told) == [message])
  }
}
