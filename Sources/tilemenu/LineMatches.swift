import MenuModel

/// The lines that two texts have in common, in an order that both have.
///
/// Lines that stand once in each text are matched first (as a patience diff does), since a moved tile is
/// then seen as moved and not as a change of everything between; what is left is small as a rule and goes
/// to the standard library's difference.
enum LineMatches {
  /// A run of equal lines.
  struct Match: Equatable {
    var old: Int
    var new: Int
    var count: Int
  }

  /// Above this many lines a stretch without unique lines is taken as changed throughout, since the exact
  /// difference costs the product of size and changes.
  private static let exactLimit = 4_000

  static func matches(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Match] {
    var finder = Finder(old: old, new: new)
    finder.match(0..<old.count, 0..<new.count)
    return finder.matches
  }

  private struct Finder {
    let old: [ArraySlice<UInt8>]
    let new: [ArraySlice<UInt8>]
    var matches: [Match] = []

    mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
      var (oldRange, newRange) = (oldRange, newRange)
      var prefix = 0
      while prefix < min(oldRange.count, newRange.count),
        old[oldRange.lowerBound + prefix] == new[newRange.lowerBound + prefix]
      {
        prefix += 1
      }
      add(oldRange.lowerBound, newRange.lowerBound, prefix)
      oldRange = (oldRange.lowerBound + prefix)..<oldRange.upperBound
      newRange = (newRange.lowerBound + prefix)..<newRange.upperBound
      var suffix = 0
      while suffix < min(oldRange.count, newRange.count),
        old[oldRange.upperBound - 1 - suffix] == new[newRange.upperBound - 1 - suffix]
      {
        suffix += 1
      }
      matchMiddle(oldRange.dropLast(suffix), newRange.dropLast(suffix))
      add(oldRange.upperBound - suffix, newRange.upperBound - suffix, suffix)
    }

    private mutating func matchMiddle(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
      guard !oldRange.isEmpty, !newRange.isEmpty else { return }
      let anchors = anchors(oldRange, newRange)
      guard !anchors.isEmpty else {
        if oldRange.count + newRange.count <= exactLimit { matchExactly(oldRange, newRange) }
        return
      }
      var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
      for anchor in anchors {
        match(oldStart..<anchor.old, newStart..<anchor.new)
        add(anchor.old, anchor.new, 1)
        (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
      }
      match(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound)
    }

    /// The longest run, in both orders, of lines that stand once in each stretch.
    private func anchors(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [(old: Int, new: Int)] {
      var places: [ArraySlice<UInt8>: (old: Int?, new: Int?)] = [:]
      var repeated: Set<ArraySlice<UInt8>> = []
      for index in oldRange where places.updateValue((index, nil), forKey: old[index]) != nil {
        repeated.insert(old[index])
      }
      for index in newRange {
        guard let place = places[new[index]] else { continue }
        if place.new != nil { repeated.insert(new[index]) }
        places[new[index]] = (place.old, index)
      }
      let pairs = places.compactMap { line, place -> (old: Int, new: Int)? in
        guard !repeated.contains(line), let old = place.old, let new = place.new else { return nil }
        return (old, new)
      }
      let inOrder = pairs.sorted { $0.old < $1.old }
      return LongestAscending.indices(in: inOrder.map(\.new)).map { inOrder[$0] }
    }

    private mutating func matchExactly(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
      let difference = new[newRange].difference(from: old[oldRange])
      var removed = Set<Int>()
      var inserted = Set<Int>()
      for change in difference {
        switch change {
        case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
        case .insert(let offset, _, _): inserted.insert(newRange.lowerBound + offset)
        }
      }
      let kept = zip(
        oldRange.filter { !removed.contains($0) }, newRange.filter { !inserted.contains($0) })
      for (old, new) in kept { add(old, new, 1) }
    }

    private mutating func add(_ old: Int, _ new: Int, _ count: Int) {
      guard count > 0 else { return }
      if let last = matches.last, last.old + last.count == old, last.new + last.count == new {
        matches[matches.count - 1].count += count
      } else {
        matches.append(Match(old: old, new: new, count: count))
      }
    }
  }
}
