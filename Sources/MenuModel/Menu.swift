/// A list of tiles: the menu itself, or the tiles in a folder.
package enum ListID: Hashable, Sendable {
  /// The menu's own tiles.
  case root
  /// The tiles in a folder.
  case folder(TileID)
}

/// How many tiles stand side by side.
package enum Columns: Equatable, Sendable {
  /// So many, from 1 to 100, or fewer where the window is too narrow for them.
  case fixed(Int)
  /// As many as the window has room for.
  case automatic
}

/// What dropping a tile on a slot does to the others.
package enum ReorderMode: String, CaseIterable, Sendable {
  /// The tiles between the two slots close up by one.
  case shift
  /// The carried tile and the one it is dropped on change places.
  case swap
}

/// A menu as it was read: its tiles and how they are shown.
package struct Menu: Equatable, Sendable {
  /// The words above the grid.
  package var title: String?
  /// The tiles side by side.
  package var columns = Columns.fixed(3)
  /// Rows between and around tiles, and half as many as the cells across; 0 to 20.
  package var margin = 1
  /// Rows of one tile, 1 to 20.
  package var tileHeight = 3
  /// The colour of titles, nil for black or white, whichever reads better on the tile.
  package var titleColor: TileColor?
  /// What a drop does.
  package var reorder = ReorderMode.shift
  /// True when a session may not change the arrangement.
  package var isLocked = false
  /// Every tile, those in folders too, in file order, depth first.
  package var tiles: [Tile]
  /// The menu's own tiles.
  package var root: [TileID]

  /// A menu of these tiles, looking as a file does that says nothing of it.
  package init(tiles: [Tile] = [], root: [TileID] = []) {
    self.tiles = tiles
    self.root = root
  }

  /// The tiles that have others in them, in file order.
  package var folders: [TileID] { tiles.indices.filter { tiles[$0].contents != nil } }

  /// The menu itself and each of its folders, in file order.
  package var lists: [ListID] { [.root] + folders.map(ListID.folder) }

  /// The tiles of a list in file order; none where the tile is no folder.
  package func tiles(in list: ListID) -> [TileID] {
    switch list {
    case .root: root
    case .folder(let folder): tiles[folder].contents ?? []
    }
  }

  /// The list that a tile stands in in the file.
  package func list(of tile: TileID) -> ListID {
    tiles[tile].parent.map(ListID.folder) ?? .root
  }
}
