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

// The states of a session.
extension ExampleScene {
  /// With News in hand over a slot, and the tiles in this order.
  static func carrying(
    over slot: Int, order: [Int], size: Size = Size(rows: 16, columns: 60)
  ) -> MenuScene {
    var scene = browsing(size: size)
    let plain = scene
    for (place, tile) in order.enumerated() {
      scene.tiles[place] = plain.tiles[tile]
      scene.tiles[place].slot = plain.tiles[place].slot
    }
    scene.lift(slot)
    scene.note = "shift, \(slot + 1) of 7"
    scene.status = "News is now \(slot + 1) of 7"
    scene.hints = [.init(key: "Space", words: "drop"), .init(key: "Esc", words: "put back")]
    return scene
  }

  /// With three tiles in hand as a stack, the first of them over a slot that is not the first.
  static func stack() -> MenuScene {
    var scene = carrying(over: 1, order: Array(0...6))
    scene.tiles[1].emphasis.stackedCount = 2
    for index in [2, 3] {
      scene.tiles[index].emphasis.isStacked = true
      scene.tiles[index].lift = scene.tiles[index].slot
    }
    return scene
  }

  /// With a question in the last row.
  static func asking(_ label: String, _ text: String, focus: Int) -> MenuScene {
    var scene = browsing()
    scene.focus(focus)
    scene.prompt = MenuScene.Prompt(label: label, text: text)
    scene.hints = [.init(key: "Enter", words: "keep"), .init(key: "Esc", words: "go back")]
    return scene
  }

  /// With the keys in place of the grid.
  static func help() -> MenuScene {
    var scene = browsing()
    scene.help = [
      .title("Looking around"), .entry(keys: "Left, h", words: "one to the left"),
      .entry(keys: "/", words: "find"), .title("The session"), .entry(keys: "q", words: "leave"),
    ]
    return scene
  }

  /// After a save that failed.
  static func notSaved() -> MenuScene {
    var scene = browsing()
    scene.alarm = "not saved"
    scene.isBadNews = true
    scene.status = "Not saved: no space left on the device."
    scene.hints = [.init(key: "w", words: "save again")]
    return scene
  }

  /// With two tiles marked, one of them looked at.
  static func marked() -> MenuScene {
    var scene = browsing()
    for index in [0, 2] { scene.tiles[index].emphasis.isMarked = true }
    scene.note = "2 marked, 1 of 7"
    return scene
  }

  /// Far down in a menu of ten thousand tiles, in the middle of a row of them.
  static func scrolled() -> MenuScene {
    let tiles = (1...10_000).map { Tile(title: "Tile \($0)") }
    var session = ScreenSession(
      menu: Menu(tiles: tiles, root: Array(tiles.indices)), size: Size(rows: 16, columns: 60))
    session.scrollTop = 6003
    session.state.focus = 4504
    return MenuScene(session) { _ in TileDetails() }
  }

  /// A folder without tiles.
  static func empty() -> MenuScene {
    var scene = MenuScene(size: Size(rows: 8, columns: 40))
    scene.heading = ["Launcher", "Work"]
    scene.emptyText = "An empty folder."
    return scene
  }

  /// A window of hardly any cells.
  static func tooSmall() -> MenuScene {
    var scene = MenuScene(size: Size(rows: 3, columns: 9))
    scene.isTooSmall = true
    return scene
  }
}
