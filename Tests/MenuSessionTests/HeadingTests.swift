import Terminal
import Testing

@testable import MenuSession

/// The first row: where one is, what is not as it should be, and a note.
@Suite struct HeadingTests {
  private func heading(
    _ names: [String], alarm: String = "", note: String = "1 of 9", columns: Int
  ) -> Substring? {
    var scene = MenuScene(size: Size(rows: 3, columns: columns))
    scene.heading = names
    scene.alarm = alarm
    scene.note = note
    let canvas = MenuView(scene, looks: TileLooks(depth: .none, lines: .rounded)).canvas()
    return canvas.plainText.split(separator: "\n", omittingEmptySubsequences: false).first
  }

  private static let long = "All that runs on the servers in the cellar"

  @Test(
    "a long title leaves room for what matters more",
    arguments: [
      (["Menu"], "", 40, "  Menu                          1 of 9"),
      ([long], "", 40, "  All that runs on the server…  1 of 9"),
      ([long], "not saved", 40, "  All that runs on the s…  ! not saved"),
      ([long], "not saved", 60, "  All that runs on the servers in th…  ! not saved  1 of 9"),
      (["Menu"], "not saved", 20, " Menu  ! not saved"),
      (["Launcher"], "not saved", 20, " Laun…  ! not saved"),
      (["Launcher"], "file unreadable", 20, " ! file unreadable"),
    ])
  func longTitle(names: [String], alarm: String, columns: Int, row: String) {
    #expect(heading(names, alarm: alarm, columns: columns) ?? "" == row)
  }

  @Test(
    "the open folder is told before those that it is in",
    arguments: [
      (["Launcher", "Work", "Deep"], 40, "  Launcher › Work › Deep        1 of 9"),
      (["Launcher", "Work", "Deep"], 24, " … › Deep        1 of 9"),
      (["Launcher", "Work", "Deep"], 14, " … › Deep"),
      ([long, "Work"], 40, "  … › Work                      1 of 9"),
      ([long, "Work"], 10, " … › Work"),
      ([long, "Workshop"], 10, " Workshop"),
      (["Work", long], 40, "  All that runs on the server…  1 of 9"),
    ])
  func folders(names: [String], columns: Int, row: String) {
    #expect(heading(names, columns: columns) ?? "" == row)
  }
}
