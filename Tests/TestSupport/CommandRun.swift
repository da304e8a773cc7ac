import Glibc

/// A finished run of a program: what it said and how it ended.
package struct CommandRun: Equatable, Sendable {
  /// Its exit status; 128 and the signal's number where a signal ended it.
  package let status: Int32
  package let outputBytes: [UInt8]
  package let errorBytes: [UInt8]

  /// A run that ended so.
  package init(status: Int32, outputBytes: [UInt8], errorBytes: [UInt8]) {
    self.status = status
    self.outputBytes = outputBytes
    self.errorBytes = errorBytes
  }

  /// A run that succeeded without a word.
  package static let silent = CommandRun(status: 0, outputBytes: [], errorBytes: [])

  /// Standard output as text.
  package var output: String { outputBytes.text }
  /// Standard error as text.
  package var error: String { errorBytes.text }

  /// Runs a program in a folder to its end; without input its standard input is empty.
  package static func of(
    _ program: String, _ words: [[UInt8]], input: [UInt8]? = nil,
    environment: [String: String] = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"], folder: String
  ) throws -> CommandRun {
    let process = try ChildProcess(
      program, words, environment: environment, folder: folder, hasInput: input != nil)
    try process.send(input ?? [])
    return try process.finish()
  }
}

/// The command `tilemenu` as it was built with the tests.
package enum BuiltCommand {
  /// Its absolute path: it lies beside the tests' own executable.
  package static let path: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let own = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }.text
    return own[..<(own.lastIndex(of: "/") ?? own.startIndex)] + "/tilemenu"
  }()

  /// An environment in which nothing of the person's own that runs the tests is found.
  package static func environment(home: String) -> [String: String] {
    ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": home]
  }
}

extension TemporaryFolder {
  /// Runs `tilemenu` in the folder, with a home of its own.
  package func tilemenu(
    _ words: [String], input: String? = nil, environment: [String: String] = [:]
  ) throws -> CommandRun {
    try tilemenu(bytes: words.map(\.bytes), input: input?.bytes, environment: environment)
  }

  /// Runs `tilemenu` with words that may be no text.
  package func tilemenu(
    bytes words: [[UInt8]], input: [UInt8]? = nil, environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun.of(
      BuiltCommand.path, words, input: input, environment: merged(environment), folder: path)
  }

  /// Starts `tilemenu` in the folder, to be talked with.
  package func startTilemenu(_ words: [String], environment: [String: String] = [:]) throws
    -> ChildProcess
  {
    try ChildProcess(
      BuiltCommand.path, words.map(\.bytes), environment: merged(environment), folder: path)
  }

  /// Runs a tool of the system in the folder.
  package func tool(_ program: String, _ words: [String], input: [UInt8]? = nil) throws
    -> CommandRun
  {
    try CommandRun.of(program, words.map(\.bytes), input: input, folder: path)
  }

  private func merged(_ environment: [String: String]) -> [String: String] {
    BuiltCommand.environment(home: home).merging(environment) { $1 }
  }
}
