#if VTERM
  import Glibc
  import Terminal
  import TerminalSupport
  import TestSupport
  import Testing

  /// What a session costs a line, and a machine that has better things to do.
  @Suite(.serialized) struct ScreenCostTests {
    private static let menu =
      "tiles:\n" + (1...10_000).map { "  - Tile \($0)\n" }.joined()

    private func open(_ words: [String] = [], size: Size) throws -> OpenMenu {
      let open = try OpenMenu(words, menu: Self.menu, size: size)
      open.sees("► Tile 1")
      // The answers to its questions may have it draw once more.
      open.settle()
      return open
    }

    @Test(
      "a step takes 600 bytes at most in a usual window, and 2 kB in the largest",
      arguments: [
        (Size(rows: 24, columns: 80), 600), (Size(rows: 100, columns: 300), 2_048),
      ])
    func step(size: Size, most: Int) throws {
      let open = try open(["--no-animation"], size: size)
      for (key, tile) in [("l", "Tile 2"), ("j", "Tile 5"), ("h", "Tile 4"), ("k", "Tile 1")] {
        let bytes = open.bytes { open.type(key, sees: "► \(tile)") }
        #expect(bytes <= most, "\(key): \(bytes) bytes")
      }
      open.type(" ", sees: "Picked up")
      for (key, place) in [("l", 2), ("l", 3), ("l", 4), ("j", 7), ("h", 6), ("k", 3)] {
        let bytes = open.bytes { open.type(key, sees: "is now \(place) of") }
        #expect(bytes <= most, "carrying to \(place): \(bytes) bytes")
      }
    }

    @Test("a slide takes 3 kB at most in a usual window", arguments: ["l", "j"])
    func slide(key: String) throws {
      let open = try open(size: Size(rows: 24, columns: 80))
      open.type(" ", sees: "Picked up")
      open.settle()
      let bytes = open.bytes { open.type(key, sees: "is now") }
      #expect(bytes <= 3_000, "\(bytes) bytes")
    }

    @Test("a session at rest sends nothing and does nothing, with a tile in hand too")
    func rest() throws {
      let open = try open(size: Size(rows: 24, columns: 80))
      for (key, words) in [("l", "► Tile 2"), (" ", "Picked up"), ("l", "is now")] {
        open.type(key, sees: words)
        open.settle()
        let before = try open.switches
        let bytes = open.bytes { _ = open.session.wait(seconds: 0.5) { _ in false } }
        #expect(bytes == 0)
        #expect(try open.switches == before)
      }
    }

    @Test("no frame clears the screen, and none is sent for nothing")
    func frames() throws {
      let open = try open(size: Size(rows: 24, columns: 80))
      let start = open.session.program.terminal.output.count
      for _ in 1...5 { open.session.type("j") }
      open.sees("► Tile 16")
      let frames = open.session.program.terminal.output[start...]
      #expect(!String(decoding: frames, as: UTF8.self).contains("\u{1B}[2J"))
      open.settle()
      // There is nothing above the first row, so nothing changes but what is said of that.
      let bytes = open.bytes { open.session.type("\u{1B}[I\u{1B}[O") }
      #expect(bytes == 0)
    }
  }

  extension OpenMenu {
    /// Waits until nothing more is sent.
    fileprivate func settle() {
      var count = -1
      while count != session.program.terminal.output.count {
        count = session.program.terminal.output.count
        _ = session.wait(seconds: 0.3) { _ in false }
      }
    }

    /// The bytes that are sent while something is done, until all is still again.
    fileprivate func bytes(while action: () -> Void) -> Int {
      let before = session.program.terminal.output.count
      action()
      settle()
      return session.program.terminal.output.count - before
    }

    /// How often the program has been woken up.
    fileprivate var switches: Int {
      get throws {
        let path = "/proc/\(session.program.process)/status"
        let line = try FileBytes.read(path.bytes).text.split(separator: "\n")
          .first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return try #require(line.flatMap { Int($0.split(separator: "\t").last ?? "") })
      }
    }
  }
#endif
