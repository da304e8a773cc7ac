import Glibc

/// Writes what a text has got at its end behind the bytes that are there, which stay.
///
/// A tenth of what a new file costs; but a reader may see, and a kill leave, a part of what is added.
enum WriteBehind {
  /// Adds what `new` has more than `old`, its beginning, if the file still holds so many bytes.
  static func append(
    _ locked: borrowing LockedFile, old: [UInt8], new: [UInt8]
  ) throws(FileProblem) -> Replacement {
    let target = try locked.openForWriting()
    let opened = try target.status()
    guard opened.isSameFile(as: locked.file.status), opened.st_size == old.count,
      try locked.isInPlace()
    else { return .changedMeanwhile }
    do {
      try target.overwrite(with: Array(new[old.count...]), from: old.count)
    } catch {
      try target.truncate(to: old.count)
      throw error
    }
    return .done(warnings: [])
  }
}
