import Glibc

/// Files read and written whole, by names that may be no text.
package enum FileBytes {
  /// What a file holds; throws what the system says.
  package static func read(_ path: [UInt8]) throws -> [UInt8] {
    let descriptor = open(path.cString, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure("open \(path.text)") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw SystemFailure("read \(path.text)") }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file in place of what it holds; throws what the system says.
  package static func write(_ bytes: [UInt8], to path: [UInt8]) throws {
    let descriptor = open(path.cString, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemFailure("open \(path.text)") }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw SystemFailure("write \(path.text)") }
      rest = rest.dropFirst(count)
    }
  }
}

/// What the system refused a test.
package struct SystemFailure: Error, CustomStringConvertible {
  /// The call and the system's reason.
  package let description: String

  /// The failure that `errno` tells of, or that a call has returned.
  package init(_ call: String, code: Int32 = errno) {
    description = "\(call): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
  }
}

extension String {
  /// The text as UTF-8.
  package var bytes: [UInt8] { Array(utf8) }
}

extension [UInt8] {
  /// The bytes as text.
  package var text: String { String(decoding: self, as: UTF8.self) }

  /// The bytes with a zero behind them, as the system wants names.
  var cString: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
