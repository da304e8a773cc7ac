import MenuModel
import Terminal
import Testing

@testable import MenuSession

/// What is in hand looks nearer, one tile or several.
@Suite struct InHandTests {
  private static let colors: [TileColor] = [
    .rgb(0x34, 0x78, 0xF6), .rgb(0xFF, 0x3B, 0x30), .rgb(0x34, 0xC7, 0x59), .rgb(0x1E, 0x3A, 0x5F),
    .rgb(0, 0, 0), .rgb(0x8E, 0x8E, 0x93), .rgb(0xF0, 0xF0, 0xF0), .indexed(17), .indexed(250),
    .ansi(0), .ansi(1), .ansi(4), .ansi(8),
  ]

  @Test(
    "a tile in hand is brighter, and its title can be read",
    arguments: [.truecolor, .indexed256, .ansi16, .ansi8] as [ColorDepth], colors)
  func brighter(depth: ColorDepth, color: TileColor) throws {
    let looks = TileLooks(depth: depth, lines: .rounded)
    let ground = Color(color).reduced(to: depth)
    let style = looks.raised(Color(color), title: nil).reduced(to: depth)
    let before = try #require(ground.components)
    let after = try #require(style.background.components)
    let text = try #require(style.foreground.components)
    #expect(text.contrast(with: after) >= 4.5)
    // Of the named colours the bright ones have no brighter sister.
    let names: [Color] = depth == .ansi8 ? [.ansi(0), .ansi(7)] : (9...15).map { .ansi($0) }
    if depth == .ansi8 || depth == .ansi16, names.contains(ground) {
      #expect(style.background == ground)
    } else {
      #expect(after.luminance > before.luminance)
    }
  }

  @Test("a title keeps the colour that the menu chose, unless it reads worse on the brighter tile")
  func chosenTitle() {
    let looks = TileLooks(depth: .truecolor, lines: .rounded)
    let white = Color.ansi(15)
    #expect(looks.raised(.rgb(0, 0, 0x60), title: white).foreground == white)
    #expect(looks.raised(.rgb(0x70, 0x70, 0x70), title: white).foreground == .rgb(0, 0, 0))
  }

  @Test("of several tiles in hand the first is lifted, and the others keep their places")
  func stack() {
    var driver = ScreenDriver("[a]bcd/efgh", size: Size(rows: 16, columns: 60))
    driver.type("vllvlv j")
    let tiles = MenuScene(driver.session) { _ in TileDetails() }.tiles
    #expect(tiles.filter(\.emphasis.isLifted).map(\.tile.title) == ["a"])
    #expect(tiles.filter(\.emphasis.isStacked).map(\.tile.title) == ["c", "d"])
    #expect(tiles.filter(\.emphasis.isStacked).allSatisfy { $0.lift == $0.slot })
    #expect(tiles.map(\.emphasis.stackedCount).max() == 2)
    driver.type("⎋")
    let rest = MenuScene(driver.session) { _ in TileDetails() }.tiles
    #expect(rest.allSatisfy { $0.lift == nil && !$0.emphasis.isStacked })
  }

  @Test(
    "how many are in hand and which is told by characters, however low a tile is", arguments: 1...5)
  func characters(height: Int) {
    let tiles = ["Mail", "News", "Wiki", "Logs"].map { Tile(title: $0) }
    var menu = Menu(tiles: tiles, root: Array(tiles.indices))
    (menu.columns, menu.tileHeight) = (.fixed(2), height)
    var driver = ScreenDriver(menu, size: Size(rows: 24, columns: 60))
    driver.type("vlv l")
    let scene = MenuScene(driver.session) { _ in TileDetails() }
    for depth in ColorDepth.allCases {
      let looks = TileLooks(depth: depth, lines: .rounded)
      let text = MenuView(scene, looks: looks).canvas().plainText
      #expect(text.contains("+1") && text.contains("• News") && text.contains("► Mail"))
    }
  }
}
