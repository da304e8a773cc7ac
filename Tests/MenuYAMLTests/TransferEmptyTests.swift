import MenuModel
import MenuYAML
import Testing

@Suite("Lists that become empty, and empty ones")
struct TransferEmptyTests {
  @Test("an emptied list becomes [] behind its key, and is filled as its sisters are indented")
  func emptiedAndFilled() throws {
    let text = """
      services:
        - name: Media # m
          items: # none
              # a heading

              - name: Plex
                url: x
        - name: Tools
          items:
            - name: Git
      """ + "\n"
    let moved = try transferring("Plex", into: "Tools", in: text)
    #expect(
      moved == """
        services:
          - name: Media # m
            items: [] # none
                # a heading

          - name: Tools
            items:
              - name: Git
              - name: Plex
                url: x
        """ + "\n")
    #expect(
      try transferring("Git", into: "Media", in: moved) == """
        services:
          - name: Media # m
            items: # none
                # a heading
              - name: Git

          - name: Tools
            items:
              - name: Plex
                url: x
        """ + "\n")
  }

  @Test(
    "an empty list takes a tile, however it is written",
    arguments: [
      ("a: []", "a:\n      - x: 1"),
      ("a:   [ ]  # c", "a:  # c\n      - x: 1"),
      ("a: &n []", "a: &n\n      - x: 1"),
      ("a: !t []", "a: !t\n      - x: 1"),
      ("a:\n        []", "a:\n      - x: 1"),
      ("a:\n        [] # c", "a:\n # c\n      - x: 1"),
      ("a: [\n    ]", "a:\n      - x: 1"),
      ("a: [ # c\n    ]", "a: [{x: 1} # c\n    ]"),
    ])
  func empty(written: String, filled: String) throws {
    let start = "- \(written)\n- b:\n      - "
    let tile = written.contains("[ #") ? "{x: 1}" : "x: 1"
    let text = start + tile + "\n      - y: 2\n"
    #expect(
      try transferring("#2/#1", into: "a", in: text)
        == "- \(filled)\n- b:\n      - y: 2\n")
  }

  @Test("comments below [] that are deeper than its dashes would be do not become the tile's")
  func commentsBelow() throws {
    let text = "- a: []\n      # deep\n\n- b:\n  - x\n  - y\n"
    #expect(
      try transferring("b/x", into: "a", in: text)
        == "- a:\n      # deep\n  - x\n\n- b:\n  - y\n")
  }

  @Test("several tiles empty a list and fill another at once, their headings staying")
  func several() throws {
    let text = "- A:\n  - a\n\n  # h\n\n  - b\n- B: []\n- C: x\n"
    let moved = try transferring(
      ["A/a", "A/b"], .into(TileReference("B"), nil), in: text)
    #expect(moved == "- A: []\n\n  # h\n\n- B:\n  - a\n  - b\n- C: x\n")
  }

  @Test("an emptied list keeps its anchor and tag")
  func properties() throws {
    let text = "- A: &a !t # c\n  - x\n- B:\n  - y\n"
    let moved = try transferring("A/x", into: "B", in: text)
    #expect(moved == "- A: &a !t [] # c\n- B:\n  - y\n  - x\n")
    #expect(try transferring("B/x", into: "A", in: moved) == text)
  }

  @Test("a list at a file's end without a newline becomes empty and is filled")
  func endOfFile() throws {
    let text = "- A:\n  - x\n- B:\n  - y"
    let moved = try transferring("B/y", into: "A", in: text)
    #expect(moved == "- A:\n  - x\n  - y\n- B: []")
    #expect(try transferring("A/y", into: "B", in: moved) == text)
  }
}
