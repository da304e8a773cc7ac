import MenuModel
import Testing

@testable import MenuSession

@Suite("Folders in a typed session")
struct FolderSessionTests {
  /// Mail, Work (Wiki, Deep (Pit)), Empty (), News.
  private static let menu: Menu = {
    var menu = Menu()
    func add(_ title: String, in parent: TileID?, isFolder: Bool = false) -> TileID {
      var tile = Tile(title: title)
      tile.parent = parent
      tile.contents = isFolder ? [] : nil
      menu.tiles.append(tile)
      let id = menu.tiles.count - 1
      if let parent { menu.tiles[parent].contents?.append(id) } else { menu.root.append(id) }
      return id
    }
    _ = add("Mail", in: nil)
    let work = add("Work", in: nil, isFolder: true)
    _ = add("Wiki", in: work)
    _ = add("Pit", in: add("Deep", in: work, isFolder: true))
    _ = add("Empty", in: nil, isFolder: true)
    _ = add("News", in: nil)
    return menu
  }()

  /// What a session says to some lines, one answer each; mistakes in brackets.
  private func answers(_ lines: [String]) -> [String] {
    var state = SessionState(menu: Self.menu)
    return lines.map { line in
      do {
        guard let command = try SessionCommand.parse(line) else { return "" }
        return try state.handle(command).map { effect in
          switch effect {
          case .tell(let news): Announcements(state).text(of: news)
          case .list: Announcements(state).list.joined(separator: " ")
          case .save: "Saved."
          default: "\(effect)"
          }
        }.joined(separator: " ")
      } catch let error as SessionError {
        return "[\(error.message)]"
      } catch {
        return "[\((error as? CommandError)?.message ?? "")]"
      }
    }
  }

  private func expect(_ script: [(line: String, answer: String)]) {
    let said = answers(script.map(\.line))
    for (step, answer) in zip(script, said) { #expect(answer == step.answer, "\(step.line)") }
  }

  @Test("folders are opened and left, and say where one is")
  func openAndBack() {
    expect([
      ("list", "1. Mail. 2. Work. Folder, 2 tiles. 3. Empty. Folder, 0 tiles. 4. News."),
      ("open Work", "Work: 2 tiles. Mode shift."),
      ("list", "1. Wiki. 2. Deep. Folder, 1 tile."),
      ("open #2", "Work / Deep: 1 tile. Mode shift."),
      ("back", "Work: 2 tiles. Mode shift."),
      ("back", "Menu: 4 tiles. Mode shift."),
      ("back", "[no folder is open]"),
      ("open Work/Deep", "Work / Deep: 1 tile. Mode shift."),
      ("open Mail", "['Mail' is no folder]"),
      ("open Empty", "Empty: 0 tiles. Mode shift."),
      ("list", ""),
      ("pick", "[there is no tile that way]"),
    ])
  }

  @Test("a tile in hand is dropped into a folder, and the count follows")
  func dropInto() {
    expect([
      ("pick Mail", "Picked up Mail, 1 of 4. Mode shift."),
      ("drop into Empty", "Dropped. Mail is 1 of 1 in Empty. Saved."),
      ("back", "Menu: 3 tiles. Mode shift."),
      ("list", "1. Work. Folder, 2 tiles. 2. Empty. Folder, 1 tile. 3. News."),
      ("undo", "Undone. Moved Mail from 1 to 1 of 4 in the menu. Saved."),
      ("redo", "Repeated. Moved Mail from 1 to 1 of 1 in Empty. Saved."),
      ("pick Work/Wiki", "Picked up Wiki, 1 of 2 in Work. Mode shift."),
      ("right", "Wiki is now 2 of 2, after Deep."),
      ("drop into Deep first", "Dropped. Wiki is 1 of 2 in Deep. Saved."),
    ])
  }

  @Test("in mode swap too a tile is put between those of another list")
  func dropIntoBySwap() {
    expect([
      ("mode swap", "Mode swap."),
      ("pick Mail", "Picked up Mail, 1 of 4. Mode swap."),
      ("drop into Work first", "Dropped. Mail is 1 of 3 in Work. Saved."),
      ("pick Deep", "Picked up Deep, 3 of 3 in Work. Mode swap."),
      ("drop first", "Dropped. Deep is 1 of 3. Saved."),
      ("list", "1. Deep. Folder, 1 tile. 2. Wiki. 3. Mail."),
    ])
  }

  @Test("what is in hand goes back where it was when a drop is cancelled or cannot be")
  func cancelled() {
    expect([
      ("pick Work", "Picked up Work, 2 of 4. Mode shift."),
      ("drop into Deep", "['Work' cannot be put into itself]"),
      ("drop into Work", "['Work' cannot be put into itself]"),
      ("drop into News", "['News' is no folder]"),
      ("open Empty", "['Work' is still picked up]"),
      ("cancel", "Cancelled. Work is back at 2 of 4."),
      ("undo", "[there is nothing to undo]"),
    ])
  }

  @Test("a folder moves with all that is in it, and tiles come out again")
  func wholeFolder() {
    expect([
      ("move Work into Empty", "Moved Work from 2 to 1 of 1 in Empty. Saved."),
      ("move Empty/Work/Deep/Pit before Mail", "Moved Pit from 1 to 1 of 4 in the menu. Saved."),
      ("list", "1. Pit. 2. Mail. 3. Empty. Folder, 1 tile. 4. News."),
      ("open Empty/Work", "Empty / Work: 2 tiles. Mode shift."),
      ("move #1 after News", "Moved Wiki from 1 to 5 of 5 in the menu. Saved."),
    ])
  }

  @Test(
    "a place in a folder follows its name",
    arguments: [
      ("into Work", 3), ("--into Work", 3), ("into Work first", 1), ("--into Work --first", 1),
      ("into Work 2", 2), ("into Work --to 2", 2), ("into Work before Deep", 2),
      ("into Work after #1", 2), ("into \"Work\" last", 3), ("into Work into Deep", 2),
    ])
  func placeInFolder(place: String, slot: Int) {
    let said = answers(["move News \(place)"])[0]
    #expect(said.hasPrefix("Moved News from 4 to \(slot) of"), "\(said)")
    let dropped = answers(["pick News", "drop " + place])[1]
    #expect(dropped.hasPrefix("Dropped. News is \(slot) of"), "\(dropped)")
  }

  @Test("words for tiles in a folder that was named are about those in it")
  func besideInFolder() {
    expect([
      ("move News into Work before Mail", "['Mail' is not in 'Work']"),
      ("move News into Empty 2", "[there is no position 2]"),
      ("move News into Top 10", "[no tile is called 'Top']"),
    ])
  }
}
