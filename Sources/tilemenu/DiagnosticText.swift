import MenuYAML
import Terminal

/// A diagnostic as text: `file:line:column: error: what; what to do`, then the line and a caret.
enum DiagnosticText {
  private static let lineWidth = 76
  private static let roomBefore = 50

  /// All of it, with a line break at its end.
  static func text(of diagnostic: Diagnostic, file: Word) -> String {
    let position = "\(diagnostic.position.line):\(diagnostic.position.column)"
    let hint = diagnostic.hint.map { "; \($0)" } ?? ""
    let head =
      "\(file.shown):\(position): \(diagnostic.severity.rawValue): "
      + SafeText.escaped(diagnostic.message + hint) + "\n"
    return head + (diagnostic.excerpt.map(text(of:)) ?? "")
  }

  /// The source line, cut to what fits around the place, and a caret under the place by display width.
  private static func text(of excerpt: Diagnostic.Excerpt) -> String {
    let scalars = excerpt.text.unicodeScalars
    let start =
      scalars.index(scalars.startIndex, offsetBy: excerpt.column, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    let end =
      scalars.index(start, offsetBy: excerpt.length, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    let before = tail(of: shown(scalars[..<start]))
    let meant = shown(scalars[start..<end])
    let column = DisplayWidth.of(before)
    let room = lineWidth - column
    let line = before + SafeText.clipped(meant + shown(scalars[end...].prefix(lineWidth)), to: room)
    let length = min(max(1, DisplayWidth.of(SafeText.clipped(meant, to: room))), room)
    let caret =
      String(repeating: " ", count: column) + "^" + String(repeating: "~", count: length - 1)
    guard !line.allSatisfy({ $0 == " " }) else { return "" }
    return "  \(line)\n  \(caret)\n"
  }

  private static func shown(_ scalars: Substring.UnicodeScalarView) -> String {
    let text = String(scalars).map { $0 == "\t" ? " " : $0 }
    return SafeText.escaped(String(text))
  }

  /// As much of the end of a text as fits before the caret.
  private static func tail(of text: String) -> String {
    guard DisplayWidth.of(text) > roomBefore else { return text }
    var tail = text.suffix(roomBefore)
    while DisplayWidth.of(String(tail)) > roomBefore - 1 { tail.removeFirst() }
    return "…" + tail
  }
}
