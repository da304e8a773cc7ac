import MenuModel
import Terminal

/// Tiles gliding from where they were to where they are, in frames of a fixed number.
///
/// It knows nothing of time: whoever draws asks for one frame after the other, and may leave out any
/// of them but the last.
package struct Slide: Equatable, Sendable {
  /// How many frames there are, the first of which has the gliding tiles still in their old places.
  package static let frameCount = 7
  /// How long a frame is shown, in milliseconds; all of them take less than 150.
  package static let frameTime = 24

  private let starts: [TileID: Rect]

  /// The slide from one scene to the next; nil where nothing glides.
  ///
  /// Nothing does where the window, the open list or the part of it that is seen has changed: that
  /// would be another picture and not the same one in motion.
  package init?(from old: MenuScene, to new: MenuScene) {
    guard old.size == new.size, old.heading == new.heading, old.scroll == new.scroll,
      old.help.isEmpty, new.help.isEmpty
    else { return nil }
    let places = Dictionary(old.tiles.map { ($0.id, $0.lift ?? $0.slot) }) { first, _ in first }
    var glides: [(id: TileID, start: Rect, distance: Int)] = []
    for tile in new.tiles where tile.lift == nil {
      guard let start = places[tile.id], start.origin != tile.slot.origin else { continue }
      let way = abs(start.row - tile.slot.row) * 2 + abs(start.column - tile.slot.column)
      glides.append((tile.id, start, way))
    }
    glides.sort { $0.distance < $1.distance }
    let affordable = glides.prefix(Self.budget(for: new.size) / Self.cost(of: new))
    guard !affordable.isEmpty else { return nil }
    starts = Dictionary(uniqueKeysWithValues: affordable.map { ($0.id, $0.start) })
  }

  /// The bytes that gliding tiles may take; more in a larger window, but not without end.
  private static func budget(for size: Size) -> Int {
    2600 * min(max(size.rows * size.columns, 1920), 4 * 1920) / 1920
  }

  /// About the bytes that one tile takes on its whole way: in each frame each of its rows is moved to,
  /// coloured and uncoloured, and all the cells it leaves and enters are sent once.
  private static func cost(of scene: MenuScene) -> Int {
    let slot = scene.tiles.first?.slot ?? Rect(row: 0, column: 0, rows: 1, columns: 1)
    return max(1, slot.rows) * 240 + 100
  }

  /// A scene on the way to the one that the slide was made for, from 0 to the last frame.
  package func frame(_ number: Int, of target: MenuScene) -> MenuScene {
    guard number < Self.frameCount - 1 else { return target }
    // Ease-out: fast at first, and the last steps are small.
    let left = 1 - Double(number) / Double(Self.frameCount - 1)
    let part = 1 - left * left
    var scene = target
    for index in scene.tiles.indices {
      guard let start = starts[scene.tiles[index].id] else { continue }
      let end = scene.tiles[index].slot
      scene.tiles[index].slot.row = Self.between(start.row, end.row, part)
      scene.tiles[index].slot.column = Self.between(start.column, end.column, part)
    }
    return scene
  }

  private static func between(_ start: Int, _ end: Int, _ part: Double) -> Int {
    start + Int((Double(end - start) * part).rounded())
  }
}
