import Dispatch
import Glibc
import Testing

@testable import SafeFile

@Suite("Saving a file that others write too")
struct ChangedMeanwhileTests {
  let folder = ScratchFolder()

  enum Editor: CaseIterable {
    case writesOver, renames, keepsSizeAndTime, changesMode
  }

  @Test(
    "asks again with the new text, in place and by rename", arguments: Editor.allCases,
    [false, true])
  func editedMeanwhile(editor: Editor, inPlace: Bool) throws {
    let path = folder.write("abc\n")
    var seen: [String] = []
    let outcome = try SafeFile.update(path, options: SaveOptions(inPlace: inPlace)) { text in
      if seen.isEmpty { edit(editor) }
      seen.append(String(decoding: text, as: UTF8.self))
      return text + Array("ours\n".utf8)
    }
    let edited = editor == .changesMode ? "abc\n" : "abC\n"
    #expect(outcome == SaveOutcome(changed: true, warnings: []))
    #expect(seen == ["abc\n", edited])
    #expect(folder.text() == edited + "ours\n")
    #expect(folder.names == ["menu.yaml"])
    if editor == .changesMode { #expect(folder.status().st_mode & 0o777 == 0o600) }
  }

  private func edit(_ editor: Editor) {
    let before = folder.status()
    switch editor {
    case .writesOver: folder.write("abC\n")
    case .renames: folder.replace(by: "abC\n")
    case .keepsSizeAndTime:
      folder.write("abC\n")
      var times = [before.st_atim, before.st_mtim]
      utimensat(AT_FDCWD, folder.full("menu.yaml"), &times, 0)
    case .changesMode: chmod(folder.full("menu.yaml"), 0o600)
    }
  }

  @Test("gives up after five times, with the others' text in the file", arguments: [false, true])
  func keepsChanging(inPlace: Bool) {
    let path = folder.write("0\n")
    var count = 0
    let error = fileError {
      _ = try SafeFile.update(path, options: SaveOptions(inPlace: inPlace)) { text in
        count += 1
        folder.write("\(count)\n")
        return text + text
      }
    }
    #expect(error == .notSaved(.keepsChanging))
    #expect(count == 5)
    #expect(folder.text() == "5\n")
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("says that the file is in use when another holds it too long")
  func inUse() throws {
    let path = folder.write("a\n")
    let descriptor = open(folder.full("menu.yaml"), O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let options = SaveOptions(lockWait: 30)
    let error = fileError { _ = try SafeFile.update(path, options: options, rewrite: adding("b")) }
    #expect(error == .notSaved(.inUse))
    var told = 0
    let patient = SaveOptions(lockWait: 700)
    let second = fileError {
      _ = try SafeFile.update(path, options: patient, waiting: { told += 1 }, rewrite: adding("b"))
    }
    #expect(second == .notSaved(.inUse) && told == 1)
    #expect(try SafeFile.read(path, options: options) == Array("a\n".utf8))
  }

  @Test("takes the file that has the name once the lock is free, not the one it waited for")
  func replacedWhileWaiting() {
    let path = folder.write("a\n")
    let descriptor = open(folder.full("menu.yaml"), O_RDONLY)
    #expect(flock(descriptor, LOCK_EX) == 0)
    DispatchQueue.concurrentPerform(iterations: 2) { role in
      if role == 0 {
        usleep(100_000)
        folder.replace(by: "b\n")
        close(descriptor)
      } else {
        var seen: [String] = []
        let error = fileError {
          _ = try SafeFile.update(path) { text in
            seen.append(String(decoding: text, as: UTF8.self))
            return text + text
          }
        }
        #expect(error == nil)
        #expect(seen == ["b\n"])
      }
    }
  }

  @Test("loses nothing when many save at once", arguments: [false, true])
  func race(inPlace: Bool) {
    let path = folder.write("")
    let options = SaveOptions(inPlace: inPlace, lockWait: 60_000)
    let writers = 4
    let rounds = 15
    DispatchQueue.concurrentPerform(iterations: writers) { writer in
      for round in 0..<rounds {
        let error = fileError {
          _ = try SafeFile.update(path, options: options, rewrite: adding("\(writer) \(round)"))
        }
        #expect(error == nil)
      }
    }
    let lines = folder.text().split(separator: "\n").map(String.init)
    let wanted = (0..<writers).flatMap { writer in (0..<rounds).map { "\(writer) \($0)" } }
    #expect(lines.sorted() == wanted.sorted())
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("never shows a reader half a text", arguments: [false, true])
  func reader(inPlace: Bool) {
    let texts = ["a", "b"].map { [UInt8](repeating: UInt8(ascii: $0), count: 100_000) }
    let path = folder.write(texts[0])
    let options = SaveOptions(inPlace: inPlace, lockWait: 60_000)
    DispatchQueue.concurrentPerform(iterations: 2) { role in
      for round in 1...40 {
        let error = fileError {
          if role == 0 {
            _ = try SafeFile.update(path, options: options) { _ in texts[round % 2] }
          } else {
            let text = try SafeFile.read(path, options: options)
            #expect(texts.contains(text))
          }
        }
        #expect(error == nil)
      }
    }
  }
}

extension UInt8 {
  fileprivate init(ascii text: String) {
    self = text.utf8.first ?? 0
  }
}
