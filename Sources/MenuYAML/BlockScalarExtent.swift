/// Where a block scalar really ends.
///
/// libyaml marks its end behind all trailing blank lines, whether they are part of the text (`|+`) or
/// not. Those that are not belong to the place between two tiles, so they must not travel.
struct BlockScalarExtent {
  /// The offset behind the last line that is part of it, that line's break not included.
  let end: Int
  /// True for `|+` and `>+`, whose trailing blank lines are text.
  let keepsBlankLines: Bool

  /// - Parameters:
  ///   - start: the scalar's first byte, of its anchor or tag where it has one.
  ///   - markedEnd: where libyaml says it ends: the start of the first line that is no part of it, or
  ///     the end of the text.
  init(start: Int, markedEnd: Int, value: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) {
    let indicator = Self.indicator(from: start, in: bytes)
    let headerEnd = bytes.lineEnd(from: indicator)
    keepsBlankLines = Self.header(from: indicator, in: bytes).contains(UInt8(ascii: "+"))

    var lineEnd = markedEnd - bytes.lineBreakLength(before: markedEnd)
    if lineEnd < headerEnd { lineEnd = max(headerEnd, markedEnd) }
    let textStart = bytes.nextLine(after: headerEnd)
    let indentation = Self.indentation(
      of: value, lines: textStart..<max(textStart, markedEnd), in: bytes)
    while !keepsBlankLines, lineEnd > headerEnd {
      let lineStart = bytes.lineStart(before: lineEnd)
      // Only lines of spaces within the indentation are blank; deeper ones are text.
      let isBlank =
        lineEnd - lineStart <= indentation && bytes[lineStart..<lineEnd].allSatisfy { $0 == 0x20 }
      guard isBlank else { break }
      lineEnd = lineStart - bytes.lineBreakLength(before: lineStart)
    }
    end = lineEnd
  }

  /// True for `|-` and `>-`, whose last line break is no text.
  static func stripsLastBreak(from start: Int, in bytes: [UInt8]) -> Bool {
    header(from: indicator(from: start, in: bytes), in: bytes).contains(UInt8(ascii: "-"))
  }

  private static func header(from indicator: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[indicator...].prefix { "|>0123456789+-".utf8.contains($0) }
  }

  /// The offset of the `|` or `>`, past an anchor, a tag, and what separates them.
  private static func indicator(from start: Int, in bytes: [UInt8]) -> Int {
    var offset = start
    while offset < bytes.count,
      bytes[offset] == UInt8(ascii: "&") || bytes[offset] == UInt8(ascii: "!")
    {
      while offset < bytes.count, bytes[offset] != 0x20, bytes[offset] != 0x09,
        bytes.lineBreakLength(at: offset) == 0
      {
        offset += 1
      }
      offset = bytes.skippingSeparation(from: offset)
    }
    return offset
  }

  /// How far the text is indented: what its first line with text has in the source but not in the value.
  private static func indentation(
    of value: UnsafeBufferPointer<UInt8>, lines: Range<Int>, in bytes: [UInt8]
  ) -> Int {
    let textLines = value.split(separator: 0x0A)
    let first = textLines.first { $0.contains { $0 != 0x20 } }
    var longest = 0
    var line = lines.lowerBound
    while line < lines.upperBound {
      let spaces = bytes[line...].prefix { $0 == 0x20 }.count
      if let first, line + spaces < bytes.lineEnd(from: line) {
        return spaces - first.prefix { $0 == 0x20 }.count
      }
      longest = max(longest, spaces)
      line = bytes.nextLine(after: line)
    }
    // A text of spaces alone is told by its longest line; where there is none all lines are blank.
    let longestInText = textLines.map(\.count).max() ?? 0
    return longestInText > 0 ? longest - longestInText : Int.max
  }
}
