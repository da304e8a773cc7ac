/// A typed line as its words; quoted ones may hold blanks.
struct CommandWords {
  /// One word.
  struct Word: Equatable {
    let text: String
    /// True when it was quoted, so that it is never a keyword.
    let isQuoted: Bool
    /// Where the word starts in the line.
    let start: String.Index
  }

  let words: [Word]
  /// The line without its comment.
  private let line: Substring

  /// Splits a line; throws where a quote is not closed.
  ///
  /// A `#` at the start or after a blank begins a comment, unless digits follow: `#3` is a tile.
  init(_ line: String) throws(CommandError) {
    var words: [Word] = []
    var rest = line[...]
    var end = line.endIndex
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "#", !(rest.dropFirst().first.map { $0.isASCII && $0.isNumber } ?? false) {
        end = rest.startIndex
        break
      } else {
        words.append(try Self.takeWord(&rest))
      }
    }
    self.words = words
    self.line = line[..<end]
  }

  /// Everything from a word on, as it was typed: one title, blanks and all.
  ///
  /// A single quoted word is what the quotes hold.
  func rest(from index: Int) -> String {
    guard index < words.count else { return "" }
    return text(of: index..<words.count)
  }

  /// Some words as they were typed, blanks between them and all.
  func text(of range: Range<Int>) -> String {
    if range.count == 1 { return words[range.lowerBound].text }
    let end = range.upperBound < words.count ? words[range.upperBound].start : line.endIndex
    var text = line[words[range.lowerBound].start..<end]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func takeWord(_ rest: inout Substring) throws(CommandError) -> Word {
    let start = rest.startIndex
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let text = rest.prefix { !$0.isWhitespace }
      rest = rest[text.endIndex...]
      return Word(text: String(text), isQuoted: false, start: start)
    }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return Word(text: text, isQuoted: true, start: start) }
      // In double quotes a backslash quotes the quote; elsewhere it is a character of the title.
      if character == "\\", quote == "\"", let next = rest.first, next == "\"" {
        text.append(next)
        rest.removeFirst()
      } else {
        text.append(character)
      }
    }
    throw CommandError(
      "the quote \(quote) is never closed", hint: "write \(quote) at the end of the title")
  }
}
