import MenuModel
import MenuSession
import MenuYAML

/// The JSON Schema (draft-07) of a menu of our own, computed from the table of its keys.
///
/// It refuses nothing that `check` accepts, and of what `check` refuses all that can be told from JSON.
/// There a plain `no` or `12` is no text any more, and a key without a value is a `~`, which is text here.
/// `errorMessage` is known to the editors, and saves a person from reading a pattern.
enum MenuJSONSchema {
  /// What the schema's file is called in the first line of a menu.
  static let fileName = "tilemenu.schema.json"

  /// The whole schema.
  ///
  /// It is made when it is asked for, as all its parts are: a run needs it once, and a search for leaks
  /// does not see what a global tree of enums holds, since their cases are told in spare bits of pointers.
  static var root: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$id": .string(fileName),
      "title": "Menu of tilemenu",
      "description": "Tiles in the order in which they are shown.",
      "type": "object",
      "required": ["tiles"],
      "properties": properties(MenuSchema.menu),
      "definitions": ["tile": tile, "color": color],
    ]
  }

  /// A tile: its title alone, or a mapping.
  ///
  /// Both in one, so that an editor names the very mistake, and not that neither of two forms fits.
  private static var tile: JSONValue {
    [
      "title": "Tile",
      "description": "A tile: its title alone, or a mapping with at least a title.",
      "type": ["boolean", "null", "number", "object", "string"],
      "required": ["title"],
      "properties": properties(MenuSchema.tile),
    ]
  }

  /// What plain words become in JSON; all of them are text in a menu.
  private static var textTypes: JSONValue { ["boolean", "null", "number", "string"] }

  private static func properties(_ keys: [MenuSchema.Key]) -> JSONValue {
    .object(Dictionary(keys.map { ($0.name, property($0)) }) { $1 })
  }

  private static func property(_ key: MenuSchema.Key) -> JSONValue {
    var property = rules(for: key.kind)
    property["description"] = .string(
      key.summary.prefix(1).uppercased() + key.summary.dropFirst() + ".")
    if let fallback = key.fallback { property["default"] = value(fallback, of: key.kind) }
    return .object(property)
  }

  private static func value(_ text: String, of kind: MenuSchema.Kind) -> JSONValue {
    switch kind {
    case .integer, .integerOrAuto: Int(text).map(JSONValue.integer) ?? .string(text)
    case .boolean, .question: .boolean(text == "true")
    default: .string(text)
    }
  }

  private static func rules(for kind: MenuSchema.Kind) -> [String: JSONValue] {
    switch kind {
    case .text: ["type": textTypes]
    case .color: ["allOf": [["$ref": "#/definitions/color"]]]
    case .integer(let range): number(range)
    case .integerOrAuto(let range): ["anyOf": [.object(number(range)), ["enum": ["auto"]]]]
    case .boolean: ["type": "boolean"]
    case .question: ["type": textTypes]
    case .choice(let words): ["enum": .array(words.map(JSONValue.string))]
    case .command: command
    case .hotkey: hotkey
    case .icon: characters(upTo: 2, numbers: -9...99)
    case .variables: variables
    case .tiles: ["type": "array", "items": ["$ref": "#/definitions/tile"]]
    }
  }

  private static func number(_ range: ClosedRange<Int>) -> [String: JSONValue] {
    [
      "type": "integer", "minimum": .integer(range.lowerBound),
      "maximum": .integer(range.upperBound),
    ]
  }
}

extension MenuJSONSchema {
  private static let wordPattern = "^[^\\u0000]*$"
  private static let programPattern = "^[^\\u0000]*[^\\u0000 \\t\\r\\n][^\\u0000]*$"

  private static var command: [String: JSONValue] {
    [
      "type": ["array", "boolean", "null", "number", "string"],
      "pattern": .string(programPattern),
      "minItems": 1,
      "items": [["type": textTypes, "pattern": .string(programPattern)]],
      "additionalItems": ["type": textTypes, "pattern": .string(wordPattern)],
      "errorMessage": "Write a command line, or a list of a program and its arguments.",
    ]
  }

  private static var variables: [String: JSONValue] {
    [
      "type": "object",
      "propertyNames": [
        "pattern": "^[^=\\u0000]+$", "errorMessage": "The name of a variable holds no '='.",
      ],
      "additionalProperties": ["type": textTypes],
    ]
  }

  /// A hotkey, which is none of the session's own; a digit is a number in JSON.
  private static var hotkey: [String: JSONValue] {
    let reserved = KeyBindings.characters.sorted()
    var rules = characters(upTo: 1, numbers: 0...9)
    let taken =
      reserved.map(JSONValue.string) + reserved.compactMap(Int.init).map(JSONValue.integer)
    rules["not"] = [
      "anyOf": [
        ["enum": .array(taken)],
        ["type": "string", "pattern": "[\\u0000-\\u001F\\u007F-\\u009F]"],
      ]
    ]
    rules["errorMessage"] = "Take one character to type, and none that the session uses itself."
    return rules
  }

  /// Text of at most so many characters.
  ///
  /// One character may be many code points, but two of ASCII are never one, unless they end a line.
  private static func characters(upTo limit: Int, numbers: ClosedRange<Int>) -> [String: JSONValue]
  {
    let ascii = "\\u0000-\\u0009\\u000B-\\u007F"
    let some = "[\(ascii)]{0,\(limit)}"
    return [
      "type": ["null", "number", "string"],
      "minimum": .integer(numbers.lowerBound), "maximum": .integer(numbers.upperBound),
      "minLength": 1, "pattern": .string("^\(some)(?:[^\(ascii)]\(some))*$"),
      "errorMessage": .string(limit == 1 ? "Take one character." : "Take one or two characters."),
    ]
  }

  /// A colour; the names stand by themselves too, so that an editor offers them.
  private static var color: JSONValue {
    var seen: Set<String> = []
    let names = TileColor.names.filter { seen.insert($0).inserted }
    let part = "(?:[01]?[0-9]{1,2}|2[0-4][0-9]|25[0-5])"
    let function = "[rR][gG][bB]\\( *\(part) *, *\(part) *, *\(part) *\\)"
    let forms = ["#[0-9a-fA-F]{3}", "#[0-9a-fA-F]{6}", function, part] + names.map(caseless)
    let message: JSONValue =
      "Take a name, '#rrggbb' in quotes, 'rgb(r, g, b)' or a number up to 255."
    return [
      "title": "Colour",
      "anyOf": [
        ["enum": .array(names.map(JSONValue.string)), "errorMessage": message],
        [
          "type": "string", "pattern": .string("^(?:\(forms.joined(separator: "|")))$"),
          "errorMessage": message,
        ],
        .object(number(0...255)),
      ],
    ]
  }

  /// A pattern for a word in upper and lower case; those of the editors have no flag for it.
  private static func caseless(_ word: String) -> String {
    word.map { letter in
      letter.isLetter ? "[\(letter.lowercased())\(letter.uppercased())]" : String(letter)
    }.joined()
  }
}
