import CSystem
import Glibc

/// Writes the new bytes over the old ones in the file that is there, for a file that no other can
/// take the place of.
///
/// Nothing is truncated before the new text is there, and both texts lie on the disk meanwhile; a
/// reader can see the middle of it all the same, so this is never the first choice.
enum WriteInPlace {
  /// Writes `new` over the file if it still holds `old`.
  static func write(
    _ locked: borrowing LockedFile, old: [UInt8], new: [UInt8], _ options: SaveOptions
  ) throws(FileProblem) -> Replacement {
    let target = try locked.openForWriting()
    let opened = try target.status()
    // The name may have gone to another file; or the file to another disk, when it lay in the lower
    // layer of an overlay until this open.
    guard opened.isSameFile(as: locked.file.status), try locked.isInPlace(),
      try locked.file.descriptor.holds(old)
    else { return .changedMeanwhile }
    let place = try storeJournal(locked, old: old, new: new, options)
    do {
      try overwrite(target, old: old, new: new)
    } catch {
      let problem = error
      do {
        try putBack(old, in: locked, through: target)
        try place.clear()
      } catch {
        throw .notPutBack(problem, journal: place.path)
      }
      throw problem
    }
    let warnings = remove(place)
    return hasLost(locked.location, opened) ? .changedMeanwhile : .done(warnings: warnings)
  }

  /// Makes the file hold its old text again, whatever part of another it holds.
  static func putBack(
    _ old: [UInt8], in locked: borrowing LockedFile, through target: borrowing Descriptor
  ) throws(FileProblem) {
    // A disk that takes nothing may have taken nothing before either.
    if try !locked.file.descriptor.holds(old) {
      try target.overwrite(with: old)
      try target.truncate(to: old.count)
    }
    try target.sync()
  }

  /// Whether an editor has put another file under the name, which has not seen our text.
  ///
  /// Not to know it is no reason to say that nothing was saved.
  private static func hasLost(_ location: borrowing FileLocation, _ written: stat) -> Bool {
    do {
      return try location.statusIfPresent()?.isSameFile(as: written) != true
    } catch {
      return false
    }
  }

  private static func overwrite(
    _ target: borrowing Descriptor, old: [UInt8], new: [UInt8]
  ) throws(FileProblem) {
    if new.count > old.count {
      do {
        try system {
          reserve_room(target.number, old.count, new.count - old.count)
        }
      } catch .system(EOPNOTSUPP) {
        // Not every file system can; then a full disk shows in the write, which is undone.
      }
    }
    try target.overwrite(with: new)
    if new.count < old.count { try target.truncate(to: new.count) }
    try target.sync()
  }

  private static func storeJournal(
    _ locked: borrowing LockedFile, old: [UInt8], new: [UInt8], _ options: SaveOptions
  ) throws(FileProblem) -> JournalPlace {
    let place = try JournalPlace.beside(locked.location)
    do {
      try store(in: place, locked, old: old, new: new)
      return place
    } catch .system(let code) where [EACCES, EPERM, EROFS, EBADF, EEXIST].contains(code) {
      // Not to be written to; not to be synced (EBADF), as it may not be listed; or someone has put
      // a thing of that name there, for us to stumble over.
      do throws(FileProblem) {
        guard
          let other = try JournalPlace.inStateFolder(options, of: locked.location, making: true)
        else { throw .system(code) }
        try store(in: other, locked, old: old, new: new)
        return other
      } catch .system(let code) {
        throw .noRoomForUndo(code)
      }
    }
  }

  private static func store(
    in place: borrowing JournalPlace, _ locked: borrowing LockedFile, old: [UInt8], new: [UInt8]
  ) throws(FileProblem) {
    let status = locked.file.status
    try place.store(
      UndoJournal(identity: place.identity, inode: UInt64(status.st_ino), old: old, new: new),
      owner: status.st_uid, group: status.st_gid)
  }

  /// A journal that stays is no harm: the next run sees that the file is whole and takes it away.
  private static func remove(_ place: borrowing JournalPlace) -> [String] {
    do {
      try place.clear()
      return []
    } catch {
      return ["saved, but its undo copy \(place.path) could not be removed (\(error.reason))"]
    }
  }
}
