import Testing

@testable import SafeFile

@Suite("Saving a file whose text is known")
struct KnownTextTests {
  let folder = ScratchFolder()

  @Test("believes what it is told, and reads the file to see that it holds it")
  func known() throws {
    let path = folder.write("abc\n")
    let known = Array("abc\n".utf8)
    let outcome = try SafeFile.update(path, known: known, rewrite: adding("d"))
    #expect(outcome == SaveOutcome(changed: true, warnings: []))
    #expect(folder.text() == "abc\nd\n")
    #expect(folder.names == ["menu.yaml"])
  }

  @Test(
    "rewrites what the file holds where that is another text",
    arguments: ["abC\n", "a\n", "", "abc\nd\n"], [false, true])
  func another(text: String, inPlace: Bool) throws {
    let path = folder.write(text)
    let options = SaveOptions(inPlace: inPlace)
    let outcome = try SafeFile.update(
      path, options: options, known: Array("abc\n".utf8), rewrite: adding("d"))
    #expect(outcome == SaveOutcome(changed: true, warnings: []))
    #expect(folder.text() == text + "d\n")
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("does not say that nothing changes where the known text alone would stay as it is")
  func unchanged() throws {
    let path = folder.write("abc\n")
    let wanted = Array("xyz\n".utf8)
    let outcome = try SafeFile.update(path, known: wanted) { _ in wanted }
    #expect(outcome == SaveOutcome(changed: true, warnings: []))
    #expect(folder.text() == "xyz\n")
    let again = try SafeFile.update(path, known: wanted) { _ in wanted }
    #expect(again == SaveOutcome(changed: false, warnings: []))
  }
}
