import Testing

@testable import tilemenu

@Suite struct EditorTests {
  @Test(
    "an editor is told the line as it understands it, and none that it does not",
    arguments: [
      ("vim", ["+7", "menu.yaml"]), ("/usr/bin/nano -w", ["+7", "menu.yaml"]),
      ("emacsclient -t", ["+7", "menu.yaml"]), ("hx", ["menu.yaml:7"]),
      ("code --wait", ["--goto", "menu.yaml:7"]), ("my-editor", ["menu.yaml"]),
    ])
  func words(command: String, expected: [String]) {
    let words = Editor(command: command).words(Word("menu.yaml"), line: 7)
    #expect(words.map { String(decoding: $0, as: UTF8.self) } == expected)
    let plain = Editor(command: command).words(Word("menu.yaml"), line: nil)
    #expect(plain == [Array("menu.yaml".utf8)])
  }

  @Test("a file whose name begins with a dash is no option")
  func dash() {
    let words = Editor(command: "vi").words(Word("-R"), line: 2)
    #expect(words == [Array("+2".utf8), Array("./-R".utf8)])
  }
}
