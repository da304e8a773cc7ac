/// How a tile stands out from the others.
package struct TileEmphasis: Equatable, Sendable {
  /// It is the one looked at.
  package var isFocused = false
  /// It will move with the others that are marked.
  package var isMarked = false
  /// It is in hand.
  package var isLifted = false
  /// How many others are in hand below it.
  package var stackedCount = 0
  /// It is in hand below the first one, and its title stands in the place where it will be put down.
  package var isStacked = false

  /// A tile like any other.
  package init() {}
}
