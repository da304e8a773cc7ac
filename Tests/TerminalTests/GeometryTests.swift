import Terminal
import Testing

@Test("a rectangle holds its origin and neither its end row nor its end column")
func rectangleIsHalfOpen() {
  let rect = Rect(row: 2, column: 3, rows: 2, columns: 4)
  #expect(rect.contains(Point(row: 2, column: 3)))
  #expect(rect.contains(Point(row: 3, column: 6)))
  #expect(!rect.contains(Point(row: 4, column: 3)))
  #expect(!rect.contains(Point(row: 2, column: 7)))
  #expect(!rect.contains(Point(row: 1, column: 3)))
}

@Test(
  "an intersection holds exactly the cells of both",
  arguments: [
    (Rect(row: 0, column: 0, rows: 3, columns: 3), Rect(row: 1, column: 1, rows: 3, columns: 3)),
    (Rect(row: 0, column: 0, rows: 3, columns: 3), Rect(row: 5, column: 0, rows: 1, columns: 1)),
    (Rect(row: -2, column: -2, rows: 4, columns: 4), Rect(row: 0, column: 0, rows: 9, columns: 9)),
    (Rect(row: 1, column: 1, rows: 0, columns: 5), Rect(row: 0, column: 0, rows: 9, columns: 9)),
  ])
func intersection(one: Rect, other: Rect) {
  let both = one.intersection(other)
  for row in -3..<10 {
    for column in -3..<10 {
      let point = Point(row: row, column: column)
      #expect(both.contains(point) == (one.contains(point) && other.contains(point)))
    }
  }
  #expect(both == other.intersection(one))
}

@Test("an inset that leaves nothing is empty")
func insetIsNeverNegative() {
  let rect = Rect(row: 1, column: 1, rows: 3, columns: 10)
  #expect(rect.inset(rows: 1, columns: 2) == Rect(row: 2, column: 3, rows: 1, columns: 6))
  #expect(rect.inset(rows: 2, columns: 2).isEmpty)
}
