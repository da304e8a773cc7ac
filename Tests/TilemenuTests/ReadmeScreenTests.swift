#if VTERM
  import Terminal
  import Testing

  /// The screen that README.md begins with.
  @Suite struct ReadmeScreenTests {
    @Test("the screen that the README shows is what one sees with a tile in hand")
    func screenIsTrue() throws {
      let lines = try ReadmeTests.blocks("text").first ?? []
      let menu = try Repository.text("Examples/small.yaml")
      let open = try OpenMenu(
        ["--no-animation"], menu: menu, environment: ["NO_COLOR": "1"],
        size: Size(rows: lines.count, columns: 72))
      open.sees("1 of 4")
      open.type(" ", sees: "Picked up Mail")
      open.type("l", sees: "Mail is now 2 of 4.")
      let seen = open.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }
      #expect(seen.prefix(lines.count).joined(separator: "\n") == lines.joined(separator: "\n"))
    }
  }
#endif
