import MenuModel

/// Finds plain words that are text to us and something else to other programs.
///
/// Most of them read YAML 1.1, and some 1.2; what either reads as no text is told. A number that is
/// written as it would be printed is left alone: nobody could see the difference.
struct OtherReaders {
  let tree: YAMLTree

  /// Notes such words in a menu and its tiles.
  func note(_ menu: NodeID, _ items: [NodeID], in findings: inout Findings) {
    note(mapping: menu, MenuSchema.menu, in: &findings)
    for item in items {
      switch tree.nodes[item].kind {
      case .scalar: note(scalar: item, in: &findings)
      case .mapping: note(mapping: item, MenuSchema.tile, in: &findings)
      case .sequence, .alias: break
      }
    }
  }

  private func note(mapping: NodeID, _ keys: [MenuSchema.Key], in findings: inout Findings) {
    for (key, value) in tree.pairs(of: mapping) {
      guard let known = keys.first(where: { tree.value(of: key).elementsEqual($0.name.utf8) })
      else { continue }
      switch known.kind {
      case .question where tree.boolean(of: value) != nil: break
      case .text, .color, .question, .hotkey, .icon: note(scalar: value, in: &findings)
      case .command, .variables:
        // The words of a command and the values of variables.
        for child in tree.children(of: value) { note(scalar: child, in: &findings) }
        note(scalar: value, in: &findings)
      case .integer, .integerOrAuto, .boolean, .choice, .tiles: break
      }
    }
  }

  private func note(scalar node: NodeID, in findings: inout Findings) {
    guard tree.nodes[node].kind == .scalar, tree.nodes[node].style == .plain,
      tree.tag(of: node) == nil
    else { return }
    let text = tree.string(of: node)
    guard let meaning = Self.meaning(of: text) else { return }
    findings.warning(
      ValueChecks(tree: tree).span(node), "other programs read '\(text)' as \(meaning)",
      hint: "put it in quotes")
  }

  /// What a plain word is to programs that know types; nil for text, and for a number written as one.
  static func meaning(of text: String) -> String? {
    guard text.utf8.count <= 40, let first = text.utf8.first else { return nil }
    if let word = words[text] { return word }
    let begin = Array("+-.0123456789".utf8)
    guard begin.contains(first) else { return nil }
    if text.wholeMatch(of: /[0-9]{4}-[0-9][0-9]?-[0-9][0-9]?([Tt ].*)?/) != nil { return "a date" }
    if text.wholeMatch(of: /[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+\.[0-9_]*/) != nil { return "a number" }
    guard let number = integer(text) ?? decimal(text) else { return nil }
    return number == text ? nil : "the number \(number)"
  }

  private static let words: [String: String] = {
    let meanings = [
      "true": "yes true on y", "false": "no false off n", "nothing": "~ null",
      "a sign of YAML's own": "= <<", "infinity": ".inf +.inf", "minus infinity": "-.inf",
      "no number": ".nan",
    ]
    var table: [String: String] = [:]
    for (meaning, words) in meanings {
      for word in words.split(separator: " ").map(String.init) {
        let title = word.prefix(1).uppercased() + word.dropFirst()
        for spelling in [word, title, word.uppercased()] { table[spelling] = meaning }
      }
    }
    (table[".Inf"], table["+.Inf"], table["-.Inf"], table[".NaN"]) =
      ("infinity", "infinity", "minus infinity", "no number")
    return table
  }()

  /// A whole number as it is printed, from decimal, binary, octal, hexadecimal or base 60.
  private static func integer(_ text: String) -> String? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.trimmingPrefix(/[-+]/)
    let bare = digits.filter { $0 != "_" }
    if digits.wholeMatch(of: /[1-9][0-9_]*(:[0-5]?[0-9])+/) != nil {
      let parts = bare.split(separator: ":").compactMap { Int($0) }
      return sign + String(parts.reduce(0) { $0 &* 60 &+ $1 })
    }
    if digits.wholeMatch(of: /0b[01_]+/) != nil { return number(sign, bare.dropFirst(2), 2) }
    if digits.wholeMatch(of: /0x[0-9a-fA-F_]+/) != nil {
      return number(sign, bare.dropFirst(2), 16)
    }
    if digits.wholeMatch(of: /0o[0-7]+/) != nil { return number(sign, bare.dropFirst(2), 8) }
    if digits.wholeMatch(of: /0[0-7_]+/) != nil { return number(sign, bare.dropFirst(1), 8) }
    // YAML 1.2 takes zeros in front for nothing.
    if digits.wholeMatch(of: /[0-9][0-9_]*/) != nil { return number(sign, bare[...], 10) }
    return nil
  }

  private static func number(_ sign: String, _ digits: Substring, _ base: Int) -> String? {
    Int(digits, radix: base).map { sign + String($0) }
  }

  /// A number with a point or an exponent as it is printed.
  private static func decimal(_ text: String) -> String? {
    guard
      text.wholeMatch(of: /[-+]?([0-9][0-9_]*(\.[0-9_]*)?|\.[0-9][0-9_]*)([eE][-+]?[0-9]+)?/) != nil
    else { return nil }
    let bare = text.filter { $0 != "_" }
    guard let value = Double(bare.hasSuffix(".") ? String(bare.dropLast()) : bare) else {
      return nil
    }
    let printed = "\(value)"
    return printed.hasSuffix(".0") ? String(printed.dropLast(2)) : printed
  }
}
