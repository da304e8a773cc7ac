/// How much a file may hold before it is refused, so that a hostile one costs no more than a large one.
package struct Limits: Sendable {
  /// Levels of collections in collections.
  package var depth = 200
  /// Tiles, those in folders too, and what any one list or mapping may hold; nil for any number.
  package var tiles: Int? = 500_000
  /// Characters of a title that are shown.
  package static let shownTitle = 1_000

  /// The limits that hold unless a person lifts them.
  package init() {}
}
