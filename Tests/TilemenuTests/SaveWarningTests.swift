import Glibc
import TestSupport
import Testing

@testable import SafeFile

/// A save that goes well, of which a person should know something all the same.
@Suite struct SaveWarningTests {
  /// Leaves the menu as a run that was killed while it wrote over the file would.
  private func interruptSave(in folder: TemporaryFolder) throws {
    let old = try folder.bytes("menu.yaml")
    let locked = try LockedFile.lock(
      FilePath(bytes: folder.path("menu.yaml").bytes), options: SaveOptions())
    let place = try JournalPlace.beside(locked.location)
    let status = locked.file.status
    let journal = UndoJournal(
      identity: place.identity, inode: UInt64(status.st_ino), old: old,
      new: old + "# one line more\n".bytes)
    try place.store(journal, owner: status.st_uid, group: status.st_gid)
    try folder.write("menu.yaml".bytes, old + "# one".bytes)
  }

  @Test("a typed session tells it as a message")
  func typed() throws {
    let folder = try SampleMenu.folder()
    let session = try folder.startTilemenu(["menu.yaml"])
    try session.send("pick Mail\n")
    try session.read(until: "Picked up Mail, 1 of 5. Mode shift.\n")
    try interruptSave(in: folder)
    try session.send("drop 2\nundo\n")
    let run = try session.finish()
    #expect(run.error == "tilemenu: menu.yaml: an interrupted save was undone\n")
    #expect(
      run.output.hasSuffix(
        """
        Dropped. Mail is 2 of 5, after News. Saved.
        Undone. Moved Mail from 2 to 1 of 5. Saved.

        """))
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
    #expect(folder.names == ["menu.yaml"])
  }

  #if VTERM
    @Test("a screen tells it in the status line, and the next save says no more of it")
    func screen() throws {
      let open = try OpenMenu()
      open.sees("Launcher")
      open.type(" ", sees: "Picked up Mail")
      try interruptSave(in: open.folder)
      open.type("l", sees: "2 of 5")
      open.type(
        " ",
        sees: """
            Moved Mail from 1 to 2. Saved. Note: an interrupted save
            was undone.                Space pick up  ? help  u undo
          """)
      open.type("u", sees: "Undone.")
      open.seesNo("interrupted")
      #expect(try open.file == OpenMenu.menu)
    }
  #endif
}
