import Terminal

/// The help as a page that fits a window's width: parts stand side by side where there is room, and no
/// part is torn apart.
struct HelpLayout {
  /// The columns of the page, each as its rows; one that goes on with a sentence, or parts two parts, has
  /// no keys.
  private(set) var columns: [[HelpRow]] = []
  /// The cells from one column to the next.
  let pitch: Int
  /// The cells of a column.
  let columnWidth: Int
  /// The cells for keys, in front of the words; none where the words stand under their keys.
  let keyWidth: Int
  /// The cells that are left free at each end of the window.
  let side: Int
  /// The rows that are left free above the page and below it.
  let air: Int
  /// The rows of the window that show the page.
  let rowsInView: Int

  /// The cells between two columns.
  private static let gap = 4
  /// A column is as wide as is still easy to read, and no narrower than most sentences are long.
  private static let widths = 56...76

  /// Lays the help out in the part of a window between heading and status.
  init(_ help: [HelpRow], window: Size) {
    side = window.columns < 30 ? 1 : 2
    air = window.rows < 12 ? 0 : 1
    rowsInView = max(0, window.rows - 2 - 2 * air)
    let width = max(0, window.columns - 2 * side)
    let count = min(3, max(1, (width + Self.gap) / (Self.widths.lowerBound + Self.gap)))
    columnWidth = min(Self.widths.upperBound, (width + Self.gap) / count - Self.gap)
    pitch = columnWidth + Self.gap
    let keys = help.reduce(0) {
      if case .entry(let key, _) = $1 { max($0, DisplayWidth.of(key)) } else { $0 }
    }
    keyWidth = columnWidth < 36 ? 0 : keys
    columns = Self.columns(of: parts(of: help), at: count)
  }

  /// The parts of the help, each with its title and as many rows as its sentences take.
  private func parts(of help: [HelpRow]) -> [[HelpRow]] {
    var parts: [[HelpRow]] = []
    for row in help {
      guard case .entry(let key, let text) = row else {
        parts.append([row])
        continue
      }
      var rows = keyWidth == 0 ? [HelpRow.entry(keys: key, words: "")] : []
      for line in TextWrap.lines(of: text, columns: columnWidth - indent) {
        rows.append(.entry(keys: rows.isEmpty ? key : "", words: line))
      }
      parts[max(0, parts.count - 1)] += rows
    }
    return parts
  }

  /// The cells before the words.
  var indent: Int { keyWidth + 2 }

  /// Spreads parts over columns, so that the longest is as short as can be.
  private static func columns(of parts: [[HelpRow]], at count: Int) -> [[HelpRow]] {
    let blank = HelpRow.entry(keys: "", words: "")
    let all = parts.reduce(0) { $0 + $1.count + 1 }
    var height = all / count
    while true {
      var columns: [[HelpRow]] = [[]]
      for part in parts {
        let last = columns[columns.count - 1]
        if last.isEmpty {
          columns[columns.count - 1] = part
        } else if last.count + 1 + part.count <= height {
          columns[columns.count - 1] += [blank] + part
        } else {
          columns.append(part)
        }
      }
      if columns.count <= count || height > all { return columns }
      height += 1
    }
  }

  /// The rows of the page.
  private var height: Int { columns.map(\.count).max() ?? 0 }

  /// The last row of the page that can be the first one shown.
  var lastTop: Int { max(0, height - rowsInView) }
}
