import Glibc
import Terminal

/// A program that runs on a pseudo-terminal of its own, as if a shell had started it.
package final class TerminalProgram {
  /// The terminal that it has.
  package let terminal: PseudoTerminal
  /// The number of its process.
  package let process: pid_t
  private var status: Int32?

  /// Starts a program as the leader of the terminal's session; nothing when it cannot be started.
  /// - Parameter environment: all of it; nothing is taken over.
  package init?(
    _ arguments: [String], environment: [String] = [], size: Size = Size(rows: 24, columns: 80)
  ) {
    guard let path = arguments.first, let terminal = PseudoTerminal(size: size) else { return nil }
    self.terminal = terminal
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Opened without O_NOCTTY by a session's leader, it becomes the session's terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal.path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    TerminalProgram.prepare(&attributes)
    var process: pid_t = 0
    let started = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&process, path, &actions, &attributes, arguments, environment)
      }
    }
    guard started == 0 else { return nil }
    self.process = process
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// Sends a signal to the program.
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Reads what the program writes until it ends, for some seconds at most.
  ///
  /// Gives back its exit status, or the negative number of the signal that ended it; nothing when
  /// it goes on.
  package func waitForExit(seconds: Double = 10) -> Int32? {
    _ = terminal.wait(seconds: seconds) {
      var status: Int32 = 0
      if self.status == nil, waitpid(process, &status, WNOHANG) == process { self.status = status }
      return self.status != nil
    }
    // What it wrote last may have come after the last look.
    terminal.read()
    // The macros for this are not for Swift.
    return status.map { $0 & 0x7F == 0 ? $0 >> 8 : -($0 & 0x7F) }
  }

  /// Reads what the program writes until its output holds a text, and says whether it came.
  package func wait(for text: String, seconds: Double = 10) -> Bool {
    terminal.wait(seconds: seconds) {
      String(decoding: terminal.output, as: UTF8.self).contains(text)
    }
  }

  /// A session of its own, and signals as a shell passes them on: the test runner blocks some.
  private static func prepare(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // POSIX_SPAWN_SETSID, which Swift's Glibc does not show.
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }
}

/// Runs a body with an array of C strings that ends in nothing, as C wants its arguments.
private func withCStrings<T>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> T
) -> T {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
