import MenuModel
import MenuSession
import MenuYAML

/// What `check` says of a menu besides mistakes: what a person would not expect who wrote it.
///
/// Only a menu of our own is looked at; what a dashboard's file means is the dashboard's business.
struct Surprises {
  private let document: MenuDocument
  private let file: Word
  private var menu: Menu { document.menu }

  /// The width that titles are expected to fit in: that of a terminal which nobody has enlarged.
  private static let usualWidth = 80

  /// All of it; with `isStrict`, also what surprises only elsewhere or in a small window.
  static func remarks(on document: MenuDocument, in file: Word, isStrict: Bool) -> [Remark] {
    guard document.isOwnMenu else { return [] }
    let surprises = Surprises(document: document, file: file)
    return surprises.sharedHotkeys + surprises.faintTitles + surprises.missingPrograms
      + (isStrict ? surprises.cutTitles : [])
  }

  /// A hotkey launches the first tile of the open list that has it, and never another.
  private var sharedHotkeys: [Remark] {
    menu.lists.flatMap { list in
      var owners: [String: TileID] = [:]
      return menu.tiles(in: list).compactMap { tile -> Remark? in
        guard let key = document.value(ofKey: "key", of: tile) else { return nil }
        guard let owner = owners[key] else {
          owners[key] = tile
          return nil
        }
        let title = menu.tiles[owner].title.shortened
        return Remark(
          on: "key", of: tile,
          "the key '\(key)' launches '\(title)', which has it in line \(Remark.otherLine)",
          hint: "take another one", other: owner)
      }
    }
  }

  private var faintTitles: [Remark] {
    menu.tiles.indices.compactMap { tile in
      guard let contrast = TitleContrast(of: menu.tiles[tile], in: menu),
        contrast.ratio < TitleContrast.least
      else { return nil }
      let background =
        document.color(of: tile).map { "'\($0.shortened)'" } ?? "the tile's own colour"
      let own = document.value(ofKey: "title_color", of: tile)
      let title = own.map { "'\($0.shortened)'" } ?? "the menu's 'title_color'"
      let hint = own == nil ? "write title_color: \(contrast.better)" : "take \(contrast.better)"
      var remark = Remark(
        on: own == nil ? "color" : "title_color", of: tile,
        "\(title) on \(background) is hard to read, with a contrast of \(tenths(contrast.ratio)) to 1",
        hint: "\(hint), which has \(tenths(contrast.betterRatio))")
      remark.causes = ["color", "title_color"]
      return remark
    }
  }

  /// A ratio with one digit, never rounded up to one that would do.
  private func tenths(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private var missingPrograms: [Remark] {
    var search = ProgramSearch(besides: file)
    return menu.tiles.indices.compactMap { tile in
      document.launch(of: tile).flatMap { MissingProgram($0, &search) }.map {
        var remark = Remark(on: $0.key, of: tile, $0.message, hint: $0.hint)
        remark.causes = ["run", "directory", "environment"]
        return remark
      }
    }
  }

  private var cutTitles: [Remark] {
    CutTitles.find(in: menu, width: Self.usualWidth, details: document.details(of:)).map { cut in
      Remark(
        on: "title", of: cut.tile,
        "in a window of \(Self.usualWidth) columns the title is cut to '\(cut.shown)'",
        hint: "shorten it, or let fewer tiles stand side by side")
    }
  }
}
