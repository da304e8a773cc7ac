import MenuModel

/// A line of a log of moves: what it leads between is known, all else is read when wanted.
struct LoggedMove {
  let before: TextHash
  let after: TextHash
  /// The hashes, what the file is read with, the move, and the bytes that it replaced, by tabs; or the
  /// hashes alone.
  let text: ArraySlice<UInt8>

  private init(before: TextHash, after: TextHash, text: String) {
    (self.before, self.after, self.text) = (before, after, Array(text.utf8)[...])
  }

  /// What leads from one text to another, told by their hashes alone.
  private init(from before: TextHash, to after: TextHash) {
    self.init(before: before, after: after, text: "\(before.text)\t\(after.text)")
  }

  /// The line that tells of a move.
  init(_ entry: MoveLog.Entry) {
    let words = [
      entry.before.text, entry.after.text, entry.selection.text, entry.move.text,
      entry.patch?.text ?? "-",
    ]
    self.init(before: entry.before, after: entry.after, text: words.joined(separator: "\t"))
  }

  /// Reads the hashes that a line begins with; nil where it does not.
  init?(_ text: ArraySlice<UInt8>) {
    let words = text.prefix(Self.markLength + 1).split(
      separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, let before = TextHash(parsing: words[0]),
      let after = TextHash(parsing: words[1])
    else { return nil }
    (self.before, self.after, self.text) = (before, after, text)
  }

  /// The length of two hashes with a tab between them.
  static let markLength = 65

  /// True where there is nothing but hashes.
  var isMark: Bool { text.count <= Self.markLength }

  /// The same told by hashes alone.
  var bare: LoggedMove { LoggedMove(from: before, to: after) }

  /// What leads back, told by hashes alone.
  var inverse: LoggedMove { LoggedMove(from: after, to: before) }

  /// All that the line tells; nil where it is damaged or a mark.
  var entry: MoveLog.Entry? {
    let words = String(decoding: text, as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
    guard words.count == 5, let selection = ListSelection(parsing: words[2]),
      let move = StoredMove(parsing: String(words[3]))
    else { return nil }
    let patch = words[4] == "-" ? nil : TextPatch(parsing: words[4])
    return MoveLog.Entry(
      before: before, after: after, selection: selection, move: move, patch: patch)
  }
}
