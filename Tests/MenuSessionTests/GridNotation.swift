import MenuModel
import MenuSession

/// Menus and screens as one line of text: `ab[c]/d*e=f/g` is a grid of three columns.
///
/// A letter is a tile, a capital a folder, which `|` tells: `ab[C]|C:xy`. `[x]` is looked at, `{x}` in
/// hand, `*x` marked, `=x` locked. A slash ends each row but the last; one row alone may have any length.
enum GridNotation {
  /// The menu that a text means: the columns, and the locked tiles and folders; marks are not read.
  static func menu(_ text: String) -> Menu {
    let parts = text.split(separator: "|")
    var menu = Menu()
    var numbers: [Character: TileID] = [:]
    let rows = parts[0].split(separator: "/")
    menu.root = add(parts[0], to: &menu, &numbers, parent: nil)
    menu.columns = .fixed(rows[0].count { $0.isLetter })
    for part in parts.dropFirst() {
      guard let name = part.first, let folder = numbers[name] else { continue }
      menu.tiles[folder].contents = add(part.dropFirst(2), to: &menu, &numbers, parent: folder)
    }
    return menu
  }

  /// The slot of the tile in brackets.
  static func focus(_ text: String) -> Int {
    var slot = 0
    for character in text {
      if character == "[" { return slot }
      if character.isLetter { slot += 1 }
    }
    return 0
  }

  private static func add(
    _ text: Substring, to menu: inout Menu, _ numbers: inout [Character: TileID], parent: TileID?
  ) -> [TileID] {
    var tiles: [TileID] = []
    var isLocked = false
    for character in text {
      if character.isLetter {
        var tile = Tile(title: String(character), isLocked: isLocked)
        tile.parent = parent
        numbers[character] = menu.tiles.count
        tiles.append(menu.tiles.count)
        menu.tiles.append(tile)
        isLocked = false
      }
      if character == "=" { isLocked = true }
    }
    return tiles
  }

  /// The open list of a session, on one line; behind a colon if it is a folder's.
  static func text(of session: ScreenSession) -> String {
    let state = session.state
    let tiles = state.order.tiles
    let columns = session.layout.columns
    var text = ""
    if case .folder(let folder) = state.list { text = state.menu.tiles[folder].title + ":" }
    for (slot, tile) in tiles.enumerated() {
      if slot > 0, slot % columns == 0 { text += "/" }
      let title = state.menu.tiles[tile].title
      if state.carry == nil, session.marks.contains(tile) { text += "*" }
      if state.menu.tiles[tile].isLocked { text += "=" }
      if state.carry?.tiles.contains(tile) == true {
        text += "{\(title)}"
      } else {
        text += slot == state.focus && state.carry == nil ? "[\(title)]" : title
      }
    }
    return text.replacing("}{", with: "")
  }
}
