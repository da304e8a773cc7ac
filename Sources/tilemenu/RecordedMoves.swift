import MenuModel

/// The moves of one file in the order in which they were made, and how many of them are done.
struct RecordedMoves {
  typealias Entry = MoveLog.Entry

  /// A move as the log's line tells it: what it leads between is known, all else is read when wanted.
  private struct Line {
    let before: TextHash
    let after: TextHash
    let text: ArraySlice<UInt8>

    init(_ entry: Entry) {
      (before, after) = (entry.before, entry.after)
      let words = [
        entry.before.text, entry.after.text, entry.selection.text, entry.move.text,
        entry.patch?.text ?? "-",
      ]
      text = Array(words.joined(separator: "\t").utf8)[...]
    }

    /// Reads the hashes that a line begins with; nil where it does not.
    init?(_ text: ArraySlice<UInt8>) {
      let words = text.prefix(66).split(separator: UInt8(ascii: "\t"), maxSplits: 2)
        .map { Substring(decoding: $0, as: UTF8.self) }
      guard words.count >= 2, let before = TextHash(parsing: words[0]),
        let after = TextHash(parsing: words[1])
      else { return nil }
      (self.before, self.after, self.text) = (before, after, text)
    }
  }

  private var lines: [Line] = []
  /// How many of them are done; the others were taken back.
  private var done = 0

  private static let header = "tilemenu moves 2"
  private static let mostEntries = 200
  /// As text they take no more than this; the oldest make room.
  static let mostBytes = 4 << 20

  /// The move that can be taken back.
  var last: Entry? { lastLine.flatMap(Self.entry) }
  /// The move that can be repeated.
  var next: Entry? { nextLine.flatMap(Self.entry) }

  private var lastLine: Line? { done > 0 ? lines[done - 1] : nil }
  private var nextLine: Line? { done < lines.count ? lines[done] : nil }

  /// Takes note of what became of a text.
  ///
  /// Taking the last move back, or repeating the next, is known by the texts that it leads between;
  /// anything else is a new move.
  mutating func record(_ entry: Entry) {
    if let lastLine, lastLine.before == entry.after, lastLine.after == entry.before {
      done -= 1
    } else if let nextLine, nextLine.before == entry.before, nextLine.after == entry.after {
      done += 1
    } else {
      lines.removeSubrange(done...)
      lines.insert(Line(entry), at: place(for: entry))
      done = lines.count
    }
  }

  /// Last, but before a move that another run made of its text and was quicker to record.
  private func place(for entry: Entry) -> Int {
    guard let lastLine, lastLine.after != entry.before else { return lines.count }
    return lines.lastIndex { $0.before == entry.after } ?? lines.count
  }
}

/// As text: a line that names the format, how many are done, and a line for each.
extension RecordedMoves {
  /// Reads what `bytes` gives; of anything else what can be understood.
  init(_ bytes: [UInt8]) {
    var words = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard words.popFirst()?.elementsEqual(Self.header.utf8) ?? false,
      let done = words.popFirst().flatMap({ Int(String(decoding: $0, as: UTF8.self)) })
    else { return }
    for word in words.prefix(Self.mostEntries) {
      guard let line = Line(word) else { break }
      lines.append(line)
    }
    self.done = min(max(0, done), lines.count)
  }

  /// The text.
  var bytes: [UInt8] {
    var kept = lines.suffix(Self.mostEntries)
    var size = kept.reduce(0) { $0 + $1.text.count + 1 }
    while let first = kept.first, size > Self.mostBytes - 100 {
      size -= first.text.count + 1
      kept.removeFirst()
    }
    let done = max(0, done - (lines.count - kept.count))
    var bytes = Array("\(Self.header)\n\(done)\n".utf8)
    bytes.reserveCapacity(bytes.count + size)
    for line in kept {
      bytes += line.text
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func entry(in line: Line) -> Entry? {
    let text = String(decoding: line.text, as: UTF8.self)
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5, let selection = ListSelection(parsing: fields[2]),
      let move = StoredMove(parsing: String(fields[3]))
    else { return nil }
    let patch = fields[4] == "-" ? nil : TextPatch(parsing: fields[4])
    return Entry(
      before: line.before, after: line.after, selection: selection, move: move, patch: patch)
  }
}
