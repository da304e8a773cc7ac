import Terminal

/// The rows of the help as they fit a window: whole sentences, on several rows where it is narrow.
struct HelpLayout {
  /// The rows; one that goes on with the sentence before it has no keys.
  private(set) var rows: [HelpRow] = []
  /// The cells for keys, in front of the words; a few names are longer.
  let keyWidth: Int
  /// How many rows stand side by side.
  let columns: Int
  /// The cells that are left free at each end of the window.
  let side: Int
  /// The cells between two columns.
  static let gap = 3

  init(_ help: [HelpRow], windowColumns: Int) {
    side = windowColumns < 30 ? 1 : 2
    let width = max(0, windowColumns - 2 * side)
    var (keys, words) = (0, 0)
    for case .entry(let key, let text) in help {
      keys = max(keys, DisplayWidth.of(key))
      words = max(words, DisplayWidth.of(text))
    }
    // In a window that is too narrow for both, the words stand under their keys.
    let isNarrow = width < 36
    // The gestures of the mouse have long names, for which the words make room.
    keyWidth = isNarrow ? 0 : min(keys, max(12, width / 6))
    columns = max(1, (width + Self.gap) / (keyWidth + 2 + words + Self.gap))
    for row in help {
      guard columns == 1, case .entry(let key, let text) = row else {
        rows.append(row)
        continue
      }
      if isNarrow { rows.append(.entry(keys: key, words: "")) }
      let room = width - 2 - (isNarrow ? 0 : max(DisplayWidth.of(key), keyWidth))
      for (index, line) in TextWrap.lines(of: text, columns: room).enumerated() {
        rows.append(.entry(keys: index == 0 && !isNarrow ? key : "", words: line))
      }
    }
  }

  /// The last row that can be the first one shown.
  func lastTop(windowRows: Int) -> Int {
    rows.count <= columns * windowRows ? 0 : max(0, rows.count - windowRows)
  }
}
