import Glibc
import Testing

@testable import SafeFile

@Suite("Writing behind a text that only gets longer")
struct WriteBehindTests {
  let folder = ScratchFolder()
  private let options = SaveOptions(growsInPlace: true)

  @Test("keeps the file and adds to it", arguments: ["", "a\n"])
  func longer(text: String) throws {
    let path = folder.write(text)
    let inode = folder.status().st_ino
    for line in ["b", "c"] {
      _ = try SafeFile.update(path, options: options, rewrite: adding(line))
    }
    #expect(folder.text() == text + "b\nc\n")
    #expect(folder.status().st_ino == inode)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test(
    "puts a new file in its place where the text begins otherwise",
    arguments: ["b\n", "A\nb\n", ""])
  func otherwise(new: String) throws {
    let path = folder.write("a\n")
    let inode = folder.status().st_ino
    _ = try SafeFile.update(path, options: options) { _ in Array(new.utf8) }
    #expect(folder.text() == new)
    #expect(folder.status().st_ino != inode)
  }

  @Test("asks again where somebody else has added to it, or put another file there")
  func changedMeanwhile() throws {
    for isRenamed in [false, true] {
      let path = folder.write("a\n")
      var seen: [String] = []
      _ = try SafeFile.update(path, options: options) { text in
        if seen.isEmpty {
          if isRenamed { folder.replace(by: "x\n") } else { folder.write("a\nx\n") }
        }
        seen.append(String(decoding: text, as: UTF8.self))
        return text + Array("b\n".utf8)
      }
      #expect(seen == ["a\n", isRenamed ? "x\n" : "a\nx\n"])
      #expect(folder.text() == (isRenamed ? "x\nb\n" : "a\nx\nb\n"))
    }
  }
}
