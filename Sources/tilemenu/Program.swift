import CSystem
import Glibc

/// A program with its words, folder and environment, ready to be started as a shell would: with
/// default signals, an empty mask, and no descriptors but 0 to 2.
struct Program {
  /// The program and its arguments; one without a slash is looked for in `PATH`.
  let words: [[UInt8]]
  /// Where it runs, nil for where we are.
  var directory: [UInt8]?
  /// Variables set besides our own; of two with one name the last one counts.
  var variables: [(name: String, value: [UInt8])] = []
  /// False where our standard input is not for it: it then reads nothing.
  var hasInput = true

  /// Why it could not be started.
  struct Problem: Error, Equatable {
    /// What the system was asked for.
    let subject: [UInt8]
    /// The system's number for why not.
    let number: Int32

    /// A shell's status for it.
    let status: Int32

    /// It in a few words.
    var reason: String {
      "\(String(decoding: subject, as: UTF8.self)): \(Surroundings.text(ofError: number))"
    }
  }

  /// Starts it in our process group, and gives back its number.
  func start() throws(Problem) -> pid_t {
    let file = try file()
    do throws(Problem) { return try spawn(file, words) } catch {
      guard error.number == ENOEXEC else { throw error }
      return try spawn(Self.shell, [Self.shell, file] + words.dropFirst())
    }
  }

  /// Becomes it; comes back only where that fails.
  func replaceProcess() -> Problem {
    do throws(Problem) {
      let file = try file()
      if let directory, chdir(directory.cString) != 0 { return problem(directory, errno) }
      takeDefaults()
      exec(file, words)
      if errno == ENOEXEC { exec(Self.shell, [Self.shell, file] + words.dropFirst()) }
      return problem(file, errno)
    } catch {
      return error
    }
  }

  private static let shell = Array("/bin/sh".utf8)

  private func problem(_ subject: [UInt8], _ number: Int32) -> Problem {
    let isMissing = number == ENOENT && subject != directory
    return Problem(subject: subject, number: number, status: isMissing ? 127 : 126)
  }

  /// The file that the first word names.
  private func file() throws(Problem) -> [UInt8] {
    guard let name = words.first, !name.isEmpty else { throw problem([], ENOENT) }
    let path = variables.last { $0.name == "PATH" }?.value
    guard let file = Self.file(of: name, path: path) else { throw problem(name, ENOENT) }
    return file
  }

  /// The file of a program, looked for as a shell does: nil where there is none, and one that cannot be
  /// run where there is no better.
  static func file(of name: [UInt8], path: [UInt8]? = nil) -> [UInt8]? {
    if name.contains(slash) { return name }
    return file(of: name, in: folders(in: path), presence: Presence.init)
  }

  /// The same among folders, for who has asked the system before.
  static func file(
    of name: [UInt8], in folders: [[UInt8]], presence: ([UInt8]) -> Presence
  ) -> [UInt8]? {
    let files = folders.map { $0 + [slash] + name }
    return files.first { presence($0) == .runnable } ?? files.first { presence($0) != .missing }
  }

  /// The folders that a `PATH` names, ours where it is nil.
  static func folders(in path: [UInt8]?) -> [[UInt8]] {
    let path = path ?? Surroundings.variable("PATH") ?? Array("/usr/local/bin:/usr/bin:/bin".utf8)
    return path.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
      $0.isEmpty ? [UInt8(ascii: ".")] : Array($0)
    }
  }

  private static let slash = UInt8(ascii: "/")

  /// What the system has under a name.
  enum Presence {
    case missing
    /// Something that cannot be run.
    case present
    case runnable

    /// Asks the system.
    init(of file: [UInt8]) {
      var status = stat()
      let isFile = stat(file.cString, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      if isFile, access(file.cString, X_OK) == 0 {
        self = .runnable
      } else {
        self = access(file.cString, F_OK) == 0 ? .present : .missing
      }
    }
  }

  /// Our environment with the variables set, as `NAME=value`.
  private var environment: [[UInt8]] {
    var values: [[UInt8]: [UInt8]] = [:]
    for (name, value) in variables { values[Array(name.utf8)] = value }
    var result: [[UInt8]] = []
    var next = environ
    while let entry = next.pointee {
      let bytes = Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry)))
      if values[Array(bytes.prefix { $0 != UInt8(ascii: "=") })] == nil { result.append(bytes) }
      next += 1
    }
    return result + values.map { $0 + [UInt8(ascii: "=")] + $1 }
  }
}

// What the system is told.
extension Program {
  private func spawn(_ file: [UInt8], _ words: [[UInt8]]) throws(Problem) -> pid_t {
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    if let directory {
      // A folder that is not there would be told as a program that is not there.
      guard access(directory.cString, X_OK) == 0 else { throw problem(directory, errno) }
      posix_spawn_file_actions_addchdir_np(&actions, directory.cString)
    }
    if !hasInput { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    var process: pid_t = 0
    let result = withPointers(to: words) { arguments in
      withPointers(to: environment) { environment in
        posix_spawn(&process, file.cString, &actions, &attributes, arguments, environment)
      }
    }
    guard result == 0 else { throw problem(file, result) }
    return process
  }

  private func exec(_ file: [UInt8], _ words: [[UInt8]]) {
    _ = withPointers(to: words) { arguments in
      withPointers(to: environment) { environment in
        execve(file.cString, arguments, environment)
      }
    }
  }

  /// Puts right what a program would take over from us.
  private func takeDefaults() {
    for number: Int32 in 1...64 where number != SIGKILL && number != SIGSTOP {
      signal(number, SIG_DFL)
    }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    if !hasInput { dup2(open("/dev/null", O_RDONLY | O_CLOEXEC), 0) }
    closefrom(3)
  }

  private func withPointers(
    to texts: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let copies = texts.map { strdup($0.cString) }
    let result = body(copies + [nil])
    let number = errno
    for copy in copies { free(copy) }
    errno = number
    return result
  }
}

extension [UInt8] {
  /// The bytes as C wants them.
  var cString: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
