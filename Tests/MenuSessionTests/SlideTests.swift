import MenuModel
import Terminal
import Testing

@testable import MenuSession

@Suite struct SlideTests {
  private let before = ExampleScene.carrying(over: 1, order: [0, 1, 2, 3, 4, 5, 6])
  private let after = ExampleScene.carrying(over: 2, order: [0, 2, 1, 3, 4, 5, 6])

  @Test("a tile that makes room begins where it was, and ends where it is")
  func beginAndEnd() throws {
    let slide = try #require(Slide(from: before, to: after))
    let first = slide.frame(0, of: after)
    #expect(first.tiles[1].slot == before.tiles[2].slot)
    #expect(first.tiles.map(\.lift) == after.tiles.map(\.lift))
    #expect(slide.frame(Slide.frameCount - 1, of: after) == after)
    #expect(slide.frame(100, of: after) == after)
  }

  @Test("a tile never goes back on its way, and every frame shows another place")
  func frames() throws {
    let slide = try #require(Slide(from: before, to: after))
    let columns = (0..<Slide.frameCount).map { slide.frame($0, of: after).tiles[1].slot.column }
    #expect(columns == columns.sorted(by: >))
    #expect(Set(columns).count == Slide.frameCount)
  }

  @Test("what is put down settles into its slot")
  func settling() throws {
    var dropped = after
    dropped.tiles[2].lift = nil
    dropped.tiles[2].emphasis.isLifted = false
    let slide = try #require(Slide(from: after, to: dropped))
    #expect(slide.frame(0, of: dropped).tiles[2].slot == after.tiles[2].lift)
  }

  @Test("nothing glides where nothing has moved, or where another picture is shown")
  func refusals() {
    #expect(Slide(from: before, to: before) == nil)
    var other = after
    other.size.columns += 1
    #expect(Slide(from: before, to: other) == nil)
    other = after
    other.heading.append("Work")
    #expect(Slide(from: before, to: other) == nil)
    other = after
    other.scroll = MenuScene.Scroll(top: 4, height: 100)
    #expect(Slide(from: before, to: other) == nil)
    #expect(Slide(from: before, to: ExampleScene.help()) == nil)
  }

  @Test(
    "a slide takes at least five frames, and 3 kB at most",
    arguments: [
      (from: [0, 1, 2, 3, 4, 5, 6], over: 1, to: [0, 2, 1, 3, 4, 5, 6], then: 2),
      (from: [0, 1, 2, 3, 4, 5, 6], over: 1, to: [0, 2, 3, 4, 1, 5, 6], then: 4),
      (from: [0, 1, 2, 3, 4, 5, 6], over: 1, to: [0, 4, 2, 3, 1, 5, 6], then: 4),
      (from: [1, 0, 2, 3, 4, 5, 6], over: 0, to: [0, 2, 3, 4, 5, 6, 1], then: 6),
    ] as [(from: [Int], over: Int, to: [Int], then: Int)])
  func cost(from: [Int], over: Int, to: [Int], then: Int) throws {
    let size = Size(rows: 24, columns: 80)
    let before = ExampleScene.carrying(over: over, order: from, size: size)
    let after = ExampleScene.carrying(over: then, order: to, size: size)
    expectSlide(from: before, to: after, depth: .truecolor)
  }

  @Test(
    "and so in every layout, however many tiles make room",
    arguments: [
      (1, 1, 3), (2, 1, 3), (3, 1, 3), (4, 1, 3), (2, 2, 5), (3, 0, 1), (6, 1, 2), (8, 0, 5),
      (12, 0, 5), (6, 0, 3),
    ], [ColorDepth.truecolor, .none])
  func layouts(layout: (columns: Int, margin: Int, height: Int), depth: ColorDepth) throws {
    let count = layout.columns * (20 / (layout.height + layout.margin))
    var menu = Menu(tiles: (0..<count).map { Tile(title: "Tile \($0)") }, root: Array(0..<count))
    menu.columns = .fixed(layout.columns)
    (menu.margin, menu.tileHeight) = (layout.margin, layout.height)
    for keys in ["]", " l", " j", " ↘", "]u"] {
      var driver = ScreenDriver(menu)
      driver.type(String(keys.dropLast()))
      let before = MenuScene(driver.session) { _ in TileDetails() }
      driver.type(String(keys.suffix(1)))
      let after = MenuScene(driver.session) { _ in TileDetails() }
      // Of a full screen of tiles none may glide, for all of them have to be drawn.
      if before.scroll != after.scroll || keys == " ↘" && count > 31 { continue }
      expectSlide(from: before, to: after, depth: depth, "\(layout) \(keys)")
    }
  }

  private func expectSlide(
    from before: MenuScene, to after: MenuScene, depth: ColorDepth, _ note: Comment? = nil
  ) {
    let found = Slide(from: before, to: after)
    let isFound = found != nil
    #expect(isFound, note)
    guard let slide = found else { return }
    var looks = TileLooks(depth: depth, lines: .rounded)
    looks.background = .black
    var encoder = FrameEncoder(depth: depth)
    _ = encoder.encode(MenuView(before, looks: looks).canvas())
    let frames = (0..<Slide.frameCount).map { number in
      encoder.encode(MenuView(slide.frame(number, of: after), looks: looks).canvas()).count
    }
    #expect(frames.count { $0 > 0 } >= 5, "\(note ?? "") \(frames)")
    #expect(frames.reduce(0, +) <= 3_000, "\(note ?? "") \(frames)")
  }
}
