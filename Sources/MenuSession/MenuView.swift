import Terminal

/// Draws a scene on a canvas.
package struct MenuView {
  private let scene: MenuScene
  private let looks: TileLooks

  /// A view of a scene on a terminal with these looks.
  package init(_ scene: MenuScene, looks: TileLooks) {
    self.scene = scene
    self.looks = looks
  }

  /// The whole screen, with the cursor on the tile that is looked at, or where an answer is typed.
  package func canvas() -> Canvas {
    var canvas = Canvas(size: scene.size)
    guard !scene.isTooSmall else {
      drawTooSmall(on: &canvas)
      return canvas
    }
    let bars = BarView(scene, looks: looks)
    bars.drawHeading(on: &canvas)
    if scene.help.isEmpty {
      drawGrid(on: &canvas)
    } else {
      HelpView(scene, looks: looks).draw(on: &canvas)
    }
    bars.drawStatus(on: &canvas)
    return canvas
  }

  private func drawTooSmall(on canvas: inout Canvas) {
    for (row, words) in ["Too small:", "enlarge me"].enumerated() {
      canvas.write(
        SafeText.clipped(words, to: scene.size.columns), at: Point(row: row, column: 0),
        style: Style())
    }
  }

  private func drawGrid(on canvas: inout Canvas) {
    for tile in scene.tiles where tile.lift == nil { draw(tile, on: &canvas, in: tile.slot) }
    for tile in scene.tiles {
      guard let lift = tile.lift else { continue }
      if tile.emphasis.isStacked {
        drawPlace(of: tile, on: &canvas)
      } else {
        drawHole(tile.slot, besides: shadow(of: lift), on: &canvas)
      }
    }
    for tile in scene.tiles where !tile.emphasis.isStacked {
      guard let lift = tile.lift else { continue }
      // What has no room to be nearer than its slot casts no shadow.
      if lift != tile.slot { drawShadow(of: lift, on: &canvas) }
      draw(tile, on: &canvas, in: lift)
    }
    if scene.tiles.isEmpty {
      let text = SafeText.clipped(scene.emptyText, to: scene.area.columns - 2)
      canvas.write(
        text, at: Point(row: scene.area.row + 1, column: 2), style: looks.quiet, clip: scene.area)
    }
    drawScroll(on: &canvas)
  }

  private func draw(_ tile: SceneTile, on canvas: inout Canvas, in frame: Rect) {
    let title = view(of: tile).draw(on: &canvas, in: frame, clip: scene.area)
    if tile.emphasis.isFocused { canvas.cursor = nearest(to: title) }
  }

  private func view(of tile: SceneTile) -> TileView {
    TileView(
      tile: tile.tile, details: tile.details, menuTitleColor: scene.titleColor, looks: looks,
      emphasis: tile.emphasis)
  }

  /// The cell of the area that is nearest to one that may be scrolled out of sight.
  private func nearest(to point: Point) -> Point {
    let area = scene.area
    return Point(
      row: min(max(point.row, area.row), area.endRow - 1),
      column: min(max(point.column, area.column), area.endColumn - 1))
  }

  /// Dots in every other cell of the slot's edge, but for what lies in the shadow.
  private func drawHole(_ slot: Rect, besides shadow: Rect, on canvas: inout Canvas) {
    func dot(_ row: Int, _ column: Int) {
      let point = Point(row: row, column: column)
      guard !shadow.contains(point) else { return }
      canvas.write(looks.signs.dot, at: point, style: looks.quiet, clip: scene.area)
    }
    canvas.fill(slot.intersection(scene.area), style: Style())
    for column in stride(from: slot.column, to: slot.endColumn, by: 2) {
      dot(slot.row, column)
      dot(slot.endRow - 1, column)
    }
    for row in slot.row + 1..<max(slot.row + 1, slot.endRow - 1) {
      dot(row, slot.column)
      dot(row, slot.endColumn - 1)
    }
  }

  /// The place that is kept for a tile of the stack in hand: its title, where nothing else is.
  ///
  /// Where tiles have frames this one is open at its sides. All of it would be dotted like a hole if that
  /// did not take more bytes than all else, since such places come and go at every step.
  private func drawPlace(of tile: SceneTile, on canvas: inout Canvas) {
    let (slot, view) = (tile.slot, view(of: tile))
    canvas.fill(slot.intersection(scene.area), style: Style())
    if looks.depth == .none {
      view.drawLines(on: &canvas, in: slot, style: looks.quiet, clip: scene.area)
      for column in [slot.column, slot.endColumn - 1] {
        canvas.write(
          looks.signs.dot, at: Point(row: slot.row + (slot.rows - 1) / 2, column: column),
          style: looks.quiet, clip: scene.area)
      }
    }
    view.drawTitle(on: &canvas, in: slot, style: looks.quiet, clip: scene.area)
  }

  /// Below and to the right, since the light comes from the upper left; where tiles touch, below alone.
  private func shadow(of lift: Rect) -> Rect {
    var shadow = lift
    shadow.row += 1
    if scene.hasGaps { shadow.column += 1 }
    return shadow.intersection(scene.area)
  }

  /// So many cells of a shadow are drawn in a row where it is made of signs.
  private static let longestShadow = 8

  private func drawShadow(of lift: Rect, on canvas: inout Canvas) {
    let shadow = shadow(of: lift)
    switch looks.depth {
    case .truecolor, .indexed256, .ansi16:
      canvas.restyle(shadow) { $0.background = looks.shaded($0.background) }
    case .none, .ansi8:
      for row in shadow.row..<shadow.endRow {
        // Below, its end is enough: the sign takes three bytes a cell.
        let column = max(shadow.column, shadow.endColumn - Self.longestShadow)
        let line = String(repeating: looks.signs.shade, count: shadow.endColumn - column)
        canvas.write(line, at: Point(row: row, column: column), style: Style(), clip: shadow)
      }
    }
  }

  /// A bar at the right edge, where margins leave it free, tells what part of the grid is seen.
  private func drawScroll(on canvas: inout Canvas) {
    guard let scroll = scene.scroll, scene.area.rows >= 3 else { return }
    let column = scene.area.endColumn - 1
    guard scene.tiles.allSatisfy({ $0.slot.endColumn <= column }) else { return }
    let rows = scene.area.rows
    let length = max(1, rows * rows / max(scroll.height, 1))
    let way = max(1, scroll.height - rows)
    let start = (rows - length) * min(scroll.top, way) / way
    for row in start..<min(rows, start + length) {
      canvas.write(
        looks.lines == .ascii ? "|" : "▐", at: Point(row: scene.area.row + row, column: column),
        style: looks.quiet)
    }
  }
}
