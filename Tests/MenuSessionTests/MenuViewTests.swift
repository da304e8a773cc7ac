import MenuModel
import Terminal
import TestSupport
import Testing

@testable import MenuSession

/// A scene, and a terminal that it is drawn on.
struct DrawnScene: CustomTestStringConvertible {
  let name: String
  let scene: MenuScene
  var looks: TileLooks
  var testDescription: String { name }

  init(
    _ name: String, _ scene: MenuScene, _ depth: ColorDepth = .truecolor,
    _ lines: LineSet = .rounded, background: RGB? = .black
  ) {
    self.name = name
    self.scene = scene
    looks = TileLooks(depth: depth, lines: lines)
    looks.background = background
  }
}

@Suite struct MenuViewTests {
  @Test("a screen is what it was", arguments: states + terminals)
  func stays(_ drawn: DrawnScene) throws {
    let canvas = MenuView(drawn.scene, looks: drawn.looks).canvas()
    let picture = canvas.picture(depth: drawn.looks.depth)
    #expect(try Golden.text(drawn.name, for: picture) == picture)
  }

  @Test(
    "the cursor stands on the title that is looked at, wherever that is drawn",
    arguments: [0, 2, 6], [false, true])
  func cursorIsOnTitle(index: Int, isLifted: Bool) {
    var scene = ExampleScene.browsing()
    if isLifted { scene.lift(index) } else { scene.focus(index) }
    let canvas = MenuView(scene, looks: TileLooks(depth: .none, lines: .rounded)).canvas()
    let title = scene.tiles[index].details.icon ?? String(scene.tiles[index].tile.title.prefix(1))
    #expect(canvas[canvas.cursor]?.text == title)
  }

  @Test(
    "nothing is drawn outside a window of any size", arguments: [1, 2, 3, 5, 9, 20], [1, 4, 11])
  func smallWindows(columns: Int, rows: Int) {
    var scene = ExampleScene.browsing(size: Size(rows: rows, columns: columns))
    scene.lift(1)
    let canvas = MenuView(scene, looks: TileLooks(depth: .ansi16, lines: .rounded)).canvas()
    #expect(canvas.size == scene.size)
    #expect(canvas.bounds.contains(canvas.cursor))
  }

  @Test("black titles are not bold on the Linux console, where they would be grey")
  func blackOnConsole() {
    var scene = ExampleScene.browsing()
    for index in scene.tiles.indices {
      scene.tiles[index].tile.color = .ansi(index % 2 == 0 ? 6 : 4)
    }
    let looks = TileLooks(depth: .ansi8, lines: .plain)
    let canvas = MenuView(scene, looks: looks).canvas()
    var seen: Set<Color> = []
    for row in 1..<15 {
      for column in 0..<60 {
        let cell = canvas[Point(row: row, column: column)]
        guard let cell, cell.text != " " else { continue }
        seen.insert(cell.style.foreground)
        #expect(!(cell.style.bold && cell.style.foreground == .ansi(0)), "\(row), \(column)")
      }
    }
    #expect(seen.isSuperset(of: [.ansi(0), .ansi(15)]))
  }

  private static let states: [DrawnScene] = [
    DrawnScene("scene-browsing", ExampleScene.browsing()),
    DrawnScene("scene-shift", ExampleScene.carrying(over: 4, order: [0, 2, 4, 3, 1, 5, 6])),
    DrawnScene("scene-swap", ExampleScene.carrying(over: 4, order: [0, 4, 2, 3, 1, 5, 6])),
    DrawnScene("scene-stack", ExampleScene.stack()),
    DrawnScene("scene-find", ExampleScene.asking("Find:", "sys", focus: 3)),
    DrawnScene("scene-move-to", ExampleScene.asking("Move to:", "Photos", focus: 1)),
    DrawnScene("scene-help", ExampleScene.help()),
    DrawnScene("scene-not-saved", ExampleScene.notSaved()),
    DrawnScene("scene-marked", ExampleScene.marked()),
    DrawnScene("scene-scrolled", ExampleScene.scrolled()),
    DrawnScene("scene-empty", ExampleScene.empty()),
    DrawnScene("scene-too-small", ExampleScene.tooSmall()),
  ]

  private static let lifted = ExampleScene.carrying(over: 1, order: Array(0...6))

  private static let terminals: [DrawnScene] = [
    DrawnScene("scene-light", lifted, background: .white),
    DrawnScene("scene-256", lifted, .indexed256, background: nil),
    DrawnScene("scene-16", lifted, .ansi16),
    DrawnScene("scene-console", lifted, .ansi8, .plain),
    DrawnScene("scene-ascii", lifted, .ansi16, .ascii),
    DrawnScene("scene-monochrome", ExampleScene.browsing(), .none),
    DrawnScene("scene-monochrome-lifted", lifted, .none),
    DrawnScene("scene-monochrome-stack", ExampleScene.stack(), .none),
  ]
}
