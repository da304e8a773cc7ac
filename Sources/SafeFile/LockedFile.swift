import Glibc

/// A file that no other instance saves as long as this value lives.
///
/// The lock is on the file itself and not on one beside it: there is none to be left behind when we
/// are killed, a read-only folder does not matter, and it holds across a bind mount.
struct LockedFile: ~Copyable {
  let location: FileLocation
  let file: RegularFile
  /// False where the file system knows no locks; then comparing the bytes must do.
  let isLocked: Bool

  /// Waits for the lock, at most as long as the options say; `waiting` is called once when that takes
  /// longer than a save should.
  static func lock(
    _ path: FilePath, options: SaveOptions, waiting: () -> Void = {}
  ) throws(FileProblem) -> LockedFile {
    let deadline = Deadline(milliseconds: options.lockWait)
    let patience = Deadline(milliseconds: 500)
    var hasTold = false
    while true {
      let location = try FileLocation.find(path)
      let file = try RegularFile.open(location, sizeLimit: options.sizeLimit)
      if let isLocked = try tryLock(file.descriptor) {
        // Whoever had the lock before may have put a new file in this one's place.
        if try location.status().isSameFile(as: file.status) {
          return LockedFile(location: location, file: file, isLocked: isLocked)
        }
      } else {
        if patience.hasPassed, !hasTold {
          hasTold = true
          waiting()
        }
        usleep(10_000)
      }
      if deadline.hasPassed { throw .inUse }
    }
  }

  /// Whether the lock was taken; false where there are no locks, nil while someone else has it.
  private static func tryLock(_ descriptor: borrowing Descriptor) throws(FileProblem) -> Bool? {
    do {
      try system { flock(descriptor.number, LOCK_EX | LOCK_NB) }
      return true
    } catch .system(EWOULDBLOCK) {
      return nil
    } catch {
      // NFS wants the file open for writing (EBADF), some file systems know no locks at all
      // (ENOLCK, EOPNOTSUPP); a file must be readable and savable there too.
      return false
    }
  }

  /// Whether the name still belongs to this file, unchanged but perhaps for its bytes.
  func isInPlace() throws(FileProblem) -> Bool {
    try location.statusIfPresent()?.hasSameAttributes(as: file.status) ?? false
  }

  /// Opens the file to be written over, as it is: truncating it would be a loss waiting for a kill.
  func openForWriting() throws(FileProblem) -> Descriptor {
    try Descriptor.open(
      location.name, inFolder: location.folder.number,
      flags: O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY)
  }

  /// Refuses a file that is not for us to write.
  func requireWritable() throws(FileProblem) {
    // Root may write any file, but a file without a write bit is meant to stay as it is.
    guard file.status.st_mode & 0o222 != 0 else { throw .readOnly }
    do {
      try system {
        withName(location.name) { faccessat(location.folder.number, $0, W_OK, AT_EACCESS) }
      }
    } catch .system(EACCES) {
      throw .readOnly
    }
  }
}
