import Terminal

@testable import MenuSession

extension Canvas {
  /// The screen twice: as plain text, and with a letter for the style of each cell, which a legend
  /// explains; the cursor's cell is told in the legend's first line.
  ///
  /// Cells in the standard style are dots, so that what stands out does so here as well.
  func picture(depth: ColorDepth) -> String {
    var letters: [Style: Character] = [.standard: "."]
    var legend = "cursor: row \(cursor.row), column \(cursor.column)\n"
    var names = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[...]
    var styles = ""
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        guard let cell = self[Point(row: row, column: column)] else { continue }
        // Nobody can see the colour of a blank's text.
        var style = cell.style.reduced(to: depth)
        if cell.text == " " { style = Style(background: style.background, reverse: style.reverse) }
        if letters[style] == nil {
          let letter = names.popFirst() ?? "?"
          letters[style] = letter
          legend += "\(letter): \(style.sequence.replacing("\u{1B}", with: "^"))\n"
        }
        styles.append(letters[style] ?? "?")
      }
      while styles.last == "." { styles.removeLast() }
      styles += "\n"
    }
    return plainText + "\n" + styles + "\n" + legend
  }
}
