import MenuModel

/// Reads the values of known keys and notes everything that is wrong with them.
struct ValueChecks {
  let tree: YAMLTree
  var findings = Findings()

  /// The text of a value; notes where it is no text, and what is wanted.
  mutating func text(_ value: NodeID, of key: String, _ wanted: String = "must be text") -> String?
  {
    let node = tree.resolved(value)
    if let text = tree.text(of: node) { return text }
    if tree.nodes[node].kind != .scalar {
      mismatch(value, key, wanted)
    } else if tree.isEmpty(node) {
      missing(value, key)
    } else {
      foreignTag(node)
    }
    return nil
  }

  /// A colour; notes where it is none.
  mutating func color(_ value: NodeID, of key: String) -> TileColor? {
    let node = tree.resolved(value)
    if tree.isText(node), let color = tree.withValue(of: node, TileColor.init(hexadecimal:)) {
      return color
    }
    guard let text = text(value, of: key, "must be a colour") else { return nil }
    if let color = TileColor(text) { return color }
    var hint = "take a name, '#rrggbb', 'rgb(r, g, b)' or a number up to 255"
    if findings.keepsErrors, let name = Spelling.nearest(to: text, among: TileColor.names) {
      hint = "did you mean '\(name)'?"
    }
    findings.error(span(value), "no colour is called '\(text.shortened)'", hint: hint)
    return nil
  }

  /// A whole number in a range; notes where it is none.
  mutating func integer(
    _ value: NodeID, of key: String, in range: ClosedRange<Int>, orAuto: Bool = false
  )
    -> Int?
  {
    let node = tree.resolved(value)
    if let number = tree.integer(of: node), range.contains(number) { return number }
    let wanted =
      "a whole number from \(range.lowerBound) to \(range.upperBound)" + (orAuto ? ", or auto" : "")
    if tree.isEmpty(node) {
      missing(value, key)
    } else if tree.integer(of: node) != nil {
      findings.error(span(value), "'\(key)' cannot be '\(written(node))'", hint: "take \(wanted)")
    } else {
      mismatch(value, key, "must be \(wanted)", meant: orAuto ? ["auto": "auto"] : [:])
    }
    return nil
  }

  /// `true` or `false`; notes where it is neither.
  mutating func boolean(_ value: NodeID, of key: String) -> Bool? {
    let node = tree.resolved(value)
    if let boolean = tree.boolean(of: node) { return boolean }
    if tree.isEmpty(node) {
      missing(value, key)
    } else {
      mismatch(
        value, key, "must be true or false", meant: Self.meantBooleans)
    }
    return nil
  }

  /// What people write for true and false who know YAML 1.1.
  private static let meantBooleans = ["yes": "true", "on": "true", "no": "false", "off": "false"]

  /// One of some words; notes where it is none.
  mutating func choice(_ value: NodeID, of key: String, among words: [String]) -> String? {
    let choices = "one of \(words.joined(separator: ", "))"
    guard let text = text(value, of: key, "must be \(choices)") else { return nil }
    if words.contains(text) { return text }
    let hint = Spelling.nearest(to: text, among: words).map { "did you mean '\($0)'?" }
    findings.error(
      span(value), "'\(key)' cannot be '\(text.shortened)'",
      hint: hint ?? "take \(choices)")
    return nil
  }

  /// Notes what is wrong with a value that is looked at only when a tile is shown or launched.
  mutating func check(_ value: NodeID, _ key: MenuSchema.Key) {
    switch key.kind {
    case .text: if !tree.isText(tree.resolved(value)) { _ = text(value, of: key.name) }
    case .color: _ = color(value, of: key.name)
    case .integer(let range): _ = integer(value, of: key.name, in: range)
    case .integerOrAuto(let range): _ = integer(value, of: key.name, in: range, orAuto: true)
    case .boolean: _ = boolean(value, of: key.name)
    case .question: checkQuestion(value, of: key.name)
    case .choice(let words): _ = choice(value, of: key.name, among: words)
    case .command: checkCommand(value, of: key.name)
    case .hotkey, .icon: checkShort(value, of: key)
    case .variables: checkVariables(value, of: key.name)
    case .tiles: break
    }
  }

  private mutating func checkQuestion(_ value: NodeID, of key: String) {
    let node = tree.resolved(value)
    if tree.boolean(of: node) != nil { return }
    guard let text = text(value, of: key, "must be true, false or a question"),
      let meant = Self.meantBooleans[text.lowercased()], tree.nodes[node].style == .plain
    else { return }
    findings.warning(
      span(value), "'\(key)' asks the question '\(text)'",
      hint: "write \(meant), or quote the question")
  }

  private mutating func checkCommand(_ value: NodeID, of key: String) {
    let node = tree.resolved(value)
    guard tree.nodes[node].kind == .sequence else {
      if tree.nodes[node].kind == .mapping {
        mismatch(value, key, "must be a command line or a list of a program and its arguments")
      } else {
        checkWord(value, of: key, isProgram: true)
      }
      return
    }
    if tree.nodes[node].next == node + 1 {
      findings.error(span(value), "'\(key)' names no program", hint: "write a command")
    }
    var word = node + 1
    while word < tree.nodes[node].next {
      checkWord(word, of: key, isProgram: word == node + 1)
      word = tree.nodes[word].next
    }
  }

  private mutating func checkWord(_ word: NodeID, of key: String, isProgram: Bool) {
    let node = tree.resolved(word)
    guard tree.isText(node) else {
      _ = text(word, of: key)
      return
    }
    // Every word but one of blanks has such a byte, and mostly right at its start.
    let isWord = tree.withValue(of: node) { $0.contains { (0x21..<0x7F).contains($0) } }
    // No source holds a NUL; only an escape can mean one.
    if tree.nodes[node].isDecoded, tree.value(of: node).contains(0) {
      findings.error(
        span(word), "'\(key)' holds a NUL character", hint: "no program can be given one")
    } else if isProgram, !isWord, tree.string(of: node).allSatisfy(\.isWhitespace) {
      findings.error(span(word), "'\(key)' names no program", hint: "write a command")
    }
  }

  private mutating func checkShort(_ value: NodeID, of key: MenuSchema.Key) {
    let limit = key.kind == .hotkey ? 1 : 2
    let wanted = limit == 1 ? "one character" : "one or two characters"
    guard let text = text(value, of: key.name, "must be \(wanted)") else { return }
    if text.isEmpty || text.count > limit {
      findings.error(
        span(value), "'\(key.name)' cannot be '\(text.shortened)'",
        hint: "take \(wanted)")
    } else if limit == 1, text.unicodeScalars.contains(where: \.properties.isControl) {
      findings.error(
        span(value), "'\(key.name)' is a control character", hint: "take one that can be typed")
    }
  }

  private mutating func checkVariables(_ value: NodeID, of key: String) {
    let node = tree.resolved(value)
    guard tree.nodes[node].kind == .mapping else {
      mismatch(value, key, "must be a mapping of names to text")
      return
    }
    for (name, value) in tree.pairs(of: node) {
      guard let text = text(name, of: key) else { continue }
      if text.isEmpty || text.contains("=") || text.utf8.contains(0) {
        findings.error(
          span(name), "no variable can be called '\(text.shortened)'",
          hint: text.isEmpty ? "write its name" : "a name holds no '=' and no NUL")
      }
      if !tree.isEmpty(tree.resolved(value)) { _ = self.text(value, of: text.shortened) }
    }
  }
}

extension ValueChecks {
  /// The bytes that a message about a node points at: its first line.
  func span(_ node: NodeID) -> Range<Int> {
    let span = tree.nodes[node].span
    return span.lowerBound..<min(span.upperBound, tree.text.bytes.lineEnd(from: span.lowerBound))
  }

  /// Notes a value of the wrong kind.
  mutating func mismatch(
    _ value: NodeID, _ key: String, _ wanted: String, meant: [String: String] = [:]
  ) {
    let node = tree.resolved(value)
    guard tree.nodes[node].kind == .scalar else {
      let kind = tree.nodes[node].kind == .sequence ? "a list" : "a mapping"
      findings.error(span(value), "'\(key)' \(wanted), and this is \(kind)")
      return
    }
    let word = tree.string(of: node)
    let hint: String?
    if tree.tag(of: node) != nil {
      hint = "take the tag away"
    } else if tree.nodes[node].style == .plain {
      hint = meant[word.lowercased()].map { "write \($0)" }
    } else {
      hint = "take the quotes away"
    }
    findings.error(span(value), "'\(key)' \(wanted), not '\(word.shortened)'", hint: hint)
  }

  /// Notes a key without a value; a `#` behind it has usually swallowed one.
  mutating func missing(_ value: NodeID, _ key: String) {
    let start = tree.nodes[value].start
    let next = tree.text.bytes.skippingBlanks(from: start)
    if next < tree.text.bytes.count, tree.text.bytes[next] == UInt8(ascii: "#") {
      let end = tree.text.bytes.lineEnd(from: next)
      let comment = String(decoding: tree.text.bytes[next..<end], as: UTF8.self)
      let word = comment.prefix { !$0.isWhitespace }
      findings.error(
        next..<end, "'\(key)' has no value: what follows '#' is a comment",
        hint: "write \(key): \"\(String(word).shortened)\"")
    } else {
      findings.error(start..<start, "'\(key)' has no value", hint: "write one, or take the key out")
    }
  }

  private mutating func foreignTag(_ node: NodeID) {
    let tag = tree.tag(of: node) ?? ""
    let short = tag.hasPrefix("tag:yaml.org,2002:") ? "!!" + tag.dropFirst(18) : tag
    findings.error(span(node), "the tag '\(short.shortened)' is unknown here", hint: "take it out")
  }

  private func written(_ node: NodeID) -> String { tree.string(of: node).shortened }
}

extension String {
  /// The text for a message: a line of it, and no more than can be read there.
  package var shortened: String {
    let limit = 60
    return utf8.count <= limit ? self : String(unicodeScalars.prefix(limit)) + "…"
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
