import MenuModel
import Terminal
import Testing

@testable import MenuSession

/// Asking where to move to, and being told what is wrong with the answer.
@Suite struct MoveToTests {
  private func driver(_ before: String, columns: Int = 80, _ keys: String) -> ScreenDriver {
    var driver = ScreenDriver(before, size: Size(rows: 12, columns: columns))
    driver.type(keys)
    return driver
  }

  /// The last two rows of the window.
  private func rows(_ driver: ScreenDriver) -> [String] {
    let scene = MenuScene(driver.session) { _ in TileDetails() }
    let looks = TileLooks(depth: .none, lines: .rounded)
    let lines = MenuView(scene, looks: looks).canvas().plainText.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(12).suffix(2).map(String.init)
  }

  private func mistake(_ driver: ScreenDriver) -> String? {
    guard case .moveTo(_, let mistake) = driver.session.prompt else { return "no question" }
    return mistake.map { "\($0.text) \($0.action)" }
  }

  @Test(
    "a wrong answer stays, and it is said what is wrong with it",
    arguments: [
      ("[a]bc", "m8⏎", "There is no position 8; there are 3 tiles."),
      ("[a]bc", "m0⏎", "There is no position 0; there are 3 tiles."),
      ("[a]bc", "mz⏎", "No tile is called 'z'; did you mean 'a'?"),
      ("[a]=bc", "m2⏎", "Position 2 is held by 'b', which is locked; take another position."),
      (
        "[a]bc", "vlvm3⏎",
        "2 tiles do not fit from position 3 on; 2 is the last position they fit in."
      ),
      ("[a]bc", " m8⏎", "There is no position 8; there are 3 tiles."),
      ("[a]bc", "m8⏎⏎", "There is no position 8; there are 3 tiles."),
    ])
  func wrongAnswer(before: String, keys: String, mistake: String) {
    let driver = driver(before, keys)
    #expect(self.mistake(driver) == mistake)
    #expect(driver.effects.last == .bell)
    #expect(driver.session.state.arrangement == driver.saved)
  }

  @Test(
    "it can be mended, or left, and is not reproached once it is another",
    arguments: [
      ("[a]bc", "m8⏎⌫2⏎", "b[a]c"), ("[a]bc", "m8⏎^uc⏎", "bc[a]"), ("[a]bc", "mz⏎⎋l", "a[b]c"),
      ("[a]bc", "m8⏎⌫⌫l", "a[b]c"), ("[a]bc", " m8⏎⌫3⏎", "bc{a}"), ("[a]bc", "m8⏎⎋m2⏎", "b[a]c"),
    ])
  func mended(before: String, keys: String, after: String) {
    let driver = driver(before, keys)
    #expect(driver.text == after)
    #expect(driver.session.prompt == nil)
  }

  @Test(
    "the reproach goes with the first key that changes the answer", arguments: ["⌫", "1", "^u"])
  func reproach(key: String) {
    #expect(mistake(driver("[a]bc", "m88⏎")) != nil)
    #expect(mistake(driver("[a]bc", "m88⏎" + key)) == nil)
  }

  @Test(
    "what no answer could mend is said before anything is asked",
    arguments: [
      ("=[a]bc", "m", "'a' in position 1 is locked; take 'locked: true' out of it first."),
      ("[a]bc", "xvlvm", "Several tiles cannot be swapped at once; change to mode shift."),
      ("[A]bc|A:", "⏎m", "The folder is empty. Press Backspace to leave it."),
    ])
  func notAsked(before: String, keys: String, status: String) {
    let driver = driver(before, keys)
    #expect(driver.session.prompt == nil)
    #expect(driver.status == status && driver.effects.last == .bell)
  }

  @Test("the question stays where it is, with what is wrong behind the answer where there is room")
  func drawn() {
    #expect(
      rows(driver("[a]bc", "m8⏎")) == [
        "", "  Move to: 8  ! There is no position 8; there are 3 tiles.          Enter move",
      ])
    #expect(
      rows(driver("[a]bc", columns: 60, "m8⏎")) == [
        "", "  Move to: 8  ! There is no position 8; there are 3 tiles.",
      ])
    #expect(
      rows(driver("[a]bc", columns: 50, "m8⏎")) == [
        "  ! There is no position 8; there are 3 tiles.",
        "  Move to: 8                Enter move  Esc back",
      ])
    #expect(
      rows(driver("[a]bc", columns: 40, "m8⏎")) == [
        "  ! There is no po… there are 3 tiles.", "  Move to: 8      Enter move  Esc back",
      ])
    #expect(driver("[a]bc", columns: 40, "m8⏎").session.status.kind == .plain)
  }
}
