import MenuModel
import Terminal

/// Draws one tile: a block of its colour with its title in the middle, or a frame where there is no
/// colour.
///
/// What it is (locked, a folder, its hotkey) and how it stands out is told by characters as well.
struct TileView {
  let tile: Tile
  let details: TileDetails
  /// The colour of titles that the menu asks for.
  let menuTitleColor: TileColor?
  let looks: TileLooks
  var emphasis = TileEmphasis()

  /// Draws the tile into a rectangle of a canvas, and says where its title begins.
  @discardableResult
  func draw(on canvas: inout Canvas, in frame: Rect, clip: Rect? = nil) -> Point {
    let clip = (clip ?? canvas.bounds).intersection(frame)
    var style = style
    // All of a tile in hand is bold if its title is: to tell them apart takes bytes at every step.
    style.bold = emphasis.isLifted && isTitleBold(in: style)
    let band = reversedBand(in: frame)
    let ground = band == frame ? style : Style(bold: style.bold)
    canvas.fill(clip, style: ground)
    canvas.fill(band.intersection(clip), style: style)
    drawLines(on: &canvas, in: frame, style: ground, clip: clip)
    let title = drawTitle(on: &canvas, in: frame, style: style, clip: clip)
    drawMarks(on: &canvas, in: frame, style: ground, clip: clip)
    drawCount(on: &canvas, in: frame, style: ground, clip: clip)
    return title
  }

  private var style: Style {
    // Without colours a tile in hand is told by being the other way round.
    guard looks.depth != .none else { return Style(reverse: emphasis.isLifted) }
    let background = looks.background(of: tile)
    let chosen = (tile.titleColor ?? menuTitleColor).map { Color($0) }
    guard emphasis.isLifted else {
      return Style(
        foreground: chosen ?? Color.readableText(on: background, depth: looks.depth),
        background: background)
    }
    return looks.raised(background, title: chosen)
  }

  /// The rows in the tile's own style: all but for a large tile in hand without colours, of which the
  /// title's row alone is the other way round, since such blanks cannot be erased but must be written.
  private func reversedBand(in frame: Rect) -> Rect {
    guard style.reverse, frame.rows * frame.columns > Self.largestReversed else { return frame }
    return Rect(row: titleRow(in: frame).row, column: frame.column, rows: 1, columns: frame.columns)
  }

  private static let largestReversed = 150

  /// The frame's lines; a block of colour needs none unless it stands out.
  private var lines: LineSet? {
    if emphasis.isLifted { return looks.heavyLines }
    guard looks.depth == .none else { return emphasis.isFocused ? looks.lines : nil }
    return emphasis.isFocused ? looks.heavyLines : looks.lines
  }

  /// Draws the frame, or its corners; nothing where the tile has none.
  func drawLines(on canvas: inout Canvas, in frame: Rect, style: Style, clip: Rect) {
    guard let lines else { return }
    if isOpen(frame) {
      drawCorners(lines, on: &canvas, in: frame, style: style, clip: clip)
    } else {
      drawFrame(lines, on: &canvas, in: frame, style: style, clip: clip)
    }
  }

  /// Fewer cells than these are all needed for the title.
  private static let leastFramed = 4

  private func drawFrame(
    _ lines: LineSet, on canvas: inout Canvas, in frame: Rect, style: Style, clip: Rect
  ) {
    guard frame.columns >= Self.leastFramed else { return }
    if frame.rows >= 2 {
      canvas.frame(frame, lines: lines, style: style, clip: clip)
    } else {
      canvas.write("[", at: frame.origin, style: style, clip: clip)
      canvas.write(
        "]", at: Point(row: frame.row, column: frame.endColumn - 1), style: style, clip: clip)
    }
  }

  /// What is wider than this stands out by its corners; lines as long would take more bytes than all
  /// else.
  private static let widestClosed = 40
  /// Without colours a tile of more cells shows only corners, for the same reason: whole frames move.
  private static let largestClosed = 100

  /// Whether only the corners of the frame are drawn: a tile in hand is carried about a great deal, and
  /// the block that it is tells where it ends.
  private func isOpen(_ frame: Rect) -> Bool {
    if emphasis.isLifted { return true }
    return looks.depth == .none
      ? frame.rows * frame.columns > Self.largestClosed
      : emphasis.isFocused && frame.columns > Self.widestClosed
  }

  private func drawCorners(
    _ lines: LineSet, on canvas: inout Canvas, in frame: Rect, style: Style, clip: Rect
  ) {
    let (rows, columns) = (min(2, frame.rows), min(3, frame.columns / 3))
    for row in [frame.row, frame.endRow - rows] {
      for column in [frame.column, frame.endColumn - columns] {
        let corner = Rect(row: row, column: column, rows: rows, columns: columns)
        drawFrame(
          lines, on: &canvas, in: frame, style: style, clip: corner.intersection(clip))
      }
    }
  }

  /// The row of the title and the cells that are free for it: inside the frame where there is one.
  func titleRow(in frame: Rect) -> Rect {
    let row = frame.row + (frame.rows - 1) / 2
    return Rect(row: row, column: frame.column, rows: 1, columns: frame.columns)
      .inset(
        rows: 0,
        columns: min(2, max(0, frame.columns - Self.leastFramed + 1)))
  }

  /// Draws the title alone, with the signs before it, and says where it begins.
  @discardableResult
  func drawTitle(on canvas: inout Canvas, in frame: Rect, style: Style, clip: Rect) -> Point {
    let row = titleRoom(in: frame)
    let sign = sign
    let text = SafeText.clipped(label, to: max(0, row.columns - sign.count))
    // A title does not move for the sign before it, unless there is no other room.
    let centred = row.column + (row.columns - DisplayWidth.of(text)) / 2
    let start = max(centred, row.column + sign.count)
    let point = Point(row: row.row, column: start)
    guard row.columns > 0 else { return frame.origin }
    var titleStyle = style
    titleStyle.bold = isTitleBold(in: style)
    write(
      sign + text, at: Point(row: row.row, column: start - sign.count), style: titleStyle,
      clip: row.intersection(clip), on: &canvas, isOnBorder: isTitleOnBorder(of: frame))
    return point
  }

  private func isTitleOnBorder(of frame: Rect) -> Bool {
    emphasis.isStacked ? frame.rows <= 2 : lines != nil && frame.rows == 2
  }

  /// What is left of the title where it is cut; nil where all of it is seen.
  func cutTitle(in frame: Rect) -> String? {
    let room = max(0, titleRoom(in: frame).columns)
    return DisplayWidth.of(label) > room ? SafeText.clipped(label, to: room) : nil
  }

  /// The cells for the title: those of its row that no marks need.
  private func titleRoom(in frame: Rect) -> Rect {
    var row = titleRow(in: frame)
    let marks = marksShareTitleRow(frame) ? count + shortMarks : ""
    if !marks.isEmpty { row.columns -= marks.count + 1 }
    return row
  }

  /// The title with its icon, which is left out in a place that is only kept.
  private var label: String {
    let title = tile.title.allSatisfy(\.isWhitespace) ? "(untitled)" : tile.title
    let icon = emphasis.isStacked ? nil : details.icon
    return (icon.map { $0 + " " } ?? "") + title
  }

  private func isTitleBold(in style: Style) -> Bool {
    switch looks.depth {
    case _ where emphasis.isStacked: false
    case .none: emphasis.isFocused
    // The Linux console shows bold black as grey, which can hardly be read on a colour.
    case .ansi8: style.foreground != .ansi(0)
    case .ansi16, .indexed256, .truecolor: true
    }
  }

  /// Whether it is said to be one of several; of those in hand the first tells how many they are.
  private var isMarked: Bool {
    emphasis.isStacked || (emphasis.isMarked && emphasis.stackedCount == 0)
  }

  /// What stands before the title of a tile that is looked at or marked.
  private var sign: String {
    let signs = looks.signs
    let sign =
      (emphasis.isFocused ? signs.focus : "")
      + (isMarked ? signs.mark : "")
    return sign.isEmpty ? "" : sign + " "
  }

  /// Writes a text; where it interrupts a frame's line, with a blank on each side if there is room.
  private func write(
    _ text: String, at point: Point, style: Style, clip: Rect, on canvas: inout Canvas,
    isOnBorder: Bool
  ) {
    let width = DisplayWidth.of(text)
    if isOnBorder, point.column > clip.column, point.column + width < clip.endColumn {
      let before = Point(row: point.row, column: point.column - 1)
      canvas.write(" " + text + " ", at: before, style: style, clip: clip)
    } else {
      canvas.write(text, at: point, style: style, clip: clip)
    }
  }
}
