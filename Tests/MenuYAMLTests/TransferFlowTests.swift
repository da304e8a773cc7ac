import MenuModel
import MenuYAML
import Testing

@Suite("Moves into brackets and out of them")
struct TransferFlowTests {
  @Test(
    "a tile on one line goes between brackets and back",
    arguments: ["word", "two words", "'a, b'", "\"#\"", "{x: 1}", "[p, q]", "http://a.b/c", "k: v"])
  func oneLine(tile: String) throws {
    let text = "- A:\n    - z\n    - \(tile)\n- B: [b, c]\n"
    let moved = try transferring("#1/#2", into: "B", to: 2, in: text)
    #expect(moved == "- A:\n    - z\n- B: [b, \(tile), c]\n")
    #expect(try transferring("#2/#2", into: "A", in: moved) == text)
  }

  @Test(
    "what cannot stand between brackets is refused with the reason and its place",
    arguments: [
      ("a: 1\n      b: 2", "a tile on several lines cannot stand in a list in brackets as it is"),
      ("|\n      a", "a tile on several lines cannot stand in a list in brackets as it is"),
      ("a, b", "this tile's text would mean something else between brackets"),
      (
        "a # c",
        "this tile's comment would have no line of its own between the brackets of that list"
      ),
      ("? a", "this tile's text would mean something else between brackets"),
      ("- a", "this tile's text would mean something else between brackets"),
    ])
  func refused(tile: String, reason: String) throws {
    let text = "- A:\n    - z\n    - \(tile)\n- B: [b, c]\n"
    let said = complaint { try transferring("#1/#2", into: "B", in: text) }
    #expect(
      said?.map(\.told) == ["3:7: error: cannot move: \(reason) (nothing was written)"])
  }

  @Test("where items have lines of their own, comments go with them")
  func ownLines() throws {
    let text = """
      - A:
          # above
          - {x: 1} # behind
          - z
      - B: [
          b,   # first
          c
        ]
      """ + "\n"
    let moved = try transferring("#1/#1", into: "B", to: 2, in: text)
    #expect(
      moved == """
        - A:
            - z
        - B: [
            b,   # first
            # above
            {x: 1}, # behind
            c
          ]
        """ + "\n")
    #expect(try transferring("#2/#2", into: "A", to: 1, in: moved) == text)
  }

  @Test("a tile over several lines leaves its brackets shifted as a whole")
  func severalLines() throws {
    let text = """
      - A: [
          {
            x: 1
          },
          y
        ]
      - B:
        - b
      """ + "\n"
    let moved = try transferring("#1/#1", into: "B", to: 1, in: text)
    #expect(
      moved == """
        - A: [
            y
          ]
        - B:
          - {
              x: 1
            }
          - b
        """ + "\n")
  }

  @Test("JSON keeps its form between lists of any depth, emptied ones too")
  func json() throws {
    let text = """
      {
        "tiles": [
          {
            "title": "Work",
            "tiles": [
              {
                "title": "Wiki"
              }
            ]
          },
          {
            "title": "Mail"
          }
        ]
      }
      """ + "\n"
    let moved = try transferring(["Wiki"], .before(TileReference("Mail")), in: text)
    #expect(
      moved == """
        {
          "tiles": [
            {
              "title": "Work",
              "tiles": []
            },
            {
              "title": "Wiki"
            },
            {
              "title": "Mail"
            }
          ]
        }
        """ + "\n")
    #expect(try transferring("Wiki", into: "Work", in: moved) == text)
  }

  @Test("JSON on one line keeps its commas")
  func oneLineJSON() throws {
    let text = #"{"tiles":["a",{"title":"F","tiles":["b"]},"c"]}"#
    let moved = try transferring("b", into: "F", in: text)
    #expect(moved == text)
    let out = try transferring(["F/b"], .first, in: text)
    #expect(out == text)
    let first = try transferring(["F/b"], .before(TileReference("a")), in: text)
    #expect(first == #"{"tiles":["b","a",{"title":"F","tiles":[]},"c"]}"#)
    #expect(try transferring("b", into: "F", in: first) == text)
  }

  @Test("a comma that only the last item has behind it goes with an emptied list")
  func trailingComma() throws {
    let text = "- A: [a, ]\n- B: [b, c]\n"
    #expect(try transferring("A/a", into: "B", in: text) == "- A: []\n- B: [b, c, a]\n")
  }

  @Test("a comment between commas is not lost")
  func commentBetweenCommas() throws {
    let text = "- A: [a, # c\n  b]\n- B: [c, d]\n"
    let said = complaint { try transferring("A/a", into: "B", in: text) }
    #expect(
      said?.map(\.told) == [
        "1:6: error: cannot move: a comment between the commas would be lost (nothing was written)"
      ])
    #expect(
      try transferring("B/c", into: "A", in: text) == "- A: [a, # c\n  b, c]\n- B: [d]\n")
  }
}
