/// Which list of a file was taken for the tiles.
struct ListSelection: Equatable {
  let tiles: String?
  let document: String?
  let title: String?

  init(_ line: Invocation) {
    tiles = line.text(.tiles)
    document = line.text(.document)
    title = line.text(.title)
  }

  /// Reads what `text` wrote.
  init?(parsing text: Substring) {
    let fields = text.split(separator: " ", omittingEmptySubsequences: false).map(Self.field)
    guard fields.count == 3 else { return nil }
    (tiles, document, title) = (fields[0], fields[1], fields[2])
  }

  /// The options as three words, blanks and the like spelled as `%20`.
  var text: String { [tiles, document, title].map(Self.word).joined(separator: " ") }

  /// A command line that reads the file so.
  func applied(to line: Invocation) -> Invocation {
    var line = line
    for (option, value) in [(OptionName.tiles, tiles), (.document, document), (.title, title)] {
      line.options[option] = value.map { Word($0) }
    }
    return line
  }

  private static func word(_ text: String?) -> String {
    guard let text else { return "-" }
    return "="
      + text.utf8.map { byte in
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%")
          ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  private static func field(_ word: Substring) -> String? {
    guard word.first == "=" else { return nil }
    var bytes: [UInt8] = []
    var rest = word.dropFirst().utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
