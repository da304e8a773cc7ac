import Glibc

/// Why a file could not be read or saved; when this is thrown the file is as it was, but for the
/// one case that says where its old bytes are.
package enum FileError: Error, Equatable, Sendable {
  /// It happened before there was anything to save.
  case notRead(FileProblem)
  /// It happened on the way to the disk.
  case notSaved(FileProblem)

  /// What went wrong, apart from when.
  package var problem: FileProblem {
    switch self {
    case .notRead(let problem), .notSaved(let problem): problem
    }
  }

  /// What went wrong in plain words, on one line, to be put behind the file's name.
  package var reason: String { problem.reason }
}

/// What can go wrong with a file.
package enum FileProblem: Error, Equatable, Sendable {
  /// The system refused a call, with this `errno`.
  case system(Int32)
  /// The name is that of something that is not a regular file.
  case notRegular(FileKind)
  /// The file has more bytes than the limit lets in.
  case tooLarge(limit: Int)
  /// No one may write the file; that a rename could replace it all the same does not make it right.
  case readOnly
  /// Another instance held the file for longer than we wait.
  case inUse
  /// Someone else wrote the file each time that we were about to.
  case keepsChanging
  /// The file must be written in place, but there is nowhere to keep an undo copy meanwhile.
  case noRoomForUndo(Int32)
  /// Another user's save was interrupted, and only that user's next run can undo it from this file.
  case interruptedByAnother(journal: FilePath)
  /// Writing in place failed, and so did putting the old bytes back; they are kept in this file.
  indirect case notPutBack(FileProblem, journal: FilePath)

  /// The problem in plain words, on one line, with the system's own text where it has one.
  package var reason: String {
    switch self {
    case .system(let code): Self.text(code)
    case .notRegular(let kind): "it is \(kind.rawValue), not a file"
    case .tooLarge(let limit): "it is larger than the limit of \(Self.size(limit))"
    case .readOnly: "the file is read-only (\(Self.text(EACCES)))"
    case .inUse: "another tilemenu has kept the file for too long"
    case .keepsChanging: "another program keeps changing the file"
    case .noRoomForUndo(let code):
      "the file can only be written in place, and there is nowhere to keep an undo copy "
        + "(\(Self.text(code)))"
    case .interruptedByAnother(let journal):
      "another user's save was interrupted, and is undone from \(journal) when they run it again"
    case .notPutBack(let problem, let journal):
      "\(problem.reason); its old text is kept in \(journal), and the next run puts it back"
    }
  }

  private static func size(_ count: Int) -> String {
    let mega = 1024 * 1024
    return count >= mega && count % mega == 0 ? "\(count / mega) MB" : "\(count) bytes"
  }

  private static func text(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// What a name can stand for besides a regular file.
package enum FileKind: String, Sendable {
  case folder = "a folder"
  case pipe = "a named pipe"
  case socket = "a socket"
  case device = "a device"
  case link = "a link"
  case other = "something else"

  /// The kind in a status' mode; nil for a regular file.
  init?(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR, S_IFBLK: self = .device
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
