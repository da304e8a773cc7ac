import Glibc
import SafeFile

/// A folder of its own for one test, gone when the test is.
final class ScratchFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/safefile-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/nonexistent"
    }
  }

  deinit {
    chmod(path, 0o700)
    Self.empty(open(path, O_RDONLY | O_DIRECTORY))
    rmdir(path)
  }

  /// Removes all that is in an open folder, by names that need not be UTF-8, and closes it.
  private static func empty(_ folder: Int32) {
    guard let listing = fdopendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          guard ![".", ".."].contains(String(cString: name)) else { return }
          guard unlinkat(folder, name, 0) != 0 else { return }
          empty(openat(folder, name, O_RDONLY | O_DIRECTORY))
          unlinkat(folder, name, AT_REMOVEDIR)
        }
      }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeBytes(of: &entry.pointee.d_name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// All names in the folder, sorted.
  var names: [String] {
    guard let listing = opendir(path) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(Self.name(of: entry))
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  func full(_ name: String) -> String { path + "/" + name }

  func file(_ name: String) -> FilePath { FilePath(full(name)) }

  /// Writes a text plainly, as an editor that saves in place does.
  @discardableResult
  func write(_ text: String, to name: String = "menu.yaml") -> FilePath {
    write(Array(text.utf8), to: name)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String = "menu.yaml") -> FilePath {
    let descriptor = open(full(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(descriptor) }
    try? StandardDescriptors.write(bytes, to: descriptor)
    return file(name)
  }

  /// Puts another file in the place of this one, as an editor that saves by rename does.
  func replace(by text: String, name: String = "menu.yaml") {
    write(text, to: "editor")
    rename(full("editor"), full(name))
  }

  /// The text of a file, or a note that there is none.
  func text(of name: String = "menu.yaml") -> String {
    guard let stream = fopen(full(name), "r") else { return "(no file)" }
    defer { fclose(stream) }
    var text: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF { text.append(UInt8(byte)) }
    return String(decoding: text, as: UTF8.self)
  }

  /// What the system knows of a name; a link is not followed.
  func status(of name: String = "menu.yaml") -> stat {
    var status = stat()
    lstat(full(name), &status)
    return status
  }
}

/// What is thrown when a test's own rewriting does not like the text.
struct Refusal: Error, Equatable {}

/// Adds a line to a text.
func adding(_ line: String) -> ([UInt8]) -> [UInt8] {
  { $0 + Array((line + "\n").utf8) }
}

/// The `FileError` that is thrown, nil when none is.
func fileError(_ body: () throws -> Void) -> FileError? {
  do {
    try body()
    return nil
  } catch {
    return error as? FileError
  }
}
