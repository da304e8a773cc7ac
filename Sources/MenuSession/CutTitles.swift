import MenuModel
import Terminal

/// Finds the titles that a window is too narrow for.
package struct CutTitles {
  /// A title that is cut.
  package struct Cut: Equatable {
    /// The tile.
    package let tile: TileID
    /// What is seen of its title.
    package let shown: String
  }

  /// The titles of a menu that are cut in a window so many cells wide; `details` is asked for each tile.
  package static func find(
    in menu: Menu, width: Int, details: (TileID) -> TileDetails
  ) -> [Cut] {
    menu.lists.flatMap { list in
      let tiles = menu.tiles(in: list)
      let layout = GridLayout(menu: menu, count: tiles.count, width: width)
      return tiles.enumerated().compactMap { slot, tile -> Cut? in
        let view = TileView(
          tile: menu.tiles[tile], details: details(tile), menuTitleColor: nil,
          looks: TileLooks(depth: .truecolor, lines: .rounded))
        return view.cutTitle(in: layout.frame(ofSlot: slot)).map { Cut(tile: tile, shown: $0) }
      }
    }
  }
}
