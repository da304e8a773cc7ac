import TestSupport
import Testing

@Suite("A typed move that would change what the file means")
struct TypedRefusalTests {
  @Test("takes a move back that would change what the file means, and saves the next one")
  func refusal() throws {
    let folder = try SampleMenu.folder()
    let menu = "tiles:\n  - {title: News, color: &c red}\n  - {title: Logs, color: *c}\n  - Work\n"
    try folder.write("menu.yaml", menu)
    for commands in ["move Logs --first", "pick Logs\ndrop 1", "pick Logs\nleft\ndrop"] {
      let run = try folder.tilemenu("menu.yaml", input: commands + "\n")
      #expect(run.error.hasPrefix("menu.yaml:3:26: error: cannot move:"), "\(run.error)")
      #expect(!run.output.contains("Moved") && !run.output.contains("Dropped"))
      #expect(run.status == 1)
      #expect(try folder.text("menu.yaml") == menu)
    }
  }
}
