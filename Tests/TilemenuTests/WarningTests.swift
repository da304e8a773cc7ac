import TestSupport
import Testing

@Suite("what only surprises")
struct WarningTests {
  @Test("unknown keys are told with the nearest known one, and the menu works")
  func unknownKeys() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "menu.yaml",
      """
      titel: x
      tiles:
        - title: a
          colour: red
          whatever: 1
          x-mine: 2
          [x, y]: z
        - b

      """)
    let run = try folder.tilemenu(["check", "menu.yaml"])
    #expect(
      run.error == """
        menu.yaml:1:1: warning: a menu has no key 'titel'; did you mean 'title'?
          titel: x
          ^~~~~
        menu.yaml:4:5: warning: a tile has no key 'colour'; did you mean 'color'?
              colour: red
              ^~~~~~
        menu.yaml:5:5: warning: a tile has no key 'whatever'
              whatever: 1
              ^~~~~~~~
        menu.yaml:7:5: warning: a tile has no such key
              [x, y]: z
              ^~~~~~

        """)
    #expect(run.status == 0)
    #expect(
      try folder.tilemenu(["move", "menu.yaml", "a", "--to", "2"]).error
        == "Moved a from 1 to 2.\n")
  }

  /// Titles that YAML would read as something else.
  static let titles = [
    "no", "yes", "on", "~", "null", "true", "1:20", "0x10", "0777", "0o14", "1_000", "1e3",
    ".inf", ".NaN", "2026-01-01", "=", "<<", "-1", "+5", "3.10",
  ]

  @Test("what YAML would read as something else is a title as written", arguments: titles)
  func plainTitles(_ title: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "menu.yaml", "title: \(title)\ntiles:\n  - \(title)\n  - title: \(title)\n  - \(title)0\n")
    #expect(try folder.tilemenu(["check", "menu.yaml"]).error == "")
    #expect(
      try folder.tilemenu(["list", "menu.yaml"]).output
        == "#1  \(title)\n#2  \(title)\n#3  \(title)0\n")
    #expect(try folder.tilemenu(["move", "--first", "--", "menu.yaml", title + "0"]).status == 0)
    #expect(
      try folder.text("menu.yaml")
        == "title: \(title)\ntiles:\n  - \(title)0\n  - \(title)\n  - title: \(title)\n")
  }
}
