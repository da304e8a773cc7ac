/// The gaps between the pieces of a list that gives some away and takes others in.
///
/// A piece that leaves takes the blank lines behind it along (those at the list's end the ones before
/// them), and they stand on the same side of it where it arrives; so a list keeps its spacing, and moving
/// back gives the first bytes. Comments in a gap are headings and never leave.
struct GapLayout {
  /// Text before the first piece: a heading whose first tile has left.
  private(set) var leading: [UInt8] = []
  /// The text between two pieces, one less than there are pieces.
  private(set) var gaps: [[UInt8]] = []
  /// Text behind the last piece: a heading whose last tile has left.
  private(set) var trailing: [UInt8] = []
  /// The gap that each piece that left took along, by its number: a line break, and blank lines.
  private(set) var carried: [Int: [UInt8]] = [:]
  /// True where a gap that would have to go holds a comment, which only lines can keep.
  private(set) var losesComment = false
  private var count: Int
  private let isByLines: Bool
  private let lineBreak: [UInt8]
  private let usualGap: [UInt8]

  /// The gaps of a list from which some pieces have left, by their numbers; by lines, or by commas.
  init(of outline: Outline, without gone: Set<Int>, isByLines: Bool, in bytes: [UInt8]) {
    self.isByLines = isByLines
    lineBreak = bytes.firstLineBreak
    let all = outline.places.dropLast().map { Array(bytes[$0.gap]) }
    usualGap = all.first { !$0.contains(UInt8(ascii: "#")) } ?? Array(", ".utf8)
    count = outline.pieces.count
    gaps = all
    while count > 0, gone.contains(count - 1) { carried[count - 1] = removeLast() }
    guard gone.count > carried.count else { return }
    removeBeforeLast(gone)
  }

  /// Makes room for a piece before the one at a position, with the gap that it brings.
  mutating func insert(at position: Int, bringing gap: [UInt8]) {
    if count > 0 {
      let own = gap.isEmpty ? lineBreak : gap
      gaps.insert(isByLines ? own : usualGap, at: min(position, gaps.count))
    }
    count += 1
  }

  private mutating func removeLast() -> [UInt8] {
    count -= 1
    guard let gap = gaps.popLast() else { return [] }
    guard staysWhenLeft(gap) else { return isByLines ? gap : [] }
    let heading = gap.dropLast(gap.lineBreakLength(before: gap.count))
    trailing = heading + trailing
    return Array(gap[heading.count...])
  }

  /// Removes pieces that all have one behind them which stays.
  private mutating func removeBeforeLast(_ gone: Set<Int>) {
    var kept: [[UInt8]] = []
    var isFirst = true
    for (piece, gap) in gaps.enumerated() {
      guard gone.contains(piece) else {
        kept.append(gap)
        isFirst = false
        continue
      }
      count -= 1
      guard staysWhenLeft(gap) else {
        carried[piece] = isByLines ? gap : []
        continue
      }
      let length = gap.lineBreakLength(at: 0)
      carried[piece] = Array(gap[..<length])
      if isFirst { leading += gap[length...] } else { kept[kept.count - 1] += gap[length...] }
    }
    gaps = kept
  }

  /// True for a gap by lines that holds a heading.
  private mutating func staysWhenLeft(_ gap: [UInt8]) -> Bool {
    guard gap.contains(UInt8(ascii: "#")) else { return false }
    if !isByLines { losesComment = true }
    return isByLines
  }
}

extension [UInt8] {
  /// The line break that the text uses first; LF where it has none.
  var firstLineBreak: [UInt8] {
    let end = lineEnd(from: 0)
    let length = lineBreakLength(at: end)
    return length > 0 ? Array(self[end..<(end + length)]) : [0x0A]
  }
}
