/// Cells side by side that are to be drawn and share a background.
struct Stretch: Equatable {
  let row: Int
  /// From the row's first cell, zero.
  var columns: Range<Int>
  /// True for a row's blank end that is worth erasing as a whole.
  var isRestOfRow = false
}

/// What has to be drawn for one canvas to become another.
///
/// It comes background by background, not row by row: a colour takes more bytes than a jump, and a
/// tile's colour is told once where it would be told in each of its rows. Of equal backgrounds the
/// stretches are in reading order.
struct FrameChanges {
  private let depth: ColorDepth
  private var groups: [[Stretch]] = []
  /// Where the stretches on a background are.
  private var places: [Style: Int] = [:]

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// All that was added, in the order in which to draw it.
  var stretches: some Sequence<Stretch> { groups.joined() }

  /// Adds what is different in a row; all of it when nothing is known of what is shown there.
  mutating func add(_ row: Int, from last: ArraySlice<Cell>?, to next: ArraySlice<Cell>) {
    if let last, last == next { return }
    let tail = Self.erasableTail(of: next, after: last)
    var stretch: Stretch?
    for column in 0..<tail {
      let cell = next[next.startIndex + column]
      if let last, last[last.startIndex + column].looksLike(cell) {
        finish(&stretch, in: next)
      } else if let begun = stretch,
        cell.sharesGround(with: next[next.startIndex + begun.columns.lowerBound])
      {
        stretch?.columns = begun.columns.lowerBound..<column + 1
      } else {
        finish(&stretch, in: next)
        stretch = Stretch(row: row, columns: column..<column + 1)
      }
    }
    finish(&stretch, in: next)
    if tail < next.count {
      stretch = Stretch(row: row, columns: tail..<next.count, isRestOfRow: true)
      finish(&stretch, in: next)
    }
  }

  private mutating func finish(_ stretch: inout Stretch?, in cells: ArraySlice<Cell>) {
    guard let done = stretch else { return }
    stretch = nil
    let style = cells[cells.startIndex + done.columns.lowerBound].style
    let ground = Style(
      background: style.background.reduced(to: depth), reverse: style.reverse)
    if let place = places[ground] {
      groups[place].append(done)
    } else {
      places[ground] = groups.count
      groups.append([done])
    }
  }

  /// The column from which a row is blank to its end, if erasing there is worth it; else the row's
  /// end.
  private static func erasableTail(
    of next: ArraySlice<Cell>, after last: ArraySlice<Cell>?
  ) -> Int {
    let end = next.lastIndex(where: \.isVisible).map { $0 + 1 } ?? next.startIndex
    let changed = last.map { last in next[end...].indices.count { last[$0] != next[$0] } }
    return changed ?? next.count > 4 ? end - next.startIndex : next.count
  }
}

extension Cell {
  /// Whether nobody can tell them apart: of a blank only the background is seen.
  fileprivate func looksLike(_ other: Cell) -> Bool {
    self == other
      || (isBare && other.isBare && width == other.width
        && style.background == other.style.background)
  }

  fileprivate func sharesGround(with other: Cell) -> Bool {
    style.background == other.style.background && style.reverse == other.style.reverse
  }
}
