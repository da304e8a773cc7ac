import Terminal

/// Breaks sentences into lines between words.
enum TextWrap {
  /// The lines of a text, none of them wider than so many cells; a word that is wider is broken.
  static func lines(of text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let line = beginning(of: rest, columns: max(2, columns))
      lines.append(String(line))
      rest = rest[line.endIndex...].drop { $0 == " " }
    }
    return lines
  }

  /// As many words as fit, or as much of the first one.
  static func beginning(of text: Substring, columns: Int) -> Substring {
    var (end, width) = (text.startIndex, 0)
    var wordEnd: Substring.Index?
    while end < text.endIndex {
      width += DisplayWidth.of(String(text[end]))
      if text[end] == " " { wordEnd = end }
      if width > columns { return text[..<(wordEnd ?? end)] }
      end = text.index(after: end)
    }
    return text
  }
}
