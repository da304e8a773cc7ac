/// Where libyaml gave up, and what stands around it, which tells more than libyaml's own words: it has
/// one complaint for a bracket that is never closed and for a comma that is missing.
struct MistakeSpot {
  let text: SourceText
  /// The byte where it gave up.
  let offset: Int
  /// The byte where what it was reading began.
  let start: Int

  /// What to say of a complaint whose cause depends on the text; nil where it does not.
  func wording(of problem: String) -> LibYAMLProblem.Wording? {
    switch problem {
    case "control characters are not allowed":
      .init(
        "the control character '\(character)' cannot stand in YAML",
        "write it as an escape in double quotes, or take it out")
    case "found character that cannot start any token": wrongStart
    case "found unknown escape character":
      .init(
        "no escape is called '\\\(escape)'", "write a backslash as '\\\\', or use single quotes")
    case "mapping values are not allowed in this context": wrongColon
    case "did not find expected key", "did not find expected '-' indicator": strayText
    case "did not find expected ',' or ']'": openBracket("[", "]", item: "items")
    case "did not find expected ',' or '}'": openBracket("{", "}", item: "keys")
    case "did not find expected node content": missingValue
    default: nil
    }
  }

  private var wrongStart: LibYAMLProblem.Wording {
    character == "\t"
      ? .init("a tab cannot indent YAML", "use spaces")
      : .init("no plain text can begin with '\(character)'", "quote the text")
  }

  private var wrongColon: LibYAMLProblem.Wording {
    if lineBefore.contains(": ") {
      return .init("a second ':' cannot stand here", "quote a value that holds ': '")
    }
    return .init(
      "this line goes on with the text above, where a ':' cannot stand",
      "begin a key in the column of the other keys, and a tile that has keys with '- title: '")
  }

  /// Something that belongs to nothing around it: a line at the wrong column, or a rest of a line.
  private var strayText: LibYAMLProblem.Wording {
    let before = lineBefore.drop { $0 == " " || $0 == "\t" }
    if before.isEmpty {
      return .init(
        "this line does not go on with what stands above it",
        "begin the keys of a mapping, and the '-' of a list, in the same column")
    }
    if let quote = before.last(where: { $0 != " " }), quote == "\"" || quote == "'" {
      return .init(
        "a quote has ended before this",
        "quote all of the text, or close an earlier quote")
    }
    return .init("nothing can follow here", "put it on a line of its own, or quote all of the text")
  }

  private func openBracket(_ opening: Character, _ closing: Character, item: String)
    -> LibYAMLProblem.Wording
  {
    let line = LineTable(text).position(of: start).line
    // What stands there can begin no item, so the next line of the file has been reached.
    let isPast = rest.hasPrefix("- ") || rest.hasPrefix(":") && !lineBefore.contains(opening)
    if isAtEnd || isPast {
      return .init(
        "this '\(opening)' is never closed", "write a '\(closing)' behind its last item",
        atStart: true)
    }
    return .init(
      "a ',' or '\(closing)' is missing before this",
      "put a ',' between \(item), or close the '\(opening)' of line \(line)")
  }

  private var missingValue: LibYAMLProblem.Wording {
    isAtEnd
      ? .init(
        "a '[' or '{' above is never closed", "write the ']' or '}' that is missing")
      : .init("a value is missing before this", "write one, or take this out")
  }

  /// The character that stands there, empty at the end of the text.
  private var character: String { String(rest.unicodeScalars.prefix(1)) }

  /// The character behind a backslash, wherever of the two libyaml stands.
  private var escape: String { String(rest.drop { $0 == "\\" }.unicodeScalars.prefix(1)) }

  /// What follows on the line; a few characters of it are all that is looked at.
  private var rest: Substring {
    let end = min(text.bytes.lineEnd(from: offset), offset + 16)
    return Substring(String(decoding: text.bytes[offset..<max(end, offset)], as: UTF8.self))
  }

  /// What stands before it on its line.
  private var lineBefore: Substring {
    let lineStart = text.bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 }
    return Substring(
      String(decoding: text.bytes[(lineStart ?? text.contentStart)..<offset], as: UTF8.self))
  }

  /// Whether the text, or this document of it, ends there.
  private var isAtEnd: Bool {
    let isMark = rest.hasPrefix("---") || rest.hasPrefix("...")
    return offset >= text.bytes.count || isMark && lineBefore.isEmpty
  }
}
