/// What reading and saving need to know besides the name and the bytes.
package struct SaveOptions: Sendable {
  /// The largest file that is read, in bytes; nil for no limit.
  package var sizeLimit: Int?
  /// Writes into the file that is there instead of putting a new one in its place, for a file that
  /// is mounted by itself into a container: there only the old one is seen.
  package var inPlace: Bool
  /// The folder for an undo copy when the file's own folder cannot hold it, made when it is needed.
  package var stateFolder: FilePath?
  /// Waits until what was saved is on the disk; for what may be lost in a power cut, but not torn, it need
  /// not be.
  package var isDurable: Bool
  /// Writes what a text has got at its end behind the old one, where a kill can leave a part of it: for
  /// a text of lines whose reader leaves out an unfinished one.
  package var growsInPlace: Bool
  /// How long to wait for another instance that is saving, in milliseconds.
  package var lockWait: Int

  /// The defaults suit a menu: 64 MB, replaced by rename, five seconds.
  package init(
    sizeLimit: Int? = 64 * 1024 * 1024, inPlace: Bool = false, stateFolder: FilePath? = nil,
    isDurable: Bool = true, growsInPlace: Bool = false, lockWait: Int = 5000
  ) {
    self.sizeLimit = sizeLimit
    self.inPlace = inPlace
    self.stateFolder = stateFolder
    self.isDurable = isDurable
    self.growsInPlace = growsInPlace
    self.lockWait = lockWait
  }
}

/// What a save did; that it returned at all means that the bytes asked for are in the file.
package struct SaveOutcome: Equatable, Sendable {
  /// Whether anything was written; equal bytes write nothing.
  package var changed: Bool
  /// What the user should know though all is well, one line each: an earlier save that was undone,
  /// a folder that could not be synced.
  package var warnings: [String]
}
