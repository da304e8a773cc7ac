/// A cell of the screen, counted from zero.
package struct Point: Hashable, Sendable {
  /// From zero at the top.
  package var row: Int
  /// From zero at the left.
  package var column: Int

  /// Makes a place; it may lie outside any screen.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// An extent in cells.
package struct Size: Hashable, Sendable {
  /// The height.
  package var rows: Int
  /// The width.
  package var columns: Int

  /// Makes an extent; it may be negative, and then holds nothing.
  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

/// A half-open block of cells, counted from zero: `row..<endRow` by `column..<endColumn`.
///
/// A rectangle may lie outside the screen; one whose rows or columns are not positive holds
/// nothing.
package struct Rect: Hashable, Sendable {
  /// The first row.
  package var row: Int
  /// The first column.
  package var column: Int
  /// How many rows it has.
  package var rows: Int
  /// How many columns it has.
  package var columns: Int

  /// Makes a rectangle from its top left cell and its extent.
  package init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = rows
    self.columns = columns
  }

  /// The rectangle of a whole screen.
  package init(_ size: Size) {
    self.init(row: 0, column: 0, rows: size.rows, columns: size.columns)
  }

  /// The row behind the last one.
  package var endRow: Int { row + rows }

  /// The column behind the last one.
  package var endColumn: Int { column + columns }

  /// The top left cell.
  package var origin: Point { Point(row: row, column: column) }

  /// Whether it holds no cell.
  package var isEmpty: Bool { rows <= 0 || columns <= 0 }

  /// Whether the cell lies inside; the end row and the end column do not.
  package func contains(_ point: Point) -> Bool {
    point.row >= row && point.row < endRow && point.column >= column && point.column < endColumn
  }

  /// The cells that both hold; an empty rectangle when there are none.
  package func intersection(_ other: Rect) -> Rect {
    let top = max(row, other.row)
    let left = max(column, other.column)
    let bottom = min(endRow, other.endRow)
    let right = min(endColumn, other.endColumn)
    return Rect(row: top, column: left, rows: max(0, bottom - top), columns: max(0, right - left))
  }

  /// The same rectangle without a border of so many rows above and below and columns on each side.
  package func inset(rows inner: Int, columns side: Int) -> Rect {
    Rect(
      row: row + inner, column: column + side,
      rows: max(0, rows - 2 * inner), columns: max(0, columns - 2 * side))
  }
}
