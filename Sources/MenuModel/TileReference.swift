/// A person's words for a tile: a title, a position, or a path through folders.
///
/// `Mail`, `#3`, `Work/Wiki`, `#2/#3`; a title that begins with `#` and digits is written `\#3`, a slash
/// in a title `\/`.
package struct TileReference: Equatable, Sendable {
  /// One step of a path.
  package enum Step: Equatable, Sendable {
    /// A position as people count, from 1.
    case position(Int)
    /// A title.
    case title(String)
  }

  /// The words as they were written.
  package let text: String
  /// The path that the words spell, with at least one step.
  package let steps: [Step]

  /// Takes a person's words apart; any text is a reference, be it to no tile.
  package init(_ text: String) {
    self.text = text
    steps = Self.split(text).map(Self.step)
  }

  /// The position when the words are nothing but one.
  package var position: Int? {
    guard steps.count == 1, case .position(let position) = steps[0] else { return nil }
    return position
  }

  /// The words with `\#`, `\/` and `\\` undone, as one title.
  package var title: String { Self.unescaped(text[...]) }

  /// The words that name the tile of this title again, whatever the title holds.
  package static func escaped(_ title: String) -> String {
    var escaped = ""
    for scalar in title.unicodeScalars {
      if scalar == "/" || scalar == "\\" || (scalar == "#" && escaped.isEmpty) {
        escaped.unicodeScalars.append("\\")
      }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// Splits at slashes that no backslash stands before.
  private static func split(_ text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var isEscaped = false
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if scalar == "/" && !isEscaped {
        parts.append(text[start..<index])
        start = text.unicodeScalars.index(after: index)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return parts + [text[start...]]
  }

  private static func step(_ part: Substring) -> Step {
    // By bytes: a keycap such as `#️⃣` is one character that begins with a '#'.
    if part.utf8.first == UInt8(ascii: "#"), let position = position(part.utf8.dropFirst()) {
      return .position(position)
    }
    return .title(unescaped(part))
  }

  private static func position(_ digits: Substring.UTF8View) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(Substring(digits)) ?? Int.max
  }

  /// A backslash before `#`, `/` or another backslash stands for that character.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\\", let next = scalars.first, next == "#" || next == "/" || next == "\\" {
        result.unicodeScalars.append(next)
        scalars.removeFirst()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
