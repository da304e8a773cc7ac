import Glibc

/// A place where a file's undo journal can lie, with the name that it has there.
struct JournalPlace: ~Copyable {
  private let folder: Descriptor
  private let name: [UInt8]
  /// The journal's path, for a message.
  let path: FilePath
  /// What the journal in this place calls the file.
  let identity: [UInt8]

  /// The first choice: beside the file, where it goes along when the folder is moved.
  static func beside(_ location: borrowing FileLocation) throws(FileProblem) -> JournalPlace {
    JournalPlace(
      folder: try location.folder.duplicate(), folderPath: location.folderPath,
      fileName: location.name, identity: location.name)
  }

  /// The second choice: in the user's state folder, under the file's full path.
  ///
  /// Nil when there is no such folder and none is to be made.
  static func inStateFolder(
    _ options: SaveOptions, of location: borrowing FileLocation, making: Bool = false
  ) throws(FileProblem) -> JournalPlace? {
    guard let path = options.stateFolder else { return nil }
    let folder: Descriptor
    if making {
      folder = try Descriptor.makeFolder(path)
    } else if let present = try? Descriptor.openFolder(path) {
      folder = present
    } else {
      return nil
    }
    return JournalPlace(
      folder: folder, folderPath: path, fileName: location.name, identity: location.path.bytes)
  }

  private init(
    folder: consuming Descriptor, folderPath: FilePath, fileName: [UInt8], identity: [UInt8]
  ) {
    self.folder = folder
    self.identity = identity
    name = SiblingName.journal(of: fileName, identity: identity)
    path = folderPath.appending(name)
  }

  /// What is known of the journal in this place; nil when there is none.
  func status() throws(FileProblem) -> stat? {
    try folder.statusIfPresent(of: name)
  }

  /// Puts a journal there and on the disk; what cannot be is taken away again.
  ///
  /// It is private at first and then the file's owner's, who must be able to undo what root began.
  func store(_ journal: UndoJournal, owner: uid_t, group: gid_t) throws(FileProblem) {
    let descriptor = try Descriptor.open(
      name, inFolder: folder.number, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    do {
      for part in journal.parts { try descriptor.append(part) }
      _ = fchown(descriptor.number, owner, group)
      try descriptor.sync()
      try descriptor.close()
      try folder.syncFolder()
    } catch {
      try? folder.remove(name)
      throw error
    }
  }

  /// The bytes of the journal that is there.
  func load() throws(FileProblem) -> [UInt8] {
    let descriptor = try Descriptor.open(
      name, inFolder: folder.number, flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
    let status = try descriptor.status()
    let file = RegularFile(descriptor: descriptor, status: status)
    return try file.bytes(sizeLimit: nil)
  }

  /// Takes the journal away, for good: one that a power cut brings back would undo a later edit.
  func clear() throws(FileProblem) {
    do { try folder.remove(name) } catch .system(ENOENT) {}
    try? folder.syncFolder()
  }

  /// Gives the journal a name that no run looks for, and returns its new path.
  func setAside() throws(FileProblem) -> FilePath {
    let kept = name + Array("-kept".utf8)
    try folder.rename(name, to: kept)
    return FilePath(bytes: path.bytes + Array("-kept".utf8))
  }
}
