import Glibc
import Terminal
import TestSupport
import Testing

/// A file that another instance is saving, and does not let go of.
@Suite struct HeldFileTests {
  private static let waiting = "Waiting for another tilemenu to finish with menu.yaml…\n"

  /// A lock on a file, as another instance has it.
  final class Lock {
    private let descriptor: Int32

    init(_ path: String) throws {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      try #require(flock(descriptor, LOCK_EX) == 0)
    }

    deinit { close(descriptor) }

    func release() { _ = flock(descriptor, LOCK_UN) }
  }

  @Test("a command says that it waits, and goes on when the file is free")
  func goesOn() throws {
    let folder = try SampleMenu.folder()
    let lock = try Lock(folder.path + "/menu.yaml")
    let command = try folder.startTilemenu(["move", "menu.yaml", "Mail", "--to", "2"])
    try command.read(untilError: Self.waiting)
    lock.release()
    let run = try command.finish()
    #expect(run.error == Self.waiting + "Moved Mail from 1 to 2.\n")
    #expect(run.status == 0)
    #expect(try folder.text("menu.yaml") == SampleMenu.text("News Mail Work Keep calendar"))
  }

  @Test("it gives up after a while, with the reason and status 3, and the file untouched")
  func givesUp() throws {
    let folder = try SampleMenu.folder()
    let lock = try Lock(folder.path + "/menu.yaml")
    let run = try folder.startTilemenu(["move", "menu.yaml", "Mail", "--to", "2"]).finish()
    lock.release()
    #expect(
      run.error == Self.waiting
        + "tilemenu: menu.yaml: not saved: another tilemenu has kept the file for too long; try again\n"
    )
    #expect(run.status == 3)
    #expect(try folder.text("menu.yaml") == SampleMenu.text)
  }

  @Test("a typed session says that it waits, and goes on when the file is free")
  func typed() throws {
    let folder = try SampleMenu.folder()
    let lock = try Lock(folder.path + "/menu.yaml")
    let session = try folder.startTilemenu(["menu.yaml"])
    try session.send("move Mail 2\n")
    try session.read(untilError: Self.waiting)
    lock.release()
    let run = try session.finish()
    #expect(run.error == Self.waiting)
    #expect(run.output.hasSuffix("\nMoved Mail from 1 to 2 of 5. Saved.\n"))
    #expect(run.status == 0)
  }

  @Test("reading does not wait")
  func reading() throws {
    let folder = try SampleMenu.folder()
    let lock = try Lock(folder.path + "/menu.yaml")
    let run = try folder.tilemenu(["list", "menu.yaml"])
    lock.release()
    #expect(run.status == 0 && run.error == "")
  }

  #if VTERM
    @Test("a full-screen session says that it waits, and then whether it is saved")
    func session() throws {
      let open = try OpenMenu(size: Size(rows: 16, columns: 110))
      open.sees("Launcher")
      let lock = try Lock(open.folder.path + "/menu.yaml")
      open.type("]", sees: "Waiting for another tilemenu to finish with")
      let file = open.folder.path + "/menu.yaml"
      #expect(open.status == "  Waiting for another tilemenu to finish with \(file)…")
      lock.release()
      open.sees("Moved Mail from 1 to 2. Saved.")
      let other = try Lock(open.folder.path + "/menu.yaml")
      open.type("]", sees: "Waiting for another tilemenu")
      open.sees("Press w to try again.")
      #expect(open.text.contains("another tilemenu has kept the file for too long"), "\(open.text)")
      other.release()
      open.type("w", sees: "Saved.")
    }
  #endif
}
