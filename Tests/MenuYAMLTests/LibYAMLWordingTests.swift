import MenuYAML
import Testing

@Suite("What cannot be read")
struct LibYAMLWordingTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let text: String
    let place: String
    let message: String
    let hint: String
    var testDescription: String { text }

    init(_ text: String, at place: String, _ message: String, _ hint: String) {
      self.text = text
      self.place = place
      self.message = message
      self.hint = hint
    }
  }

  @Test("is told in a person's words, where a person would look", arguments: mistakes)
  func wordings(_ mistake: Mistake) {
    #expect(
      complaint { try menuDocument(mistake.text) }?.map(\.told)
        == ["\(mistake.place): error: \(mistake.message) (\(mistake.hint))"])
  }

  private static let mistakes = [
    Mistake(
      "tiles:\n  - title: A\n    run\n    key: x\n", at: "3:5", "there is no ':' behind this key",
      "write 'key: value', with a blank behind the ':'"),
    Mistake(
      "a: b: c\n", at: "1:5", "a second ':' cannot stand here",
      "quote a value that holds ': '"),
    Mistake(
      "a: 1\n b: 2\n", at: "2:3", "this line goes on with the text above, where a ':' cannot stand",
      "begin a key in the column of the other keys, and a tile that has keys with '- title: '"),
    Mistake(
      "a:\n  b: 1\n c: 2\n", at: "3:2", "this line does not go on with what stands above it",
      "begin the keys of a mapping, and the '-' of a list, in the same column"),
    Mistake(
      "- a\nb: 1\n", at: "2:1", "this line does not go on with what stands above it",
      "begin the keys of a mapping, and the '-' of a list, in the same column"),
    Mistake(
      "a: - b\n", at: "1:4", "a '-' cannot begin an item here",
      "put the list on lines of its own"),
    Mistake(
      "é: [a, b\nc: d\n", at: "1:4", "this '[' is never closed",
      "write a ']' behind its last item"),
    Mistake(
      "a: {b: c\n", at: "1:4", "this '{' is never closed",
      "write a '}' behind its last item"),
    Mistake(
      "a: 1\nb: \"x\nc: 1\n", at: "2:4", "this quote is never closed",
      "write the same quote at the end of the text"),
    Mistake(
      "a: 'x\n---\n", at: "1:4", "this quote is never closed",
      "write the same quote at the end of the text"),
    Mistake(
      "a:\n\tb: 1\n", at: "2:1", "a tab cannot indent YAML",
      "use spaces"),
    Mistake(
      "a: @x\n", at: "1:4", "no plain text can begin with '@'",
      "quote the text"),
    Mistake(
      "a: |\n\tb\n", at: "2:1", "a tab cannot indent YAML",
      "use spaces"),
    Mistake(
      "a: \"\\q\"\n", at: "1:5", "no escape is called '\\q'",
      "write a backslash as '\\\\', or use single quotes"),
    Mistake(
      "a: \"\\xZZ\"\n", at: "1:7", "an escape wants hexadecimal digits here",
      "write a backslash as '\\\\', or use single quotes"),
    Mistake(
      "a: !e!x 1\n", at: "1:4", "no %TAG line declares this tag's handle",
      "quote the text if it is no tag"),
    Mistake(
      "%YAML 2.0\n---\na\n", at: "1:1", "this version of YAML cannot be read",
      "take the %YAML line out"),
    Mistake(
      "a\n...\n%YAML 1.1\nb\n", at: "4:1", "the document before has ended",
      "write '---' before another one"),
    Mistake(
      "a: & b\n", at: "1:5", "an anchor or alias wants a name here",
      "quote the text if it is none"),
  ]

  @Test(
    "is told by the byte where it is no text",
    arguments: [
      ([0x61, 0x0A, 0x62, 0xFF], "2:2"), ([0xC3, 0xA9, 0xC3, 0x28], "1:2"),
      ([0x61, 0xE2, 0x82], "1:2"),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x80], "1:2"), ([0x0D, 0xED, 0xA0, 0x80], "2:1"),
    ] as [([UInt8], String)])
  func notUTF8(file: [UInt8], place: String) {
    let told = complaint { try MenuDocument(SourceText(file)) }
    #expect(
      told?.map(\.told) == [
        "\(place): error: this is not UTF-8 (save the file as UTF-8, or write the character anew)"
      ])
  }

  @Test("is nested too deep", arguments: [("[", 201), ("- ", 201), ("{a: ", 201)])
  func depth(opening: String, count: Int) {
    let text = String(repeating: opening, count: count)
    #expect(
      complaint { try menuDocument(text) }?.map(\.message)
        == ["this is nested more than 200 levels deep"])
  }

  @Test("an empty file says how to begin", arguments: ["", "# nothing\n", "\u{FEFF}"])
  func empty(text: String) {
    #expect(
      complaint { try menuDocument(text, at: nil) }?.map(\.told)
        == ["1:1: error: the file is empty ('tilemenu init -' prints a menu to start from)"])
  }
}
