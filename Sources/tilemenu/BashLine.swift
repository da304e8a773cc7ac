/// A line that is typed in bash, with the cursor in it: its words, and the way back into its quotes.
///
/// Bash tells completions the line as it is typed, and puts what it gets there as it is.
struct BashLine {
  /// The words behind the command, as the command would get them; the one at the cursor ends there.
  private(set) var words: [Word] = []
  /// The number of the word that the cursor is in, from 0.
  let cursor: Int
  /// The word at the cursor as it is typed.
  private let typed: ArraySlice<UInt8>

  /// Reads what stands before the cursor, from the command on, and what stands behind it.
  init(before: [UInt8], after: [UInt8]) {
    var rest = before[...]
    var last = Self.takeWord(&rest)
    while let word = Self.takeWord(&rest) {
      last = word
      words.append(Word(Self.meaning(of: word).text))
    }
    if let last, last.endIndex == before.endIndex, !words.isEmpty {
      typed = last
    } else {
      typed = []
      words.append(Word(""))
    }
    cursor = words.count - 1
    var behind = ((Self.meaning(of: typed).quote.map { [$0] } ?? []) + after)[...]
    // The rest of the word at the cursor is neither a word of its own nor part of what is looked for.
    if let first = behind.first, !Self.isBlank(first) { _ = Self.takeWord(&behind) }
    while let word = Self.takeWord(&behind) { words.append(Word(Self.meaning(of: word).text)) }
  }

  /// What is to stand in place of the end of the word at the cursor so that it becomes one of `texts`,
  /// with its number.
  ///
  /// Only those are there that go on with what is typed, if need be in another case.
  func replacements(of end: [UInt8], by texts: [String]) -> [(number: Int, text: [UInt8])] {
    let start = typed.suffix(end.count).elementsEqual(end) ? typed.dropLast(end.count) : [][...]
    let (kept, quote) = Self.meaning(of: start)
    let whole = Self.meaning(of: typed).text
    let candidates = texts.map { Array($0.utf8) }
    var found = candidates.indices.filter { candidates[$0].starts(with: whole) }
    if found.isEmpty {
      let folded = String(decoding: whole, as: UTF8.self).lowercased()
      found = candidates.indices.filter {
        candidates[$0].starts(with: kept) && texts[$0].lowercased().hasPrefix(folded)
      }
    }
    return found.map { number in
      let missing = candidates[number].dropFirst(kept.count)
      return (number, BashQuotes.quoted(missing, in: quote, atStart: start.isEmpty))
    }
  }
}

extension BashLine {
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }

  /// Takes the next word off the front of a line, as it is typed; nil where there is none.
  private static func takeWord(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    rest = rest.drop(while: isBlank)
    let line = rest
    var scan = BashQuotes()
    while let byte = rest.first, scan.isInside || !isBlank(byte) {
      scan.take(byte)
      rest.removeFirst()
    }
    return line.count == rest.count ? nil : line[..<rest.startIndex]
  }

  /// The text that a word stands for, and the quote that is open at its end.
  private static func meaning(of word: ArraySlice<UInt8>) -> (text: [UInt8], quote: UInt8?) {
    var scan = BashQuotes()
    for byte in word { scan.take(byte) }
    return (scan.text, scan.quote)
  }
}
