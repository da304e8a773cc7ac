import MenuModel
import Testing

@Suite("The name that was probably meant")
struct SpellingTests {
  private static let names = ["title", "color", "title_color", "tiles", "run", "url", "key"]

  @Test(
    "is the nearest one, if near at all",
    arguments: [
      ("titel", "title"), ("colour", "color"), ("Title", "title"), ("tile", "title"),
      ("rnu", "run"),
      ("ulr", "url"), ("titlecolor", "title_color"), ("keys", "key"), ("kye", "key"),
      ("description", nil),
      ("", nil), ("xyz", nil), ("r", nil), ("tiles", "tiles"),
    ] as [(String, String?)])
  func nearest(word: String, name: String?) {
    #expect(Spelling.nearest(to: word, among: Self.names) == name)
  }

  @Test("is the first of several as near")
  func first() {
    #expect(Spelling.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(Spelling.nearest(to: "cat", among: [String]()) == nil)
  }

  @Test("is found in other letters and for long words")
  func long() {
    let long = String(repeating: "ä", count: 200)
    #expect(Spelling.nearest(to: long, among: ["x", long + "b"]) == long + "b")
    #expect(Spelling.nearest(to: "ÜBER", among: ["über"]) == "über")
  }
}
