import MenuModel
import MenuSession
import Testing

/// What can be taken back after somebody else has written the file.
@Suite struct ForeignChangeTests {
  /// What was on the screen, keys, what somebody else writes, keys, and what is on the screen then.
  private static let undone: [(String, String, String, String, String)] = [
    // Nothing that matters has changed: exactly as it was.
    ("[a]bcd", "]", "bacd", "u", "[a]bcd"), ("[a]bcd", "]]", "bcad", "u", "b[a]cd"),
    ("[a]bcd", "]]", "bcad", "uu", "[a]bcd"), ("[a]bcd", "]]", "bcad", "uu^r^r", "bc[a]d"),
    ("[a]bcd", "]]u", "bacd", "^r", "bc[a]d"), ("[a]bcd", "]]u", "bacd", "uu^r^r", "bc[a]d"),
    // Tiles have come and gone around it.
    ("[a]bcd", "]", "nbacd", "u", "n[a]bcd"), ("[a]bcd", "]]", "bcand", "u", "b[a]cnd"),
    ("[a]bcd", "]", "bac", "u", "[a]bc"), ("ab[c]d", "[[", "cnabd", "u", "na[c]bd"),
    ("ab[c]d", "[[", "cnabd", "uu^r", "na[c]bd"), ("a[b]cd", "]", "acbd", "u^r", "ac[b]d"),
    // The neighbour that it had is gone: the one behind tells the place.
    ("a[b]cd", "]]", "cdb", "u", "c[b]d"), ("ab[c]d", "[[", "cad", "u", "a[c]d"),
    // A neighbour that has gone to another folder does not take it along.
    ("[a]Bcd|B:x", "l]]", "Bd|B:xc", "u", "[B]d"), ("a[c]dB|B:x", "]", "adB|B:xc", "u", "a[c]d/B"),
    ("ad[c]eB|B:x", "[", "aceB|B:xd", "u", "a[c]eB"),
    ("a[b]cd", "]]", "cdb", "uu", "[b]cd"),
    // Swapped tiles, blocks, and tiles in other folders.
    ("[a]bcd", "xll l ", "nabdc", "u", "nab[c]d"), ("x[a]bcd", "x ll ", "xcbadn", "u", "x[a]bcdn"),
    ("[a]bcd", "vlv ll ", "cdabn", "u", "[a]bcdn"),
    ("[a]Bc|B:x", " >⏎", "nBc|B:xa", "u", "n[a]B/c"),
    ("a[B]c|B:xy", "⏎ l ⌫", "Bac|B:yx", "u", "B:[x]y"),
    // New changes go on from there, and are taken back first.
    ("[a]bcd", "]", "bacd", "]u", "b[a]cd"), ("[a]bcd", "]", "bacd", "]uu", "[a]bcd"),
    ("[a]bcd", "]", "bacd", "u]]", "bc[a]d"), ("[a]bcd", "]", "bacd", "u]]^r", "bc[a]d"),
  ]

  @Test("undo and redo go on by what tiles are called", arguments: undone)
  func undo(before: String, keys: String, foreign: String, more: String, after: String) {
    var driver = ScreenDriver(before)
    driver.type(keys)
    driver.send(.reloaded(Arrangement(of: GridNotation.menu(foreign)), note: "Read again."))
    driver.type(more)
    #expect(driver.text == after)
    #expect(driver.saved == driver.session.state.arrangement)
  }

  @Test(
    "what cannot be taken back says why, and the change before it is next",
    arguments: [
      ("[a]bcd", "]", "bcd", "u", "This cannot be taken back any more: no tile is called 'a'."),
      ("[a]bcd", "]h]", "acd", "u", "This cannot be taken back any more: no tile is called 'b'."),
      ("[a]bcd", "]h]", "cad", "uu", "Undone. Moved a from 2 to 1. Saved."),
      (
        "[a]bcd", "]", "baca", "u",
        "This cannot be taken back any more: more than one tile is called 'a'."
      ),
      ("[a]bcd", "]u", "bcd", "^r", "This cannot be repeated any more: no tile is called 'a'."),
      ("[a]bcd", "]", "bcd", "uu", "There is nothing to undo."),
    ])
  func gone(before: String, keys: String, foreign: String, more: String, status: String) {
    var driver = ScreenDriver(before)
    driver.type(keys)
    driver.send(.reloaded(Arrangement(of: GridNotation.menu(foreign)), note: "Read again."))
    driver.type(more)
    #expect(driver.status == status)
  }

  @Test("the file is written by others again and again")
  func manyReadings() {
    var driver = ScreenDriver("[a]bcd")
    for (keys, foreign) in [("]", "bacdn"), ("]", "bcadno"), ("]", "bcdanop")] {
      driver.type(keys)
      driver.send(.reloaded(Arrangement(of: GridNotation.menu(foreign)), note: ""))
    }
    driver.type("uuu")
    #expect(driver.text == "[a]bcdnop")
    driver.type("u")
    #expect(driver.status == "There is nothing to undo.")
    driver.type("^r^r^r")
    #expect(driver.text == "bcd[a]nop")
  }

  @Test("what was made again in the new reading is taken back there, and once")
  func unsaved() {
    var driver = ScreenDriver("[a]bcd")
    driver.type("]")
    driver.failure = "the disk is full"
    driver.type("]")
    driver.failure = nil
    driver.send(.reloaded(Arrangement(of: GridNotation.menu("nbacd")), note: ""))
    #expect(driver.text == "nbc[a]d")
    driver.type("u")
    #expect(driver.text == "nb[a]cd")
    driver.type("u")
    #expect(driver.text == "n[a]bcd")
    driver.type("u")
    #expect(driver.status == "There is nothing to undo.")
  }

  @Test("a file that cannot be read keeps the menu, and the message goes when it is mended")
  func unreadable() {
    var driver = ScreenDriver("[a]bc")
    driver.send(.unreadable(reason: "line 2, column 8: a quote is missing"))
    #expect(
      driver.status
        == "The file cannot be read: line 2, column 8: a quote is missing."
        + " Press e to mend it.")
    #expect(driver.text == "[a]bc" && driver.effects == [.bell])
    driver.type("l")
    #expect(driver.session.alarm == "file unreadable", "as long as it is so")
    driver.send(.readable)
    #expect(driver.status == "The file can be read again." && driver.session.alarm == "")
    driver.send(.unreadable(reason: "it is a folder, not a file"))
    driver.send(.reloaded(Arrangement(of: GridNotation.menu("abc")), note: "Read again."))
    #expect(driver.status == "Read again." && driver.session.alarm == "")
  }
}
