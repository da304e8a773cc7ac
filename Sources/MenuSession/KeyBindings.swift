import Terminal

/// Every key and everything the mouse does: told once, for the session, its help, the hints in the
/// status line and the manual.
package enum KeyBindings {
  /// The table, in the order in which it is told.
  package static let all: [KeyBinding] = [
    (KeyGroup.looking, looking), (.arranging, arranging), (.carrying, carrying),
    (.finding, finding), (.answering, answering), (.asking, asking), (.session, session),
    (.help, reading), (.mouse, mouse), (.dragging, dragging),
  ].flatMap { group, rows in
    rows.map { row in
      var row = row
      row.group = group
      return row
    }
  }

  /// What a key does at a moment; nil where it does nothing then.
  package static func action(for key: Key, in context: KeyContext) -> KeyAction? {
    all.first { $0.contexts.contains(context) && $0.keys.contains(key) }?.action
  }

  /// The characters that keys of the session have, so that no tile's hotkey can be one of them.
  ///
  /// Those that only answer a question are free.
  package static var characters: Set<String> {
    let rows = all.filter { !$0.contexts.isDisjoint(with: moving) }
    return Set(
      rows.flatMap(\.keys).compactMap { key in
        guard case .character(let scalar) = key.code, key.modifiers.isEmpty else { return nil }
        return String(scalar)
      })
  }

  /// What the mouse does at a moment; nil where it does nothing then.
  package static func action(for gesture: Gesture, in context: KeyContext) -> KeyAction? {
    all.first { $0.contexts.contains(context) && $0.gesture == gesture }?.action
  }

  // GNU screen does not deliver a lone Escape, so Ctrl-G does all that Escape does, which is told once and
  // not in every label.
  private static let escape: [Key] = [Key(.escape), .control("g")]
  private static let moving: Set<KeyContext> = [.browsing, .carrying]
  private static let everywhere = Set(KeyContext.allCases)

  private static let looking = [
    KeyBinding([Key(.left), "h"], moving, .step(.left), "go to the tile before"),
    KeyBinding([Key(.right), "l"], moving, .step(.right), "go to the next tile"),
    KeyBinding([Key(.up), "k"], moving, .step(.up), "go one row up"),
    KeyBinding([Key(.down), "j"], moving, .step(.down), "go one row down"),
    KeyBinding([Key(.home), "g"], moving, .first, "go to the first tile"),
    KeyBinding([Key(.end), "G"], moving, .last, "go to the last tile"),
    KeyBinding([Key(.pageUp)], moving, .pageUp, "go one window up"),
    KeyBinding([Key(.pageDown)], moving, .pageDown, "go one window down"),
    KeyBinding(
      ["1", "2", "3", "4", "5", "6", "7", "8", "9"], label: "1 to 9", moving, .numbered,
      "go to the tile in that position"),
    KeyBinding(
      ["/"], [.browsing], .find, "find a tile by some of its letters", hint: "find"),
    KeyBinding(
      [Key(.enter)], [.browsing], .open, "open the folder, or launch the tile",
      hint: "open or launch"),
    KeyBinding([Key(.backspace)], [.browsing], .back, "leave the folder"),
    KeyBinding(
      escape, label: "Esc", [.browsing], .escape,
      "forget the marks, or else leave the folder; Ctrl-G does all that Esc does",
      hint: "back"),
  ]

  private static let arranging = [
    KeyBinding(
      [" "], [.browsing], .pick, "pick the tile up, or all marked tiles as one block",
      hint: "pick up"),
    KeyBinding(
      ["v"], [.browsing], .mark, "mark the tile, or take its mark away; the mouse sets no marks",
      hint: "mark"),
    KeyBinding(["["], [.browsing], .moveBack, "move the tile one place back, and save"),
    KeyBinding(["]"], [.browsing], .moveForth, "move the tile one place on, and save"),
    KeyBinding(
      ["m"], moving, .askWhere, "move to a position, or to where the tile with some title is",
      hint: "move to"),
    KeyBinding(
      ["x"], moving, .changeMode,
      "change between shift, where the tiles between close up, and swap, where two change places",
      hint: "shift or swap"),
    KeyBinding(["u"], [.browsing], .undo, "take the last change back, and save", hint: "undo"),
    KeyBinding([.control("r")], [.browsing], .redo, "repeat what was taken back, and save"),
  ]

  private static let carrying = [
    KeyBinding(
      [" ", Key(.enter)], [.carrying], .drop, "drop what is in hand, and save", hint: "drop"),
    KeyBinding(
      escape, label: "Esc", [.carrying], .cancel, "put everything back as it was",
      hint: "put back"),
    KeyBinding(
      [">"], [.carrying], .carryIn, "carry it into the folder that stands next after it",
      hint: "into the folder"),
    KeyBinding(
      ["<"], [.carrying], .carryOut, "carry it out of the open folder", hint: "out of the folder"),
  ]

  private static let finding = [
    KeyBinding([Key(.enter)], [.finding], .keepMatch, "stay at the tile found", hint: "stay"),
    KeyBinding(
      [Key(.down), Key(.tab)], [.finding], .nextMatch, "go to the next best", hint: "next"),
    KeyBinding(
      [Key(.up), Key(.tab, .shift)], [.finding], .previousMatch, "go to the one before it"),
    KeyBinding(
      escape, label: "Esc", [.finding], .leaveMatch, "go back to where the search began",
      hint: "back"),
  ]

  private static let answering = [
    KeyBinding([Key(.enter)], [.movingTo], .moveThere, "move there", hint: "move"),
    KeyBinding(escape, label: "Esc", [.movingTo], .moveNowhere, "move nothing", hint: "back"),
    KeyBinding(
      [Key(.backspace)], [.finding, .movingTo], .eraseCharacter,
      "erase a letter, or leave where there is none; after / too"),
    KeyBinding(
      [.control("u")], [.finding, .movingTo], .eraseAll, "erase all that was typed; after / too"),
  ]

  private static let asking = [
    KeyBinding(["y"], [.launching], .launchAsked, "say yes to launching the tile", hint: "launch"),
    KeyBinding(
      ["y"], [.asking], .leaveUnsaved, "say yes to leaving without saving", hint: "leave"),
    KeyBinding(
      ["n", "q"] + escape, label: "n, q, Esc", [.asking, .launching], .stay, "say no",
      hint: "stay"),
  ]

  private static let session = [
    KeyBinding(
      ["w"], [.browsing, .asking], .saveAgain, "save again after a save that failed",
      hint: "save again"),
    KeyBinding(["e"], [.browsing], .edit, "edit the file where the tile stands"),
    KeyBinding(["?"], moving, .openHelp, "tell the keys", hint: "help"),
    KeyBinding(
      ["q"], moving, .quit,
      "put back what is in hand and leave; ask first if something is not saved",
      hint: "quit"),
    KeyBinding([.control("c")], everywhere, .interrupt, "leave at once, with exit status 130"),
    KeyBinding([.control("z")], everywhere, .suspend, "put back what is in hand and suspend"),
    KeyBinding([.control("l")], everywhere, .redraw, "draw everything anew"),
  ]

  private static let reading = [
    KeyBinding(
      [Key(.escape), "?", "q", Key(.enter), .control("g")], label: "Esc, ?, q", [.help],
      .closeHelp, "go back to the tiles", hint: "leave the help"),
    KeyBinding([Key(.up), "k"], [.help], .step(.up), "scroll up"),
    KeyBinding([Key(.down), "j"], [.help], .step(.down), "scroll down", hint: "more"),
    KeyBinding([Key(.pageUp)], [.help], .pageUp, "scroll up by a window"),
    KeyBinding([Key(.pageDown), " "], [.help], .pageDown, "scroll down by a window"),
    KeyBinding([Key(.home), "g"], [.help], .first, "go to the beginning"),
    KeyBinding([Key(.end), "G"], [.help], .last, "go to the end"),
    KeyBinding(.press, [.help], .closeHelp, "go back to the tiles"),
  ]

  private static let mouse = [
    KeyBinding(.press, [.browsing], .focusHere, "go to the tile"),
    KeyBinding(.secondClick, [.browsing], .open, "open the folder, or launch the tile"),
    KeyBinding(.drag, [.browsing], .pick, "pick the tile up; a marked one takes all marked along"),
    KeyBinding(
      .wheelUp, [.browsing, .carrying, .finding, .help], .scrollUp, "scroll up; nothing is moved"),
    KeyBinding(
      .wheelDown, [.browsing, .carrying, .finding, .help], .scrollDown,
      "scroll down; nothing is moved"),
  ]

  private static let dragging = [
    KeyBinding(.drag, [.carrying], .carryHere, "carry it"),
    KeyBinding(
      .release, [.carrying], .drop,
      "drop it, between tiles and outside in the last place that it took"),
    KeyBinding(.press, [.carrying], .carryHere, "drop there what a key has picked up"),
    KeyBinding(.rightPress, [.carrying], .cancel, "put everything back as it was"),
    KeyBinding(.edge, [.carrying], .scrollAtEdge, "scroll"),
    KeyBinding(
      .restOnFolder, [.carrying], .carryIn,
      "rest in its middle to carry it into the folder"),
    KeyBinding(
      .restOnTitle, [.carrying], .carryOut, "rest there to carry it out of the open folder"),
  ]
}
