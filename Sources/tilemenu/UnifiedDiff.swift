/// A unified diff that `patch` takes, by lines of bytes.
enum UnifiedDiff {
  private static let context = 3

  /// The diff from one text to another under one name; empty where they are equal.
  static func bytes(from old: [UInt8], to new: [UInt8], name: [UInt8]) -> [UInt8] {
    guard old != new else { return [] }
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    let hunks = hunks(LineMatches.matches(oldLines, newLines), oldLines.count, newLines.count)
    var output = Array("--- ".utf8) + name + Array("\n+++ ".utf8) + name + Array("\n".utf8)
    for hunk in hunks { append(hunk, oldLines, newLines, to: &output) }
    return output
  }

  /// A stretch of both texts and what is the same in it.
  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    var matches: [LineMatches.Match]
  }

  /// A text's lines, each with its line feed.
  static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// Groups what differs, with the lines around it.
  private static func hunks(_ matches: [LineMatches.Match], _ oldCount: Int, _ newCount: Int)
    -> [Hunk]
  {
    var hunks: [Hunk] = []
    var (old, new) = (0, 0)
    for match in matches + [.init(old: oldCount, new: newCount, count: 0)] {
      if match.old > old || match.new > new {
        extend(&hunks, to: match, from: (old, new))
      }
      keepContext(
        &hunks, of: match,
        isLast: match.old + match.count == oldCount && match.new + match.count == newCount)
      (old, new) = (match.old + match.count, match.new + match.count)
    }
    return hunks
  }

  /// Adds a difference that ends where a run of equal lines begins.
  private static func extend(
    _ hunks: inout [Hunk], to match: LineMatches.Match, from start: (old: Int, new: Int)
  ) {
    if let last = hunks.last, start.old - last.old.upperBound <= 0 {
      hunks[hunks.count - 1].old = last.old.lowerBound..<match.old
      hunks[hunks.count - 1].new = last.new.lowerBound..<match.new
      return
    }
    // The equal lines before it end where it starts; as many of them as there are, up to three.
    let before = min(context, start.old, start.new)
    hunks.append(
      Hunk(
        old: (start.old - before)..<match.old, new: (start.new - before)..<match.new,
        matches: before > 0
          ? [.init(old: start.old - before, new: start.new - before, count: before)] : []))
  }

  /// Lets the last hunk end in the lines behind it: all of them where the next difference is near.
  private static func keepContext(
    _ hunks: inout [Hunk], of match: LineMatches.Match, isLast: Bool
  ) {
    guard let last = hunks.last, match.count > 0 else { return }
    let isShort = match.count <= (isLast ? context : 2 * context)
    let count = isShort ? match.count : context
    hunks[hunks.count - 1].old = last.old.lowerBound..<(match.old + count)
    hunks[hunks.count - 1].new = last.new.lowerBound..<(match.new + count)
    hunks[hunks.count - 1].matches.append(.init(old: match.old, new: match.new, count: count))
  }

  private static func append(
    _ hunk: Hunk, _ oldLines: [ArraySlice<UInt8>], _ newLines: [ArraySlice<UInt8>],
    to output: inout [UInt8]
  ) {
    output += Array("@@ -\(span(hunk.old)) +\(span(hunk.new)) @@\n".utf8)
    var (old, new) = (hunk.old.lowerBound, hunk.new.lowerBound)
    let end = LineMatches.Match(old: hunk.old.upperBound, new: hunk.new.upperBound, count: 0)
    for match in hunk.matches + [end] {
      for line in oldLines[old..<match.old] { append("-", line, to: &output) }
      for line in newLines[new..<match.new] { append("+", line, to: &output) }
      for line in oldLines[match.old..<(match.old + match.count)] { append(" ", line, to: &output) }
      (old, new) = (match.old + match.count, match.new + match.count)
    }
  }

  private static func span(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  private static func append(
    _ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>, to output: inout [UInt8]
  ) {
    output.append(UInt8(mark.value))
    output += line
    if line.last != 0x0A { output += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
