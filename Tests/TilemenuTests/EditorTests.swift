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

  @Test(
    "an editor that did not end well is told of",
    arguments: [
      (.exited(0), nil), (.exited(1), "vi -e ended with status 1."),
      (.exited(127), "There is no editor 'vi -e'; set VISUAL or EDITOR."),
      (.killed(9), "vi -e was ended by signal 9."),
    ] as [(ForegroundProcess.Outcome, String?)])
  func reproach(outcome: ForegroundProcess.Outcome, sentence: String?) {
    #expect(Editor(command: "vi -e").reproach(for: outcome) == sentence)
  }

  @Test("a file whose name begins with a dash is no option")
  func dash() {
    let words = Editor(command: "vi").words(Word("-R"), line: 2)
    #expect(words == [Array("+2".utf8), Array("./-R".utf8)])
  }
}
