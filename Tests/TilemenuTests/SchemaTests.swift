import MenuSession
import MenuYAML
import TestSupport
import Testing

@testable import tilemenu

@Suite("the schema, as a validator of its own understands it")
struct SchemaTests {
  /// Every table of files that `check` refuses.
  static let bad: [BadFile] =
    BadBracketsTests.files + BadBytesTests.files + BadChoiceTests.files
    + BadIndentationTests.files + BadLooksTests.files + BadNamesTests.files + BadNumberTests.files
    + BadStructureTests.files + BadTextTests.files + BadTileTests.files

  private static let isNull = "in JSON no value is the same as '~', which is text in a menu"
  private static let isTwice = "in JSON a key stands once"
  private static let isMerged = "a merge that never ends is made nothing of before it is JSON"

  /// What is wrong with a menu and cannot be seen in JSON, and why.
  static let unseen = [
    "a title without a value": isNull, "a menu title without a value": isNull,
    "a command without a value": isNull, "a tile that is empty": isNull,
    "a question mark and no more": isNull,
    "a key twice in the menu": isTwice, "tiles twice": isTwice, "a key twice in a tile": isTwice,
    "a merge twice": isTwice,
    "a tile that merges itself": isMerged, "a merge in a ring": isMerged,
    "text behind the end of a document": "it is another document",
    "a tile of a foreign tag": "JSON has no tags",
  ]

  @Test("every table of bad files is looked at")
  func tablesAreWhole() throws {
    let suites = try SourceFile.all(below: "Tests").filter { file in
      file.lines.contains { $0.hasPrefix("  static let files: [BadFile]") }
    }
    #expect(suites.count == 10)
  }

  @Test("what is known as bad is refused, but for what cannot be seen in JSON")
  func refusesBad() throws {
    let verdicts = try SchemaValidator.verdicts(on: Self.bad.map(\.bytes))
    try #require(verdicts.count == Self.bad.count)
    for (file, verdict) in zip(Self.bad, verdicts) {
      #expect((verdict == .accepted) == (Self.unseen[file.name] != nil), "\(file.name): \(verdict)")
    }
    #expect(Set(Self.unseen.keys).isSubset(of: Self.bad.map(\.name)))
  }

  @Test("what is known as good is accepted")
  func acceptsGood() throws {
    let examples = ExampleTests.examples.filter { $0.isOwnForm }.map { "Examples/\($0.file)" }
    let files = try examples.map(Repository.text) + [StarterMenu.text, SampleMenu.text]
    let titles = WarningTests.titles.map { "title: \($0)\ntiles:\n  - \($0)\n  - title: \($0)\n" }
    let menus =
      files + titles + ["tiles: []\n", "x-mine: 1\ntitel: a\ntiles: [{title: a, b: c}]\n"]
    for (menu, verdict) in zip(menus, try SchemaValidator.verdicts(on: menus.map(\.bytes))) {
      #expect(verdict == .accepted, "\(menu)")
    }
    #expect(examples.count == 9)
  }

  /// Values that `check` refuses for some key for which they look right in JSON.
  private static let looksRight = [
    "": isNull, "#fff": isNull, "null": "it is '~' in JSON, which is one character",
    "0x10": isNumber, "0o17": isNumber, "1e2": isNumber, "3.0": isNumber, "+5": isNumber,
    "-0": isNumber, ".5": isNumber, "3.14": isNumber, "-1.5": isNumber,
    "日本": isPattern, "日本語": isPattern, "a👩‍🚀": isPattern, "\"\\u0085\"": isPattern,
  ]
  private static let isNumber = "in JSON a number is a number, however it is written"
  private static let isPattern = "a pattern knows neither all characters nor all blanks"

  private static let words = [
    "", "~", "null", "no", "yes", "true", "True", "\"true\"", "FALSE", "a", "ab", "abc", "\"\"",
    "\" \"", "\"\\n\"", "\"\\u0085\"", "\"a\\0\"", "\"\\e\"", "é", "e\u{301}", "🍎", "👩‍🚀", "a👩‍🚀", "日本",
    "日本語", "h", "q", "\"1\"", "M", "?", "\"~\"", "shift", "swap", "Swap", "always", "on-error",
    "auto", "Auto", "\"auto\"", "a=b", "!!str true", "!!str 5", "\"\\x7f\"", "\"\\u009b\"",
  ]

  private static let numbers = [
    "0", "1", "-1", "-0", "+5", "3", "\"3\"", "03", "20", "21", "99", "100", "101", "255", "256",
    "0x10", "0o17", "1e2", "3.0", ".5", "3.14", "-1.5", ".inf", "1:20", "2026-01-01", "0777",
    "99999999999999999999",
  ]

  private static let colors = [
    "red", "RED", "Bright-Red", "bright-seagreen", "SeaGreen", "bleu", "\"#fff\"", "\"#FFa012\"",
    "\"#ffff\"", "\"#ggg\"", "\" red\"", "rgb(1, 2, 3)", "RGB(255,0  ,  007)", "rgb(256,0,0)",
    "rgb(1,2)", "rgb (1,2,3)", "\"024\"", "\"256\"", "#fff",
  ]

  private static let collections = [
    "[]", "[a]", "[a, b]", "[[a]]", "[\"\"]", "[\"  \", a]", "[a, \"\"]", "[\"a\\0\"]",
    "[a, \"b\\0\"]", "[ls, 1, true, ~]", "[a, {b: c}]", "[a, [b]]", "{}", "{A: b}", "{A: 1, B: }",
    "{\"A=B\": c}", "{\"\": c}", "{A: [b]}", "{A: {b: c}}", "[{title: a}]",
    "[{title: a, tiles: [b, {title: c}]}]", "[{title: a, tiles: [{color: red}]}]",
    "[{title: a, color: bleu}]", "[{run: ls}]", "[{}]", "[~]",
  ]

  @Test(
    "for every key, it refuses nothing that check accepts, and accepts little that check refuses")
  func agreesOnValues() throws {
    var menus: [(text: String, value: String)] = []
    for value in Self.words + Self.numbers + Self.colors + Self.collections {
      for key in MenuSchema.menu {
        let tiles = key.name == "tiles" ? "" : "tiles: [a]\n"
        menus.append(("\(key.name): \(value)\n\(tiles)", value))
      }
      for key in MenuSchema.tile {
        let title = key.name == "title" ? "" : "    title: t\n"
        menus.append(("tiles:\n  -\n    \(key.name): \(value)\n\(title)", value))
      }
    }
    var unseen: Set<String> = []
    for (menu, verdict) in zip(menus, try SchemaValidator.verdicts(on: menus.map(\.text.bytes))) {
      let isRight = Self.isRight(menu.text)
      if isRight { #expect(verdict == .accepted, "\(menu.text)") }
      guard !isRight, verdict == .accepted else { continue }
      #expect(Self.looksRight[menu.value] != nil, "\(menu.text)")
      unseen.insert(menu.value)
    }
    #expect(unseen == Set(Self.looksRight.keys))
  }

  private static func isRight(_ menu: String) -> Bool {
    var options = LoadOptions()
    options.reservedKeys = Array(KeyBindings.characters)
    return (try? MenuDocument(SourceText(menu.bytes), options: options)) != nil
  }

  @Test("every key has its words and its default, as tilemenu(5) and the loader have them")
  func tellsKeys() throws {
    for (keys, schema) in [
      (MenuSchema.menu, MenuJSONSchema.root),
      (MenuSchema.tile, MenuJSONSchema.root["definitions"]?["tile"]),
    ] {
      for key in keys {
        let property = try #require(schema?["properties"]?[key.name])
        let words = try #require(property["description"]?.text)
        #expect(words.lowercased() == key.summary.lowercased() + ".")
        let fallback = property["default"]
        let told =
          fallback?.text ?? fallback?.number.map(String.init) ?? fallback?.isTrue.map(String.init)
        #expect(told == key.fallback)
      }
    }
  }

  @Test("the schema beside the examples is the one that is printed")
  func isInExamples() throws {
    let printed = try TemporaryFolder().tilemenu("schema")
    #expect(printed.output == (try Repository.text("Examples/\(MenuJSONSchema.fileName)")))
    #expect(printed.error == "")
    #expect(printed.status == 0)
    #expect(try TemporaryFolder().tilemenu("schema menu.yaml").status == 2)
  }

  @Test("the menus that show how one is written name the schema for editors")
  func isNamed() throws {
    let line = "# yaml-language-server: $schema=\(MenuJSONSchema.fileName)"
    #expect(StarterMenu.text.contains("\n\(line)\n"))
    // Two are shown in README and manual just as they are.
    let shown = ["comments.yaml", "small.yaml"]
    for example in ExampleTests.examples where example.isOwnForm && !shown.contains(example.file) {
      let text = try Repository.text("Examples/\(example.file)")
      let words =
        example.file.hasSuffix(".json") ? "\"$schema\": \"\(MenuJSONSchema.fileName)\"" : line
      #expect(text.contains(words), "\(example.file)")
    }
  }
}

extension JSONValue {
  fileprivate subscript(_ key: String) -> JSONValue? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var number: Int? { if case .integer(let number) = self { number } else { nil } }
  fileprivate var isTrue: Bool? { if case .boolean(let value) = self { value } else { nil } }
}
