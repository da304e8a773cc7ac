import Glibc

/// Makes a file where there was none.
enum NewFile {
  /// Writes the bytes under the name and returns what to warn of; what fails is taken away again.
  static func create(_ path: FilePath, bytes: [UInt8]) throws(FileProblem) -> [String] {
    let signals = HeldSignals.hold()
    defer { signals.release() }
    let slash = path.bytes.lastIndex(of: FilePath.separator)
    let folder = try Descriptor.openFolder(
      FilePath(bytes: slash.map { Array(path.bytes[...$0]) } ?? [UInt8(ascii: ".")]))
    let name = Array(path.bytes[(slash.map { $0 + 1 } ?? 0)...])
    let descriptor = try Descriptor.open(
      name, inFolder: folder.number, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
    do {
      try descriptor.append(bytes)
      try descriptor.sync()
      try descriptor.close()
    } catch {
      try? folder.remove(name)
      throw error
    }
    return folder.warningsOfSync()
  }
}
