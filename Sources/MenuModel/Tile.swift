/// A tile's number in `Menu.tiles`: file order, depth first, from zero.
///
/// It names the tile as it was read and never changes while tiles move, so that an order is a list of
/// numbers.
package typealias TileID = Int

/// One tile of a menu: what every command needs to know of it.
///
/// A menu may hold 500,000 tiles, so what only a few commands ask for (icon, hotkey, what it launches)
/// is kept apart in `TileDetails` and looked up when it is wanted.
package struct Tile: Equatable, Sendable {
  /// The title as written, which may hold anything; what is shown of it is made safe by the terminal.
  package var title: String
  /// The colour that the file gives, nil where it gives none.
  package var color: TileColor?
  /// The colour of the title, nil where the menu's own, or black or white, is to be taken.
  package var titleColor: TileColor?
  /// True when the tile keeps its slot: it is never picked and never a target.
  package var isLocked = false
  /// True for one of several lists in one tile: it is shown as a folder, but is no item of any list and
  /// cannot be moved.
  package var isPart = false
  private var parent32: Int32 = -1
  /// The tiles in it, in file order; nil where the tile is no folder.
  package var contents: [TileID]?

  /// The folder that the tile stands in in the file, nil for the menu itself.
  package var parent: TileID? {
    get { parent32 < 0 ? nil : TileID(parent32) }
    set { parent32 = Int32(newValue ?? -1) }
  }

  /// A tile that is no folder and stands in the menu itself.
  package init(title: String, color: TileColor? = nil, isLocked: Bool = false) {
    self.title = title
    self.color = color
    self.isLocked = isLocked
  }

  /// The colour the tile is drawn in: its own, or one from the palette that its title chooses.
  package var shownColor: TileColor { color ?? .fromPalette(title: title) }
}

/// What a tile holds besides its title and colours.
package struct TileDetails: Equatable, Sendable {
  /// One or two cells shown before the title.
  package var icon: String?
  /// A sentence about the tile.
  package var description: String?
  /// The hotkey, one character.
  package var key: String?
  /// The page that the tile opens.
  package var url: String?
  /// True where launching the tile runs a command, whether it has a page or not.
  package var runsCommand = false

  /// The details of a tile that has none.
  package init() {}
}
