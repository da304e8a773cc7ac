#if VTERM
  import Glibc
  import Terminal
  import TerminalSupport

  /// A session on a terminal of its own, opened to be measured.
  struct SessionRun {
    private let session: ScreenSession
    /// Milliseconds from the program's start until its first frame is on the screen.
    let firstFrame: Double

    init(_ file: String, home: String) throws {
      let environment = ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=\(home)"]
      let start = ContinuousClock.now
      guard
        let session = ScreenSession([ProgramRun.tilemenu, file], environment: environment),
        session.wait(until: { $0.text.contains("► Tile 1") })
      else { throw BenchmarkFailure("no session is seen") }
      firstFrame = (ContinuousClock.now - start) / .milliseconds(1)
      self.session = session
    }

    /// Seconds of processor time that a hundred keys take it.
    func processorOfKeys() throws -> Double {
      _ = session.wait(seconds: 0.2) { _ in false }
      let before = try processor
      for _ in 1...50 {
        for (key, tile) in [("l", "Tile 2"), ("h", "Tile 1")] {
          session.type(key)
          guard session.wait(until: { $0.text.contains("► \(tile)") }) else {
            throw BenchmarkFailure("'\(key)' does not lead to \(tile)")
          }
        }
      }
      return try processor - before
    }

    private var processor: Double {
      get throws {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(session.program.process, &clock) == 0,
          clock_gettime(clock, &time) == 0
        else { throw BenchmarkFailure("the session is gone") }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
    }
  }
#endif
