import MenuModel
import MenuSession
import Terminal
import TestSupport
import Testing

/// Laws of picking and dropping, on every grid that may be.
@Suite struct ReachTests {
  private func menu(_ count: Int, columns: Int, mode: ReorderMode, locked: Set<TileID> = []) -> Menu
  {
    let tiles = (0..<count).map { Tile(title: "\($0)", isLocked: locked.contains($0)) }
    var menu = Menu(tiles: tiles, root: Array(tiles.indices))
    menu.columns = .fixed(columns)
    menu.margin = 0
    menu.tileHeight = 1
    menu.reorder = mode
    return menu
  }

  private static let grids = [
    (1, 1), (2, 1), (2, 3), (5, 3), (6, 3), (7, 3), (8, 3), (4, 4), (9, 2),
  ]

  /// The order after a move, as an array knows it.
  private func expected(_ count: Int, _ source: Int, _ target: Int, _ mode: ReorderMode) -> [TileID]
  {
    var tiles = Array(0..<count)
    switch mode {
    case .shift: tiles.insert(tiles.remove(at: source), at: target)
    case .swap: tiles.swapAt(source, target)
    }
    return tiles
  }

  @Test("keys carry from every slot to every slot", arguments: grids, ReorderMode.allCases)
  func keys(grid: (count: Int, columns: Int), mode: ReorderMode) {
    for source in 0..<grid.count {
      for target in 0..<grid.count {
        var driver = ScreenDriver(menu(grid.count, columns: grid.columns, mode: mode))
        driver.type(String(repeating: "l", count: source) + " ")
        let rows = target / grid.columns - source / grid.columns
        driver.type(String(repeating: rows > 0 ? "j" : "k", count: abs(rows)))
        let rest = target - driver.session.state.focus
        driver.type(String(repeating: rest > 0 ? "l" : "h", count: abs(rest)) + " ")
        #expect(
          driver.saved.order(of: .root).tiles == expected(grid.count, source, target, mode),
          "\(grid) from \(source) to \(target)")
      }
    }
  }

  @Test("a drag carries from every slot to every slot", arguments: grids, ReorderMode.allCases)
  func mouse(grid: (count: Int, columns: Int), mode: ReorderMode) {
    for source in 0..<grid.count {
      for target in 0..<grid.count {
        for path in ["press \(source + 1),drag gap,drag \(target + 1),release"] {
          var driver = ScreenDriver(menu(grid.count, columns: grid.columns, mode: mode))
          driver.point(path)
          #expect(
            driver.saved.order(of: .root).tiles == expected(grid.count, source, target, mode),
            "\(grid): \(path)")
          #expect(driver.session.state.focus == target)
        }
      }
    }
  }

  @Test("with locked tiles, keys and drags reach every free slot, and no locked tile ever moves")
  func lockedTiles() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let (count, columns) = (generator.number(2...9), generator.number(1...4))
      let locked = Set((0..<count).filter { _ in generator.chance(30) })
      let free = (0..<count).filter { !locked.contains($0) }
      for source in free {
        for target in free {
          let menu = menu(
            count, columns: columns, mode: generator.pick(ReorderMode.allCases), locked: locked)
          var typed = ScreenDriver(menu)
          typed.type(String(repeating: "l", count: source) + " ")
          let steps =
            free.count { source < $0 && $0 <= target } - free.count { target <= $0 && $0 < source }
          typed.type(String(repeating: steps > 0 ? "l" : "h", count: abs(steps)) + " ")
          var dragged = ScreenDriver(menu)
          dragged.point("press \(source + 1),drag gap,drag \(target + 1),release")
          #expect(typed.saved == dragged.saved, "\(locked) of \(count) from \(source) to \(target)")
          #expect(typed.session.state.focus == target)
          let tiles = typed.saved.order(of: .root).tiles
          #expect(locked.allSatisfy { tiles[$0] == $0 } && tiles.sorted() == Array(0..<count))
        }
      }
    }
  }

  /// A menu with folders, an empty one and locked tiles.
  private static let nested = "abC=d/eFgh/i|C:jk=lmn|F:"

  /// Anything that a person may do, but leave.
  private func doAnything(_ driver: inout ScreenDriver, _ generator: inout SeededGenerator) {
    let keys = [
      " ", " ", "⏎", "⎋", "x", ">", "<", "v", "[", "]", "m3⏎", "ma⏎", "u", "^r", "h", "j", "k", "l",
      "g",
      "G", "⇞", "⇟", "5", "⌫", "/a⏎", "/k⎋", "w", "e", "?", "^z", "^l", "m", "/",
    ]
    let places = [
      "1", "2", "3", "4", "7", "9", "left 3", "right 3", "gap", "title", "top", "bottom", "outside",
    ]
    let gestures = [
      "press", "drag", "drag", "drag", "release", "right", "middle", "motion", "wheelup",
      "wheeldown",
    ]
    switch generator.below(10) {
    case 0...4: driver.type(generator.pick(keys))
    case 5...7: driver.point("\(generator.pick(gestures)) \(generator.pick(places))")
    case 8: driver.send(generator.pick([.rested, .edgeScrollTick, .resumed]))
    default:
      driver.send(
        .resized(Size(rows: generator.number(6...40), columns: generator.number(12...120))))
    }
  }

  @Test(
    "whatever is done, ending it leaves no tile half carried, and undo gives the first arrangement back",
    arguments: 1...40)
  func anything(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var driver = ScreenDriver(GridNotation.menu(Self.nested))
    let first = driver.saved
    for step in 0..<200 {
      doAnything(&driver, &generator)
      let state = driver.session.state
      #expect(state.focus < max(1, state.order.count), "seed \(seed), step \(step)")
      if let carry = state.carry {
        let slots = carry.tiles.map { state.arrangement.list(of: $0) == state.list }
        #expect(!slots.contains(false) && state.order.tiles[state.focus] == carry.tiles[0])
      } else {
        #expect(state.arrangement == driver.saved, "seed \(seed), step \(step)")
      }
    }
    driver.send(.resized(Size(rows: 24, columns: 80)))
    let wayOut = generator.pick(["⎋⎋⎋", "^z", "^c", "^g^g^g"])
    driver.type(wayOut)
    #expect(driver.session.state.carry == nil && driver.session.pointer?.isScrolling != true)
    #expect(driver.session.state.arrangement == driver.saved, "seed \(seed), \(wayOut)")
    if driver.session.isHelpOpen || driver.session.prompt != nil { driver.type("⎋") }
    for _ in 0..<400 where driver.session.state.canUndo { driver.type("u") }
    #expect(driver.saved == first, "seed \(seed)")
    #expect(driver.session.state.arrangement.isAsRead)
  }
}
