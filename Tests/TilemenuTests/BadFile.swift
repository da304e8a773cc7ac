import TestSupport
import Testing

/// A file that is no menu as it should be, and all that `check` says of it.
struct BadFile: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  private let messages: String

  /// A file of text lines; the messages are lines too.
  init(_ name: String, _ lines: String, _ messages: String) {
    self.init(name, bytes: (lines + "\n").bytes, messages)
  }

  init(_ name: String, bytes: [UInt8], _ messages: String) {
    self.name = name
    self.bytes = bytes
    self.messages = messages + "\n"
  }

  var testDescription: String { name }

  /// Checks that `check` tells the messages, and that no command touches the file.
  func expectRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml".bytes, bytes)
    let before = try folder.stamp("menu.yaml")
    for words in [["check", "menu.yaml"], ["move", "menu.yaml", "#1", "--to", "2"]] {
      let run = try folder.tilemenu(words)
      #expect(run.error == messages)
      #expect(run.output == "")
      #expect(run.status == 1)
    }
    #expect(try folder.bytes("menu.yaml") == bytes)
    #expect(try folder.stamp("menu.yaml") == before)
    #expect(folder.names == ["menu.yaml"])
  }
}
