import MenuModel

/// A menu of tiles that each have one letter for a title; capitals are locked, and what stands in
/// parentheses lies in the tile before.
func menu(_ letters: String) -> Menu {
  var menu = Menu()
  var rest = letters[...]
  menu.root = tiles(&rest, in: nil, of: &menu)
  return menu
}

private func tiles(_ rest: inout Substring, in parent: TileID?, of menu: inout Menu) -> [TileID] {
  var ids: [TileID] = []
  while let letter = rest.popFirst(), letter != ")" {
    if letter == "(", let folder = ids.last {
      menu.tiles[folder].contents = tiles(&rest, in: folder, of: &menu)
    } else {
      var tile = Tile(title: letter.lowercased(), isLocked: letter.isUppercase)
      tile.parent = parent
      ids.append(menu.tiles.count)
      menu.tiles.append(tile)
    }
  }
  return ids
}

extension Arrangement {
  /// An arrangement of a menu of letters, as it is read.
  init(_ letters: String) { self.init(of: MenuModelTests.menu(letters)) }

  /// The titles of a list in the order they stand, without a break.
  func letters(in list: ListID = .root) -> String {
    order(of: list).tiles.map { menu.tiles[$0].title }.joined()
  }

  /// The tiles with these letters, in the order given.
  func tiles(_ letters: String) -> [TileID] {
    letters.compactMap { letter in menu.tiles.firstIndex { $0.title == String(letter) } }
  }
}

extension Order {
  /// The order of letters, capitals being locked; tiles are numbered from zero.
  init(_ letters: String) {
    let all = Array(letters)
    self.init(Array(all.indices), isLocked: { all[$0].isUppercase })
  }

  /// The letters of `original` in this order.
  func letters(of original: String) -> String {
    let all = Array(original)
    return String(tiles.map { all[$0] })
  }
}
