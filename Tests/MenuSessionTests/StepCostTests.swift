import MenuModel
import Terminal
import Testing

@testable import MenuSession

/// What a step costs a line, without a slide, in every layout that a menu may ask for.
@Suite struct StepCostTests {
  struct Layout: CustomTestStringConvertible {
    var columns = 3
    var margin = 1
    var height = 3
    var titles = Self.short
    var icon: String?

    var testDescription: String {
      "\(columns) columns, margin \(margin), height \(height), \(icon ?? "") \(titles[0])"
    }

    static let short = [
      "Mail", "News", "Calendar", "System log", "Music", "Photos", "Wiki", "Shell", "Editor",
      "Backups", "Weather", "Network", "Printers", "Games", "Maps", "Clock",
    ]
    static let long = [
      "A title that does not fit in any tile of this grid", "The network and its many servers",
      "Everything there is to know about printers", "Photographs of the summer before the last one",
    ]
    static let wide = ["日本語のメニュー", "电子邮件和新闻", "한국어 제목입니다", "天気予報"]

    var menu: Menu {
      let tiles = (0..<24).map { Tile(title: titles[$0 % titles.count]) }
      var menu = Menu(tiles: tiles, root: Array(tiles.indices))
      (menu.columns, menu.margin, menu.tileHeight) = (.fixed(columns), margin, height)
      return menu
    }
  }

  private static let layouts: [Layout] =
    (1...5).map { Layout(columns: $0) }
    + [0, 2, 3].map { Layout(margin: $0) }
    + [1, 2, 4, 5].map { Layout(height: $0) }
    + [Layout.long, Layout.wide].map { Layout(titles: $0) }
    + [1, 4].map { Layout(columns: $0, titles: Layout.long) }
    + [1, 3, 4].map { Layout(columns: $0, icon: "📧") }
    + [1, 2].map { Layout(columns: $0, margin: 3, height: 5) }
    + [Layout(columns: 7, margin: 0, height: 1)]
    + [4, 5, 8, 12].flatMap { columns in
      [0, 1, 2].map { Layout(columns: columns, margin: $0, height: 5) }
    }

  /// Looking around, carrying one, two and three tiles, and moving one without picking it up.
  private static let ways: [(keys: String, inHand: Int)] = [
    ("ljhkljjkk", 0), (" ljhkljjkk ", 1), ("l j ] j [", 1), ("vlv ljhkljjkk ", 2),
    ("vlvlv ljhkljjkk ", 3),
  ]

  /// What a step may take in a usual window: 600 bytes, but for what cannot be had for that.
  ///
  /// A step up or down draws a row of tiles anew, and the places of a block besides. Each row of cells is
  /// erased in each colour, so many tiles or high ones take more whatever is done, and so do titles of
  /// which each is an icon, wide or long.
  private func limit(_ layout: Layout, inHand: Int) -> Int {
    let isPlain = layout.icon == nil && layout.titles == Layout.short
    switch inHand {
    case 0: return 600
    case 1: return (layout.columns + 1) * (layout.height + 7) < 60 ? 600 : 850
    default:
      guard layout.columns <= 3, layout.height <= 3 else { return 1_000 }
      return isPlain ? 600 : 660
    }
  }

  /// The most bytes that one of some keys has taken, and which it was; of those that scroll, or of those
  /// that do not.
  private func most(
    _ keys: String, in layout: Layout, size: Size, depth: ColorDepth = .truecolor,
    isScrolling: Bool = false
  ) -> (bytes: Int, key: String) {
    var driver = ScreenDriver(layout.menu, size: size)
    var looks = TileLooks(depth: depth, lines: depth == .ansi8 ? .plain : .rounded)
    looks.background = .black
    var encoder = FrameEncoder(depth: depth)
    encoder.isErasing = true
    func draw() -> Int {
      let scene = MenuScene(driver.session) { tile in
        var details = TileDetails()
        details.icon = layout.icon
        // What Enter does is another thing from one tile to the next.
        details.runsCommand = tile % 3 == 0
        details.url = "https://example.org"
        return details
      }
      return encoder.encode(MenuView(scene, looks: looks).canvas()).count
    }
    _ = draw()
    var most = (bytes: 0, key: "")
    for (index, key) in keys.enumerated() {
      let top = driver.session.scrollTop
      driver.type(String(key))
      let bytes = draw()
      guard (driver.session.scrollTop != top) == isScrolling, bytes > most.bytes else { continue }
      most = (bytes, "\(key) at \(index)")
    }
    return most
  }

  @Test(
    "a step takes 600 bytes at most in a usual window, carrying too", arguments: layouts,
    ColorDepth.allCases)
  func usualWindow(layout: Layout, depth: ColorDepth) {
    for (keys, inHand) in Self.ways {
      let most = most(keys, in: layout, size: Size(rows: 24, columns: 80), depth: depth)
      #expect(most.bytes <= limit(layout, inHand: inHand), "\(keys): \(most)")
      #expect(most.bytes > 50)
    }
  }

  @Test("a step to another part of the grid takes 1,400 bytes at most", arguments: layouts)
  func scrolling(layout: Layout) {
    let way = String(repeating: "j", count: 24) + String(repeating: "k", count: 24)
    for keys in [way, " " + way] {
      for depth in [ColorDepth.truecolor, .none] {
        let most = most(
          keys, in: layout, size: Size(rows: 24, columns: 80), depth: depth, isScrolling: true)
        #expect(most.bytes <= 1_400, "\(keys): \(most)")
      }
    }
  }

  // Fewer colours take fewer bytes, but for the Linux console, where a shadow is made of signs.
  @Test(
    "a step takes 2,048 bytes at most in the largest window", arguments: layouts,
    [.truecolor, .ansi8, .none] as [ColorDepth])
  func largestWindow(layout: Layout, depth: ColorDepth) {
    for (keys, inHand) in Self.ways where inHand != 2 {
      let most = most(keys, in: layout, size: Size(rows: 100, columns: 300), depth: depth)
      #expect(most.bytes <= 2_048, "\(keys): \(most)")
    }
  }
}
