#if VTERM
  import Glibc
  import Terminal
  import TerminalSupport

  /// A session on a terminal of its own, opened to be measured.
  struct SessionRun {
    private let session: ScreenSession
    /// Milliseconds from the program's start until its first frame is on the screen.
    let firstFrame: Double

    init(_ file: String, _ words: [String] = [], home: String) throws {
      let environment = ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=\(home)"]
      let start = ContinuousClock.now
      guard
        let session = ScreenSession(
          [ProgramRun.tilemenu, file] + words, environment: environment),
        session.wait(until: { $0.text.contains("► Tile 1") })
      else { throw BenchmarkFailure("no session is seen") }
      firstFrame = (ContinuousClock.now - start) / .milliseconds(1)
      self.session = session
    }

    /// Milliseconds of processor time that a key takes it, of some that are typed one after the other, each
    /// until the screen has its words.
    func processor(
      ofKeys keys: [(key: String, words: String)], rounds: Int
    ) throws -> Double {
      _ = session.wait(seconds: 0.2) { _ in false }
      let before = try processor
      for _ in 1...rounds {
        for (key, words) in keys {
          session.type(key)
          guard session.wait(until: { $0.text.contains(words) }) else {
            throw BenchmarkFailure("'\(key)' does not show '\(words)'")
          }
        }
      }
      _ = session.wait(seconds: 0.1) { _ in false }
      return (try processor - before) * 1_000 / Double(rounds * keys.count)
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
