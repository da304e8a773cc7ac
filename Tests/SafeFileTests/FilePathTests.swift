import Testing

@testable import SafeFile

@Suite("A file's name")
struct FilePathTests {
  @Test(
    "is shown on one line, with nothing in it that plays with the terminal",
    arguments: [
      ("menu.yaml", "menu.yaml"), ("Café ☕/名前", "Café ☕/名前"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
      ("\u{1B}]0;x\u{7}", "\\u{1b}]0;x\\u{07}"), ("\u{202E}lmay", "\\u{202e}lmay"),
      ("\u{85}\u{2028}", "\\u{85}\\u{2028}"), ("", ""),
    ])
  func shown(name: String, text: String) {
    #expect(FilePath(name).description == text)
  }

  @Test(
    "that is not UTF-8 shows the bytes that are not",
    arguments: [
      ([0x63, 0xE9], "c\\xe9"), ([0xE9, 0x63], "\\xe9c"), ([0xF0, 0x9F, 0x41], "\\xf0\\x9fA"),
      ([0xC0, 0x80], "\\xc0\\x80"), ([0xED, 0xA0, 0x80, 0x0A], "\\xed\\xa0\\x80\\n"),
    ] as [([UInt8], String)])
  func notUTF8(bytes: [UInt8], text: String) {
    #expect(FilePath(bytes: bytes).description == text)
  }

  @Test("grows by a name, with one slash between")
  func appending() {
    #expect(FilePath("/a").appending("b") == FilePath("/a/b"))
    #expect(FilePath("/").appending("b") == FilePath("/b"))
  }

  @Test(
    "gives siblings names that fit and end where a character does",
    arguments: [
      ("a", ".a."),
      (String(repeating: "é", count: 100), "." + String(repeating: "é", count: 47) + "."),
      (String(repeating: "n", count: 255), "." + String(repeating: "n", count: 96) + "."),
    ])
  func siblings(name: String, start: String) {
    let bytes = Array(name.utf8)
    #expect(String(decoding: SiblingName.start(of: bytes), as: UTF8.self) == start)
    let temporary = SiblingName.temporary(of: bytes)
    #expect(temporary.count <= 143)
    #expect(SiblingName.isTemporary(temporary, of: bytes))
    #expect(SiblingName.temporary(of: bytes) != temporary)
    #expect(SiblingName.journal(of: bytes, identity: bytes).count <= 143)
  }
}
