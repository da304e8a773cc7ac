import Glibc

/// Makes a system call, again as long as a signal interrupts it, and throws what the system says.
///
/// For `fsync` too: EINTR comes before anything was tried. What must never be repeated is an `fsync`
/// that failed, because the pages it could not write count as clean from then on.
@discardableResult
func system<Result: FixedWidthInteger & SignedInteger>(
  _ call: () -> Result
) throws(FileProblem) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    let code = errno
    if code != EINTR { throw .system(code) }
  }
}

/// Lends a name to C, closed by a zero.
func withName<Result>(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  var closed = name
  closed.append(0)
  return closed.withUnsafeBytes { bytes in
    // An array that was just appended to has a base address.
    let characters = bytes.assumingMemoryBound(to: CChar.self)
    guard let start = characters.baseAddress else { preconditionFailure("an empty C string") }
    return body(start)
  }
}

/// A moment in the future, on a clock that no one sets.
struct Deadline {
  private let end: Int

  init(milliseconds: Int) {
    end = Self.now + milliseconds
  }

  var hasPassed: Bool { Self.now >= end }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
