import Glibc
import TestSupport

/// What one run of a program took.
struct ProgramRun {
  /// Its exit status; another number where a signal ended it.
  let status: Int32
  /// Seconds of processor time, its own and the system's for it.
  let processor: Double
  /// The most bytes that it had in memory.
  let peakMemory: Int

  /// The program that is measured, beside this one.
  static let tilemenu: String = {
    let program = CommandLine.arguments.first ?? ""
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + ["tilemenu"]).joined(separator: "/")
  }()

  /// Runs a program to its end, its output thrown away, with a home in a folder.
  init(_ program: String, _ words: [String], _ folder: TemporaryFolder) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, words.contains("-c") ? 2 : 1, 2)
    let arguments = Self.pointers([program] + words)
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let environment = Self.pointers(["HOME=\(folder.home)", "PATH=\(path)"])
    defer { for pointer in arguments + environment { free(pointer) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, arguments, environment) == 0 else {
      throw BenchmarkFailure("\(program) cannot be started")
    }
    var usage = rusage()
    var status: Int32 = 0
    guard wait4(process, &status, 0, &usage) == process else {
      throw BenchmarkFailure("\(program) is lost")
    }
    self.status = status & 0x7F == 0 ? status >> 8 : -(status & 0x7F)
    guard self.status == 0 else {
      throw BenchmarkFailure("\(program) \(words) ends with status \(self.status)")
    }
    processor = usage.ru_utime.seconds + usage.ru_stime.seconds
    peakMemory = usage.ru_maxrss * 1024
  }

  private static func pointers(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
