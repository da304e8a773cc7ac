import Glibc

/// Where a file stands when all links are followed: its folder, held open, and its name there.
///
/// A second look by path could end somewhere else; by folder and name it cannot.
struct FileLocation: ~Copyable {
  let folder: Descriptor
  let folderPath: FilePath
  let name: [UInt8]

  /// The path without links that this location was found at.
  let path: FilePath

  /// Follows a path to the end of its links; what it names must be there.
  static func find(_ path: FilePath) throws(FileProblem) -> FileLocation {
    // C would take the name up to the zero, which is that of another file.
    guard !path.bytes.contains(0) else { throw .system(ENOENT) }
    guard let resolved = withName(path.bytes, { realpath($0, nil) }) else { throw .system(errno) }
    defer { free(resolved) }
    let bytes = Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    let slash = bytes.lastIndex(of: FilePath.separator) ?? 0
    let folderPath = FilePath(bytes: slash == 0 ? [FilePath.separator] : Array(bytes[..<slash]))
    let name = Array(bytes[(slash + 1)...])
    return FileLocation(
      folder: try Descriptor.openFolder(folderPath), folderPath: folderPath,
      name: name.isEmpty ? [UInt8(ascii: ".")] : name, path: FilePath(bytes: bytes))
  }

  /// What the system knows about whatever has the name now.
  func status() throws(FileProblem) -> stat {
    try folder.status(of: name)
  }

  /// The same; nil when nothing has the name.
  func statusIfPresent() throws(FileProblem) -> stat? {
    try folder.statusIfPresent(of: name)
  }
}
