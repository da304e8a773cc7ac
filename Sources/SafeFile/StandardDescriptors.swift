import Glibc

/// Standard input, output and error, as bytes.
///
/// SIGPIPE is left as it is: whoever wants EPIPE to come back as an error ignores the signal, and
/// a program that leaves it alone ends quietly when its reader goes, as filters do. Saving writes to
/// no pipe, so the signal cannot fall into a save.
package enum StandardDescriptors {
  /// Opens `/dev/null` for those of the three that are closed; to be called first of all.
  ///
  /// Else the next file to be opened gets the free number, and messages are written into it.
  package static func ensureOpen() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is the one that was found closed. Reading from a closed standard
      // input ends at once; writing to a closed output goes nowhere.
      _ = open("/dev/null", number == 0 ? O_RDONLY : O_WRONLY)
    }
  }

  /// Reads all of standard input, at most so many bytes; throws `FileError.notRead`.
  package static func readInput(sizeLimit: Int?) throws(FileError) -> [UInt8] {
    do {
      return try readToEnd(0, sizeLimit: sizeLimit)
    } catch {
      throw .notRead(error)
    }
  }

  /// Writes all bytes to an open descriptor; throws what the system says, EPIPE if SIGPIPE is ignored.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileProblem) {
    try writeBytes(bytes) { start, count, _ in
      waiting(on: descriptor, for: POLLOUT) { Glibc.write(descriptor, start, count) }
    }
  }

  static func readToEnd(
    _ descriptor: Int32, sizeLimit: Int?
  ) throws(FileProblem) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let some = try readBytes(upTo: 1 << 16) { start, count, _ in
        waiting(on: descriptor, for: POLLIN) { Glibc.read(descriptor, start, count) }
      }
      if some.isEmpty { return all }
      all += some
      if let sizeLimit, all.count > sizeLimit { throw .tooLarge(limit: sizeLimit) }
    }
  }

  /// Makes a call that may find its descriptor not ready, which happens when the other end of a
  /// terminal or pipe has made it non-blocking for all.
  private static func waiting(on descriptor: Int32, for event: Int32, _ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result == -1, errno == EAGAIN else { return result }
      var wanted = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      _ = poll(&wanted, 1, -1)
    }
  }
}
