/// Turns one canvas after the other into the bytes that change a terminal from the last to the
/// next.
///
/// Only cells that differ are sent, in reading order, by absolute positions, so that a terminal
/// which measures a character differently cannot shift what stands behind it. Nothing is ever
/// cleared within a frame but the blank end of a row: a terminal without synchronized output would
/// flicker.
package struct FrameEncoder {
  /// The colours that the terminal has; a change repaints everything.
  package var depth: ColorDepth {
    didSet { if depth != oldValue { invalidate() } }
  }

  /// Whether frames are wrapped in synchronized output (mode 2026), which the terminal must have
  /// offered.
  package var isSynchronizing = false

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
    var writer = FrameWriter(depth: depth)
    if shown == nil { writer.reset() }
    for row in 0..<canvas.size.rows {
      encode(row, of: canvas, into: &writer)
    }
    writer.restoreStyle()
    let isPainted = !writer.bytes.isEmpty
    if isPainted || shown?.cursor != canvas.cursor { writer.move(to: canvas.cursor) }
    shown = canvas
    guard isPainted, isSynchronizing else { return writer.bytes }
    return ControlSequences.beginUpdate + writer.bytes + ControlSequences.endUpdate
  }

  private func encode(_ row: Int, of canvas: Canvas, into writer: inout FrameWriter) {
    let next = canvas.rowCells(row)
    let last = shown?.rowCells(row)
    if let last, last == next { return }
    let blankTail = erasableTail(of: next, after: last)
    for place in next.indices.prefix(blankTail) {
      let cell = next[place]
      if cell.isContinuation || (last.map { $0[place].looksLike(cell) } ?? false) { continue }
      let column = place - next.startIndex
      writer.move(to: Point(row: row, column: column), over: next)
      if cell.mayBeNarrow && hidesText(behind: place, of: last, for: cell) {
        writer.blank(cell.style, columns: 2)
        writer.move(to: Point(row: row, column: column))
      }
      writer.put(cell, isLast: column + Int(cell.width) >= canvas.size.columns)
    }
    if blankTail < next.count {
      writer.move(to: Point(row: row, column: blankTail), over: next)
      writer.eraseToEndOfRow()
    }
  }

  /// The column from which a row is blank to its end, if erasing there is worth it; else the row's
  /// end.
  private func erasableTail(of next: ArraySlice<Cell>, after last: ArraySlice<Cell>?) -> Int {
    let end = next.lastIndex(where: \.isVisible).map { $0 + 1 } ?? next.startIndex
    let changed = last.map { last in next[end...].indices.count { last[$0] != next[$0] } }
    return changed ?? next.count > 4 ? end - next.startIndex : next.count
  }

  /// Whether the screen may show text where a wide character's second half goes; a terminal that
  /// gives the character one cell would leave it there.
  private func hidesText(behind place: Int, of last: ArraySlice<Cell>?, for cell: Cell) -> Bool {
    guard let last, place + 1 < last.endIndex else { return true }
    return last[place + 1].glyph != .blank && last[place].glyph != cell.glyph
  }
}

extension Cell {
  /// Whether nobody can tell them apart: of a blank only the background is seen.
  fileprivate func looksLike(_ other: Cell) -> Bool {
    self == other
      || (isBare && other.isBare && width == other.width
        && style.background == other.style.background)
  }

  /// Whether some terminals give the character one cell although it has two: new emoji and flags.
  fileprivate var mayBeNarrow: Bool {
    width == 2 && glyph.scalars.first.map { $0.properties.isEmojiPresentation } ?? false
  }
}
