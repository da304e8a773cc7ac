import Terminal

/// What is said below the tiles: on one row, or on two where it is long.
struct StatusLines {
  /// One line, or two.
  let lines: [String]

  /// Lays words out.
  ///
  /// - Parameters:
  ///   - action: what to do about it, which is shown whole though the rest be cut.
  ///   - columns: the cells of a row.
  ///   - reserved: how many of the last row are wanted for something else.
  init(_ text: String, action: String = "", columns: Int, reserved: Int = 0) {
    let whole = text.followed(by: action)
    let last = max(0, columns - reserved)
    guard DisplayWidth.of(whole) > last else {
      lines = [whole]
      return
    }
    // An action that cannot be whole in one row is broken as any words are.
    let isWhole = !action.isEmpty && DisplayWidth.of(action) <= last
    let beginning = TextWrap.beginning(of: (isWhole ? text : whole)[...], columns: columns)
    let rest = String((isWhole ? text : whole)[beginning.endIndex...].drop { $0 == " " })
    guard isWhole, !rest.isEmpty else {
      lines = [String(beginning), isWhole ? action : SafeText.clipped(rest, to: last)]
      return
    }
    let room = last - DisplayWidth.of(action) - 1
    lines =
      room > 1
      ? [String(beginning), "\(SafeText.clipped(rest, to: room)) \(action)"]
      : [SafeText.clipped(text, to: columns), action]
  }
}
