import CSystem
import Glibc

/// The memory for a large text, and for all that is made of it.
enum Heap {
  /// A text below this many bytes is read with the allocator as it is.
  private static let leastText = 1 << 18

  /// Has memory that was given back used again before so long a text is read.
  ///
  /// Large arrays would else lie apart, each with pages that the system has to clear anew, and those
  /// cost more than the arrays' work.
  static func prepare(forText count: Int) {
    guard count >= leastText else { return }
    mallopt(malloc_stretches, 0)
    mallopt(malloc_trim_threshold, Int32.max)
  }

  /// Whether so much memory is to be had.
  static func hasRoom(for count: Int) -> Bool {
    // Asked for its size, since the compiler leaves out what is only taken and given back.
    guard let room = malloc(count), malloc_usable_size(room) >= count else { return false }
    free(room)
    return true
  }
}
