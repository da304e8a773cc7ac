import CSystem
import Glibc

/// What is done to the names in a folder that is held open.
extension Descriptor {
  /// Opens a folder; one that may be passed through but not listed will do.
  static func openFolder(_ path: FilePath) throws(FileProblem) -> Descriptor {
    do {
      return try open(path.bytes, flags: O_RDONLY | O_DIRECTORY)
    } catch .system(EACCES) {
      return try open(path.bytes, flags: open_path_only | O_DIRECTORY)
    }
  }

  /// Opens a folder, made first with those above it that are missing, for this user alone.
  static func makeFolder(_ path: FilePath) throws(FileProblem) -> Descriptor {
    for (index, byte) in path.bytes.enumerated() where byte == FilePath.separator && index > 0 {
      try makeOneFolder(Array(path.bytes[..<index]))
    }
    try makeOneFolder(path.bytes)
    return try openFolder(path)
  }

  private static func makeOneFolder(_ path: [UInt8]) throws(FileProblem) {
    do {
      try system { withName(path) { mkdir($0, 0o700) } }
    } catch {
      // A folder that is there can be one that could not be made: on a read-only disk, say.
      var status = stat()
      guard withName(path, { stat($0, &status) }) == 0 else { throw error }
    }
  }

  /// What has the name now; a link is not followed.
  func status(of name: [UInt8]) throws(FileProblem) -> stat {
    var status = stat()
    try system { withName(name) { fstatat(number, $0, &status, AT_SYMLINK_NOFOLLOW) } }
    return status
  }

  /// The same; nil when nothing has the name.
  func statusIfPresent(of name: [UInt8]) throws(FileProblem) -> stat? {
    do { return try status(of: name) } catch .system(ENOENT) { return nil }
  }

  /// Takes the name away from the file that has it.
  func remove(_ name: [UInt8]) throws(FileProblem) {
    try system { withName(name) { unlinkat(number, $0, 0) } }
  }

  /// Gives the file another name; who had that one loses it at the same moment.
  func rename(_ name: [UInt8], to other: [UInt8]) throws(FileProblem) {
    try system {
      withName(name) { name in withName(other) { renameat(number, name, number, $0) } }
    }
  }

  /// The names in the folder that begin so; none when it may not be listed.
  func names(beginningWith start: [UInt8]) -> [[UInt8]] {
    // The place in the list belongs to the open folder, so it is opened anew.
    let own = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own != -1 else { return [] }
    guard let listing = fdopendir(own) else {
      _ = Glibc.close(own)
      return []
    }
    defer { closedir(listing) }
    var names: [[UInt8]] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 } }
      if name.starts(with: start) { names.append(Array(name)) }
    }
    return names
  }

  /// The same after a save: from the rename on the bytes are in the file, and that the name is not
  /// yet on the disk is a warning, no reason to say that they are not saved.
  func warningsOfSync() -> [String] {
    do {
      try syncFolder()
      return []
    } catch {
      return ["saved, but a power cut now could undo it (\(error.reason))"]
    }
  }

  /// Has a folder's names put on the disk; where a file system cannot, there is nothing to do.
  func syncFolder() throws(FileProblem) {
    do { try sync() } catch .system(EINVAL) {} catch .system(ENOTSUP) {}
  }
}
