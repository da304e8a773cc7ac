import Glibc

/// What the system knows of a file, by which it is seen without reading whether it may be another.
struct FileStamp: Equatable {
  private let numbers: [Int]

  /// The stamp of a file as it is now; nil where there is none.
  init?(of file: Word) {
    var status = stat()
    guard stat(file.bytes.cString, &status) == 0 else { return nil }
    numbers = [
      Int(bitPattern: UInt(status.st_dev)), Int(bitPattern: UInt(status.st_ino)),
      Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
      status.st_ctim.tv_nsec,
    ]
  }
}
