extension Canvas {
  /// The rows as text with SGR sequences, for a terminal or a pager that only scrolls.
  ///
  /// Every line stands alone: it starts and ends in the standard style, without a line break, and
  /// blanks at its end that nobody could see are left out. A depth of none gives plain text.
  package func lines(depth: ColorDepth) -> [String] {
    (0..<size.rows).map { String(decoding: line(of: rowCells($0), depth), as: UTF8.self) }
  }

  /// Made of bytes, since a long menu is printed in millions of cells.
  private func line(of cells: ArraySlice<Cell>, _ depth: ColorDepth) -> [UInt8] {
    let isPlain = depth == .none
    let end = cells.lastIndex { $0.glyph != .blank || !isPlain && !$0.style.isBlank }
    var line: [UInt8] = []
    var (style, pen) = (Style.standard, Style.standard)
    for cell in cells[..<(end.map { $0 + 1 } ?? cells.startIndex)] where !cell.isContinuation {
      if !isPlain, cell.style != style {
        style = cell.style
        let next = style.reduced(to: depth)
        line += next.sequence(after: pen).utf8
        pen = next
      }
      line += cell.glyph.bytes
    }
    return line + Style.standard.sequence(after: pen).utf8
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
