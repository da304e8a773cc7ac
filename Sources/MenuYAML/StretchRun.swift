/// Copies stretches of a text one behind the other, in one go as long as they follow one another there.
///
/// Tiles that keep their neighbours make one long stretch, however many they are: the line break between
/// two of them stays with the slot, but is the same as the one that stood there before.
struct StretchRun {
  private let bytes: [UInt8]
  /// What is to be copied with the next stretch that does not follow.
  private var pending = 0..<0

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// A text in which one list has its own pieces in another order, and nothing else is changed.
  static func text(of bytes: [UInt8], permuting plan: Splice.Plan) -> [UInt8] {
    text(of: bytes, permuting: plan, seams: plan.pieces.indices)
  }

  /// The same, where what will stand between two of some slots is known to stand so in the file: of a
  /// long list only those slots are looked at.
  static func text<Slots: Sequence<Int>>(
    of bytes: [UInt8], permuting plan: Splice.Plan, seams slots: Slots
  ) -> [UInt8] {
    let (outline, pieces) = (plan.outline, plan.pieces)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var run = StretchRun(of: bytes)
    run.add(0..<outline.region.lowerBound, to: &output)
    var next = 0
    for slot in slots {
      if slot > next {
        let (first, last) = (pieces[next - 1].index, pieces[slot].index - 1)
        run.add(
          outline.places[first].gap.upperBound..<outline.places[last].gap.upperBound, to: &output)
      }
      next = slot + 1
      let (piece, place) = (outline.pieces[pieces[slot].index], outline.places[slot])
      run.add(piece.head, to: &output)
      run.add(place.prefix, to: &output)
      run.add(piece.body, to: &output)
      run.add(place.joint, to: &output)
      run.add(piece.rest, to: &output)
      run.add(place.gap, to: &output)
    }
    run.add(outline.region.upperBound..<bytes.count, to: &output)
    run.end(&output)
    return output
  }

  /// Adds a stretch.
  mutating func add(_ stretch: Range<Int>, to output: inout [UInt8]) {
    if stretch.lowerBound == pending.upperBound || follows(stretch) {
      pending = pending.lowerBound..<(pending.upperBound + stretch.count)
    } else {
      end(&output)
      pending = stretch
    }
  }

  /// Copies what is left to be copied.
  mutating func end(_ output: inout [UInt8]) {
    output += bytes[pending]
    pending = pending.upperBound..<pending.upperBound
  }

  /// True where the same bytes stand behind those to be copied; only few are looked at.
  private func follows(_ stretch: Range<Int>) -> Bool {
    let start = pending.upperBound
    guard stretch.count <= 8, start + stretch.count <= bytes.count else { return false }
    return stretch.indices.allSatisfy {
      bytes[$0] == bytes[start + $0 - stretch.lowerBound]
    }
  }
}
