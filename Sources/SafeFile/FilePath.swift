/// A file's name as the bytes that the system knows, which need not be UTF-8.
package struct FilePath: Hashable, Sendable {
  /// The name's bytes, without a closing zero.
  package var bytes: [UInt8]

  /// Takes a name as it came from the system: an argument, the environment, a folder.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Takes a name that is known to be text.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The file of that name in the folder that this path names.
  package func appending(_ name: String) -> FilePath {
    appending(Array(name.utf8))
  }

  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: bytes + (bytes.last == Self.separator ? [] : [Self.separator]) + name)
  }

  static let separator = UInt8(ascii: "/")
}

extension FilePath: CustomStringConvertible {
  /// The name for a message, on one line: control characters, invisible direction marks and bytes
  /// that are no UTF-8 are shown escaped, because a file may be named to play with the terminal.
  package var description: String {
    var text = ""
    var decoder = UTF8()
    var rest = bytes[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        text += Self.shown(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      case .error, .emptyInput:
        text += "\\x" + Self.hexadecimal(UInt32(rest[rest.startIndex]), digits: 2)
        rest = rest.dropFirst()
      }
      decoder = UTF8()
    }
    return text
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      return "\\u{\(hexadecimal(scalar.value, digits: 2))}"
    default:
      return String(scalar)
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
