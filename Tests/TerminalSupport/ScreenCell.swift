import Terminal

/// One cell of a screen as a test reads it back, or as a canvas wants it.
package struct ScreenCell: Hashable, CustomStringConvertible {
  /// Empty in the second half of a wide character.
  package var text: String
  /// How it is drawn.
  package var style: Style

  /// A blank is told only by what can be seen of it, and a second half not at all: libvterm keeps
  /// no style for it.
  package init(text: String, style: Style) {
    self.text = text
    let isBare = text == " " && !style.underline && !style.reverse
    self.style = text.isEmpty ? .standard : isBare ? Style(background: style.background) : style
  }

  /// The text, and the style unless it is the standard one.
  package var description: String { style == .standard ? "'\(text)'" : "'\(text)' \(style)" }
}

extension Canvas {
  /// The cells that a terminal of such a depth must show for this canvas.
  package func screenCells(depth: ColorDepth) -> [[ScreenCell]] {
    (0..<size.rows).map { row in
      (0..<size.columns).compactMap { column in
        self[Point(row: row, column: column)].map {
          ScreenCell(text: $0.text, style: $0.style.reduced(to: depth))
        }
      }
    }
  }
}

/// The first cell in which two screens differ, told so that it can be found; nothing when they are
/// equal.
package func difference(_ shown: [[ScreenCell]], _ wanted: [[ScreenCell]]) -> String? {
  if shown == wanted { return nil }
  for (row, (shown, wanted)) in zip(shown, wanted).enumerated() {
    for (column, (shown, wanted)) in zip(shown, wanted).enumerated() where shown != wanted {
      return "row \(row), column \(column): \(shown) instead of \(wanted)"
    }
  }
  return "screens of different sizes"
}
