import MenuModel
import Terminal

@testable import MenuSession

/// Scenes made by hand, without a session behind them.
enum ExampleScene {
  static let menu: Menu = {
    var tiles = ["Mail", "News", "Calendar", "System log", "Music", "Photos", "Wiki"].map {
      Tile(title: $0)
    }
    tiles[1].color = .rgb(0x34, 0x78, 0xF6)
    tiles[3].isLocked = true
    tiles[6].contents = [7, 8, 9]
    var menu = Menu(tiles: tiles, root: Array(tiles.indices))
    menu.title = "Launcher"
    return menu
  }()

  /// The scene of a menu whose first tile is looked at.
  static func browsing(_ menu: Menu = menu, size: Size = Size(rows: 16, columns: 60)) -> MenuScene {
    var scene = MenuScene(size: size)
    scene.heading = ["Launcher"]
    scene.note = "1 of \(menu.root.count)"
    scene.titleColor = menu.titleColor
    let layout = GridLayout(menu: menu, count: menu.root.count, width: size.columns)
    scene.tiles = menu.root.enumerated().map { slot, tile in
      var frame = layout.frame(ofSlot: slot)
      frame.row += scene.area.row
      var details = TileDetails()
      if slot == 0 { details.icon = "📧" }
      if slot < 2 { details.key = ["M", "N"][slot] }
      return SceneTile(id: tile, slot: frame, tile: menu.tiles[tile], details: details)
    }
    scene.focus(0)
    scene.status = "Read what has come"
    scene.hints = [
      .init(key: "Space", words: "pick"), .init(key: "/", words: "find"),
      .init(key: "?", words: "help"), .init(key: "q", words: "quit"),
    ]
    return scene
  }
}

extension MenuScene {
  /// Looks at another tile.
  mutating func focus(_ index: Int) {
    for other in tiles.indices { tiles[other].emphasis.isFocused = other == index }
  }

  /// Takes a tile in hand, over its slot.
  mutating func lift(_ index: Int) {
    var lift = tiles[index].slot
    lift.row -= 1
    lift.column -= 1
    tiles[index].lift = lift
    tiles[index].emphasis.isLifted = true
    focus(index)
  }
}
