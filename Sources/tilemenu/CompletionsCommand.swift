/// A shell that completes words.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

/// `completions`: prints what a shell reads once, and later answers what the shell then asks.
enum CompletionsCommand {
  static func run(_ line: Invocation) throws(Failure) {
    guard let word = line.operands.first else {
      throw .usage("no shell is named", hint: "name \(names)", command: .completions)
    }
    guard let shell = Shell(rawValue: word.text) else {
      throw .usage(
        "no words can be completed in '\(word.text)'", hint: "name \(names)", command: .completions)
    }
    let question = Array(line.operands.dropFirst())
    try Output.result(question.isEmpty ? Array(shell.script.utf8) : answer(question, shell))
  }

  private static var names: String {
    let names = Shell.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// One line for each word that can stand at the cursor: the word, a tab, and what it is.
  ///
  /// The line `files`, without a tab, asks the shell for names of files. Bash tells the word that it will
  /// replace, the line up to the cursor and the rest, and gets words quoted for it; the others tell the
  /// number of the word at the cursor and the words, and quote for themselves.
  private static func answer(_ question: [Word], _ shell: Shell) -> [UInt8] {
    var answer = Answer()
    switch shell {
    case .bash:
      guard question.count == 3 else { return [] }
      let line = BashLine(before: question[1].bytes, after: question[2].bytes)
      let words = Candidates(for: TypedLine(line.words, cursor: line.cursor))
      for (word, text) in line.replacements(of: question[0].bytes, by: words.all.map(\.text)) {
        answer.add(text, words.all[word].about)
      }
      answer.wantsFiles = words.wantsFiles
    case .zsh, .fish:
      guard let number = question.first.flatMap({ Int($0.text) }), number > 1,
        number < question.count
      else { return [] }
      let words = Candidates(for: TypedLine(Array(question.dropFirst(2)), cursor: number - 2))
      for word in words.all { answer.add(Array(word.text.utf8), word.about) }
      answer.wantsFiles = words.wantsFiles
    }
    return answer.bytes
  }

  private struct Answer {
    private var lines: [UInt8] = []
    var wantsFiles = false

    var bytes: [UInt8] { lines + (wantsFiles ? Array("files\n".utf8) : []) }

    mutating func add(_ word: [UInt8], _ about: String) {
      lines += word + Array("\t\(about)\n".utf8)
    }
  }
}
