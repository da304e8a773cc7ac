/// Where a node lies in a document, in jq's words: `.services[0].items`, `."odd key"`, `[-1]`.
package struct YAMLPath: Equatable, Sendable {
  /// One step down.
  package enum Step: Equatable, Sendable {
    case key(String)
    /// From zero; from the end where negative.
    case index(Int)
  }

  /// The steps from the root; none for the root itself.
  package var steps: [Step]

  /// The path of these steps.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// Letters as Unicode counts them: to Swift's characters a quote or dot before a combining mark is
  /// another one.
  private typealias Scalars = Substring.UnicodeScalarView

  /// Reads a path; nil where it is none.
  package init?(parsing text: String) {
    var steps: [Step] = []
    var rest = Substring(text == "." ? "" : text).unicodeScalars
    while let first = rest.first {
      if first == ".", rest.dropFirst().first == "[" { rest.removeFirst() }
      guard
        let step = rest.first == "["
          ? Self.bracket(&rest) : Self.name(&rest, isFirst: steps.isEmpty)
      else { return nil }
      steps.append(step)
    }
    self.steps = steps
  }

  /// The path as jq would have it.
  package var text: String {
    guard !steps.isEmpty else { return "." }
    let text = steps.map { step in
      switch step {
      case .index(let index): "[\(index)]"
      case .key(let key): Self.isPlain(key) ? ".\(key)" : ".\(Self.quoted(key))"
      }
    }.joined()
    return text.hasPrefix(".") ? text : "." + text
  }

  private static func bracket(_ rest: inout Scalars) -> Step? {
    rest.removeFirst()
    if rest.first == "\"" {
      guard let key = quotedKey(&rest), rest.popFirst() == "]" else { return nil }
      return .key(key)
    }
    guard rest.first != "+", let end = rest.firstIndex(of: "]"),
      let index = Int(Substring(rest[..<end]))
    else { return nil }
    rest = rest[rest.index(after: end)...]
    return .index(index)
  }

  private static func name(_ rest: inout Scalars, isFirst: Bool) -> Step? {
    if rest.first == "." { rest.removeFirst() } else if !isFirst { return nil }
    if rest.first == "\"" { return quotedKey(&rest).map(Step.key) }
    let name = rest.prefix { !".[]\"".unicodeScalars.contains($0) }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    return .key(String(name))
  }

  /// A key in double quotes with JSON's escapes.
  private static func quotedKey(_ rest: inout Scalars) -> String? {
    rest.removeFirst()
    var key = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(key) }
      guard let unescaped = scalar == "\\" ? unescaped(&rest) : scalar else { return nil }
      key.append(unescaped)
    }
    return nil
  }

  private static func unescaped(_ scalars: inout Scalars) -> Unicode.Scalar? {
    switch scalars.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u":
      guard let unit = hexadecimal(&scalars) else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
      guard scalars.popFirst() == "\\", scalars.popFirst() == "u",
        let trail = hexadecimal(&scalars),
        UTF16.isTrailSurrogate(trail)
      else { return nil }
      return UTF16.decode(.init([unit, trail]))
    case let other?: return "\"\\/".unicodeScalars.contains(other) ? other : nil
    case nil: return nil
    }
  }

  private static func hexadecimal(_ scalars: inout Scalars) -> UInt16? {
    let digits = scalars.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let unit = UInt16(Substring(digits), radix: 16)
    else { return nil }
    scalars.removeFirst(4)
    return unit
  }

  /// What jq takes for a key without quotes: it has no other names than identifiers.
  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_")
        || (byte < 0x80
          && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber))
    }
  }

  private static func quoted(_ key: String) -> String {
    var quoted = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        quoted +=
          "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
          + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension UTF16 {
  fileprivate static func decode(_ units: [UInt16]) -> Unicode.Scalar? {
    String(decoding: units, as: UTF16.self).unicodeScalars.first
  }
}
