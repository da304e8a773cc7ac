import MenuModel
import TestSupport
import Testing

@testable import MenuYAML

@Suite("What a dashboard is called")
struct DashboardNameTests {
  @Test(
    "is told by the file where its form has a name",
    arguments: [
      ("title: Home\nservices:\n  - {name: A, items: []}\n", "Home"),
      ("site_name: Docs\nnav:\n  - index.md\n", "Docs"),
      ("pageInfo: {title: Dash}\nsections:\n  - {name: A, items: []}\n", "Dash"),
      ("title: House\nviews:\n  - {title: A, cards: []}\n", "House"),
      ("title: &t Home\nsubtitle: *t\nservices:\n  - {name: A, items: []}\n", "Home"),
      ("services:\n  - {name: A, items: []}\n", nil), ("site_name:\nnav:\n  - index.md\n", nil),
      ("title: [x]\nservices:\n  - {name: A, items: []}\n", nil),
      ("pageInfo: Dash\nsections:\n  - {name: A, items: []}\n", nil),
      ("- A:\n    - B: {href: x}\n", nil), ("pages:\n  - {name: A, columns: []}\n", nil),
    ])
  func name(text: String, name: String?) throws {
    let document = try MenuDocument(SourceText(text.bytes))
    #expect(document.menu.title == name)
    #expect(try document.text(in: Arrangement(of: document.menu)) == text.bytes)
  }
}
