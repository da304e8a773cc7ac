import MenuModel
import MenuYAML
import Testing

@Suite("Headings of lists that tiles leave")
struct TransferHeadingTests {
  @Test("headings stay, whichever tile of their section leaves")
  func headings() throws {
    let text = """
      - A:
        - a

        # second

        - b

        # third

        - c
      - B:
        - d
      """ + "\n"
    #expect(
      try transferring("A/a", into: "B", in: text) == """
        - A:

          # second

          - b

          # third

          - c
        - B:
          - d
          - a
        """ + "\n")
    #expect(
      try transferring("A/b", into: "B", in: text) == """
        - A:
          - a

          # second


          # third

          - c
        - B:
          - d
          - b
        """ + "\n")
    #expect(
      try transferring("A/c", into: "B", in: text) == """
        - A:
          - a

          # second

          - b

          # third

        - B:
          - d
          - c
        """ + "\n")
  }

  @Test("a heading left of the dashes stays with the tile that its list is in")
  func headingsAtTheEnd() throws {
    let text = "- A:\n    - a\n\n# heading\n\n    - b\n- B:\n    - c\n"
    let moved = try transferring("A/b", into: "B", in: text)
    #expect(moved == "- A:\n    - a\n\n    # heading\n\n- B:\n    - c\n    - b\n")
    #expect(
      try moving(1, to: 2, in: moved, at: nil)
        == "- B:\n    - c\n    - b\n\n- A:\n    - a\n\n    # heading\n")
  }
}
