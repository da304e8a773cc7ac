/// The longest part of a list of numbers, in its order, that ascends.
///
/// What is not in it is the least that must have been moved to bring the numbers into this order.
package enum LongestAscending {
  /// The indices of that part; of several as long, the one that ends lowest.
  package static func indices(in numbers: [Int]) -> [Int] {
    // For each length the index at which the lowest end of such a part stands.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      previous[index] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var indices: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      indices.append(next)
      next = previous[next]
    }
    return indices.reversed()
  }
}
