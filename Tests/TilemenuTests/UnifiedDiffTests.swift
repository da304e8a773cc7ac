import TestSupport
import Testing

@testable import tilemenu

@Suite("unified diffs")
struct UnifiedDiffTests {
  private static func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.bytes(from: old.bytes, to: new.bytes, name: "f".bytes).text
  }

  @Test(
    "show what differs with three lines around it",
    arguments: [
      ("", "", ""),
      ("a\n", "a\n", ""),
      ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
      ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
      ("a\nb\n", "b\na\n", "@@ -1,2 +1,2 @@\n-a\n b\n+a\n"),
      (
        "a", "b",
        "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
      ),
      ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
      ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
        "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
      ),
      (
        "a\n1\n2\n3\n4\n5\n6\nb\n", "1\n2\n3\n4\n5\n6\n",
        "@@ -1,8 +1,6 @@\n-a\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n"
      ),
      (
        "a\n1\n2\n3\n4\n5\n6\n7\nb\n", "1\n2\n3\n4\n5\n6\n7\n",
        "@@ -1,4 +1,3 @@\n-a\n 1\n 2\n 3\n@@ -6,4 +5,3 @@\n 5\n 6\n 7\n-b\n"
      ),
      ("a\r\nb\r\n", "b\r\na\r\n", "@@ -1,2 +1,2 @@\n-a\r\n b\r\n+a\r\n"),
    ])
  func whole(_ old: String, _ new: String, _ hunks: String) {
    #expect(Self.diff(old, new) == (hunks.isEmpty ? "" : "--- f\n+++ f\n" + hunks))
  }

  @Test("a moved block is told as moved, not as a change of all between")
  func movedBlock() {
    let lines = (1...60).map { "line \($0)\n" }
    let moved = lines[..<5] + lines[8..<50] + lines[5..<8] + lines[50...]
    let diff = Self.diff(lines.joined(), moved.joined())
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("-line") } == 3)
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("+line") } == 3)
  }

  @Test("patch makes the new text of the old one, for random texts")
  func patch() throws {
    let folder = try TemporaryFolder()
    var script = ""
    let count = 150
    for seed in 1...count {
      var random = RandomLines(seed: seed)
      let lines = random.lines()
      let (old, new) = (random.text(lines), random.text(random.changed(lines)))
      try folder.write("\(seed).txt".bytes, old)
      try folder.write("\(seed).new".bytes, new)
      let diff = UnifiedDiff.bytes(from: old, to: new, name: "\(seed).txt".bytes)
      try folder.write("\(seed).diff".bytes, diff)
      expectSoundHunks(diff, seed)
      #expect(diff.isEmpty == (old == new))
      // patch removes a file that becomes empty unless told that it is only emptied.
      script += "patch -s --posix \(seed).txt \(seed).diff || echo patch \(seed)\n"
      script += "cmp \(seed).txt \(seed).new || echo differs \(seed)\n"
    }
    let run = try folder.tool("/bin/sh", ["-s"], input: script.bytes)
    #expect(run == .silent, "the numbers are seeds")
  }

  /// Checks that hunks go forward in both texts without overlapping, and have the lines they say.
  private func expectSoundHunks(_ diff: [UInt8], _ seed: Int) {
    let lines = diff.split(separator: 0x0A, omittingEmptySubsequences: false).dropFirst(2)
      .dropLast()
    var (old, new) = (Hunk.Side(), Hunk.Side())
    for line in lines {
      if line.starts(with: "@@ ".utf8), old.isDone, new.isDone, let hunk = Hunk(line) {
        #expect(hunk.old.start >= old.end && hunk.new.start >= new.end, "seed \(seed)")
        (old, new) = (hunk.old, hunk.new)
        continue
      }
      switch line.first {
      case UInt8(ascii: " "): (old.left, new.left) = (old.left - 1, new.left - 1)
      case UInt8(ascii: "-"): old.left -= 1
      case UInt8(ascii: "+"): new.left -= 1
      default: #expect(line.starts(with: "\\ No newline".utf8), "seed \(seed)")
      }
    }
    #expect(old.isDone && new.isDone, "seed \(seed)")
  }

  /// A hunk's header.
  private struct Hunk {
    struct Side {
      /// The first line, from zero.
      var start = 0
      var count = 0
      /// The lines that the hunk has not shown yet.
      var left = 0
      var end: Int { start + count }
      var isDone: Bool { left == 0 }
    }

    var old = Side()
    var new = Side()

    init?(_ line: ArraySlice<UInt8>) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count == 4, let old = Self.side(words[1]), let new = Self.side(words[2]) else {
        return nil
      }
      (self.old, self.new) = (old, new)
    }

    private static func side(_ word: Substring) -> Side? {
      let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
      guard let first = numbers.first else { return nil }
      let count = numbers.count > 1 ? numbers[1] : 1
      return Side(start: count == 0 ? first : first - 1, count: count, left: count)
    }
  }
}
