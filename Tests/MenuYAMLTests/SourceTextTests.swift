import MenuModel
import Testing

@testable import MenuYAML

@Suite("Places in a text")
struct SourceTextTests {
  @Test(
    "are lines and columns in characters",
    arguments: [
      ("a\nb", 2, 2, 1), ("a\nb", 1, 1, 2), ("a\nb", 3, 2, 2), ("", 0, 1, 1), ("a\n", 2, 2, 1),
      ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\n\rb", 4, 3, 1), ("a\u{85}b", 3, 2, 1),
      ("a\u{2028}b\u{2029}c", 8, 3, 1), ("é😀x", 6, 1, 3), ("日本\n本x", 10, 2, 2),
      ("\u{FEFF}a", 3, 1, 1), ("\u{FEFF}a\nb", 5, 2, 1), ("\u{FEFF}", 0, 1, 1),
      ("e\u{301}x", 3, 1, 3), ("\tx", 1, 1, 2),
    ])
  func positions(text: String, offset: Int, line: Int, column: Int) {
    let lines = LineTable(SourceText(utf8: text))
    #expect(lines.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test("a line is excerpted without its break, and long ones near the place alone")
  func excerpts() {
    let text = "ab\r\n" + String(repeating: "é", count: 5_000) + "\r\n"
    let lines = LineTable(SourceText(utf8: text))
    let short = lines.diagnostic(at: 1..<2, "x").excerpt
    #expect(short?.text == "ab")
    #expect(short?.column == 1)
    #expect(short?.length == 1)
    let long = lines.diagnostic(at: 5_004..<5_008, "x")
    #expect(long.position == SourcePosition(line: 2, column: 2_501))
    #expect(long.excerpt?.text == String(repeating: "é", count: 1_000))
    #expect(long.excerpt?.column == 500)
    #expect(long.excerpt?.length == 2)
  }

  @Test("an excerpt marks no more than its line")
  func excerptLength() {
    let lines = LineTable(SourceText(utf8: "a: [b,\nc]\n"))
    #expect(lines.diagnostic(at: 3..<9, "x").excerpt?.length == 3)
  }

  @Test(
    "characters are counted from behind a byte order mark",
    arguments: [("aé😀b", 3, 7), ("\u{FEFF}aé", 1, 4), ("a", 9, 1)])
  func characters(text: String, index: Int, offset: Int) {
    #expect(SourceText(utf8: text).offset(ofCharacter: index) == offset)
  }

  @Test("UTF-16 is held as UTF-8 and given back", arguments: [false, true])
  func utf16(isBigEndian: Bool) throws {
    let file = Self.utf16("\u{FEFF}- é\n- 😀\n", isBigEndian: isBigEndian)
    let text = try SourceText(file)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "\u{FEFF}- é\n- 😀\n")
    #expect(text.encoding == (isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
    #expect(text.encoded(text.bytes) == file)
    let document = try MenuDocument(text)
    #expect(document.menu.tiles.map(\.title) == ["é", "😀"])
    #expect(document.positions(of: [0, 1]).map(\.line) == [1, 2])
  }

  @Test(
    "broken UTF-16 and UTF-32 are told with the place",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0, 0, 0xD8, 0x62, 0], "1:2: error: this is no UTF-16: half a character"),
      (
        [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x62, 0, 0, 0xDC],
        "2:2: error: this is no UTF-16: half a character"
      ),
      (
        [0xFE, 0xFF, 0, 0x61, 0, 0x0D, 0, 0x62, 0],
        "2:2: error: this is no UTF-16: half a character"
      ),
    ] as [([UInt8], String)])
  func brokenUTF16(file: [UInt8], message: String) {
    let told = complaint { try SourceText(file) }?.map(\.told)
    #expect(told == [message + " (save the file as UTF-8)"])
  }

  @Test("UTF-32 is refused", arguments: [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]] as [[UInt8]])
  func utf32(mark: [UInt8]) {
    let told = complaint { try SourceText(mark + [0x61, 0, 0, 0]) }?.map(\.told)
    #expect(told == ["1:1: error: the file is UTF-32 (save it as UTF-8)"])
  }

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }
}

extension SourceText {
  /// A text that needs no decoding.
  init(utf8 text: String) {
    do {
      try self.init(Array(text.utf8))
    } catch {
      preconditionFailure("UTF-8 is always taken")
    }
  }
}
