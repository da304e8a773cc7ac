import MenuModel
import Testing

@Suite struct LongestAscendingTests {
  @Test(
    "the longest part that ascends is found, and of several the one that ends lowest",
    arguments: [
      ([], []), ([7], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 2, 1], [2]), ([4, 1, 2, 3], [1, 2, 3]),
      ([2, 3, 4, 1], [0, 1, 2]), ([1, 9, 2, 8, 3], [0, 2, 4]), ([2, 2, 2], [2]),
    ] as [([Int], [Int])])
  func parts(numbers: [Int], indices: [Int]) {
    #expect(LongestAscending.indices(in: numbers) == indices)
  }
}
