import Terminal

/// Decodes any bytes as a terminal's input, whole and in pieces: the same must come of both.
@main
enum FuzzInput {
  static func main() {
    runFuzzer { bytes in
      guard let first = bytes.first else { return }
      let input = bytes.dropFirst()
      var whole = InputDecoder()
      var events = whole.decode(Array(input)[...])
      events += whole.settle()
      var pieces = InputDecoder()
      var seen: [InputEvent] = []
      var rest = Array(input)[...]
      while !rest.isEmpty {
        let count = min(rest.count, 1 + Int(first) % 7)
        seen += pieces.decode(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      seen += pieces.settle()
      precondition(seen == events, "where the bytes are split matters")
    }
  }
}
