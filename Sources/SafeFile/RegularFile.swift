import Glibc

/// An open regular file, and what the system knew about it when it was opened.
struct RegularFile: ~Copyable {
  let descriptor: Descriptor
  let status: stat

  /// Opens the file for reading, or refuses at once what is no file or too large.
  ///
  /// The kind is looked at before the open, because opening a device can already do something, and
  /// after it, because the name may have gone to another. O_NONBLOCK keeps a pipe that no one
  /// writes to from holding us up.
  static func open(
    _ location: borrowing FileLocation, sizeLimit: Int?
  ) throws(FileProblem) -> RegularFile {
    try check(try location.status(), sizeLimit: sizeLimit)
    let descriptor = try Descriptor.open(
      location.name, inFolder: location.folder.number,
      flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY)
    let status = try descriptor.status()
    try check(status, sizeLimit: sizeLimit)
    return RegularFile(descriptor: descriptor, status: status)
  }

  /// All bytes of the file.
  func bytes(sizeLimit: Int?) throws(FileProblem) -> [UInt8] {
    // One byte more than there should be shows whether the file grows under us.
    var capacity = size + 1
    while true {
      let bytes = try descriptor.read(upTo: capacity)
      if let sizeLimit, bytes.count > sizeLimit { throw .tooLarge(limit: sizeLimit) }
      if bytes.count < capacity { return bytes }
      capacity = max(4096, capacity * 2)
      if let sizeLimit { capacity = min(capacity, sizeLimit + 1) }
    }
  }

  /// How many bytes it had when it was opened.
  var size: Int { Int(status.st_size) }

  /// Whether the file has other names, hard links, which a new file under one of them would not have.
  var hasOtherNames: Bool { status.st_nlink > 1 }

  /// Whether the open file was not written since it was opened, as far as its times tell.
  func looksUntouched() throws(FileProblem) -> Bool {
    let now = try descriptor.status()
    return now.st_size == status.st_size && now.st_mtim == status.st_mtim
      && now.st_ctim == status.st_ctim
  }

  private static func check(_ status: stat, sizeLimit: Int?) throws(FileProblem) {
    if let kind = FileKind(mode: status.st_mode) { throw .notRegular(kind) }
    if let sizeLimit, status.st_size > sizeLimit { throw .tooLarge(limit: sizeLimit) }
  }
}

extension stat {
  /// Whether both are the same file, whatever its content.
  func isSameFile(as other: stat) -> Bool {
    st_dev == other.st_dev && st_ino == other.st_ino
  }

  /// Whether both are the same file with the same owner, group, mode and number of names.
  func hasSameAttributes(as other: stat) -> Bool {
    isSameFile(as: other) && st_mode == other.st_mode && st_uid == other.st_uid
      && st_gid == other.st_gid && st_nlink == other.st_nlink
  }
}

extension timespec {
  fileprivate static func == (some: timespec, other: timespec) -> Bool {
    some.tv_sec == other.tv_sec && some.tv_nsec == other.tv_nsec
  }
}
