import MenuModel
import MenuSession
import Testing

@Suite("A move that would change what the file means")
struct RefusedMoveTests {
  @Test(
    "is taken back, and nothing else",
    arguments: [" l ", "]", "m3⏎", " xl ", "vlv ll ", " ↘ "])
  func takenBack(keys: String) {
    var driver = ScreenDriver("[a]bc/def")
    driver.refusal = "'*x' would come before '&x'"
    driver.type(keys)
    #expect(driver.status == "Not moved: '*x' would come before '&x'.")
    #expect(driver.effects.last == .bell && driver.session.status.kind == .error)
    #expect(GridNotation.menu("abc/def") == driver.session.state.menu)
    #expect(driver.session.state.order.tiles == [0, 1, 2, 3, 4, 5])
    #expect(driver.session.state.carry == nil && !driver.session.isUnsaved)
    driver.type("w")
    #expect(driver.status == "All is saved already.")
    // What comes after it is saved as if nothing had been.
    driver.refusal = nil
    driver.type("6[")
    #expect(driver.status == "Moved f from 6 to 5. Saved.")
    #expect(driver.saved.order(of: .root).tiles == [0, 1, 2, 3, 5, 4])
    driver.type("u")
    #expect(driver.saved.isAsRead)
    driver.type("u")
    #expect(driver.status == "There is nothing to undo.")
  }

  @Test("leaves what could not be saved before as it was")
  func unsaved() {
    var driver = ScreenDriver("[a]bc/def")
    driver.failure = "the disk is full"
    driver.type("]")
    driver.refusal = "no"
    driver.type("6[")
    #expect(driver.session.isUnsaved && driver.text == "bacde[f]".replacing("cde", with: "c/de"))
    (driver.refusal, driver.failure) = (nil, nil)
    driver.type("w")
    #expect(driver.status == "Saved." && driver.saved.order(of: .root).tiles == [1, 0, 2, 3, 4, 5])
  }

  @Test("can be repeated once more where it was one that was taken back")
  func redone() {
    var driver = ScreenDriver("[a]bc/def")
    driver.type("]u")
    driver.refusal = "no"
    driver.type("^r")
    #expect(driver.status == "Not moved: no." && driver.text == "[a]bc/def")
    driver.refusal = nil
    driver.type("^r")
    #expect(driver.saved.order(of: .root).tiles == [1, 0, 2, 3, 4, 5])
  }
}
