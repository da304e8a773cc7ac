import Terminal

/// Every key and everything the mouse does: told once, for the session, its help, the hints in the
/// status line and the manual.
package enum KeyBindings {
  /// The table, in the order in which it is told.
  package static let all: [KeyBinding] = [
    (KeyGroup.looking, looking), (.arranging, arranging), (.asking, asking), (.session, session),
    (.mouse, mouse),
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

  // GNU screen does not deliver a lone Escape, so Ctrl-G does all that Escape does.
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
      [Key(.enter)], [.browsing], .open, "open the folder, or launch the tile",
      hint: "open or launch"),
    KeyBinding([Key(.backspace)], [.browsing], .back, "leave the folder"),
    KeyBinding(
      escape, [.browsing], .escape, "forget the marks, or else leave the folder", hint: "back"),
  ]

  private static let arranging = [
    KeyBinding(
      [" "], [.browsing], .pick, "pick the tile up, or all marked tiles as one block",
      hint: "pick up"),
    KeyBinding(
      [" ", Key(.enter)], [.carrying], .drop, "drop what is in hand, and save", hint: "drop"),
    KeyBinding(escape, [.carrying], .cancel, "put everything back as it was", hint: "put back"),
    KeyBinding(
      ["x"], moving, .changeMode,
      "change between shift, where the tiles between close up, and swap, where two change places",
      hint: "shift or swap"),
    KeyBinding(
      [">"], [.carrying], .carryIn, "carry it into the folder that stands next after it",
      hint: "into the folder"),
    KeyBinding(
      ["<"], [.carrying], .carryOut, "carry it out of the open folder", hint: "out of the folder"),
    KeyBinding(
      ["v"], [.browsing], .mark, "mark the tile, or take its mark away; the mouse sets no marks",
      hint: "mark"),
    KeyBinding(["["], [.browsing], .moveBack, "move the tile by one towards the first, and save"),
    KeyBinding(["]"], [.browsing], .moveForth, "move the tile by one towards the last, and save"),
    KeyBinding(["u"], [.browsing], .undo, "take the last change back, and save", hint: "undo"),
    KeyBinding([.control("r")], [.browsing], .redo, "repeat what was taken back, and save"),
    KeyBinding(
      ["m"], moving, .askWhere, "ask for a position, or a title whose place is to be taken",
      hint: "move to"),
  ]

  private static let asking = [
    KeyBinding(
      ["/"], [.browsing], .find, "find a tile by some of its letters; the best one is gone to",
      hint: "find"),
    KeyBinding([Key(.enter)], [.finding], .keepMatch, "stay at the tile found", hint: "stay"),
    KeyBinding(
      [Key(.down), Key(.tab)], [.finding], .nextMatch, "go to the next best", hint: "next"),
    KeyBinding(
      [Key(.up), Key(.tab, .shift)], [.finding], .previousMatch, "go to the one before it"),
    KeyBinding(escape, [.finding], .leaveMatch, "go back to where the search began", hint: "back"),
    KeyBinding([Key(.enter)], [.movingTo], .moveThere, "move there", hint: "move"),
    KeyBinding(escape, [.movingTo], .moveNowhere, "move nothing", hint: "back"),
    KeyBinding(
      [Key(.backspace)], [.finding, .movingTo], .eraseCharacter,
      "erase a character, or leave where there is none"),
    KeyBinding([.control("u")], [.finding, .movingTo], .eraseAll, "erase all that was typed"),
    KeyBinding(["y"], [.asking], .leaveUnsaved, "leave without saving", hint: "leave"),
    KeyBinding(["n", "q"] + escape, [.asking], .stay, "do not leave", hint: "stay"),
    KeyBinding(["y"], [.launching], .launchAsked, "launch the tile", hint: "launch"),
    KeyBinding(["n", "q"] + escape, [.launching], .stay, "do not launch it", hint: "stay"),
  ]

  private static let session = [
    KeyBinding(
      ["w"], [.browsing, .asking], .saveAgain, "save again after a save that failed",
      hint: "save again"),
    KeyBinding(["e"], [.browsing], .edit, "edit the file where the tile stands"),
    KeyBinding(["?"], [.browsing, .carrying], .openHelp, "tell the keys", hint: "help"),
    KeyBinding(
      ["?", "q", Key(.enter)] + escape, [.help], .closeHelp, "leave the help", hint: "close"),
    KeyBinding([Key(.up), "k"], [.help], .step(.up), "scroll the help up"),
    KeyBinding([Key(.down), "j"], [.help], .step(.down), "scroll the help down", hint: "more"),
    KeyBinding([Key(.pageUp)], [.help], .pageUp, "scroll it up by a window"),
    KeyBinding([Key(.pageDown)], [.help], .pageDown, "scroll it down by a window"),
    KeyBinding(
      ["q"], moving, .quit,
      "put back what is in hand and leave; ask first if something is not saved",
      hint: "quit"),
    KeyBinding([.control("c")], everywhere, .interrupt, "leave at once, with exit status 130"),
    KeyBinding([.control("z")], everywhere, .suspend, "put back what is in hand and suspend"),
    KeyBinding([.control("l")], everywhere, .redraw, "draw everything anew"),
  ]

  private static let mouse = [
    KeyBinding(.press, [.browsing], .focusHere, "go to the tile"),
    KeyBinding(.press, [.carrying], .carryHere, "drop what is in hand there"),
    KeyBinding(.press, [.help], .closeHelp, "leave the help"),
    KeyBinding(.secondClick, [.browsing], .open, "open the folder, or launch the tile"),
    KeyBinding(.drag, [.browsing], .pick, "pick the tile up; a marked one takes all marked along"),
    KeyBinding(.drag, [.carrying], .carryHere, "carry it"),
    KeyBinding(
      .release, [.carrying], .drop,
      "drop it; outside of the grid and between tiles, in the last position it took"),
    KeyBinding(.rightPress, [.carrying], .cancel, "put everything back as it was"),
    KeyBinding(.edge, [.carrying], .scrollAtEdge, "scroll"),
    KeyBinding(
      .restOnFolder, [.carrying], .carryIn,
      "carry it into the folder, away from its left and right end"),
    KeyBinding(.restOnTitle, [.carrying], .carryOut, "carry it out of the open folder"),
    KeyBinding(
      .wheelUp, [.browsing, .carrying, .finding, .help], .scrollUp, "scroll up; nothing is moved"),
    KeyBinding(
      .wheelDown, [.browsing, .carrying, .finding, .help], .scrollDown,
      "scroll down; nothing is moved"),
  ]
}
