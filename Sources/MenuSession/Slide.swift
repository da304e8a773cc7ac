import MenuModel
import Terminal

/// Tiles gliding from where they were to where they are, in frames of a fixed number.
///
/// It knows nothing of time: whoever draws asks for one frame after the other, and may leave out any
/// of them but the last.
package struct Slide: Equatable, Sendable {
  /// How many frames there are, the first of which has the gliding tiles still in their old places.
  package static let frameCount = 6
  /// How long a frame is shown, in milliseconds; all of them take less than 150.
  package static let frameTime = 26

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
    var glides: [(id: TileID, start: Rect, cost: Int)] = []
    for tile in new.tiles where tile.lift == nil {
      guard let start = places[tile.id], start.origin != tile.slot.origin else { continue }
      glides.append((tile.id, start, Self.cost(from: start, to: tile.slot)))
    }
    var room = Self.budget(for: new.size) - glides.count * Self.jumpCost
    var starts: [TileID: Rect] = [:]
    for glide in glides.sorted(by: { $0.cost < $1.cost }) {
      room -= glide.cost - Self.jumpCost
      // One at least shows which way they all go, if that can be afforded at all.
      let isShown = room >= 0 || starts.isEmpty && glides.count <= Self.mostJumps
      if !isShown { break }
      starts[glide.id] = glide.start
    }
    guard !starts.isEmpty else { return nil }
    self.starts = starts
  }

  /// About the bytes of a tile that is gone from one place and there in another.
  private static let jumpCost = 120

  /// So many tiles can jump and one of them glide.
  private static let mostJumps = 30

  /// The bytes that all the tiles may take: 3 kB at 80×24, less what changes besides; more in a larger
  /// window, but not without end.
  private static func budget(for size: Size) -> Int {
    2300 * min(max(size.rows * size.columns, 1920), 4 * 1920) / 1920
  }

  /// About the bytes that a tile takes on its whole way, as measured: in each frame its edges and its title
  /// are drawn, and up or down whole rows, which are erased and not written, however long they are.
  private static func cost(from start: Rect, to end: Rect) -> Int {
    let rows = max(1, end.rows)
    return start.row == end.row ? rows * 150 : rows * 300
  }

  /// A scene on the way to the one that the slide was made for, from 0 to the last frame.
  package func frame(_ number: Int, of target: MenuScene) -> MenuScene {
    guard number < Self.frameCount - 1 else { return target }
    // Ease-out: four times as fast at first as in the end. A steeper curve would leave no way for the
    // last frames of a tile that moves by a few rows.
    let time = Double(number) / Double(Self.frameCount - 1)
    let part = time + 0.6 * time * (1 - time)
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
