import MenuModel
import Terminal

/// All that a screen shows, as a value; nothing in it tells how it came to be.
///
/// It holds the visible tiles alone, so that a menu of ten thousand costs no more than one of nine.
package struct MenuScene: Equatable, Sendable {
  /// The window.
  package var size: Size
  /// The menu's title and the folders that are open, outermost first.
  package var heading: [String] = []
  /// A few words at the heading's other end.
  package var note = ""
  /// What is not as it should be, behind the heading: that the order is not saved.
  package var alarm = ""
  /// The cells for tiles: all between the first row and the last.
  package var area: Rect
  /// The tiles of which something can be seen, in menu order.
  package var tiles: [SceneTile] = []
  /// False where tiles touch each other, so that there is no room beside one in hand.
  package var hasGaps = true
  /// The colour of titles that the menu asks for, nil for black or white.
  package var titleColor: TileColor?
  /// How much of the grid is above and below, nil where all of it is seen.
  package var scroll: Scroll?
  /// What stands where tiles would be if there were any.
  package var emptyText = ""
  /// What happened.
  package var status = ""
  /// What to do about it, which is seen however long the rest is.
  package var action = ""
  /// True when it is bad news.
  package var isBadNews = false
  /// What can be done next, the most useful first.
  package var hints: [KeyHint] = []
  /// A question that is being answered; it takes the place of the status.
  package var prompt: Prompt?
  /// All keys, when they are to be told.
  package var help: [HelpRow] = []
  /// How many rows of the help are scrolled out of sight, where it does not fit.
  package var helpTop = 0
  /// True in a window in which nothing could be told from anything else.
  package var isTooSmall = false

  /// A scene without tiles.
  package init(size: Size) {
    self.size = size
    area = Rect(row: 1, column: 0, rows: max(0, size.rows - 2), columns: max(0, size.columns))
  }

  /// Says what another scene says, whatever it shows.
  package mutating func keepWords(of other: MenuScene) {
    (note, alarm, hints, prompt) = (other.note, other.alarm, other.hints, other.prompt)
    (status, action, isBadNews) = (other.status, other.action, other.isBadNews)
  }
}

/// A tile on the screen.
package struct SceneTile: Equatable, Sendable {
  /// Which tile it is, in this scene and the next.
  package var id: TileID
  /// Its slot, in cells of the window; it may reach out of the area.
  package var slot: Rect
  /// Where it is drawn while it is in hand: nearer than its slot, which is a hole then.
  package var lift: Rect?
  /// What it is.
  package var tile: Tile
  /// What else there is to show of it.
  package var details: TileDetails
  /// How it stands out.
  package var emphasis = TileEmphasis()

  /// A tile in its slot, like any other.
  package init(id: TileID, slot: Rect, tile: Tile, details: TileDetails = TileDetails()) {
    self.id = id
    self.slot = slot
    self.tile = tile
    self.details = details
  }
}

extension MenuScene {
  /// The part of a grid that is seen, in rows of cells from zero.
  package struct Scroll: Equatable, Sendable {
    /// The first row seen.
    package var top: Int
    /// All rows of the grid.
    package var height: Int

    /// So many rows of a grid are above the window.
    package init(top: Int, height: Int) {
      self.top = top
      self.height = height
    }
  }

  /// A question and the answer so far.
  package struct Prompt: Equatable, Sendable {
    /// What has to be known first; shortened where there is no room.
    package var preface: String
    /// What is asked.
    package var label: String
    /// What has been typed.
    package var text: String
    /// What comes of it so far, in a few words.
    package var remark: String
    /// What is wrong with it; shortened where there is no room.
    package var mistake: String
    /// What to do about that.
    package var action: String

    /// A question with its answer so far.
    package init(
      preface: String = "", label: String, text: String = "", remark: String = "",
      mistake: String = "", action: String = ""
    ) {
      (self.preface, self.label, self.text) = (preface, label, text)
      (self.remark, self.mistake, self.action) = (remark, mistake, action)
    }
  }
}
