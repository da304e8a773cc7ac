/// Takes the tile at one slot of a list and puts it so that it ends at another.
///
/// Slots count from zero. The tiles between close up, whatever the distance, as in an array; the inverse
/// swaps the two fields, so undo is a move like any other.
package struct Move: Equatable, Sendable {
  /// The slot the tile is taken from.
  package var source: Int
  /// The slot the tile stands in when the move is done.
  package var target: Int

  /// The move from one slot to another, both from zero.
  package init(source: Int, target: Int) {
    self.source = source
    self.target = target
  }

  /// The move that takes this one back.
  package var inverse: Move { Move(source: target, target: source) }
}
