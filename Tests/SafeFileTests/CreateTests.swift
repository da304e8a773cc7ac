import Glibc
import Testing

@testable import SafeFile

@Suite("Making a new file")
struct CreateTests {
  let folder = ScratchFolder()

  @Test("gives it the mode that the umask leaves")
  func mode() throws {
    let mask = umask(0o022)
    umask(mask)
    let outcome = try SafeFile.create(folder.file("menu.yaml"), bytes: Array("a\n".utf8))
    #expect(outcome == SaveOutcome(changed: true, warnings: []))
    #expect(folder.text() == "a\n")
    #expect(folder.status().st_mode & 0o777 == 0o666 & ~mask)
  }

  @Test("never takes a name that is taken", arguments: ["file", "folder", "dangling"])
  func taken(name: String) {
    folder.write("precious", to: "file")
    mkdir(folder.full("folder"), 0o755)
    symlink("nowhere", folder.full("dangling"))
    let error = fileError { try SafeFile.create(folder.file(name), bytes: [1]) }
    #expect(error == .notSaved(.system(EEXIST)))
    #expect(folder.text(of: "file") == "precious")
    #expect(folder.names == ["dangling", "file", "folder"])
  }

  @Test("says that its folder is missing, and makes it when told to")
  func missingFolder() throws {
    let path = folder.file("a/b/menu.yaml")
    #expect(fileError { try SafeFile.create(path, bytes: []) } == .notSaved(.system(ENOENT)))
    try SafeFile.createFolder(folder.file("a/b"))
    try SafeFile.createFolder(folder.file("a/b/"))
    try SafeFile.create(path, bytes: [])
    #expect(folder.text(of: "a/b/menu.yaml") == "")
    #expect(folder.status(of: "a/b").st_mode & 0o777 == 0o700)
  }
}
