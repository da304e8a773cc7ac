import Glibc
import TestSupport

/// Measures the release program against a bare libyaml event loop in C, and prints a table.
///
/// Ratios of runs that take turns say the same on any machine; a time alone says little.
@main
struct Benchmarks {
  private let folder: TemporaryFolder
  private let events: String
  private var table = Table()

  static func main() throws {
    var benchmarks = try Benchmarks()
    try benchmarks.measureMoves()
    try benchmarks.measureStart()
    #if VTERM
      try benchmarks.measureSession()
    #endif
    print(benchmarks.table.text)
  }

  private init() throws {
    folder = try TemporaryFolder()
    events = try EventLoop.compile(into: folder)
    for (name, count) in [("nine", 9), ("ten", 10), ("many", 10_000)] {
      try folder.write(name, SampleMenu.text(tiles: count))
    }
  }

  /// A menu of 10 MB, one ten times as large, and one of nothing, for what starting costs.
  private mutating func measureMoves() throws {
    var ratios: [Double] = []
    var times: [Double] = []
    var memory: [Double] = []
    let small = SampleMenu.text(tiles: 100_000)
    for _ in 1...7 {
      let loop = try ProgramRun(events, [folder.path("sample")], try sample(small))
      let move = try self.move(tile: 100_000)
      ratios.append(move.processor / loop.processor)
      times.append(move.processor)
      memory.append(Double(move.peakMemory) / Double(small.utf8.count))
    }
    table.add("move #100000 --first, 10 MB: CPU / event loop in C", ratios.median, atMost: 1.5)
    table.add("  the same: peak memory / file", memory.median, atMost: 6)
    try sample(SampleMenu.text(tiles: 9))
    let start = try (1...7).map { _ in try move(tile: 9).processor }.median
    let large = SampleMenu.text(tiles: 1_000_000)
    try sample(large)
    let largeTime = try (1...3).map { _ in try move(tile: 1_000_000).processor }.median
    let perByte =
      ((largeTime - start) / Double(large.utf8.count))
      / ((times.median - start) / Double(small.utf8.count))
    table.add("  100 MB: CPU per byte / that of 10 MB", perByte, within: 0.85...1.15)
  }

  @discardableResult
  private func sample(_ text: String) throws -> TemporaryFolder {
    try folder.write("sample", text)
    return folder
  }

  private func move(tile: Int) throws -> ProgramRun {
    let file = folder.path("sample")
    return try ProgramRun(
      ProgramRun.tilemenu, ["move", file, "#\(tile)", "--first", "--max-size", "1G"], folder)
  }

  /// The start of a program that prints nine titles, here and in C.
  private mutating func measureStart() throws {
    let file = folder.path("nine")
    let ratios = try (1...31).map { _ in
      let loop = try ProgramRun(events, [file, "titles"], folder)
      let list = try ProgramRun(ProgramRun.tilemenu, ["list", file], folder)
      return list.processor / loop.processor
    }
    table.add("list, 9 tiles: CPU / titles printed in C", ratios.median, atMost: 2)
  }

  #if VTERM
    private mutating func measureSession() throws {
      for (name, words, most) in [("ten", "10 tiles", 50.0), ("many", "10,000 tiles", 100)] {
        let times = try (1...7).map { _ in
          try SessionRun(folder.path(name), home: folder.home).firstFrame
        }
        table.add("session, \(words): first frame in ms", times.median, atMost: most)
      }
      let ratios = try (1...5).map { _ in
        let few = try keys(Self.steps, in: "nine", rounds: 50)
        let many = try keys(Self.steps, in: "many", rounds: 50)
        return many / few
      }
      table.add("a key, 10,000 tiles: CPU / at 9 tiles", ratios.median, within: 0.8...1.2)
      for (name, keys, rounds) in [
        ("steps", Self.steps, 50), ("saves", Self.saves, 25), ("finds", Self.letters, 10),
      ] {
        let times = try (1...3).map { _ in try self.keys(keys, in: "many", rounds: rounds) }
        table.add("  one that \(name): CPU in ms", times.median, atMost: 2)
      }
    }

    private typealias Keys = [(key: String, words: String)]
    private static let steps: Keys = [("l", "► Tile 2"), ("h", "► Tile 1")]
    private static let saves: Keys = [("]", "Moved Tile 1"), ("u", "Undone.")]
    private static let letters: Keys =
      [("/", "Find:")]
      + "tile 9".map { ("\($0)", "match") } + [("\u{7F}", "match"), ("\u{07}", "► Tile")]

    private func keys(_ keys: Keys, in name: String, rounds: Int) throws -> Double {
      try SessionRun(folder.path(name), ["--no-animation"], home: folder.home)
        .processor(ofKeys: keys, rounds: rounds)
    }
  #endif
}
