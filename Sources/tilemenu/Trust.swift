import Glibc
import MenuModel
import SafeFile

/// Whether the commands in a file may be run without asking: nobody else may have written them.
enum Trust {
  /// Why a file is not trusted; nil where it is.
  ///
  /// A file is trusted when it, and the folder that it is in, belong to us or to root and others cannot
  /// write to them. Trust by the person's own word comes from outside the file: `TILEMENU_TRUST=1`, or
  /// the file's path in `$XDG_CONFIG_HOME/tilemenu/trusted`.
  static func doubt(about file: Word) -> String? {
    guard !file.isStandardStream else { return "it came from standard input" }
    guard Surroundings.text("TILEMENU_TRUST") != "1" else { return nil }
    guard let path = resolved(file) else { return "it cannot be found" }
    if trustedPaths.contains(path) { return nil }
    if let doubt = doubt(aboutOwner: path, called: "it") { return doubt }
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    let folder = slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash])
    return doubt(aboutOwner: folder, called: "its folder")
  }

  /// The path without links.
  static func resolved(_ file: Word) -> [UInt8]? {
    guard let path = realpath(file.bytes.map { CChar(bitPattern: $0) } + [0], nil) else {
      return nil
    }
    defer { free(path) }
    return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  private static func doubt(aboutOwner path: [UInt8], called name: String) -> String? {
    var status = stat()
    guard stat(path.map { CChar(bitPattern: $0) } + [0], &status) == 0 else {
      return "\(name) cannot be looked at"
    }
    // Under sudo the file of the one who called it is theirs, not a stranger's.
    let own =
      [0, geteuid()]
      + (geteuid() == 0
        ? Surroundings.text("SUDO_UID").flatMap { UInt32($0) }.map { [$0] } ?? [] : [])
    if !own.contains(status.st_uid) { return "\(name) belongs to another user" }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let isSticky = isFolder && status.st_mode & mode_t(S_ISVTX) != 0
    if status.st_mode & 0o022 != 0 && !isSticky { return "\(name) can be written by others" }
    return nil
  }

  /// The paths that a person has written down as trusted, one a line.
  private static var trustedPaths: [[UInt8]] {
    guard let folder = Surroundings.configFolder,
      let text = try? SafeFile.read(FilePath(bytes: folder + Array("/trusted".utf8)))
    else { return [] }
    return text.split(separator: 0x0A).map(Array.init)
  }
}
