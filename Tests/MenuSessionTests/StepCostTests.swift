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

  /// The most bytes that one of some keys has taken, and which it was; of those that scroll, or of those
  /// that do not.
  private func most(
    _ keys: String, in layout: Layout, size: Size, depth: ColorDepth = .truecolor,
    isScrolling: Bool = false
  ) -> (bytes: Int, key: String) {
    var driver = ScreenDriver(layout.menu, size: size)
    var looks = TileLooks(depth: depth, lines: .rounded)
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

  @Test("a step takes 600 bytes at most in a usual window, carrying too", arguments: layouts)
  func usualWindow(layout: Layout) {
    for keys in ["ljhkljjkk", " ljhkljjkk ", "l j ] j ["] {
      let most = most(keys, in: layout, size: Size(rows: 24, columns: 80))
      #expect(most.bytes <= 600, "\(keys): \(most)")
      #expect(most.bytes > 50)
    }
  }

  @Test("a step takes no more without colours", arguments: layouts)
  func withoutColors(layout: Layout) {
    for keys in ["ljhkljjkk", " ljhkljjkk ", "l j ] j ["] {
      let most = most(keys, in: layout, size: Size(rows: 24, columns: 80), depth: .none)
      #expect(most.bytes <= 600, "\(keys): \(most)")
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

  @Test("a step takes 2,048 bytes at most in the largest window", arguments: layouts)
  func largestWindow(layout: Layout) {
    for keys in ["ljhkljjkk", " ljhkljjkk ", "l j ] j ["] {
      for depth in [ColorDepth.truecolor, .none] {
        let most = most(keys, in: layout, size: Size(rows: 100, columns: 300), depth: depth)
        #expect(most.bytes <= 2_048, "\(keys): \(most)")
      }
    }
  }
}
