import Glibc
import SafeFile

/// A folder with copies of the examples, and a shell in it that finds the `tilemenu` just built.
///
/// It is what a reader has who tries the manual's commands.
final class ScratchShell {
  /// How a script ended, and all that it printed, messages too, in the order of printing.
  struct Result {
    let status: Int32
    let bytes: [UInt8]
    var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  private let folder: String
  private let printed: String

  init() throws {
    var template = Array("/tmp/tilemenu-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Refusal(call: "mkdtemp", code: errno) }
    let name = template.dropLast().map { UInt8(bitPattern: $0) }
    folder = String(decoding: name, as: UTF8.self)
    printed = folder + ".out"
    _ = try run("cp -R '\(Repository.root)'/Examples/. .")
  }

  deinit { _ = try? run("rm -rf '\(folder)' '\(printed)'") }

  /// Runs a script in the folder.
  func run(_ script: String) throws -> Result {
    let words = ["sh", "-c", "cd \"$1\" && eval \"$2\"", "sh", folder, script]
    let status = try spawn("/bin/sh", words)
    return Result(status: status, bytes: try bytes(of: printed))
  }

  /// The bytes of a file in the folder.
  func bytes(ofFile name: String) throws -> [UInt8] { try bytes(of: folder + "/" + name) }

  private func bytes(of path: String) throws -> [UInt8] {
    try SafeFile.read(FilePath(bytes: Array(path.utf8)))
  }

  /// No colour, a known width, UTF-8, and nothing of the user's own.
  private var environment: [String] {
    [
      "PATH=\(Repository.products):/usr/bin:/bin", "HOME=\(folder)", "LC_ALL=C.UTF-8", "COLUMNS=60",
    ]
  }

  private func spawn(_ program: String, _ words: [String]) throws -> Int32 {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, printed, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&files, 1, 2)
    var attributes = Self.cleanSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child = pid_t()
    let code = posix_spawn(&child, program, &files, &attributes, &arguments, &variables)
    guard code == 0 else { throw Refusal(call: "posix_spawn", code: code) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Refusal(call: "waitpid", code: errno) }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// The threads that tests run on block signals, which a child would inherit.
  private static func cleanSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }
}

/// A system call that did not work.
struct Refusal: Error {
  let call: String
  let code: Int32
}
