/// UTF-16 text as bytes, both ways without loss.
enum UTF16Bytes {
  /// The text as UTF-8, its byte order mark included; throws at the first broken character.
  static func decoded(_ file: [UInt8], isBigEndian: Bool) throws(MenuErrors) -> [UInt8] {
    let units = stride(from: 0, to: file.count - 1, by: 2).map { offset -> UInt16 in
      let (first, second) = (UInt16(file[offset]), UInt16(file[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var text: [UInt8] = []
    var decoder = UTF16()
    var iterator = units.makeIterator()
    reading: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .emptyInput: break reading
      case .error: throw broken(after: text)
      }
    }
    guard file.count.isMultiple(of: 2) else { throw broken(after: text) }
    return text
  }

  /// UTF-8 bytes as UTF-16.
  static func encoded(_ text: [UInt8], isBigEndian: Bool) -> [UInt8] {
    String(decoding: text, as: UTF8.self).utf16.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }

  private static func broken(after text: [UInt8]) -> MenuErrors {
    // Half a character is none, so it stands where the text before it ends.
    let position: SourcePosition
    do throws(MenuErrors) {
      position = LineTable(try SourceText(text)).position(of: text.count)
    } catch {
      return error
    }
    return MenuErrors(
      .init(at: position, "this is no UTF-16: half a character", hint: "save the file as UTF-8"))
  }
}
