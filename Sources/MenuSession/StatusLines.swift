import Terminal

/// What is said below the tiles: on one row, or on two where it is long.
struct StatusLines {
  /// One line, or two.
  let lines: [String]
  /// True where nothing had to be cut.
  let isWhole: Bool

  /// Lays words out.
  ///
  /// - Parameters:
  ///   - action: what to do about it, which is shown whole though the rest be cut.
  ///   - columns: the cells of a row.
  ///   - reserved: how many of the last row are wanted for something else.
  init(_ text: String, action: String = "", columns: Int, reserved: Int = 0) {
    let whole = text.followed(by: action)
    lines = Self.lines(text, action, columns: columns, last: max(0, columns - reserved))
    isWhole = lines.reduce("") { $0.followed(by: $1) } == whole
  }

  /// The lines, of which the last has only so many cells.
  private static func lines(_ text: String, _ action: String, columns: Int, last: Int) -> [String] {
    let whole = text.followed(by: action)
    guard DisplayWidth.of(whole) > last else { return [whole] }
    // An action that cannot be whole in one row is broken as any words are.
    let isWhole = !action.isEmpty && DisplayWidth.of(action) <= last
    let beginning = TextWrap.beginning(of: (isWhole ? text : whole)[...], columns: columns)
    let rest = String((isWhole ? text : whole)[beginning.endIndex...].drop { $0 == " " })
    guard isWhole, !rest.isEmpty else {
      return [String(beginning), isWhole ? action : SafeText.clipped(rest, to: last)]
    }
    return last - DisplayWidth.of(action) - 1 > 1
      ? [String(beginning), line(rest, action: action, columns: last)]
      : [SafeText.clipped(text, to: columns), action]
  }

  /// One line of it all, in which what happened is cut before what to do about it.
  static func line(_ text: String, action: String, columns: Int) -> String {
    let whole = text.followed(by: action)
    let room = columns - DisplayWidth.of(action) - 1
    guard DisplayWidth.of(whole) > columns, !action.isEmpty, room > 1 else {
      return SafeText.clipped(whole, to: columns)
    }
    return "\(SafeText.clipped(text, to: room)) \(action)"
  }
}
