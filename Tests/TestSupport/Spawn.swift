import Glibc
import Synchronization

/// A pipe; both ends are closed by whoever has them, and by every program that is started.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure("pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// What a new process gets: its words, environment, folder and three descriptors.
struct Spawn {
  let program: String
  let words: [[UInt8]]
  let environment: [String: String]
  let folder: String
  /// Standard input; nil for an empty one.
  let input: Int32?
  let output: Int32
  let error: Int32

  /// Held from making pipes to starting the program that they are for.
  ///
  /// Tests run side by side: a pipe that another program were born with would keep its test waiting.
  static let turn = Mutex(())

  /// Starts the process; throws what the system says.
  func start() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, error, 2)
    return try start(&actions)
  }

  private func start(_ actions: inout posix_spawn_file_actions_t) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Swift Testing's threads block signals, and a child would inherit that; it would also inherit
    // that a broken pipe is ignored here.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    // Swift's Glibc has no way to spawn in another folder; `env` goes there and becomes the program.
    let env = "/usr/bin/env"
    let code = Self.withPointers(["env", "-C", folder, program].map(\.bytes) + words) { words in
      Self.withPointers(environment.map { "\($0)=\($1)".bytes }) { environment in
        posix_spawn(&process, env, &actions, &attributes, words, environment)
      }
    }
    guard code == 0 else { throw SystemFailure("posix_spawn \(program)", code: code) }
    return process
  }

  private static func withPointers<Result>(
    _ words: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = words.map { strdup($0.cString) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
