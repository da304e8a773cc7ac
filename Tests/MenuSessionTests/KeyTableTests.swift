import MenuModel
import MenuSession
import Terminal
import Testing

/// The table of keys and gestures, and what is made of it.
@Suite struct KeyTableTests {
  @Test("no key and no gesture means two things at one moment", arguments: KeyContext.allCases)
  func unambiguous(context: KeyContext) {
    let rows = KeyBindings.all.filter { $0.contexts.contains(context) }
    let keys = rows.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    let gestures = rows.compactMap(\.gesture)
    #expect(Set(gestures).count == gestures.count)
  }

  @Test("every row has a trigger, a moment, a name and words without a full stop")
  func rowsAreWhole() {
    for row in KeyBindings.all {
      #expect(row.keys.isEmpty == (row.gesture != nil), "\(row.label)")
      #expect(!row.contexts.isEmpty && !row.label.isEmpty && !row.words.isEmpty, "\(row.label)")
      #expect(row.words.first?.isLowercase == true && !row.words.hasSuffix("."), "\(row.words)")
      #expect(row.label.count <= 24 && (row.hint?.count ?? 0) <= 17, "\(row.label)")
    }
    #expect(Set(KeyBindings.all.compactMap(\.gesture)) == Set(Gesture.allCases))
  }

  @Test("every moment can be left by Escape as well as by Ctrl-G, and at once by Ctrl-C")
  func waysOut() {
    for context in KeyContext.allCases {
      let actions = [Key(.escape), Key(.character("g"), .control)].map {
        KeyBindings.action(for: $0, in: context)
      }
      #expect(actions[0] != nil && actions[0] == actions[1], "\(context)")
      #expect(KeyBindings.action(for: Key(.character("c"), .control), in: context) == .interrupt)
    }
  }

  @Test("the help tells every row once, under the title of its part")
  func help() {
    let rows = KeyBindings.help.compactMap { row -> String? in
      guard case .entry(let keys, let words) = row else { return nil }
      return "\(keys): \(words)"
    }
    #expect(rows.sorted() == KeyBindings.all.map { "\($0.label): \($0.words)" }.sorted())
    #expect(KeyBindings.help.count == rows.count + KeyGroup.allCases.count)
  }

  @Test(
    "keys are called as people call them",
    arguments: [
      (Key(.left), "Left"), (Key(.pageUp), "PgUp"), (Key(.escape), "Esc"), ("G", "G"),
      (" ", "Space"),
      (Key(.character("r"), .control), "Ctrl-R"), (Key(.tab, .shift), "Shift-Tab"),
      (Key(.function(3)), "F3"), (Key(.backspace), "Backspace"),
      (Key(.character("x"), .alt), "Alt-x"),
    ] as [(Key, String)])
  func names(key: Key, name: String) { #expect(key.name == name) }

  @Test(
    "the hints are what can be done next",
    arguments: [
      ("[a]bC|C:x", "", "Space pick up, v mark, m move to, / find, ? help, q quit"),
      ("ab[C]|C:x", "", "Enter open  , Space pick up, v mark, m move to, / find, ? help, q quit"),
      (
        "[a]bC|C:x", " ",
        "Space drop, Esc put back, x swap, m move to, ? help, q quit"
      ),
      (
        "a[b]C|C:x", " ",
        "Space drop, Esc put back, x swap, > into the folder, m move to, ? help, q quit"
      ),
      ("ab[C]|C:x", "⏎", "Backspace back, Space pick up, v mark, ? help, q quit"),
      (
        "ab[C]|C:x", "⏎x ", "Space drop, Esc put back, x shift, < out of the folder, ? help, q quit"
      ),
      ("[a]bc", "vlv", "Space pick up 2, v mark, m move to, / find, ? help, q quit"),
      (
        "[a]bc", "]", "Space pick up, v mark, u undo, m move to, / find, ? help, q quit"
      ),
      ("[a]bc", "/", "Enter stay, Down next, Esc back"), ("[a]bc", "m", "Enter move, Esc back"),
      ("[a]bc", "?", "? close, Down more"),
    ])
  func hints(before: String, keys: String, hints: String) {
    var driver = ScreenDriver(before)
    driver.type(keys)
    #expect(driver.hints == hints)
  }

  @Test("what Enter does is told by what the tile is for", arguments: [false, true])
  func hintOfEnter(isChoosing: Bool) {
    var options = ScreenSession.Options()
    options.isChoosing = isChoosing
    var driver = ScreenDriver(GridNotation.menu("abcD|D:x"), options: options)
    var details = TileDetails()
    details.url = "https://example.org"
    driver.details[1] = details
    details.runsCommand = true
    driver.details[2] = details
    let words = (0..<4).map { _ in
      defer { driver.type("l") }
      return driver.hints.split(separator: ", ").first { $0.hasPrefix("Enter ") } ?? "nothing"
    }
    #expect(
      words
        == (isChoosing
          ? ["Enter choose", "Enter choose", "Enter choose", "Enter open  "]
          : ["nothing", "Enter open  ", "Enter launch", "Enter open  "]))
  }

  @Test("what is not saved is hinted at, and what to answer")
  func hintsUnsaved() {
    var driver = ScreenDriver("[a]bc")
    driver.failure = "the disk is full"
    driver.type("]")
    #expect(driver.hints.contains("w save again"))
    driver.type("q")
    #expect(driver.hints == "y leave, n stay, w save again")
  }
}
