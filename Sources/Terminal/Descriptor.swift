import Glibc

/// An open file descriptor that is closed when its owner goes away.
package struct Descriptor: ~Copyable {
  /// The system's number, for calls that do not keep it.
  package let number: Int32

  /// Takes a descriptor over; nobody else may close it.
  package init(owning number: Int32) {
    self.number = number
  }

  deinit { _ = close(number) }
}

extension Descriptor {
  /// A pipe whose ends never block and are not passed on to launched programs; nothing when the
  /// system has no more descriptors.
  static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }
}
