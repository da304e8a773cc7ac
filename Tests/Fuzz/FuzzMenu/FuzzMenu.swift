import MenuModel
import MenuYAML

/// Reads any bytes as a menu, moves a tile, and holds what comes of it to the promises: the bytes are
/// the file's own, the tiles are in the new order, and moving back gives the first bytes.
///
/// The first line, of four bytes, chooses: any list or a menu, the tile, the place, into a folder or not.
@main
enum FuzzMenu {
  static func main() {
    runFuzzer { bytes in
      guard bytes.count >= 5 else { return }
      var options = LoadOptions()
      if bytes[0] & 1 != 0 { options.path = YAMLPath() }
      options.limits.tiles = 200
      try? move(
        Array(bytes[5...]), Int(bytes[1]), Int(bytes[2]), isInto: bytes[3] & 1 != 0, options)
    }
  }

  private static func move(
    _ file: [UInt8], _ which: Int, _ place: Int, isInto: Bool, _ options: LoadOptions
  ) throws {
    let text = try SourceText(file)
    let document = try MenuDocument(text, options: options)
    let tiles = document.menu.tiles
    guard !tiles.isEmpty else { return }
    let tile = which % tiles.count
    var arrangement = Arrangement(of: document.menu)
    let count = arrangement.order(of: arrangement.list(of: tile)).count
    let slot = arrangement.slot(of: tile) ?? 0
    let folders = tiles.indices.filter { tiles[$0].contents != nil }
    if isInto, !folders.isEmpty {
      let words = TileLookup(in: arrangement).path(of: folders[place % folders.count])
      _ = try arrangement.place([tile], at: .into(TileReference(words), nil))
      _ = try document.text(in: arrangement)
      return
    }
    _ = try arrangement.place([tile], at: .position(place % count + 1))
    let moved = try document.text(in: arrangement)
    precondition(moved.sorted() == text.bytes.sorted(), "bytes were lost or made")

    guard let again = try? MenuDocument(SourceText(text.encoded(moved)), options: options) else {
      preconditionFailure("what was written cannot be read")
    }
    precondition(again.menu.tiles.count == tiles.count, "tiles were lost or made")
    var back = Arrangement(of: again.menu)
    let list = document.menu.list(of: tile)
    guard list == .root else { return }
    let there = again.menu.root[arrangement.slot(of: tile) ?? 0]
    _ = try back.place([there], at: .position(slot + 1))
    let first = try? again.text(in: back)
    precondition(first == text.bytes, "moving back is not the first text")
  }
}
