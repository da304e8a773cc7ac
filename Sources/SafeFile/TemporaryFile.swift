import Glibc

/// The new text under a name of its own beside the file, until it takes the file's name.
///
/// It is made only by who holds the lock on the file, so who holds the lock may clear away those
/// that a killed run has left. A writer that is overtaken in this, because an editor put another
/// file in place of the one it has locked, learns at its rename that its temporary is gone.
struct TemporaryFile: ~Copyable {
  let name: [UInt8]
  let descriptor: Descriptor

  /// Makes an empty one that only this user can read, under a name that no one can foresee.
  static func make(for location: borrowing FileLocation) throws(FileProblem) -> TemporaryFile {
    while true {
      let name = SiblingName.temporary(of: location.name)
      do {
        let descriptor = try Descriptor.open(
          name, inFolder: location.folder.number,
          flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        return TemporaryFile(name: name, descriptor: descriptor)
      } catch .system(EEXIST) {
        continue
      }
    }
  }

  private static let cleared = ClearedFiles()

  /// Clears away what killed runs have left of this file's temporaries, when it is surely that.
  ///
  /// A folder may hold many files, so a run looks through it once for each file that it saves.
  static func removeStale(of locked: borrowing LockedFile) {
    let path = locked.location.path
    guard locked.isLocked, cleared.insert(path) else { return }
    let file = locked.location.name
    for name in locked.location.folder.names(beginningWith: SiblingName.start(of: file))
    where SiblingName.isTemporary(name, of: file) {
      guard let status = try? locked.location.folder.status(of: name),
        FileKind(mode: status.st_mode) == nil, status.st_nlink == 1,
        [geteuid(), locked.file.status.st_uid].contains(status.st_uid)
      else { continue }
      try? locked.location.folder.remove(name)
    }
  }
}

/// The files whose folders this run has looked through.
///
/// Its lock is the system's, which the thread sanitizer sees; it takes what a `Mutex` guards for a race.
private final class ClearedFiles: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var paths: Set<FilePath> = []

  init() { pthread_mutex_init(lock, nil) }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Adds a file; false where it has been added before.
  func insert(_ path: FilePath) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return paths.insert(path).inserted
  }
}
