import MenuModel
import MenuYAML
import Testing

@Suite("Moves between block lists")
struct TransferBlockTests {
  private let groups = """
    # Dashboard
    - Media:
        # the good one
        - Plex: # p
            href: http://plex

        - Sonarr:
            href: http://sonarr
        # below the last

    - Tools:
      # mine
      - Git:
          icon: git
      - Wiki:
          href: http://wiki
    """ + "\n"

  @Test("a tile moves with its comments and blank lines, re-indented, and back")
  func otherIndentation() throws {
    let moved = try transferring("Plex", into: "Tools", to: 2, in: groups)
    #expect(
      moved == """
        # Dashboard
        - Media:
            - Sonarr:
                href: http://sonarr
            # below the last

        - Tools:
          # mine
          - Git:
              icon: git
          # the good one
          - Plex: # p
              href: http://plex

          - Wiki:
              href: http://wiki
        """ + "\n")
    #expect(try transferring("Plex", into: "Media", to: 1, in: moved) == groups)
  }

  @Test("the last tile takes along the blank lines before it")
  func lastTile() throws {
    let moved = try transferring("Sonarr", into: "Tools", in: groups)
    #expect(
      moved == """
        # Dashboard
        - Media:
            # the good one
            - Plex: # p
                href: http://plex
            # below the last

        - Tools:
          # mine
          - Git:
              icon: git
          - Wiki:
              href: http://wiki

          - Sonarr:
              href: http://sonarr
        """ + "\n")
    #expect(try transferring("Sonarr", into: "Media", in: moved) == groups)
  }

  @Test("a group goes into another as it is, and out again beside one")
  func wholeGroup() throws {
    let text =
      "- A:\n  - a: {url: 1}\n- B:\n    - b:\n        # c\n        url: |\n          x\n\n- C: {url: 3}\n"
    let moved = try transferring("B", into: "A", to: 1, in: text)
    #expect(
      moved
        == "- A:\n  - B:\n      - b:\n          # c\n          url: |\n            x\n\n  - a: {url: 1}\n- C: {url: 3}\n"
    )
    #expect(
      try transferring(["A/B"], .before(TileReference("C")), in: moved) == text)
  }

  @Test(
    "block scalars keep their text at any indentation, chomping and indicator",
    arguments: ["|", ">", "|-", ">-", "|2", ">2-", "|-2", "|+", ">2+"])
  func blockScalars(indicator: String) throws {
    let deeper = indicator.contains("2") ? "  " : ""
    let text = """
      - A:
            - a: \(indicator)
                \(deeper)one

                  two
                # no comment
            - b
      - B:
         - c
      """ + "\n"
    let moved = try transferring("A/a", into: "B", to: 1, in: text)
    #expect(
      moved == """
        - A:
              - b
        - B:
           - a: \(indicator)
               \(deeper)one

                 two
               # no comment
           - c
        """ + "\n")
    #expect(try transferring("B/a", into: "A", to: 1, in: moved) == text)
  }

  @Test("text over several lines is shifted as a whole")
  func severalLines() throws {
    let text = """
      - A:
        - 'one
          two

          three'
        - plain
          text
        - "quoted\\
            on"
      - B:
            - b
      """ + "\n"
    let moved = try transferring(
      ["#1/#1", "#1/#2"], .into(TileReference("B"), .first), in: text)
    #expect(
      moved == """
        - A:
          - "quoted\\
              on"
        - B:
              - 'one
                two

                three'
              - plain
                text
              - b
        """ + "\n")
    #expect(
      try transferring(["#2/#1", "#2/#2"], .into(TileReference("A"), .first), in: moved) == text)
  }

  @Test("comments left of the dash stay where they are as far as they can")
  func commentsLeftOfTheDash() throws {
    let text = """
      - A:
          - b
        # left
          - a:
      #margin
              url: x
              # deep
      - B:
        - c
      """ + "\n"
    #expect(
      try transferring("A/a", into: "B", in: text) == """
        - A:
            - b
        - B:
          - c
          # left
          - a:
        #margin
              url: x
              # deep
        """ + "\n")
  }

  @Test("line breaks, a byte order mark and a missing last newline stay")
  func fileForm() throws {
    let text = "\u{FEFF}- A:\r\n  - a\r\n  - b: # x\r\n      url: y\r\n- B:\r\n    - c"
    let moved = try transferring("A/b", into: "B", in: text)
    #expect(moved == "\u{FEFF}- A:\r\n  - a\r\n- B:\r\n    - c\r\n    - b: # x\r\n        url: y")
    #expect(try transferring("B/b", into: "A", in: moved) == text)
  }

  @Test("between lists of one indentation the text is a permutation of its bytes")
  func permutation() throws {
    let text = "- A:\n  - a\n  - b\n\n- B:\n  - c\n"
    let moved = try transferring("A/a", into: "B", to: 1, in: text)
    #expect(moved == "- A:\n  - b\n\n- B:\n  - a\n  - c\n")
    #expect(moved.utf8.sorted() == text.utf8.sorted())
  }
}
