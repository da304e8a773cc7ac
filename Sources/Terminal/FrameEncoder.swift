/// Turns one canvas after the other into the bytes that change a terminal from the last to the
/// next.
///
/// Only cells that differ are sent, background by background, and what stands behind a character that
/// terminals measure differently is gone to by its column, so that it cannot be shifted. Nothing is
/// ever cleared within a frame but what is blank at its end: a terminal without synchronized output
/// would flicker.
package struct FrameEncoder {
  /// The colours that the terminal has; a change repaints everything.
  package var depth: ColorDepth {
    didSet { if depth != oldValue { invalidate() } }
  }

  /// Whether frames are wrapped in synchronized output (mode 2026), which the terminal must have
  /// offered.
  package var isSynchronizing = false

  /// Whether blanks are erased and not written, which the terminal must do in the background that is
  /// set.
  package var isErasing = false

  private var shown: Canvas?

  /// Starts with a screen of which nothing is known.
  package init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Forgets what the screen shows, so that the next frame paints every cell: after the screen was
  /// entered, resized, or drawn on by someone else.
  package mutating func invalidate() {
    shown = nil
  }

  /// The bytes that make the screen show a canvas, and nothing when it already does.
  package mutating func encode(_ canvas: Canvas) -> [UInt8] {
    if let last = shown, last.size != canvas.size { invalidate() }
    var writer = FrameWriter(
      depth: depth, columns: canvas.size.columns, isErasing: isErasing)
    if shown == nil { writer.reset() }
    var changes = FrameChanges(depth: depth)
    for row in 0..<canvas.size.rows {
      changes.add(row, from: shown?.rowCells(row), to: canvas.rowCells(row))
    }
    for stretch in changes.stretches { draw(stretch, of: canvas, into: &writer) }
    writer.restoreStyle()
    let isPainted = !writer.bytes.isEmpty
    if isPainted || shown?.cursor != canvas.cursor { writer.move(to: canvas.cursor) }
    shown = canvas
    guard isPainted, isSynchronizing else { return writer.bytes }
    return ControlSequences.beginUpdate + writer.bytes + ControlSequences.endUpdate
  }

  private func draw(_ stretch: Stretch, of canvas: Canvas, into writer: inout FrameWriter) {
    let row = stretch.row
    let next = canvas.rowCells(row)
    let last = shown?.rowCells(row)
    var column = stretch.columns.lowerBound
    while column < stretch.columns.upperBound {
      let place = next.startIndex + column
      let cell = next[place]
      writer.move(to: Point(row: row, column: column), over: next)
      if stretch.isRestOfRow { return writer.eraseToEndOfRow() }
      if cell.isBare {
        let end = next.startIndex + stretch.columns.upperBound
        let blanks = next[place..<end].prefix(while: \.isBare).count
        column += blanks
        writer.blank(
          cell.style, columns: blanks, isFollowed: column < stretch.columns.upperBound)
        continue
      }
      if cell.mayBeNarrow && hidesText(behind: place, of: last, for: cell) {
        writer.write(cell.style, blanks: 2)
        writer.move(to: Point(row: row, column: column))
      }
      column += Int(cell.width)
      writer.put(cell)
    }
  }

  /// Whether the screen may show text where a wide character's second half goes; a terminal that
  /// gives the character one cell would leave it there.
  private func hidesText(behind place: Int, of last: ArraySlice<Cell>?, for cell: Cell) -> Bool {
    guard let last, place + 1 < last.endIndex else { return true }
    return last[place + 1].glyph != .blank && last[place].glyph != cell.glyph
  }
}

extension Cell {
  /// Whether some terminals give the character one cell although it has two: new emoji and flags.
  fileprivate var mayBeNarrow: Bool {
    width == 2 && glyph.scalars.first.map { $0.properties.isEmojiPresentation } ?? false
  }
}
