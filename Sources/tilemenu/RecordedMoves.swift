import MenuModel

/// The moves of one file in the order in which they were made, and how many of them are done.
///
/// As text: a line that names the format, then a line for each thing that was recorded, so that a further
/// one is written behind what is there. One that takes the last move back, or repeats it, tells no more than
/// the texts that it leads between.
struct RecordedMoves {
  typealias Entry = MoveLog.Entry

  /// What a line does to the moves before it.
  private enum Step {
    case back, forth, new
  }

  /// The text.
  private(set) var text = Array("\(Self.header)\n".utf8)
  private var lines: [LoggedMove] = []
  /// How many of them are done; the others were taken back.
  private var done = 0
  /// How many lines the text has behind the first.
  private var lineCount = 0

  private static let header = "tilemenu moves 3"
  private static let mostEntries = 200
  /// Of more lines the text is made anew, with those alone that still matter.
  private static let mostLines = 500
  /// The text takes no more than this; the oldest moves make room.
  static let mostBytes = 4 << 20

  /// No moves.
  init() {}

  /// The move that can be taken back.
  var last: Entry? { lastLine.flatMap(\.entry) }
  /// The move that can be repeated.
  var next: Entry? { nextLine.flatMap(\.entry) }

  private var lastLine: LoggedMove? { done > 0 ? lines[done - 1] : nil }
  private var nextLine: LoggedMove? { done < lines.count ? lines[done] : nil }

  /// Takes note of what became of a text.
  ///
  /// - Parameter isStep: true where the last move was taken back or the next repeated. One that merely
  ///   leads where that would is a move like any other.
  mutating func record(_ entry: Entry, isStep: Bool = false) {
    let line = LoggedMove(entry)
    let taken = isStep && step(line) != .new ? line.bare : line
    add(taken)
    take(taken)
    if lineCount > Self.mostLines || text.count > Self.mostBytes { shorten() }
  }

  private func step(_ line: LoggedMove) -> Step {
    if let lastLine, lastLine.before == line.after, lastLine.after == line.before { return .back }
    if let nextLine, nextLine.before == line.before, nextLine.after == line.after { return .forth }
    return .new
  }

  private mutating func take(_ line: LoggedMove) {
    switch line.isMark ? step(line) : .new {
    case .back: done -= 1
    case .forth: done += 1
    case .new:
      lines.removeSubrange(done...)
      lines.insert(line, at: place(for: line))
      done = lines.count
    }
  }

  /// Last, but before a move that another run made of its text and was quicker to record.
  private func place(for line: LoggedMove) -> Int {
    guard let lastLine, lastLine.after != line.before else { return lines.count }
    return lines.lastIndex { $0.before == line.after } ?? lines.count
  }
}

extension RecordedMoves {
  /// Reads a text; of anything that was damaged what can be understood, whose text is another then.
  init(_ bytes: [UInt8]) {
    var words = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    // What is behind the last line's end is what a kill has left of another.
    guard words.popFirst()?.elementsEqual(Self.header.utf8) ?? false, let rest = words.popLast()
    else { return }
    var isWhole = rest.isEmpty && words.count <= Self.mostLines
    for word in words.prefix(Self.mostLines) {
      if let line = LoggedMove(word), !line.isMark || step(line) != .new {
        take(line)
      } else {
        isWhole = false
      }
    }
    (text, lineCount) = (bytes, words.count)
    if !isWhole || bytes.count > Self.mostBytes { shorten() }
  }

  /// Makes the text anew: the last moves, and a mark for each of them that was taken back.
  private mutating func shorten() {
    var size = 0
    let kept = lines.suffix(Self.mostEntries).reversed().prefix { line in
      size += line.text.count + 1
      return size < Self.mostBytes - Self.mostEntries * (LoggedMove.markLength + 1) - 100
    }
    done = max(0, done - (lines.count - kept.count))
    lines = kept.reversed()
    (text, lineCount) = (RecordedMoves().text, 0)
    for line in lines { add(line) }
    for line in lines[done...].reversed() { add(line.inverse) }
  }

  private mutating func add(_ line: LoggedMove) {
    text += line.text
    text.append(UInt8(ascii: "\n"))
    lineCount += 1
  }
}
