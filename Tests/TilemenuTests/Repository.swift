import Glibc
import SafeFile

/// The files of this repository, by their paths in it.
enum Repository {
  /// The folder that holds Package.swift.
  static let root: String = {
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return folders.dropLast(3).joined(separator: "/")
  }()

  /// The folder with the program under test: that of the program that runs the tests.
  static let products: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    let bytes = path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }
    let name = String(decoding: bytes, as: UTF8.self)
    return name.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }()

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    let bytes = try SafeFile.read(FilePath(bytes: Array("\(root)/\(path)".utf8)))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The paths of the files below a folder whose names end so.
  static func files(below folder: String, ending: String) throws -> [String] {
    let listing = try ScratchShell().run("cd '\(root)' && find \(folder) -type f | sort").output
    return listing.split(separator: "\n").map(String.init).filter { $0.hasSuffix(ending) }
  }
}
