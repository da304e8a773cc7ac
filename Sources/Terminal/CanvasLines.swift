extension Canvas {
  /// The rows as text with SGR sequences, for a terminal or a pager that only scrolls.
  ///
  /// Every line stands alone: it starts and ends in the standard style, without a line break, and
  /// blanks at its end that nobody could see are left out. A depth of none gives plain text.
  package func lines(depth: ColorDepth) -> [String] {
    (0..<size.rows).map { row in
      let cells = rowCells(row).filter { !$0.isContinuation }.map { cell in
        (cell.text, depth == .none ? .standard : cell.style.reduced(to: depth))
      }
      let end = cells.lastIndex { $0 != " " || !$1.isBlank }.map { $0 + 1 } ?? 0
      var line = ""
      var pen = Style.standard
      for (text, style) in cells[..<end] {
        line += style.sequence(after: pen) + text
        pen = style
      }
      return line + Style.standard.sequence(after: pen)
    }
  }

  /// The rows as text without any style, blanks at their ends left out, each ended by a line break.
  package var plainText: String {
    markedText { _ in nil }
  }

  /// The rows as text in which runs of a style stand between marks, such as `[Mail]`.
  ///
  /// The marks are put between the cells and take room of their own.
  /// - Parameter mark: what to put before and behind a run of equal style, or nothing.
  package func markedText(_ mark: (Style) -> (open: String, close: String)?) -> String {
    var text = ""
    for row in 0..<size.rows {
      var line = ""
      var pen: Style?
      var close = ""
      for cell in rowCells(row) where !cell.isContinuation {
        if cell.style != pen {
          let marks = mark(cell.style)
          line += close + (marks?.open ?? "")
          close = marks?.close ?? ""
          pen = cell.style
        }
        line += cell.text
      }
      line += close
      text += line.trimmingBlanks() + "\n"
    }
    return text
  }

  /// The cells of a row.
  func rowCells(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }
}

extension String {
  fileprivate func trimmingBlanks() -> Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
