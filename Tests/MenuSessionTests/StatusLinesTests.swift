import MenuModel
import Terminal
import Testing

@testable import MenuSession

/// What is said below the tiles, however long it is and however narrow the window.
@Suite struct StatusLinesTests {
  private static let rows: [(String, String, Int, [String])] = [
    ("", "", 20, [""]), ("All is well.", "", 12, ["All is well."]),
    ("All is well.", "", 11, ["All is", "well."]),
    ("Not saved: no.", "Press w.", 23, ["Not saved: no. Press w."]),
    ("Not saved: no.", "Press w.", 22, ["Not saved: no.", "Press w."]),
    ("Not saved: the disk is full.", "Press w.", 20, ["Not saved: the disk", "is full. Press w."]),
    ("Not saved: the disk is full.", "Press w.", 16, ["Not saved: the", "disk i… Press w."]),
    ("One two three four five six.", "Go.", 9, ["One two", "thre… Go."]),
    ("One two three four five six.", "", 9, ["One two", "three fo…"]),
    ("Averylongwordindeed.", "Go.", 8, ["Averylon", "gwo… Go."]),
    ("One two three.", "Go on then.", 12, ["One two thr…", "Go on then."]),
    ("", "Press w to try.", 8, ["Press w", "to try."]), ("日本語日本語", "", 7, ["日本語", "日本語"]),
  ]

  @Test("what to do is seen whole, on the last of two lines at most", arguments: rows)
  func lines(text: String, action: String, columns: Int, expected: [String]) {
    let lines = StatusLines(text, action: action, columns: columns).lines
    #expect(lines == expected)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
  }

  @Test("cells are kept free behind the last line")
  func reserved() {
    #expect(StatusLines("Launch it now?", columns: 20, reserved: 6).lines == ["Launch it now?"])
    #expect(
      StatusLines("Launch it now, all the same?", columns: 20, reserved: 8).lines
        == ["Launch it now, all", "the same?"])
  }

  @Test("in forty columns a failed save tells what to do, and a question its answers")
  func narrow() {
    var driver = ScreenDriver("[a]bc", size: Size(rows: 12, columns: 40))
    driver.failure = "the disk is full (No space left on device)"
    func picture() -> [String] {
      let scene = MenuScene(driver.session) { _ in TileDetails() }
      let looks = TileLooks(depth: .none, lines: .rounded)
      let lines = MenuView(scene, looks: looks).canvas().plainText.split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.prefix(12).suffix(2).map(String.init)
    }
    driver.type("]")
    #expect(
      picture() == [
        "  ! Moved a from 1 to 2. Not saved:", "  the disk is f… Press w to try again.",
      ])
    driver.type("q")
    #expect(
      picture() == [
        "  Not saved: the disk is full (No spa…", "  Leave without saving?        y leave",
      ])
  }
}
