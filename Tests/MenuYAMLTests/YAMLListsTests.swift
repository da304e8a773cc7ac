import MenuModel
import MenuYAML
import Testing

@Suite("The lists in a file")
struct YAMLListsTests {
  private func told(_ text: String) throws -> [String] {
    try YAMLLists.all(in: SourceText(Array(text.utf8))).map { list in
      "\(list.document) \(list.path.text) \(list.count) \(list.titles.joined(separator: ", "))"
    }
  }

  @Test(
    "are told in file order with path, size and the first titles, an outer one before those in it")
  func order() throws {
    let text = """
      services:
        - name: Apps
          items: [{name: Mail, tags: []}, b, c, d]
      "odd key": [x]
      ---
      - - 1
      """
    #expect(
      try told(text) == [
        "1 .services 1 Apps", "1 .services[0].items 4 Mail, b, c",
        "1 .services[0].items[0].tags 0 ",
        "1 .\"odd key\" 1 x", "2 . 1 1", "2 .[0] 1 1",
      ])
  }

  @Test("behind a key that stands twice the last is told, since a path leads there")
  func twice() throws {
    let text = "a: [1]\nb: [3]\na: [2, 2]\n"
    #expect(try told(text) == ["1 .b 1 3", "1 .a 2 2, 2"])
    #expect(try menuDocument(text, at: ".a").menu.root.count == 2)
  }

  @Test("every path that is told leads to its list")
  func paths() throws {
    let text = "a:\n  - b: {c.d: [1], '': [2], 'e\"f': [[3]]}\n"
    for list in try YAMLLists.all(in: SourceText(Array(text.utf8))) {
      let document = try menuDocument(text, at: list.path.text, document: list.document)
      #expect(document.menu.root.count == list.count, "\(list.path.text)")
    }
  }
}
