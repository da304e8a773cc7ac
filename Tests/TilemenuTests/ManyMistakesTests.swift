import TestSupport
import Testing

@Suite("more than can be told")
struct ManyMistakesTests {
  private static let told = 100

  /// A menu of tiles whose colour does not exist.
  private static func menu(tiles: Int, color: String) -> String {
    "tiles:\n"
      + (1...tiles).map { "  - {title: Tile \($0), \(color)}\n" }.joined()
  }

  @Test("the first hundred mistakes are told and the rest are counted")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", Self.menu(tiles: 250, color: "color: bleu"))
    let run = try folder.tilemenu(["check", "menu.yaml"])
    let lines = run.error.split(separator: "\n")
    let first = "menu.yaml:2:28: error: no colour is called 'bleu'; did you mean 'blue'?"
    #expect(lines.first.map(String.init) == first)
    #expect(lines.count { $0.contains("bleu'") } == Self.told)
    #expect(
      lines.last == "menu.yaml:101:30: error: 150 more like these are not shown; mend these first")
    #expect(run.status == 1)
  }

  @Test("the first hundred warnings are told, and a menu with them works")
  func warnings() throws {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", Self.menu(tiles: 101, color: "colour: blue"))
    let run = try folder.tilemenu(["check", "menu.yaml"])
    let lines = run.error.split(separator: "\n")
    #expect(lines.count { $0.contains("warning: a tile has no key 'colour'") } == Self.told)
    #expect(
      lines.last == "menu.yaml:101:23: warning: 1 more like these are not shown; mend these first")
    #expect(run.status == 0)
    #expect(try folder.tilemenu(["move", "menu.yaml", "#1", "--to", "2"]).status == 0)
  }

  @Test("a mistake in a mapping that many tiles merge is told once")
  func merged() throws {
    let folder = try TemporaryFolder()
    let tiles = (1...30).map { "  - {title: Tile \($0), <<: *look}\n" }.joined()
    try folder.write("menu.yaml", "x-look: &look {color: bleu}\ntiles:\n" + tiles)
    #expect(
      try folder.tilemenu(["check", "menu.yaml"]).error == """
        menu.yaml:1:23: error: no colour is called 'bleu'; did you mean 'blue'?
          x-look: &look {color: bleu}
                                ^~~~

        """)
  }
}
