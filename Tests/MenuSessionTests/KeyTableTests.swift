import MenuModel
import Terminal
import Testing

@testable import MenuSession

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
      #expect(row.label.count <= 14 && (row.hint?.count ?? 0) <= 17, "\(row.label)")
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

  @Test("no part of the help tells a key twice, but for what is asked")
  func oncePerPart() {
    for group in KeyGroup.allCases where group != .asking {
      let labels = KeyBindings.all.filter { $0.group == group }.map(\.label)
      #expect(Set(labels).count == labels.count, "\(group.rawValue)")
    }
  }

  @Test("everything that is hinted at has its place among the hints")
  func hinted() {
    let rows = KeyBindings.all.filter { $0.hint != nil }.map(\.words)
    #expect(KeyBindings.hinted.map(\.row.words).sorted() == rows.sorted())
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
      ("[a]bC|C:x", "", "Space pick up, ? help, q quit, / find, v mark, m move to"),
      ("ab[C]|C:x", "", "Enter open  , Space pick up, ? help, q quit, / find, v mark, m move to"),
      ("[a]bC|C:x", " ", "Space drop, Esc put back, x swap, ? help, q quit, m move to"),
      (
        "a[b]C|C:x", " ",
        "Space drop, Esc put back, x swap, ? help, > into the folder, q quit, m move to"
      ),
      ("ab[C]|C:x", "⏎", "Space pick up, ? help, Esc back, q quit, v mark"),
      (
        "ab[C]|C:x", "⏎x ", "Space drop, Esc put back, x shift, ? help, < out of the folder, q quit"
      ),
      ("[a]bc", "vlv", "Space pick up 2, ? help, Esc unmark, q quit, / find, v mark, m move to"),
      ("[a]bc", "vlv ", "Space drop, Esc put back, ? help, q quit, m move to"),
      ("[a]bc", "]", "Space pick up, ? help, u undo, q quit, / find, v mark, m move to"),
      ("[a]bc", "/", "Enter stay, Down next, Esc back"), ("[a]bc", "m", "Enter move, Esc back"),
      ("[a]bc", "?", "Esc leave the help, Down more"), ("[a]bc", "?↘", "Esc leave the help"),
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
    #expect(driver.hints.hasPrefix("w save again, Space pick up, "))
    driver.type("l")
    #expect(driver.hints.hasPrefix("w save again, Space pick up, "))
    driver.type("q")
    #expect(driver.hints == "y leave, n stay, w save again")
  }
}
