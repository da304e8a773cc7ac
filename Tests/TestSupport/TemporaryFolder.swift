import Glibc

/// A folder of a test's own, gone with all that is in it when the test lets go of it.
package final class TemporaryFolder {
  /// Its absolute path.
  package let path: String
  /// The absolute path of an empty folder beside it, which is the home of the commands run in it.
  package let home: String

  /// Makes an empty folder; throws what the system says.
  package init() throws {
    var template = Array("/tmp/tilemenu-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure("mkdtemp") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    home = path + ".home"
    guard mkdir(home, 0o755) == 0 else { throw SystemFailure("mkdir \(home)") }
  }

  deinit { for folder in [path, home] { Self.remove(folder.bytes) } }

  /// A name in the folder as a path.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a text as a file, over one that is there.
  package func write(_ name: String, _ text: String) throws { try write(name.bytes, text.bytes) }

  /// Writes a file, whose name may be no text, over one that is there.
  package func write(_ name: [UInt8], _ bytes: [UInt8]) throws {
    try FileBytes.write(bytes, to: path.bytes + [UInt8(ascii: "/")] + name)
  }

  /// What a file holds.
  package func bytes(_ name: String) throws -> [UInt8] { try FileBytes.read(path(name).bytes) }

  /// What a file holds, as text.
  package func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// What tells whether a file has been written or replaced since.
  package func stamp(_ name: String) throws -> FileStamp {
    var status = stat()
    guard stat(path(name), &status) == 0 else { throw SystemFailure("stat \(name)") }
    return FileStamp(
      inode: UInt64(status.st_ino), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec), mode: UInt32(status.st_mode))
  }

  /// Makes a folder in it.
  package func makeFolder(_ name: String) throws {
    guard mkdir(path(name), 0o755) == 0 else { throw SystemFailure("mkdir \(name)") }
  }

  /// The names in it, hidden ones too, in alphabetical order.
  package var names: [String] {
    Self.names(in: path.bytes).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  private static func names(in folder: [UInt8]) -> [[UInt8]] {
    guard let stream = opendir(folder.cString) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != ".".bytes && name != "..".bytes { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: [UInt8]) {
    var status = stat()
    guard lstat(path.cString, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in names(in: path) { remove(path + [UInt8(ascii: "/")] + name) }
    }
    Glibc.remove(path.cString)
  }
}

/// What changes about a file when somebody writes or replaces it.
package struct FileStamp: Equatable, Sendable {
  package let inode: UInt64
  package let seconds: Int
  package let nanoseconds: Int
  /// Kind and permissions, as in `st_mode`.
  package let mode: UInt32
}
