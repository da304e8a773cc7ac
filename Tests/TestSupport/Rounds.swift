import Glibc

/// How often a law on random data is tried.
///
/// As often as it says, or in so many of a hundred rounds as `TILEMENU_ROUNDS` says: under a sanitizer
/// each takes many times as long.
package enum Rounds {
  private static let percent =
    getenv("TILEMENU_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 100

  /// The seeds of so many rounds, from a first one on.
  package static func seeds(from first: UInt64, count: Int) -> Range<UInt64> {
    first..<(first + UInt64(max(1, count * percent / 100)))
  }
}
