import MenuModel
import MenuSession
import MenuYAML

/// Types any text at a session, line by line: every tile is still there once, and what was undone and
/// cancelled is as it was.
@main
enum FuzzCommands {
  static func main() {
    let menu = menu
    runFuzzer { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      if let path = YAMLPath(parsing: text) {
        precondition(YAMLPath(parsing: path.text) == path, "a path is not read as it was written")
      }
      var state = SessionState(menu: menu)
      for line in text.split(separator: "\n").prefix(40) {
        guard let command = try? SessionCommand.parse(String(line)) else { continue }
        _ = try? state.handle(command)
        let lists = [ListID.root] + menu.tiles.indices.map(ListID.folder)
        let tiles = lists.flatMap { state.arrangement.order(of: $0).tiles }
        precondition(
          tiles.sorted() == Array(menu.tiles.indices), "a tile was lost, or stands twice")
      }
      state.putBack()
      while let effects = try? state.handle(.undo), !effects.isEmpty {}
      precondition(state.arrangement.isAsRead, "undo does not lead back to the start")
    }
  }

  private static var menu: Menu {
    let text = """
      tiles:
        - Mail
        - {title: Logs, locked: true}
        - {title: Work, tiles: [Wiki, {title: Deep, tiles: []}]}
        - News
        - 'A title of words'
        - '#3'
      """
    guard let document = try? MenuDocument(SourceText(Array(text.utf8))) else {
      preconditionFailure("the fuzzer's own menu is wrong")
    }
    return document.menu
  }
}
