import Glibc

/// Keeps what is written to standard error while the screen is up, to be shown when it is not.
///
/// The message of a Swift run-time error comes just before its signal: it would land on the
/// alternate screen and be gone with it. Nothing is kept when standard error is no terminal.
struct StandardErrorCapture {
  /// Where standard error led before.
  private let saved: Int32
  private let readEnd: Int32

  /// Begins to capture; nothing when there is nothing to capture.
  static func start() -> StandardErrorCapture? {
    guard isatty(STDERR_FILENO) == 1, let ends = Descriptor.pipe() else { return nil }
    defer { close(ends.write) }
    let saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard saved >= 0, dup2(ends.write, STDERR_FILENO) >= 0 else {
      close(ends.read)
      return nil
    }
    return StandardErrorCapture(saved: saved, readEnd: ends.read)
  }

  /// Lets standard error lead to where it led before, and writes there what was kept.
  ///
  /// A signal handler calls this: it touches nothing but the stack and descriptors.
  func release() {
    dup2(saved, STDERR_FILENO)
    Self.move(from: readEnd, to: STDERR_FILENO)
    close(readEnd)
    close(saved)
  }

  /// Writes what there is to be read.
  static func move(from source: Int32, to target: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      while case let count = read(source, buffer.baseAddress, buffer.count), count > 0 {
        _ = write(target, buffer.baseAddress, count)
      }
    }
  }
}
