import Glibc
import Testing

@testable import SafeFile

@Suite("Writing over a file that cannot be replaced")
struct InPlaceTests {
  let folder = ScratchFolder()

  @Test(
    "keeps the file itself, for texts longer, shorter and as long",
    arguments: ["", "x", "old\n", "new\n", "a much longer text than the one before it\n"])
  func texts(new: String) throws {
    let path = folder.write("old\n")
    let before = folder.status()
    _ = try SafeFile.update(path, options: SaveOptions(inPlace: true)) { _ in Array(new.utf8) }
    #expect(folder.text() == new)
    #expect(folder.status().st_ino == before.st_ino)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("is done without being asked for a file with two names, which both stay")
  func hardLink() throws {
    let path = folder.write("a\n")
    link(folder.full("menu.yaml"), folder.full("other.yaml"))
    _ = try SafeFile.update(path, rewrite: adding("b"))
    #expect(folder.text(of: "other.yaml") == "a\nb\n")
    #expect(folder.status().st_nlink == 2)
    #expect(folder.names == ["menu.yaml", "other.yaml"])
  }

  @Test("is done in a folder that may not be written to, with the undo copy in the state folder")
  func closedFolder() throws {
    let state = ScratchFolder()
    let path = folder.write("a\n")
    let inode = folder.status().st_ino
    chmod(folder.path, 0o555)
    let options = SaveOptions(stateFolder: state.file("deep/down"))
    _ = try SafeFile.update(path, options: options, rewrite: adding("b"))
    #expect(folder.text() == "a\nb\n")
    #expect(folder.names == ["menu.yaml"])
    // Root may write to any folder.
    #expect((folder.status().st_ino == inode) == (geteuid() != 0))
    #expect((state.names == ["deep"]) == (geteuid() != 0))
  }

  @Test("takes the state folder, made for this user alone, when the undo copy's name is taken")
  func takenName() throws {
    let state = ScratchFolder()
    let path = folder.write("a\n")
    let options = SaveOptions(inPlace: true, stateFolder: state.file("deep/down"))
    mkdir(folder.full(journalName()), 0o755)
    _ = try SafeFile.update(path, options: options, rewrite: adding("b"))
    #expect(folder.text() == "a\nb\n")
    #expect(state.names == ["deep"])
    #expect(state.status(of: "deep/down").st_mode & 0o777 == 0o700)
  }

  @Test("is refused when there is nowhere to keep the undo copy")
  func nowhere() {
    let path = folder.write("a\n")
    mkdir(folder.full(journalName()), 0o755)
    let error = fileError {
      _ = try SafeFile.update(path, options: SaveOptions(inPlace: true), rewrite: adding("b"))
    }
    #expect(error == .notSaved(.noRoomForUndo(EEXIST)))
    #expect(folder.text() == "a\n")
  }

  @Test("does not write through a link that lies where the undo copy goes")
  func plantedLink() {
    folder.write("precious", to: "victim")
    let path = folder.write("a\n")
    symlink("victim", folder.full(journalName()))
    let error = fileError {
      _ = try SafeFile.update(path, options: SaveOptions(inPlace: true), rewrite: adding("b"))
    }
    #expect(error == .notSaved(.noRoomForUndo(EEXIST)))
    #expect(folder.text(of: "victim") == "precious")
  }

  private func journalName() -> String {
    let name = Array("menu.yaml".utf8)
    return String(decoding: SiblingName.journal(of: name, identity: name), as: UTF8.self)
  }
}
