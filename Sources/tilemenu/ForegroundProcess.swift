import CSystem
import Glibc

/// A program that has the terminal for a while: in our process group, with default signals and an empty
/// mask, and only descriptors 0 to 2, as a shell would start it.
struct ForegroundProcess {
  /// How it ended.
  enum Outcome: Equatable {
    case exited(Int32)
    case killed(Int32)
    /// It stopped itself, and was left so.
    case leftStopped
    /// It could not be started; the system's number for why.
    case notStarted(Int32)
  }

  /// The program and its arguments; a program without a slash is looked for in `PATH`.
  let words: [[UInt8]]
  /// Where it runs, nil for where we are.
  var directory: [UInt8]?
  /// Variables set besides our own.
  var variables: [(name: String, value: [UInt8])] = []
  /// False where our standard input is not for the program: it then reads nothing.
  var hasInput = true

  /// Runs it to its end.
  ///
  /// `goesOn` is asked when it has stopped itself: true continues it, false leaves it.
  ///
  /// Ctrl-C and Ctrl-\ are for the program, so we ignore them meanwhile; Ctrl-Z stops the whole job, of
  /// which we are part, and the shell goes on with both of us.
  func run(goesOn: () -> Bool = { true }) -> Outcome {
    let dispositions = [(SIGINT, SIG_IGN), (SIGQUIT, SIG_IGN), (SIGTSTP, SIG_DFL)].map {
      signal, handler in
      var old = sigaction()
      sigaction(signal, nil, &old)
      Glibc.signal(signal, handler)
      return (signal, old)
    }
    defer {
      for (signal, old) in dispositions {
        var old = old
        sigaction(signal, &old, nil)
      }
    }
    switch spawn() {
    case .success(let process): return wait(for: process, goesOn)
    case .failure(let error): return .notStarted(error.number)
    }
  }

  private struct SystemError: Error { let number: Int32 }

  private func spawn() -> Result<pid_t, SystemError> {
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    if let directory {
      // A folder that is not there would be told as a program that is not there.
      let path = directory.map { CChar(bitPattern: $0) } + [0]
      guard access(path, X_OK) == 0 else { return .failure(SystemError(number: errno)) }
      posix_spawn_file_actions_addchdir_np(&actions, path)
    }
    if !hasInput { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    let arguments = words.map(Self.copy)
    let environment = Self.environment(with: variables).map(Self.copy)
    defer { for pointer in arguments + environment { free(pointer) } }
    guard let program = arguments.first ?? nil else { return .failure(SystemError(number: ENOENT)) }
    var process: pid_t = 0
    let result = posix_spawnp(
      &process, program, &actions, &attributes, arguments + [nil], environment + [nil])
    return result == 0 ? .success(process) : .failure(SystemError(number: result))
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    strdup(bytes.map { CChar(bitPattern: $0) } + [0])
  }

  /// Our environment with some variables set, as `NAME=value`.
  private static func environment(with variables: [(name: String, value: [UInt8])]) -> [[UInt8]] {
    let names = variables.map { Array($0.name.utf8) + [UInt8(ascii: "=")] }
    var result: [[UInt8]] = []
    var next = environ
    while let entry = next.pointee {
      let bytes = Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry)))
      if !names.contains(where: bytes.starts(with:)) { result.append(bytes) }
      next += 1
    }
    return result + zip(names, variables).map { $0 + $1.value }
  }

  private func wait(for process: pid_t, _ goesOn: () -> Bool) -> Outcome {
    while true {
      var status: Int32 = 0
      guard waitpid(process, &status, WUNTRACED) == process else {
        if errno == EINTR { continue }
        return .exited(0)
      }
      if status & 0xFF == 0x7F {
        if hasGoneOn(process) { continue }
        guard goesOn() else { return .leftStopped }
        kill(process, SIGCONT)
      } else if status & 0x7F == 0 {
        return .exited(status >> 8 & 0xFF)
      } else {
        return .killed(status & 0x7F)
      }
    }
  }

  /// True where the program goes on by itself: after Ctrl-Z and `fg` the shell has continued us both.
  private func hasGoneOn(_ process: pid_t) -> Bool {
    usleep(20_000)
    var status: Int32 = 0
    return waitpid(process, &status, WCONTINUED | WNOHANG) == process
  }
}
