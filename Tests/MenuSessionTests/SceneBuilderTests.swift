import MenuModel
import Terminal
import Testing

@testable import MenuSession

@Suite struct SceneBuilderTests {
  private static let size = Size(rows: 16, columns: 60)

  private func session(_ count: Int) -> ScreenSession {
    let tiles = (1...count).map { Tile(title: "Tile \($0)") }
    return ScreenSession(
      menu: Menu(tiles: tiles, root: Array(tiles.indices)), size: Self.size)
  }

  private func scene(_ session: ScreenSession) -> MenuScene {
    MenuScene(session) { _ in TileDetails() }
  }

  @Test(
    "only tiles that can be seen are looked at, however many there are", arguments: [12, 10_000])
  func visibleTiles(count: Int) {
    var session = session(count)
    _ = session.handle(.input(.key(Key(.end))))
    var asked: [TileID] = []
    let scene = MenuScene(session) { tile in
      asked.append(tile)
      return TileDetails()
    }
    #expect(asked == scene.tiles.map(\.id))
    #expect(asked.count <= 15)
    #expect(asked.last == count - 1)
    #expect(scene.tiles.allSatisfy { !$0.slot.intersection(scene.area).isEmpty })
  }

  @Test("what the menu says of the tile that is looked at is told in the status line")
  func description() {
    var session = session(9)
    let scene = { (session: ScreenSession) in
      MenuScene(session) { tile in
        var details = TileDetails()
        details.description = tile == 1 ? "Read\u{1B}[2J mail." : nil
        return details
      }
    }
    _ = session.handle(.input(.key(Key(.right))))
    #expect(scene(session).status == "Tile 2, 2 of 9. Read\\e[2J mail.")
    _ = session.handle(.input(.key(Key(.character("v")))))
    #expect(scene(session).status == "1 tile is marked.")
    _ = session.handle(.input(.key(Key(.right))))
    #expect(scene(session).status == "Tile 3, 3 of 9.")
    for character in "/Tile 2" {
      for scalar in character.unicodeScalars {
        _ = session.handle(.input(.key(Key(.character(scalar)))))
      }
    }
    _ = session.handle(.input(.key(Key(.enter))))
    #expect(scene(session).status == "Tile 2, 2 of 9. Read\\e[2J mail.")
  }

  @Test("a tile in hand is drawn above its slot, and within the area")
  func lift() throws {
    var session = session(9)
    _ = session.handle(.input(.key(Key(.character(" ")))))
    let first = try #require(scene(session).tiles.first)
    #expect(first.emphasis.isLifted && first.emphasis.isFocused)
    let lift = try #require(first.lift)
    #expect(lift.row == first.slot.row - 1 && lift.column == first.slot.column - 1)
  }

  @Test(
    "a tile in hand leaves the titles of all others to be read",
    arguments: [0, 1, 2], [1, 2, 3, 5])
  func titles(margin: Int, height: Int) {
    for (columns, depth) in [(1, ColorDepth.truecolor), (3, .none), (5, .ansi8), (7, .ansi16)] {
      let tiles = (0..<14).map { Tile(title: "\(Character(Unicode.Scalar(UInt8(65 + $0))))x") }
      var menu = Menu(tiles: tiles, root: Array(tiles.indices))
      (menu.columns, menu.margin, menu.tileHeight) = (.fixed(columns), margin, height)
      var session = ScreenSession(menu: menu, size: Size(rows: 120, columns: 80))
      _ = session.handle(.input(.key(Key(.character(" ")))))
      for step in 0..<14 {
        var scene = scene(session)
        scene.status = ""
        let looks = TileLooks(depth: depth, lines: .rounded)
        let text = MenuView(scene, looks: looks).canvas().plainText
        for tile in tiles {
          #expect(text.contains(tile.title), "\(tile.title), \(columns) columns, step \(step)")
        }
        _ = session.handle(.input(.key(Key(step % 3 == 0 ? .down : .right))))
      }
    }
  }

  @Test("tiles that are cut off end above a blank row, and whole ones do not", arguments: 8...30)
  func lastRow(rows: Int) throws {
    var session = session(30)
    session.size = Size(rows: rows, columns: 60)
    let scene = scene(session)
    let last = try #require(scene.tiles.last)
    let isCut = last.slot.endRow > scene.area.endRow
    #expect(!isCut || scene.area.endRow == rows - 2)
    #expect(scene.tiles.allSatisfy { !$0.slot.intersection(scene.area).isEmpty })
    let canvas = MenuView(scene, looks: TileLooks(depth: .truecolor, lines: .rounded)).canvas()
    for column in 0..<60 where isCut {
      #expect(canvas[Point(row: rows - 2, column: column)]?.style.background == .standard)
    }
  }

  @Test("a tile that is dragged stays under the pointer, where it was grabbed")
  func drag() throws {
    var session = session(9)
    func mouse(_ action: Mouse.Action, _ row: Int, _ column: Int) {
      _ = session.handle(.input(.mouse(Mouse(action, at: Point(row: row, column: column)))))
    }
    let start = scene(session).tiles[0].slot
    mouse(.press(.left), start.row + 1, start.column + 4)
    for (row, column) in [(start.row + 3, start.column + 9), (9, 30), (2, 57)] {
      mouse(.drag(.left), row, column)
      let lift = try #require(scene(session).tiles.compactMap(\.lift).first)
      #expect(lift.origin == Point(row: row - 1, column: column - 4))
    }
  }

  @Test("the note tells where one is, and what is out of the ordinary")
  func note() {
    var session = session(9)
    #expect(scene(session).note == "1 of 9")
    _ = session.handle(.input(.key(Key(.character("v")))))
    #expect(scene(session).note == "1 marked, 1 of 9")
    _ = session.handle(.input(.key(Key(.character(" ")))))
    #expect(scene(session).note == "1 marked, shift, 1 of 9")
  }
}
