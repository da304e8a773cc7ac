import Glibc
import MenuModel
import SafeFile

/// Whether the commands in a file may be run without asking: nobody else may have written them.
enum Trust {
  /// Why a file is not trusted; nil where it is.
  ///
  /// A file is trusted when it, and the folders that lead to it, belong to us or to root and others
  /// cannot write to them. Trust by the person's own word comes from outside the file: `TILEMENU_TRUST=1`,
  /// or the file's path in `$XDG_CONFIG_HOME/tilemenu/trusted`.
  static func doubt(about file: Word) -> String? {
    if Surroundings.text("TILEMENU_TRUST") == "1" { return nil }
    guard !file.isStandardStream else { return "it came from standard input" }
    guard let path = resolved(file.bytes) else { return "it cannot be found" }
    if trustedPaths.contains(path) { return nil }
    // Who can write to the folder of a link can make it lead to another file.
    let link = resolved(folder(of: file.bytes)).flatMap { $0 == folder(of: path) ? nil : $0 }
    return doubt(aboutFile: path) ?? link.flatMap(doubt(aboutFolders:))
  }

  /// The path without links.
  static func resolved(_ path: [UInt8]) -> [UInt8]? {
    guard let path = realpath(path.cString, nil) else { return nil }
    defer { free(path) }
    return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  private static let slash = UInt8(ascii: "/")

  /// The folder that a path names something in.
  private static func folder(of path: [UInt8]) -> [UInt8] {
    guard let end = path.lastIndex(of: slash) else { return [UInt8(ascii: ".")] }
    return end == 0 ? [slash] : Array(path[..<end])
  }

  private static func doubt(aboutFile path: [UInt8]) -> String? {
    doubt(about: path, called: "it") ?? doubt(aboutFolders: folder(of: path))
  }

  /// A folder, and those that it lies in: who can write to one of these can put another in its place.
  private static func doubt(aboutFolders path: [UInt8]) -> String? {
    if let doubt = doubt(about: path, called: name(of: path)) { return doubt }
    var folder = path
    while folder != [slash] {
      folder = self.folder(of: folder)
      // Their owner is not asked for: in a container root may have another number.
      if isWritableByOthers(folder) { return "\(name(of: folder)) can be written by others" }
    }
    return nil
  }

  private static func name(of folder: [UInt8]) -> String { "the folder \(FilePath(bytes: folder))" }

  private static func doubt(about path: [UInt8], called name: String) -> String? {
    var status = stat()
    guard stat(path.cString, &status) == 0 else { return "\(name) cannot be looked at" }
    if !owners.contains(status.st_uid) { return "\(name) belongs to another user" }
    return isWritableByOthers(path) ? "\(name) can be written by others" : nil
  }

  /// In a folder with the sticky bit, others can do nothing to our files.
  private static func isWritableByOthers(_ path: [UInt8]) -> Bool {
    var status = stat()
    guard stat(path.cString, &status) == 0, status.st_mode & 0o022 != 0 else { return false }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    return !(isFolder && status.st_mode & mode_t(S_ISVTX) != 0)
  }

  /// Root, and us; under sudo also the one who called it.
  private static var owners: [uid_t] {
    let caller = geteuid() == 0 ? Surroundings.text("SUDO_UID").flatMap { uid_t($0) } : nil
    return [0, geteuid()] + [caller].compactMap(\.self)
  }

  /// The paths that a person has written down as trusted, one a line, without links; none where others
  /// could have written them.
  private static var trustedPaths: [[UInt8]] {
    guard let folder = Surroundings.configFolder,
      let list = resolved(folder + Array("/trusted".utf8)), doubt(aboutFile: list) == nil,
      let text = try? SafeFile.read(FilePath(bytes: list))
    else { return [] }
    return text.split { $0 == 0x0A || $0 == 0x0D }.compactMap {
      resolved(VariableText.expanded(String(decoding: $0, as: UTF8.self)))
    }
  }
}
