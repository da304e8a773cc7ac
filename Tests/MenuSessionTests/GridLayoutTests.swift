import MenuModel
import MenuSession
import Terminal
import Testing

@Suite("the layout of the grid")
struct GridLayoutTests {
  private static let columns: [Columns] = [.automatic] + [1, 2, 3, 7, 40, 100].map(Columns.fixed)

  /// Layouts of every kind, each with the width of its window.
  private static func layouts(_ columns: Columns) -> [(layout: GridLayout, menu: Menu, width: Int)]
  {
    var layouts: [(GridLayout, Menu, Int)] = []
    for margin in [0, 1, 20] {
      for height in [1, 3] {
        for width in Array(1...12) + [19, 20, 33, 40, 80, 121] {
          for count in [1, 8] {
            var menu = Menu()
            (menu.columns, menu.margin, menu.tileHeight) = (columns, margin, height)
            layouts.append((GridLayout(menu: menu, count: count, width: width), menu, width))
          }
        }
      }
    }
    return layouts
  }

  @Test("every cell of a tile's frame belongs to its slot", arguments: columns)
  func cellsOfFrames(_ columns: Columns) {
    for (layout, _, _) in Self.layouts(columns) {
      for slot in 0..<layout.count {
        let frame = layout.frame(ofSlot: slot)
        for row in [frame.row, frame.row + frame.rows / 2, frame.endRow - 1] {
          for column in frame.column..<frame.endColumn
          where layout.slot(at: Point(row: row, column: column)) != slot {
            Issue.record("cell \(row), \(column) of slot \(slot) in \(layout)")
            return
          }
        }
      }
    }
  }

  @Test(
    "frames lie in the window, apart from each other, and gaps hold no slot", arguments: columns)
  func cellsOfTheWindow(_ columns: Columns) {
    for (layout, _, width) in Self.layouts(columns) where layout.height <= 80 {
      var expected = Array(
        repeating: Array(repeating: Int?.none, count: width), count: layout.height)
      for slot in 0..<layout.count {
        let frame = layout.frame(ofSlot: slot)
        for row in frame.row..<frame.endRow {
          for column in frame.column..<frame.endColumn {
            guard row < layout.height, column < width, expected[row][column] == nil else {
              Issue.record("frame \(frame) of slot \(slot) in \(layout)")
              return
            }
            expected[row][column] = slot
          }
        }
      }
      let found = (0..<layout.height).map { row in
        (0..<width).map { layout.slot(at: Point(row: row, column: $0)) }
      }
      #expect(found == expected)
    }
  }

  @Test(
    "tiles and margins fill the window, and tiles differ by one cell at most", arguments: columns)
  func sums(_ columns: Columns) {
    for (layout, menu, width) in Self.layouts(columns) {
      let row = (0..<layout.columns).map { layout.frame(ofSlot: $0) }
      let cells = row.reduce(0) { $0 + $1.columns }
      #expect(cells + layout.side * (layout.columns + 1) == width)
      let each = (width - layout.side * (layout.columns + 1)) / layout.columns
      #expect(row.allSatisfy { $0.columns == each || $0.columns == each + 1 })
      #expect(row.map(\.columns) == row.map(\.columns).sorted(by: >))
      #expect(layout.side <= 2 * menu.margin)
    }
  }

  @Test("the empty cells behind the last tile are known as such")
  func behindLast() {
    var menu = Menu()
    menu.columns = .fixed(3)
    let layout = GridLayout(menu: menu, count: 4, width: 60)
    for slot in 0..<6 {
      let frame = layout.frame(ofSlot: slot)
      #expect(layout.isBehindLast(frame.origin) == (slot >= 4))
      #expect(layout.slot(at: frame.origin) == (slot < 4 ? slot : nil))
    }
    #expect(!layout.isBehindLast(Point(row: 0, column: 0)))
    #expect(!layout.isBehindLast(Point(row: -1, column: -1)))
    #expect(layout.slot(at: Point(row: -3, column: 5)) == nil)
    #expect(layout.slot(at: Point(row: 2, column: 400)) == nil)
  }

  @Test(
    "as many columns as are asked for, or as there is room for tiles of eight cells",
    arguments: [
      (.fixed(3), 80, 3), (.fixed(3), 33, 3), (.fixed(3), 31, 2), (.fixed(3), 20, 1),
      (.fixed(3), 1, 1), (.fixed(100), 80, 7), (.fixed(1), 200, 1), (.automatic, 20, 1),
      (.automatic, 40, 2), (.automatic, 80, 3), (.automatic, 120, 5), (.automatic, 200, 8),
    ] as [(Columns, Int, Int)])
  func columnCount(_ columns: Columns, _ width: Int, _ count: Int) {
    var menu = Menu()
    menu.columns = columns
    #expect(GridLayout(menu: menu, count: 9, width: width).columns == count)
  }
}
