import TestSupport
import Testing

/// A menu that will surprise, and all that `check` says of it.
struct SurprisingFile: CustomTestStringConvertible {
  private let name: String
  private let text: String
  private let messages: String

  /// A file of text lines; the messages are lines too, and none where nothing is said.
  init(_ name: String, _ lines: String, _ messages: String = "") {
    self.name = name
    text = lines + "\n"
    self.messages = messages.isEmpty ? "" : messages + "\n"
  }

  var testDescription: String { name }

  /// Checks that `check` tells the messages, and that the status is 1 only where it should be.
  func expectWarnings(isStrict: Bool = false) throws {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", text)
    try folder.write("notes.txt", "")
    let run = try folder.tilemenu(["check"] + (isStrict ? ["--strict"] : []) + ["menu.yaml"])
    #expect(run.error == messages)
    #expect(run.output == "")
    let isWrong = messages.contains(": error: ") || (isStrict && !messages.isEmpty)
    #expect(run.status == (isWrong ? 1 : 0))
    #expect(try folder.text("menu.yaml") == text)
  }
}
