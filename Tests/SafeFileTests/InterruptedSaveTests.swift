import Glibc
import Testing

@testable import SafeFile

@Suite("A save in place that was cut short")
struct InterruptedSaveTests {
  let folder = ScratchFolder()
  let old = "- title: Mail\n- title: Logs and more\n"
  let new = "- title: Logs and more\n- title: Mail\n# one line more\n"

  /// Leaves the file as a run that was killed would: the journal on the disk, the text half written.
  private func interrupt(leaving torn: String, options: SaveOptions = SaveOptions()) throws
    -> FilePath
  {
    let path = folder.write(old)
    let locked = try LockedFile.lock(path, options: options)
    if let place = try JournalPlace.inStateFolder(options, of: locked.location, making: true) {
      try store(in: place, locked)
    } else {
      try store(in: JournalPlace.beside(locked.location), locked)
    }
    folder.write(torn)
    return path
  }

  private func store(in place: borrowing JournalPlace, _ locked: borrowing LockedFile) throws {
    let status = locked.file.status
    try place.store(
      UndoJournal(
        identity: place.identity, inode: UInt64(status.st_ino), old: Array(old.utf8),
        new: Array(new.utf8)),
      owner: status.st_uid, group: status.st_gid)
  }

  @Test("is undone by the next read, wherever it stopped", arguments: [1, 9, 30, 36, 37, 40, 52])
  func undoneByRead(stop: Int) throws {
    let torn = String(new.prefix(stop)) + old.dropFirst(stop)
    let path = try interrupt(leaving: torn)
    #expect(try SafeFile.read(path) == Array(old.utf8))
    #expect(folder.text() == old)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("is undone by the next save, which then goes on and tells of it")
  func undoneBySave() throws {
    let path = try interrupt(leaving: String(new.prefix(20)) + old.dropFirst(20))
    let outcome = try SafeFile.update(path, rewrite: adding("b"))
    #expect(outcome.warnings == ["an interrupted save was undone"])
    #expect(folder.text() == old + "b\n")
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("is undone from the state folder too")
  func undoneFromStateFolder() throws {
    let state = ScratchFolder()
    let options = SaveOptions(stateFolder: state.file("tilemenu"))
    let path = try interrupt(leaving: String(new.prefix(20)) + old.dropFirst(20), options: options)
    #expect(try SafeFile.read(path, options: options) == Array(old.utf8))
    rmdir(state.full("tilemenu"))
    #expect(state.names == [])
  }

  @Test("is forgotten when the text is whole, be it the old or the new")
  func whole() throws {
    for text in [old, new] {
      let path = try interrupt(leaving: text)
      #expect(try SafeFile.read(path) == Array(text.utf8))
      #expect(folder.names == ["menu.yaml"])
    }
  }

  @Test("is not undone over what someone wrote since; their text stays, and the old one is kept")
  func writtenSince() throws {
    let path = try interrupt(leaving: "something else\n")
    let outcome = try SafeFile.update(path, rewrite: adding("b"))
    #expect(folder.text() == "something else\nb\n")
    let kept = try #require(folder.names.first { $0.hasSuffix("-kept") })
    #expect(folder.names == [kept, "menu.yaml"])
    #expect(folder.text(of: kept).contains(old))
    #expect(
      outcome.warnings == [
        "it was changed after a save was interrupted; its text before that is in "
          + folder.full(kept)
      ])
    #expect(try SafeFile.update(path, rewrite: adding("c")).warnings == [])
  }

  @Test("is not undone in another file that has taken the name")
  func replacedSince() throws {
    let torn = String(new.prefix(20)) + old.dropFirst(20)
    let path = try interrupt(leaving: torn)
    folder.replace(by: torn)
    #expect(try SafeFile.read(path) == Array(torn.utf8))
  }

  @Test("that never began is forgotten")
  func unfinishedJournal() throws {
    let path = try interrupt(leaving: old)
    let journal = try #require(folder.names.first { $0.hasSuffix("-undo") })
    truncate(folder.full(journal), 60)
    #expect(try SafeFile.read(path) == Array(old.utf8))
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("is not undone from a file that a stranger has made")
  func strangersJournal() throws {
    let path = try interrupt(leaving: String(new.prefix(20)) + old.dropFirst(20))
    let journal = try #require(folder.names.first { $0.hasSuffix("-undo") })
    // Only root can make it a stranger's; for others, it is one that they cannot read.
    chmod(folder.full(journal), 0)
    chown(folder.full(journal), 4321, 4321)
    let error = fileError { _ = try SafeFile.read(path) }
    #expect(error == .notRead(.interruptedByAnother(journal: folder.file(journal))))
  }
}

@Suite("The undo journal")
struct UndoJournalTests {
  @Test("comes back whole from its bytes, and from no part of them")
  func bytes() throws {
    let journal = UndoJournal(
      identity: Array("menu.yaml".utf8), inode: 77, old: Array("old".utf8), new: [])
    let bytes = journal.parts.flatMap { $0 }
    let read = try #require(UndoJournal(bytes))
    #expect(read.identity == journal.identity && read.inode == 77)
    #expect(read.old == journal.old && read.new == journal.new)
    for count in bytes.indices { #expect(UndoJournal(Array(bytes[..<count])) == nil) }
    #expect(UndoJournal(bytes + [0]) == nil)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      // The number of the file is compared with the file's own.
      #expect((UndoJournal(damaged) == nil) == !(16..<24).contains(index), "byte \(index)")
    }
  }

  @Test(
    "knows every text that a write over the old one can leave, and no other",
    arguments: [
      ("abcdef", "abXdef", "abXdef", true), ("abcdef", "fedcba", "fedcef", true),
      ("abc", "xyzuvw", "abc\0\0w", true), ("abc", "xyzuvw", "xbz\0v", true),
      ("abcdef", "xyz", "xyzdef", true), ("abcdef", "xyz", "xbz", true),
      ("abcdef", "xyz", "x\0zdef", false), ("abc", "xyz", "abq", false),
      ("abc", "xyz", "abca", false), ("abcdef", "xyz", "ab", false),
    ])
  func tornTexts(old: String, new: String, torn: String, isPossible: Bool) {
    let journal = UndoJournal(
      identity: [], inode: 0, old: Array(old.utf8), new: Array(new.utf8))
    #expect(journal.canHaveLeft(Array(torn.utf8)) == isPossible)
  }
}
