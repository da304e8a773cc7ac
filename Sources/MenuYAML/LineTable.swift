/// Where each line of a text starts, for telling many places.
struct LineTable {
  private let text: SourceText
  private let starts: [Int]

  init(_ text: SourceText) {
    var starts = [text.contentStart]
    var end = text.bytes.lineEnd(from: text.contentStart)
    while case let length = text.bytes.lineBreakLength(at: end), length > 0 {
      starts.append(end + length)
      end = text.bytes.lineEnd(from: end + length)
    }
    self.text = text
    self.starts = starts
  }

  /// Line and column of a byte.
  func position(of offset: Int) -> SourcePosition {
    let line = lineIndex(of: offset)
    let column = characters(in: starts[line]..<max(starts[line], offset))
    return SourcePosition(line: line + 1, column: column + 1)
  }

  /// A diagnostic about a stretch of bytes, with the line that it starts on.
  func diagnostic(
    _ severity: Diagnostic.Severity = .error, at span: Range<Int>, _ message: String,
    hint: String? = nil
  ) -> Diagnostic {
    let offset = min(span.lowerBound, text.bytes.count)
    let line = starts[lineIndex(of: offset)]..<text.bytes.lineEnd(from: offset)
    // A line may be megabytes long: what stands near the place is all that can be shown.
    let shownStart = boundary(
      atOrBefore: max(line.lowerBound, offset - Self.context), line.lowerBound)
    let shownEnd = boundary(atOrBefore: min(line.upperBound, offset + Self.context), offset)
    var excerpt = Diagnostic.Excerpt()
    excerpt.text = String(decoding: text.bytes[shownStart..<shownEnd], as: UTF8.self)
    excerpt.column = characters(in: shownStart..<max(shownStart, offset))
    excerpt.length = max(1, characters(in: offset..<max(offset, min(span.upperBound, shownEnd))))
    return Diagnostic(
      severity, at: position(of: offset), message, hint: hint, excerpt: excerpt)
  }

  private static let context = 1_000

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func characters(in span: Range<Int>) -> Int {
    text.bytes[span].count { $0 & 0xC0 != 0x80 }
  }

  private func boundary(atOrBefore offset: Int, _ least: Int) -> Int {
    var start = offset
    while start > least, start < text.bytes.count, text.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return max(start, least)
  }
}
