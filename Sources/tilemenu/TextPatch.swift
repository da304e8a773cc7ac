/// What differs between two texts, enough to make either of the other.
///
/// A move between lists may leave nothing that tells where a heading or an indentation was, so it is taken
/// back by the bytes that it replaced.
struct TextPatch: Equatable {
  /// A stretch of both texts, by the offsets it starts at.
  private struct Hunk: Equatable {
    var old: Int
    var new: Int
    var removed: [UInt8]
    var added: [UInt8]
  }

  private var hunks: [Hunk] = []

  /// What leads from one text to another.
  init(from old: [UInt8], to new: [UInt8]) {
    let (oldLines, newLines) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
    let matches = LineMatches.matches(oldLines, newLines)
    var (oldStart, newStart) = (0, 0)
    for match in matches {
      guard match.count > 0 else { continue }
      let (oldEnd, newEnd) = (oldLines[match.old].startIndex, newLines[match.new].startIndex)
      add(oldStart..<oldEnd, of: old, newStart..<newEnd, of: new)
      oldStart = oldLines[match.old + match.count - 1].endIndex
      newStart = newLines[match.new + match.count - 1].endIndex
    }
    add(oldStart..<old.count, of: old, newStart..<new.count, of: new)
  }

  private mutating func add(
    _ oldRange: Range<Int>, of old: [UInt8], _ newRange: Range<Int>, of new: [UInt8]
  ) {
    if oldRange.isEmpty && newRange.isEmpty { return }
    hunks.append(
      Hunk(
        old: oldRange.lowerBound, new: newRange.lowerBound, removed: Array(old[oldRange]),
        added: Array(new[newRange])))
  }

  /// The earlier text, made of the later one; nil where it does not fit.
  func undone(in text: [UInt8]) -> [UInt8]? {
    Self.replacing(hunks.map { ($0.new, $0.added, $0.removed) }, in: text)
  }

  /// The later text, made of the earlier one; nil where it does not fit.
  func redone(in text: [UInt8]) -> [UInt8]? {
    Self.replacing(hunks.map { ($0.old, $0.removed, $0.added) }, in: text)
  }

  private static func replacing(
    _ stretches: [(start: Int, old: [UInt8], new: [UInt8])], in text: [UInt8]
  ) -> [UInt8]? {
    var output: [UInt8] = []
    var end = 0
    for (start, old, new) in stretches {
      guard start >= end, start <= text.count, old.count <= text.count - start,
        text[start..<(start + old.count)].elementsEqual(old)
      else { return nil }
      output += text[end..<start] + new
      end = start + old.count
    }
    return output + text[end...]
  }
}

/// As text: hunks by `;`, as `old:new:removed:added` with bytes in hexadecimal digits.
extension TextPatch {
  /// Reads what `text` gives; nil for anything else.
  init?(parsing text: Substring) {
    for word in text.split(separator: ";") {
      let fields = word.split(separator: ":", omittingEmptySubsequences: false)
      guard fields.count == 4, let old = Int(fields[0]), let new = Int(fields[1]), old >= 0,
        new >= 0, let removed = Self.bytes(fields[2]), let added = Self.bytes(fields[3])
      else { return nil }
      hunks.append(Hunk(old: old, new: new, removed: removed, added: added))
    }
  }

  /// The words.
  var text: String {
    hunks.map { "\($0.old):\($0.new):\(Self.digits($0.removed)):\(Self.digits($0.added))" }
      .joined(separator: ";")
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  private static func bytes(_ text: Substring) -> [UInt8]? {
    let digits = text.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8((digits[index] ?? 0) << 4 | (digits[index + 1] ?? 0))
    }
  }
}
