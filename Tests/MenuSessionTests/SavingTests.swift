import MenuModel
import MenuSession
import Terminal
import Testing

/// What becomes of a change: saving it, failing to, leaving in spite of that, and reading anew.
@Suite struct SavingTests {
  @Test(
    "the status line says what was done, and that it is saved",
    arguments: [
      (" l ", "Moved a from 1 to 2. Saved."), (" ", "Picked up a, 1 of 6."),
      (" l", "a is now 2 of 6."), ("  ", "a stays at 1."),
      ("]", "Moved a from 1 to 2. Saved."),
      (" l⎋", "Cancelled. a is back at 1 of 6."), (" l u", "Undone. Moved a from 2 to 1. Saved."),
      (" l u^r", "Repeated. Moved a from 1 to 2. Saved."), ("u", "There is nothing to undo."),
      ("^r", "There is nothing to redo."),
      ("x j ", "Moved a from 1 to 4 and d from 4 to 1. Saved."),
      ("vlv ", "Picked up a and 1 more, 1 of 6."),
      ("vlv j", "a and 1 more are now at 4 of 6."),
      ("vllvllv h ", "Moved a and 2 more to 2. Saved."),
      ("vllvllv h u", "Undone. 3 tiles are back where they were. Saved."),
      ("vllvllv h u^r", "Repeated. Moved a and 2 more to 2. Saved."),
      ("vllvllv h⎋", "Cancelled. 3 tiles are back where they were."),
      ("vlvh  ", "a and 1 more stay at 1."),
      ("vlv j ", "Moved a and 1 more to 4. Saved."), ("v", "1 tile is marked."),
      ("vlv", "2 tiles are marked."), ("vv", "Nothing is marked."), ("l", "b, 2 of 6."),
      ("x", "Swap: two tiles change places."), ("xx", "Shift: the tiles between close up."),
      ("h", "There is no tile that way."), ("w", "All is saved already."),
      ("Ω", "That key does nothing here. Press ? for the keys."), ("⎋", ""),
      (">", "> works with a tile in hand. Pick one up with Space."),
      ("<", "< works with a tile in hand. Pick one up with Space."),
      ("9", "There is no position 9; there are 6 tiles."),
      (" >", "No folder stands next after 'a'; carry it to the place before a folder first."),
      (" <", "No folder is open."),
      ("vlvx ", "Several tiles cannot be swapped at once; change to mode shift."),
      ("me⏎", "Moved a from 1 to 5. Saved."), ("⏎", "a has nothing to launch."),
      (" e", "'a' is still picked up. Drop it with Space, or put it back with Esc."),
      (" /", "'a' is still picked up. Drop it with Space, or put it back with Esc."),
      (" Ω", "That key does nothing here. Press ? for the keys."),
    ])
  func statuses(keys: String, status: String) {
    var driver = ScreenDriver("[a]bc/def")
    driver.type(keys)
    #expect(driver.status == status)
    let isRefusal = driver.session.status.kind == .error
    #expect(isRefusal == (driver.effects.last == .bell))
    #expect((driver.session.status.kind == .done) == status.hasSuffix("Saved."))
  }

  @Test(
    "nothing that changes nothing is saved", arguments: ["  ", " l⎋", " lh ", "hjkl", "x  ", "m1⏎"])
  func nothingToSave(keys: String) {
    var driver = ScreenDriver("[a]bc/def")
    driver.type(keys)
    #expect(driver.effects == [])
  }

  @Test("what could not be saved is marked, and saved together with what comes after")
  func failure() {
    var driver = ScreenDriver("[a]bc/def")
    driver.failure = "the disk is full"
    driver.type(" l ")
    #expect(
      driver.status == "Moved a from 1 to 2. Not saved: the disk is full. Press w to try again.")
    #expect(driver.session.status.kind == .error)
    #expect(driver.session.isUnsaved && driver.session.saveFailure == "the disk is full")
    #expect(driver.text == "b[a]c/def", "the order stays on the screen")
    driver.type("w")
    #expect(driver.status == "Not saved: the disk is full. Press w to try again.")
    driver.failure = nil
    driver.type("]")
    #expect(driver.status == "Moved a from 2 to 3. Saved.")
    #expect(!driver.session.isUnsaved)
    let moves = [Move(source: 0, target: 1), Move(source: 1, target: 2)]
    #expect(
      driver.effects.last == .save(moves.map { TileMove(tile: 0, list: .root, move: $0) }),
      "the move that failed is told again")
  }

  @Test("w saves what could not be saved")
  func again() {
    var driver = ScreenDriver("[a]bc/def")
    driver.failure = "the disk is full"
    driver.type(" l ")
    driver.failure = nil
    driver.type("w")
    #expect(driver.status == "Saved.")
    #expect(!driver.session.isUnsaved && driver.saved == driver.session.state.arrangement)
  }

  @Test(
    "q asks when something is not saved, and leaves when nothing is",
    arguments: [
      ("q", [], true), ("qy", [.quit(.quit)], true), ("qn", [], false), ("q⎋", [], false),
      ("q^g", [], false), ("qq", [], false), ("qx", [], true), ("^c", [.quit(.interrupted)], false),
      ("q^c", [.quit(.interrupted)], true), (" q", [], true),
    ] as [(String, [ScreenEffect], Bool)])
  func leaving(keys: String, effects: [ScreenEffect], isAsked: Bool) {
    var driver = ScreenDriver("[a]bc/def")
    driver.failure = "the disk is full"
    driver.type(" l ")
    let before = driver.effects.count
    driver.type(keys)
    #expect(Array(driver.effects[before...]) == effects)
    #expect((driver.session.prompt == .quitUnsaved()) == isAsked)
    #expect(driver.session.state.carry == nil)
  }

  @Test("the question tells why nothing is saved, and that saving has failed again")
  func reasonWhenAsked() {
    var driver = ScreenDriver("[a]bc/def")
    driver.failure = "the disk is full"
    driver.type("]q")
    func question() -> String? {
      let prompt = MenuScene(driver.session) { _ in TileDetails() }.prompt
      return prompt.map { "\($0.preface) \($0.label)" }
    }
    #expect(question() == "Not saved: the disk is full. Leave without saving?")
    driver.type("w")
    #expect(question() == "Still not saved: the disk is full. Leave without saving?")
    #expect(driver.hints == "y leave, n stay, w save again")
    driver.type("nq")
    #expect(question() == "Not saved: the disk is full. Leave without saving?")
  }

  @Test("what a dry run has tried is tried again in another reading of the file")
  func dryRunReloaded() {
    var options = ScreenSession.Options()
    options.isDryRun = true
    var driver = ScreenDriver(GridNotation.menu("abc"), options: options)
    driver.type("]l[")
    #expect(driver.text == "b[c]a")
    driver.send(.reloaded(Arrangement(of: GridNotation.menu("nabc")), note: "Read again."))
    #expect(driver.text == "nb/[c]a" || driver.text == "nb[c]a")
    #expect(driver.status == "Read again. Nothing is written: this is a dry run.")
    #expect(driver.saved == driver.session.state.arrangement)
  }

  @Test(
    "an empty menu says so to every key for a tile, and what to do",
    arguments: ["h", "j", "g", "G", "5", " ", "v", "]", "⏎", "m1⏎"])
  func emptyMenu(keys: String) {
    var driver = ScreenDriver(Menu())
    driver.type(keys)
    #expect(driver.status == "The menu is empty. Press e to write tiles.")
    var options = ScreenSession.Options()
    options.cannotLeave = true
    driver = ScreenDriver(Menu(), options: options)
    driver.type(keys)
    #expect(driver.status == "The menu is empty.")
    driver = ScreenDriver("[A]b|A:")
    driver.type("⏎" + keys)
    #expect(driver.status == "The folder is empty. Press Backspace to leave it.")
  }

  @Test("w answers the question too, and then q leaves")
  func saveWhenAsked() {
    var driver = ScreenDriver("[a]bc/def")
    driver.failure = "the disk is full"
    driver.type(" l q")
    driver.failure = nil
    driver.type("w")
    #expect(driver.session.prompt == nil && driver.status == "Saved.")
    driver.type("q")
    #expect(driver.effects.last == .quit(.quit))
  }

  @Test("a dry run says that nothing is written, and a remark is told instead of Saved")
  func remarks() {
    var options = ScreenSession.Options()
    options.isDryRun = true
    var driver = ScreenDriver(GridNotation.menu("abc"), options: options)
    driver.type(" l ")
    #expect(driver.status == "Moved a from 1 to 2. Nothing is written: this is a dry run.")
    driver.type("w")
    #expect(driver.status == "Nothing is written: this is a dry run.")
    driver.send(.saved("Kept."))
    #expect(driver.status == "Kept.")
  }

  @Test(
    "a locked menu says so to every key that would change it",
    arguments: [" ", "v", "]", "[", "m"])
  func lockedMenu(key: String) {
    var menu = GridNotation.menu("abc")
    menu.isLocked = true
    var driver = ScreenDriver(menu)
    driver.type(key)
    #expect(driver.text == "[a]bc")
    #expect(
      driver.status
        == "The arrangement is locked; take 'locked: true' out of the menu, or start without --locked."
    )
    #expect(driver.effects == [.bell])
    driver.point("press 1,drag 2,release")
    #expect(driver.text == "[a]bc")
    var options = ScreenSession.Options()
    options.isLocked = true
    driver = ScreenDriver(GridNotation.menu("abc"), options: options)
    driver.type(key)
    #expect(driver.status == "The session was begun with --locked.")
  }

  @Test("Enter launches a tile, and tells what one is for that has nothing to launch")
  func describing() {
    var driver = ScreenDriver("[a]bc")
    driver.details[0] = TileDetails()
    driver.details[0]?.url = "https://a.example/"
    driver.details[1] = TileDetails()
    driver.details[1]?.description = "Read\u{1B}[2J mail"
    driver.type("⏎")
    #expect(driver.status == "a: opens https://a.example/")
    driver.type("l⏎")
    #expect(driver.status == "b: Read\\e[2J mail")
    driver.type("l⏎")
    #expect(driver.status == "c has nothing to launch.")
    let launches = [0, 1, 2].map { ScreenEffect.launch($0, isConfirmed: false) }
    #expect(driver.effects == launches)
  }
}
