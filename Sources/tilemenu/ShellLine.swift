/// A command line for the shell, as far as can be told what it runs first without running it.
enum ShellLine {
  /// The word for the program of the first simple command; nil where the shell does it itself, or where
  /// only the shell could tell.
  static func program(in line: String) -> String? {
    var scanner = Scanner(rest: Array(line.unicodeScalars)[...])
    while let word = scanner.takeWord() {
      if let name = word.assignedName {
        // Where programs are looked for is then known to nobody but the shell.
        if name == "PATH" { return nil }
        continue
      }
      guard word.isPlain, !word.text.isEmpty, !known.contains(word.text) else { return nil }
      if word.isQuoted && word.text.hasPrefix("~") { return nil }
      return word.text
    }
    return nil
  }

  /// What a shell knows itself: POSIX's words and built-in commands, and those that shells have besides.
  private static let known = Set(
    """
    ! } case do done elif else esac fi for function if in select then time until while \
    . : alias bg bind break builtin caller cd chdir command continue coproc declare dirs disown \
    echo enable eval exec exit export false fc fg getopts hash help history jobs kill let local \
    logout mapfile popd printf pushd pwd read readarray readonly return set shift shopt source \
    suspend test times trap true type typeset ulimit umask unalias unset wait
    """.split(separator: " ").map(String.init))

  /// A word with its quotes taken away.
  struct ShellWord {
    var text = ""
    /// False where the shell would put something else in its place.
    var isPlain = true
    var isQuoted = false

    /// The name of the variable that it sets, nil where it is no assignment.
    var assignedName: Substring? {
      guard let end = text.firstIndex(of: "=") else { return nil }
      let name = text[..<end]
      let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
      return isName && name.first.map { !$0.isNumber } ?? false ? name : nil
    }
  }

  /// Reads words as a shell does.
  private struct Scanner {
    var rest: ArraySlice<Unicode.Scalar>

    /// The next word of the command; nil at its end, and at what only a shell understands.
    mutating func takeWord() -> ShellWord? {
      skipBlanksAndComments()
      var word = ShellWord()
      let start = rest.startIndex
      while let scalar = rest.first {
        switch scalar {
        case " ", "\t", "\n", ";", "&", "|": return rest.startIndex == start ? nil : word
        case "<", ">", "(", ")", "`": return nil
        case "$" where ["(", "{"].contains(rest.dropFirst().first): return nil
        case "'", "\"": if !takeQuoted(scalar, into: &word) { return nil }
        case "\\": takeEscaped(into: &word)
        default:
          if "$*?[{".unicodeScalars.contains(scalar) { word.isPlain = false }
          word.text.unicodeScalars.append(scalar)
          rest.removeFirst()
        }
      }
      return rest.startIndex == start ? nil : word
    }

    private mutating func skipBlanksAndComments() {
      while let scalar = rest.first {
        if [" ", "\t", "\n"].contains(scalar) {
          rest.removeFirst()
        } else if scalar == "#" {
          rest = rest.drop { $0 != "\n" }
        } else {
          return
        }
      }
    }

    /// Takes what stands in quotes; false where they are not closed, or hold what a shell fills in.
    private mutating func takeQuoted(_ quote: Unicode.Scalar, into word: inout ShellWord) -> Bool {
      let body = rest.dropFirst().prefix { $0 != quote }
      guard body.endIndex < rest.endIndex,
        quote == "'" || !body.contains(where: { ["$", "`", "\\"].contains($0) })
      else { return false }
      word.isQuoted = true
      word.text.unicodeScalars.append(contentsOf: body)
      rest = rest[(body.endIndex + 1)...]
      return true
    }

    /// Takes a character behind a backslash; a line's end there is none.
    private mutating func takeEscaped(into word: inout ShellWord) {
      rest.removeFirst()
      guard let scalar = rest.popFirst(), scalar != "\n" else { return }
      word.isQuoted = true
      word.text.unicodeScalars.append(scalar)
    }
  }
}
