/// A text in which some lists are in another order, put together from the file's own bytes.
struct Splice {
  /// One list and the pieces that its slots shall hold.
  struct Reordering {
    let outline: Outline
    /// For each slot the piece that it gets, by its number in file order.
    let pieces: [Int]
  }

  private let bytes: [UInt8]
  private let reorderings: [Reordering]
  private var output: [UInt8] = []

  /// The text with the lists reordered; lists may lie in one another.
  static func text(_ bytes: [UInt8], reordering lists: [Reordering]) -> [UInt8] {
    var splice = Splice(bytes, lists)
    splice.copy(0..<bytes.count)
    return splice.output
  }

  private init(_ bytes: [UInt8], _ lists: [Reordering]) {
    self.bytes = bytes
    // Where a list begins with another (`- - a`), the outer one comes first.
    reorderings = lists.sorted { first, second in
      let (first, second) = (first.outline.region, second.outline.region)
      return (first.lowerBound, -first.upperBound) < (second.lowerBound, -second.upperBound)
    }
    output.reserveCapacity(bytes.count)
  }

  /// Copies a stretch, with the lists that lie in it in their new order.
  private mutating func copy(_ range: Range<Int>) {
    var start = range.lowerBound
    for reordering in reorderings {
      let region = reordering.outline.region
      guard region.lowerBound >= start, region.upperBound <= range.upperBound else { continue }
      output.append(contentsOf: bytes[start..<region.lowerBound])
      write(reordering)
      start = region.upperBound
    }
    output.append(contentsOf: bytes[start..<range.upperBound])
  }

  private mutating func write(_ reordering: Reordering) {
    let outline = reordering.outline
    for (slot, piece) in reordering.pieces.enumerated() {
      let (piece, place) = (outline.pieces[piece], outline.places[slot])
      output.append(contentsOf: bytes[piece.head])
      output.append(contentsOf: bytes[place.prefix])
      if reorderings.count > 1 {
        copy(piece.body)
      } else {
        output.append(contentsOf: bytes[piece.body])
      }
      output.append(contentsOf: bytes[place.joint])
      output.append(contentsOf: bytes[piece.rest])
      output.append(contentsOf: bytes[place.gap])
    }
  }
}
