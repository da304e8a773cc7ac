import MenuModel
import MenuYAML
import Testing

@Suite("Several lists of a file")
struct SeveralListsTests {
  /// Turns the order of a list and of the list in one of its tiles around.
  private func turned(_ text: String) throws -> (both: String, oneByOne: String) {
    let document = try menuDocument(text)
    var arrangement = Arrangement(of: document.menu)
    reverse(.root, of: &arrangement)
    let outer = String(decoding: try document.text(in: arrangement), as: UTF8.self)
    let folder = try #require(document.menu.tiles.firstIndex { $0.contents?.count ?? 0 > 1 })
    reverse(.folder(folder), of: &arrangement)
    let both = String(decoding: try document.text(in: arrangement), as: UTF8.self)

    let second = try menuDocument(outer)
    var inner = Arrangement(of: second.menu)
    let moved = try #require(second.menu.tiles.firstIndex { $0.contents?.count ?? 0 > 1 })
    reverse(.folder(moved), of: &inner)
    return (both, String(decoding: try second.text(in: inner), as: UTF8.self))
  }

  private func reverse(_ list: ListID, of arrangement: inout Arrangement) {
    _ = arrangement.sort(list) { $0 > $1 }
  }

  @Test("an outer and an inner list change at once as one after the other")
  func outerAndInner() throws {
    let text = try turned(
      """
      # the folder
      - Work:
          # wiki
          - Wiki # w

          - Tickets
      - Mail

      """)
    #expect(
      text.both == """
        - Mail
        # the folder
        - Work:
            - Tickets

            # wiki
            - Wiki # w

        """)
    #expect(text.both == text.oneByOne)
  }

  @Test("also where a scalar of the inner list keeps its blank lines and is not the last")
  func keptBlankLines() throws {
    let text = try turned("- Work:\n    - |+\n      kept\n\n    - b\n\n- Mail\n")
    #expect(text.both == "- Mail\n- Work:\n    - b\n\n    - |+\n      kept\n\n")
    #expect(text.both == text.oneByOne)
  }

  @Test("and lists that begin on one line")
  func sharedLine() throws {
    let text = try turned("- items: [a, b]\n- c\n")
    #expect(text.both == "- c\n- items: [b, a]\n")
    #expect(text.both == text.oneByOne)
  }

  @Test("two lists side by side change at once")
  func sideBySide() throws {
    let document = try menuDocument("- a:\n  - 1\n  - 2\n- b: [3, 4]\n")
    var arrangement = Arrangement(of: document.menu)
    for folder in document.menu.root { reverse(.folder(folder), of: &arrangement) }
    let text = String(decoding: try document.text(in: arrangement), as: UTF8.self)
    #expect(text == "- a:\n  - 2\n  - 1\n- b: [4, 3]\n")
  }
}
