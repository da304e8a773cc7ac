/// What a terminal says of itself when asked.
package enum TerminalAnswer: Hashable, Sendable {
  /// The answer that every terminal gives (DA1), and so the last of a batch.
  case attributes
  /// Whether a private mode is known and can be set (DECRPM).
  case mode(Int, isSupported: Bool)
  /// The keyboard flags that are on; only terminals with unambiguous keys answer.
  case keyboard(flags: Int)
  /// The colour behind the text.
  case background(RGB)
  /// Everything sent so far has been dealt with (DSR 0).
  case ready
}

extension TerminalAnswer {
  /// Reads an operating system command: only `11;`, the background colour, is asked for.
  init?(command bytes: [UInt8]) {
    guard let color = RGB(specification: bytes, after: "11;") else { return nil }
    self = .background(color)
  }
}

extension RGB {
  /// Reads `rgb:RRRR/GGGG/BBBB`, with one to four digits in each, as X11 has it.
  fileprivate init?(specification bytes: [UInt8], after prefix: String) {
    guard bytes.starts(with: (prefix + "rgb:").utf8) else { return nil }
    let parts = bytes.dropFirst(prefix.utf8.count + 4).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let channels = parts.compactMap { part -> UInt8? in
      guard (1...4).contains(part.count) else { return nil }
      guard let value = Int(String(decoding: part, as: UTF8.self), radix: 16), value >= 0 else {
        return nil
      }
      return UInt8(value * 255 / ((1 << (4 * part.count)) - 1))
    }
    guard parts.count == 3, channels.count == 3 else { return nil }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
  }
}
