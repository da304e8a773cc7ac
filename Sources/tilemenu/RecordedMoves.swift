import MenuModel

/// The moves of one file in the order in which they were made, and how many of them are done.
struct RecordedMoves {
  typealias Entry = MoveLog.Entry

  private var entries: [Entry] = []
  /// How many of them are done; the others were taken back.
  private var done = 0

  private static let header = "tilemenu moves 2"
  private static let mostEntries = 200
  /// As text they take no more than this; the oldest make room.
  static let mostBytes = 4 << 20

  /// The move that can be taken back.
  var last: Entry? { done > 0 ? entries[done - 1] : nil }
  /// The move that can be repeated.
  var next: Entry? { done < entries.count ? entries[done] : nil }

  /// Takes note of what became of a text.
  ///
  /// Taking the last move back, or repeating the next, is known by the texts that it leads between;
  /// anything else is a new move.
  mutating func record(_ entry: Entry) {
    if let last, last.before == entry.after, last.after == entry.before {
      done -= 1
    } else if let next, next.before == entry.before, next.after == entry.after {
      done += 1
    } else {
      entries.removeSubrange(done...)
      entries.insert(entry, at: place(for: entry))
      done = entries.count
    }
  }

  /// Last, but before a move that another run made of its text and was quicker to record.
  private func place(for entry: Entry) -> Int {
    guard let last, last.after != entry.before else { return entries.count }
    return entries.lastIndex { $0.before == entry.after } ?? entries.count
  }
}

/// As text: a line that names the format, how many are done, and a line for each.
extension RecordedMoves {
  /// Reads what `bytes` gives; of anything else what can be understood.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == Self.header[...], let done = lines.popFirst().flatMap({ Int($0) })
    else { return }
    for line in lines.prefix(Self.mostEntries) {
      guard let entry = Self.entry(in: line) else { break }
      entries.append(entry)
    }
    self.done = min(max(0, done), entries.count)
  }

  /// The text.
  var bytes: [UInt8] {
    var lines = entries.suffix(Self.mostEntries).map(Self.line)[...]
    var size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
    while let first = lines.first, size > Self.mostBytes - 100 {
      size -= first.utf8.count + 1
      lines.removeFirst()
    }
    let done = max(0, done - (entries.count - lines.count))
    return Array((["\(Self.header)", "\(done)"] + lines + [""]).joined(separator: "\n").utf8)
  }

  private static func line(for entry: Entry) -> String {
    [
      entry.before.text, entry.after.text, entry.selection.text, entry.move.text,
      entry.patch?.text ?? "-",
    ].joined(separator: "\t")
  }

  private static func entry(in line: Substring) -> Entry? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5, let before = TextHash(parsing: fields[0]),
      let after = TextHash(parsing: fields[1]), let selection = ListSelection(parsing: fields[2]),
      let move = StoredMove(parsing: String(fields[3]))
    else { return nil }
    let patch = fields[4] == "-" ? nil : TextPatch(parsing: fields[4])
    return Entry(before: before, after: after, selection: selection, move: move, patch: patch)
  }
}
