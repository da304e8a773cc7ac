import MenuModel
import MenuSession
import Terminal
import Testing

/// The file is read anew while the session goes on.
@Suite struct ReadAnewTests {
  private func arrangement(_ text: String) -> Arrangement {
    Arrangement(of: GridNotation.menu(text))
  }

  @Test("the open folder stays open, and the focus where it was")
  func place() {
    var driver = ScreenDriver("a[B]c|B:xYz|Y:pq")
    driver.type("⏎l⏎l")
    driver.send(.reloaded(arrangement("nBac|B:Yxz|Y:pqr"), note: "The file has changed."))
    #expect(driver.text == "Y:p[q]r")
    #expect(driver.status == "The file has changed.")
    driver.send(.reloaded(arrangement("nBac|B:xz"), note: ""))
    #expect(driver.text == "B:x[z]", "as far in as there are folders of that name")
    driver.send(.reloaded(arrangement("a"), note: ""))
    #expect(driver.text == "[a]")
  }

  @Test("what is in hand is put back")
  func pick() {
    var driver = ScreenDriver("[a]bc/def")
    driver.point("press 1,drag 5")
    driver.send(.reloaded(arrangement("abc/def"), note: "Read again."))
    #expect(driver.text == "[a]bc/def")
    driver.point("drag 6,release 6")
    #expect(driver.text == "[a]bc/def")
  }

  @Test("marks stay on the tiles that they were on, where these are still there")
  func marks() {
    var driver = ScreenDriver("[a]bc/def")
    driver.type("vlvl")
    driver.send(.reloaded(arrangement("cnb/fed"), note: ""))
    #expect(driver.text == "[c]n*b/fed")
    driver.send(.reloaded(arrangement("cnB/fed|B:b"), note: ""))
    #expect(driver.text == "[c]nB/fed", "not in another list than the one that is open")
  }

  @Test("a search goes on, and Escape leads to the tile where it began")
  func search() {
    var driver = ScreenDriver("a[b]c/def")
    driver.type("/f")
    driver.send(.reloaded(arrangement("fdb"), note: "Read again."))
    #expect(driver.text == "[f]db")
    #expect(driver.session.prompt == .find(text: "f", focusBefore: 2))
    driver.type("⎋")
    #expect(driver.text == "fd[b]")
    driver.type("m1")
    driver.send(.reloaded(arrangement("bfd"), note: ""))
    driver.type("⏎")
    #expect(driver.text == "[b]fd")
  }

  @Test("a tile is not launched by an answer to what was asked before")
  func launchQuestion() {
    var driver = ScreenDriver("[a]bc")
    driver.send(.asked(0, question: "Really?"))
    driver.send(.reloaded(arrangement("abc"), note: "Read again."))
    #expect(driver.status == "Read again. a was not launched.")
    driver.type("y")
    #expect(!driver.effects.contains(.launch(0, isConfirmed: true)))
  }

  @Test("that it was not launched is told with what is saved then, and where the tile is gone")
  func launchQuestionAndMoves() {
    var driver = ScreenDriver("[a]bc")
    driver.failure = "the disk is full"
    driver.type("]")
    driver.failure = nil
    driver.send(.asked(0, question: "Really?"))
    driver.send(.reloaded(arrangement("nabc"), note: "Read again."))
    #expect(driver.status == "Read again. a was not launched. Saved.")
    driver.send(.asked(0, question: "Really?"))
    driver.send(.reloaded(arrangement("abc"), note: "Read again."))
    #expect(driver.status == "Read again. n was not launched.")
  }

  @Test("after a save into a changed file the status line tells both")
  func savedToNewText() {
    var session = ScreenSession(
      menu: GridNotation.menu("abc"), size: Size(rows: 24, columns: 80))
    _ = session.handle(.input(.key(Key(.character("]")))))
    let effects = session.handle(
      .reloaded(arrangement("nbac"), note: "The file was read again. Saved."))
    #expect(effects == [])
    #expect(session.statusText == "Moved a from 1 to 2. The file was read again. Saved.")
    #expect(!session.isUnsaved)
  }

  @Test("what could not be saved is made again in the new text, and saved")
  func unsavedMoves() {
    var driver = ScreenDriver("[a]bc/def")
    driver.failure = "the disk is full"
    driver.type(" jl ]")
    #expect(driver.text == "bcd/ef[a]")
    driver.failure = nil
    driver.send(.reloaded(arrangement("nab/cde/f"), note: "Read again."))
    #expect(driver.text == "nbc/def/[a]")
    #expect(!driver.session.isUnsaved && driver.saved == driver.session.state.arrangement)
    driver.type("u")
    #expect(driver.text == "n[a]b/cde/f")
  }

  @Test("what cannot be made again says why, and is given up")
  func goneTile() {
    var driver = ScreenDriver("[a]bc")
    driver.failure = "the disk is full"
    driver.type("]")
    driver.send(.reloaded(arrangement("bc"), note: "Read again."))
    #expect(driver.status == "Read again. What was not saved is lost: no tile is called 'a'.")
    #expect(driver.text == "b[c]")
    #expect(!driver.session.isUnsaved)
  }
}
