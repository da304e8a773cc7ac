import TestSupport

/// The program in C, compiled as such programs are: optimized, and linked with the system's libyaml.
enum EventLoop {
  /// Compiles it and gives its path.
  static func compile(into folder: TemporaryFolder) throws -> String {
    let source =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/C/events.c"
    let program = folder.path("events")
    // Where Swift is there is its own clang, at least.
    let command = "$(command -v cc || command -v clang) -O2 '\(source)' -o '\(program)' -lyaml"
    let run = try ProgramRun("/bin/sh", ["-c", command], folder)
    guard run.status == 0 else { throw BenchmarkFailure("events.c cannot be compiled") }
    return program
  }
}

/// Why nothing can be measured.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
