/// SplitMix64: a generator whose numbers follow from its seed, so that a failure can be had again.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero, less than `bound`, which is at least 1.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A number of a range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// One of some choices.
  package mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  /// True so many times out of a hundred.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
