/// The gaps between the pieces of a list that gives some away and takes others in.
///
/// A piece that leaves takes the blank lines behind it along (the last one those before it), and they
/// stand on the same side of it where it arrives; so a list keeps its spacing, and moving back gives the
/// first bytes. Comments in a gap are headings and never leave.
struct GapLayout {
  /// Text before the first piece: a heading whose first tile has left.
  private(set) var leading: [UInt8] = []
  /// The text between two pieces, one less than there are pieces.
  private(set) var gaps: [[UInt8]] = []
  /// Text behind the last piece: a heading whose last tile has left.
  private(set) var trailing: [UInt8] = []
  /// The blank lines that each piece that left took along, by its number.
  private(set) var carried: [Int: [UInt8]] = [:]
  /// The numbers of the pieces that stay.
  private(set) var remaining: [Int]
  private var count: Int
  private let isByLines: Bool
  private let lineBreak: [UInt8]
  private let usualGap: [UInt8]

  /// The gaps of a list from which some pieces have left, by their numbers; by lines, or by commas.
  init(of outline: Outline, without gone: Set<Int>, isByLines: Bool, in bytes: [UInt8]) {
    self.isByLines = isByLines
    lineBreak = bytes.firstLineBreak
    gaps = outline.places.dropLast().map { Array(bytes[$0.gap]) }
    // A comment between commas is there once.
    usualGap = gaps.first { !$0.contains(UInt8(ascii: "#")) } ?? Array(", ".utf8)
    count = outline.pieces.count
    remaining = Array(outline.pieces.indices)
    for piece in gone.sorted() {
      guard let position = remaining.firstIndex(of: piece) else { continue }
      carried[piece] = remove(at: position)
      remaining.remove(at: position)
    }
  }

  /// True where a gap that would have to go holds a comment, which only lines can keep.
  var losesComment = false

  /// Makes room for a piece before the one at a position, with the blank lines that it brings.
  mutating func insert(at position: Int, bringing separator: [UInt8]) {
    if count > 0 {
      gaps.insert(isByLines ? lineBreak + separator : usualGap, at: min(position, gaps.count))
    }
    count += 1
  }

  private mutating func remove(at position: Int) -> [UInt8] {
    count -= 1
    guard !gaps.isEmpty else { return [] }
    let isLast = position == gaps.count
    let gap = gaps.remove(at: isLast ? position - 1 : position)
    guard isByLines else {
      losesComment = losesComment || gap.contains(UInt8(ascii: "#"))
      return []
    }
    let length = gap.lineBreakLength(at: 0)
    let separator = Array(gap[length...])
    guard separator.contains(UInt8(ascii: "#")) else { return separator }
    if isLast {
      trailing = Array(gap.dropLast(gap.lineBreakLength(before: gap.count))) + trailing
    } else if position == 0 {
      leading += separator
    } else {
      gaps[position - 1] += separator
    }
    return []
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
