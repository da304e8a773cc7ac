import MenuModel
import Terminal

/// Which slots are in view, and which one a key goes to.
extension ScreenSession {
  /// Rows from one tile to the one below.
  var pitch: Int { state.menu.tileHeight + state.menu.margin }

  /// The rows of tiles that fit the window.
  var rowsInView: Int { max(1, visibleArea.rows / pitch) }

  /// The scroll position that shows the grid's end.
  ///
  /// It is a whole number of tiles from the first one, so that tiles take the place of tiles wherever one
  /// scrolls to: where they have frames these stay as they are, and need not be drawn.
  var lastScrollTop: Int {
    let layout = layout
    let hidden = max(0, layout.height - visibleArea.rows)
    // A window lower than a tile and its margin shows parts of tiles.
    guard visibleArea.rows >= pitch else { return hidden }
    return min((hidden + pitch - 1) / pitch, max(0, layout.rows - 1)) * pitch
  }

  /// The last row that the help can begin with.
  var lastHelpTop: Int { HelpLayout(KeyBindings.help, window: size).lastTop }

  /// Scrolls until the slot that is looked at is in view.
  ///
  /// Scrolling costs nearly as many bytes as drawing everything, so it is done by half a window.
  mutating func revealFocus() {
    guard state.order.count > 0 else { return }
    let frame = layout.frame(ofSlot: state.focus)
    guard !isInView(frame) else { return }
    let row = state.focus / layout.columns
    let before = rowsInView / 2
    let above = frame.row < scrollTop ? before : rowsInView - 1 - before
    scrollTop = min(max(0, (row - above) * pitch), lastScrollTop)
    // A window lower than a tile and its margin shows the tile from its top.
    if !isInView(frame) { scrollTop = frame.row }
  }

  private func isInView(_ frame: Rect) -> Bool {
    let end = min(frame.endRow, frame.row + visibleArea.rows)
    return frame.row >= scrollTop && end <= scrollTop + visibleArea.rows
  }

  /// Scrolls by rows of tiles; nothing is moved, but what is looked at stays in view.
  mutating func scroll(by rows: Int) {
    scrollTop = min(max(0, scrollTop + rows * pitch), lastScrollTop)
    guard state.carry == nil, state.order.count > 0 else { return }
    let layout = layout
    while !isInView(layout.frame(ofSlot: state.focus)) {
      let isAbove = layout.frame(ofSlot: state.focus).row < scrollTop
      let next = state.focus + (isAbove ? layout.columns : -layout.columns)
      guard (0..<layout.count).contains(next) else { return }
      state.focus = next
    }
  }

  mutating func openHelp() {
    (isHelpOpen, helpTop) = (true, 0)
    status = Status()
  }

  mutating func closeHelp() {
    isHelpOpen = false
    status = state.carry == nil ? statusAboutFocus : Status(news: .carried)
  }

  mutating func scrollHelp(_ action: KeyAction) {
    let layout = HelpLayout(KeyBindings.help, window: size)
    // A row of the last window stays in sight.
    let page = max(1, layout.rowsInView - 1)
    let rows =
      switch action {
      case .step(.up): -1
      case .pageUp: -page
      case .pageDown: page
      case .first: -helpTop
      case .last: layout.lastTop
      default: 1
      }
    helpTop = min(max(0, helpTop + rows), layout.lastTop)
  }

  /// The slot that a key goes to; nil where there is none that way.
  func slot(for action: KeyAction) -> Int? {
    let (slot, count, columns) = (state.focus, state.order.count, state.columns)
    guard count > 0 else { return nil }
    let lastRow = (count - 1) / columns
    let page = rowsInView * columns
    let wanted =
      switch action {
      case .step(.left): slot - 1
      case .step(.right): slot + 1
      case .step(.up): slot - columns
      // Below the last full row lies the last tile, whatever its column.
      case .step(.down): slot / columns < lastRow ? min(slot + columns, count - 1) : count
      case .first: 0
      case .last: count - 1
      case .pageUp: max(slot % columns, slot - page)
      case .pageDown: min(slot + page, min(lastRow * columns + slot % columns, count - 1))
      default: slot
      }
    guard (0..<count).contains(wanted) else { return nil }
    return state.carry == nil ? wanted : target(near: wanted)
  }

  /// The slot nearest to one that what is in hand can take, on the way from where it is.
  ///
  /// A locked tile holds its slot, and a block needs room behind its first tile.
  func target(near slot: Int) -> Int? {
    let (order, from) = (state.order, state.focus)
    guard slot != from, let carry = state.carry else { return slot }
    let last = order.freeCount - carry.tiles.count
    var index = order.freeIndex(of: slot)
    if order.isLocked(slot), slot < from { index -= 1 }
    // Where nothing but locked tiles lies beyond, the last free slot on the way there is meant.
    index = max(0, min(index, last))
    let target = order.slot(atFreeIndex: index)
    return target == from || (target < from) != (slot < from) ? nil : target
  }
}
