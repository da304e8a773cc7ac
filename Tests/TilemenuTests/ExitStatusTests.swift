import TestSupport
import Testing

@testable import tilemenu

@Suite("exit statuses")
struct ExitStatusTests {
  @Test(
    "say what became of a command",
    arguments: [
      ("list menu.yaml", 0), ("show menu.yaml", 0), ("check menu.yaml", 0),
      ("move menu.yaml Mail --to 2", 0), ("move menu.yaml Mail --to 1", 0),
      ("sort menu.yaml -n", 0), ("apply menu.yaml", 0), ("menu.yaml", 0),
      ("init new.yaml", 0), ("help", 0), ("--version", 0), ("move --help", 0),
      ("list bad.yaml", 1), ("check bad.yaml", 1), ("bad.yaml", 1),
      ("move menu.yaml Nope --to 2", 1), ("move menu.yaml Keep --to 2", 1),
      ("move bad.yaml Mail --to 2", 1), ("order menu.yaml Nope", 1),
      ("apply menu.yaml bad.yaml", 1),
      ("move", 2), ("move menu.yaml Mail", 2), ("list --nope", 2),
      ("nope a b", 2), ("help nope", 2), ("-x", 2),
      ("list none.yaml", 3), ("check none.yaml", 3), ("none.yaml", 3),
      ("move none.yaml Mail --to 2", 3), ("init menu.yaml", 3), ("list", 3),
      ("apply menu.yaml none", 3), ("list .", 3),
    ] as [(String, Int32)])
  func statuses(_ line: String, _ status: Int32) throws {
    let folder = try SampleMenu.folder()
    try folder.write("bad.yaml", "tiles: 5\n")
    let run = try folder.tilemenu(line)
    #expect(run.status == status)
    #expect(!run.error.isEmpty || status == 0)
  }

  @Test("have the numbers that the manual tells")
  func numbers() {
    #expect(tilemenu.ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 130])
    #expect(tilemenu.ExitStatus.allCases.allSatisfy { !$0.summary.isEmpty })
  }
}
