#if VTERM
  import CVTerm
  import Terminal

  /// A real terminal's screen, without a window: Debian's libvterm.
  ///
  /// It knows neither dim text nor synchronized output, and gives emoji newer than Unicode 9 one
  /// cell.
  package final class VTermScreen {
    private let terminal: OpaquePointer
    private let screen: OpaquePointer?

    /// A blank screen; nothing when there is no memory for it.
    package init?(size: Size) {
      guard let terminal = vterm_new(CInt(size.rows), CInt(size.columns)) else { return nil }
      self.terminal = terminal
      screen = vterm_obtain_screen(terminal)
      vterm_set_utf8(terminal, 1)
      vterm_screen_enable_altscreen(screen, 1)
      vterm_screen_reset(screen, 1)
    }

    deinit { vterm_free(terminal) }

    /// The rows and columns.
    package var size: Size {
      var rows: CInt = 0
      var columns: CInt = 0
      vterm_get_size(terminal, &rows, &columns)
      return Size(rows: Int(rows), columns: Int(columns))
    }

    /// Changes the size, as a window does; to be done before the program is told.
    package func resize(to size: Size) {
      vterm_set_size(terminal, CInt(size.rows), CInt(size.columns))
    }

    /// Shows what the bytes say.
    package func feed(_ bytes: some Sequence<UInt8>) {
      // All at once would crash from 2 MB on: libvterm copies its input to the stack.
      let bytes = bytes.map { CChar(bitPattern: $0) }
      for start in stride(from: 0, to: bytes.count, by: 4096) {
        let piece = Array(bytes[start..<min(start + 4096, bytes.count)])
        _ = vterm_input_write(terminal, piece, piece.count)
      }
      vterm_screen_flush_damage(screen)
    }

    /// What the terminal has to say to the program: answers to its questions.
    package func takeAnswers() -> [UInt8] {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = vterm_output_read(terminal, &buffer, buffer.count)
      return buffer.prefix(count).map { UInt8(bitPattern: $0) }
    }

    /// Where the next character goes.
    package var cursor: Point {
      var position = VTermPos()
      vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
      return Point(row: Int(position.row), column: Int(position.col))
    }

    /// What the screen shows, row by row.
    package var cells: [[ScreenCell]] {
      let size = size
      return (0..<size.rows).map { row in
        (0..<size.columns).map { column in cell(Point(row: row, column: column)) }
      }
    }

    /// The screen's rows without blanks at their ends, each ended by a line break.
    package var text: String {
      cells.map { row in
        let line = row.map(\.text).joined()
        return line.prefix(
          line.lastIndex { $0 != " " }.map { line.distance(from: line.startIndex, to: $0) + 1 } ?? 0
        ) + "\n"
      }.joined()
    }

    private func cell(_ point: Point) -> ScreenCell {
      var cell = VTermScreenCell()
      vterm_screen_get_cell(screen, VTermPos(row: CInt(point.row), col: CInt(point.column)), &cell)
      var style = Style(
        foreground: color(cell.fg, standard: VTERM_COLOR_DEFAULT_FG),
        background: color(cell.bg, standard: VTERM_COLOR_DEFAULT_BG))
      style.bold = cell.attrs.bold != 0
      style.underline = cell.attrs.underline != 0
      style.reverse = cell.attrs.reverse != 0
      let values = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }
      // The second half of a wide character has no code point, but all bits.
      if values[0] == .max { return ScreenCell(text: "", style: style) }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: values.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init))
      return ScreenCell(text: text.isEmpty ? " " : String(text), style: style)
    }

    private func color(_ color: VTermColor, standard: VTermColorType) -> Color {
      if color.type & UInt8(standard.rawValue) != 0 { return .standard }
      if color.type & UInt8(VTERM_COLOR_TYPE_MASK.rawValue) == UInt8(VTERM_COLOR_INDEXED.rawValue) {
        return color.indexed.idx < 16 ? .ansi(color.indexed.idx) : .indexed(color.indexed.idx)
      }
      return .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
    }
  }
#endif
