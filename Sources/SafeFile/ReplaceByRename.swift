import Glibc

/// How an attempt to put new bytes in place of the old ended, when nothing failed.
enum Replacement {
  case done(warnings: [String])
  /// Someone else wrote the file since it was read; it is as they left it.
  case changedMeanwhile
  /// Not in this way; the file is as it was.
  case notPossible
}

/// Replaces the file by a new one under the same name, in one step that happens or does not.
enum ReplaceByRename {
  /// Writes `new` beside the file and gives it the file's name, if the file still holds `old`.
  static func replace(
    _ locked: borrowing LockedFile, old: [UInt8], new: [UInt8], isDurable: Bool
  ) throws(FileProblem) -> Replacement {
    let temporary: TemporaryFile
    do {
      temporary = try TemporaryFile.make(for: locked.location)
    } catch .system(let code) where [EACCES, EPERM, EROFS].contains(code) {
      return .notPossible
    }
    let name = temporary.name
    do {
      let replacement = try fill(temporary, locked, old: old, new: new, isDurable)
      if case .done = replacement { return replacement }
      try? locked.location.folder.remove(name)
      return replacement
    } catch {
      try? locked.location.folder.remove(name)
      throw error
    }
  }

  private static func fill(
    _ temporary: consuming TemporaryFile, _ locked: borrowing LockedFile, old: [UInt8],
    new: [UInt8], _ isDurable: Bool
  ) throws(FileProblem) -> Replacement {
    let name = temporary.name
    let descriptor = temporary.descriptor
    try descriptor.append(new)
    guard try SavedAttributes(of: locked.file).apply(to: descriptor) else { return .notPossible }
    if isDurable { try descriptor.sync() }
    let made = try descriptor.status()
    try descriptor.close()
    // Times and sizes do not tell of every edit, so the bytes are compared.
    guard try locked.file.descriptor.holds(old), try locked.isInPlace() else {
      return .changedMeanwhile
    }
    return try rename(name, made, to: locked.location, isDurable)
  }

  private static func rename(
    _ name: [UInt8], _ made: stat, to location: borrowing FileLocation, _ isDurable: Bool
  ) throws(FileProblem) -> Replacement {
    do {
      try location.folder.rename(name, to: location.name)
    } catch .system(let code) {
      // Over a network the answer can be lost though the rename was done.
      if let now = try? location.status(), now.isSameFile(as: made) {
        return .done(warnings: location.folder.warningsOfSync())
      }
      switch code {
      case EBUSY, EXDEV, EPERM, EACCES: return .notPossible
      case ENOENT: return .changedMeanwhile
      default: throw .system(code)
      }
    }
    return .done(warnings: isDurable ? location.folder.warningsOfSync() : [])
  }
}
