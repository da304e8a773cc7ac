import Glibc

/// An open file that is closed when its owner is gone, never numbered 0, 1 or 2.
struct Descriptor: ~Copyable {
  let number: Int32

  private init(number: Int32) {
    self.number = number
  }

  deinit {
    // A failure here has no one to go to: whoever minds says `close()`.
    _ = Glibc.close(number)
  }

  /// Opens a name, relative to a folder if one is given, always to be closed on exec.
  ///
  /// A program started with standard output closed would get number 1 here, and print into the
  /// user's file what it meant for the terminal; so low numbers are moved out of the way.
  static func open(
    _ name: [UInt8], inFolder folder: Int32 = AT_FDCWD, flags: Int32, mode: mode_t = 0
  ) throws(FileProblem) -> Descriptor {
    let number = try system { withName(name) { openat(folder, $0, flags | O_CLOEXEC, mode) } }
    guard number <= 2 else { return Descriptor(number: number) }
    defer { _ = Glibc.close(number) }
    return Descriptor(number: try system { fcntl(number, F_DUPFD_CLOEXEC, 3) })
  }

  /// The same open file under another number.
  func duplicate() throws(FileProblem) -> Descriptor {
    Descriptor(number: try system { fcntl(number, F_DUPFD_CLOEXEC, 3) })
  }

  /// Closes now and says whether that failed: some file systems tell only then that they are full.
  consuming func close() throws(FileProblem) {
    let number = self.number
    discard self
    // EINTR is not taken up again: on Linux the number is free by then, and may be another's.
    if Glibc.close(number) == -1, errno != EINTR { throw .system(errno) }
  }

  /// What the system knows about the open file.
  func status() throws(FileProblem) -> stat {
    var status = stat()
    try system { fstat(number, &status) }
    return status
  }

  /// Has all that was written to the file put on the disk.
  func sync() throws(FileProblem) {
    try system { fsync(number) }
  }
}
