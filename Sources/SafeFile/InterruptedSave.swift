import Glibc

/// What a run that was killed while it wrote over a file has left, and how it is put right.
enum InterruptedSave {
  /// Whether there may be something to undo, so that the file must not be read as it is.
  static func isLeft(
    at location: borrowing FileLocation, _ options: SaveOptions
  ) throws(FileProblem) -> Bool {
    if try JournalPlace.beside(location).status() != nil { return true }
    return try JournalPlace.inStateFolder(options, of: location)?.status() != nil
  }

  /// Puts the file's old text back if a save was cut short, and returns what to tell of it.
  ///
  /// To be called under the lock: whoever writes in place holds it, so a journal that is found is a
  /// dead run's.
  static func undo(
    _ locked: borrowing LockedFile, _ options: SaveOptions
  ) throws(FileProblem) -> [String] {
    var messages = try undo(locked, from: try JournalPlace.beside(locked.location), options)
    if let place = try JournalPlace.inStateFolder(options, of: locked.location) {
      messages += try undo(locked, from: place, options)
    }
    return messages
  }

  private static func undo(
    _ locked: borrowing LockedFile, from place: borrowing JournalPlace, _ options: SaveOptions
  ) throws(FileProblem) -> [String] {
    guard let status = try place.status(), FileKind(mode: status.st_mode) == nil else { return [] }
    if !locked.isLocked, time(nil) - status.st_mtim.tv_sec <= options.lockWait / 1000 {
      // Without locks, a young journal may be that of one who is writing at this moment.
      throw .inUse
    }
    let bytes = try load(place, status, owner: locked.file.status.st_uid)
    let signals = HeldSignals.hold()
    defer { signals.release() }
    guard let journal = UndoJournal(bytes) else {
      try place.clear()
      return []
    }
    // Another file whose name makes the same sum.
    guard journal.identity == place.identity else { return [] }
    do {
      return try undo(journal, locked, place)
    } catch {
      throw .notPutBack(error, journal: place.path)
    }
  }

  private static func load(
    _ place: borrowing JournalPlace, _ status: stat, owner: uid_t
  ) throws(FileProblem) -> [UInt8] {
    // Who can make a file in this folder could make us write what they like; only those who could
    // write the user's file anyway are believed.
    guard [geteuid(), owner, 0].contains(status.st_uid) else {
      throw .interruptedByAnother(journal: place.path)
    }
    do { return try place.load() } catch .system(EACCES) {
      throw .interruptedByAnother(journal: place.path)
    }
  }

  private static func undo(
    _ journal: UndoJournal, _ locked: borrowing LockedFile, _ place: borrowing JournalPlace
  ) throws(FileProblem) -> [String] {
    let isOld = try locked.file.descriptor.holds(journal.old)
    let isNew = try locked.file.descriptor.holds(journal.new)
    if isOld || isNew {
      // Whole it is, but perhaps not yet on the disk.
      try locked.file.descriptor.sync()
      try? place.clear()
      return []
    }
    let bytes = try locked.file.bytes(sizeLimit: nil)
    guard journal.inode == UInt64(locked.file.status.st_ino), journal.canHaveLeft(bytes) else {
      let kept = try place.setAside()
      return ["it was changed after a save was interrupted; its text before that is in \(kept)"]
    }
    let target = try locked.openForWriting()
    try WriteInPlace.putBack(journal.old, in: locked, through: target)
    try? place.clear()
    return ["an interrupted save was undone"]
  }
}
