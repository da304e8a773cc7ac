import MenuModel
import Terminal

@testable import MenuSession

/// A person at a session whose file saves whatever it is told.
struct ScreenDriver {
  var session: ScreenSession
  /// Everything the session has asked for.
  private(set) var effects: [ScreenEffect] = []
  /// What the file holds.
  private(set) var saved: Arrangement
  /// What the next saves say instead of being done.
  var failure: String?
  /// Why the next moves must not be saved; nil where they may.
  var refusal: String?
  /// What tiles are for.
  var details: [TileID: TileDetails] = [:]
  /// The tiles of the open list that have hotkeys.
  var hotkeys: [String: TileID] = [:]

  init(
    _ menu: Menu, size: Size = Size(rows: 24, columns: 80),
    options: ScreenSession.Options = .init()
  ) {
    session = ScreenSession(menu: menu, size: size, options: options)
    saved = Arrangement(of: menu)
  }

  /// A session as the notation tells it, its bracketed tile looked at.
  init(_ text: String, size: Size = Size(rows: 24, columns: 80)) {
    self.init(GridNotation.menu(text), size: size)
    for _ in 0..<GridNotation.focus(text) { type("l") }
    effects = []
  }

  /// The screen in the notation.
  var text: String { GridNotation.text(of: session) }

  /// What the status line says.
  var status: String { session.statusText.followed(by: session.status.action) }

  /// What it says can be done next.
  var hints: String {
    MenuScene(session) { details[$0] ?? TileDetails() }.hints
      .map { "\($0.key) \($0.words)" }.joined(separator: ", ")
  }

  mutating func send(_ event: SessionEvent) {
    for effect in session.handle(event) {
      effects.append(effect)
      switch effect {
      case .save:
        if let refusal {
          send(.saveRefused(reason: refusal))
        } else if let failure {
          send(.saveFailed(reason: failure))
        } else {
          saved = session.state.arrangement
          send(.saved(nil))
        }
      case .launch(let tile, _): send(.described(tile, details[tile] ?? TileDetails()))
      case .hotkey(let key): send(.hotkey(hotkeys[key]))
      default: break
      }
    }
  }

  /// Types keys: characters as they are, and signs for those that are none; `^r` is held with control.
  mutating func type(_ keys: String) {
    var isControl = false
    for scalar in keys.unicodeScalars {
      if scalar == "^" {
        isControl = true
        continue
      }
      let code = Self.signs[scalar] ?? .character(scalar)
      send(.input(.key(Key(code, isControl ? .control : scalar == "⇤" ? .shift : []))))
      isControl = false
    }
  }

  private static let signs: [Unicode.Scalar: KeyCode] = [
    "⏎": .enter, "⎋": .escape, "⌫": .backspace, "⇥": .tab, "⇤": .tab, "←": .left, "→": .right,
    "↑": .up, "↓": .down, "↖": .home, "↘": .end, "⇞": .pageUp, "⇟": .pageDown,
  ]

  /// Uses the mouse: `press 2, drag 3, drag gap, release`, each at a place, or where it was last.
  mutating func point(_ path: String) {
    var point = Point(row: 0, column: 0)
    for step in path.split(separator: ",") {
      let words = step.split(separator: " ", maxSplits: 1).map(String.init)
      if words.count > 1 { point = place(words[1]) }
      guard let action = Self.actions[words[0]] else { continue }
      send(.input(.mouse(Mouse(action, at: point))))
      if words[0] == "click" { send(.input(.mouse(Mouse(.release(.left), at: point)))) }
    }
  }

  private static let actions: [String: Mouse.Action] = [
    "press": .press(.left), "click": .press(.left), "drag": .drag(.left),
    "release": .release(.left),
    "right": .press(.right), "middle": .press(.middle), "motion": .motion,
    "wheelup": .wheel(.up), "wheeldown": .wheel(.down),
  ]

  /// A cell of the window: the middle of a slot's tile, as counted from 1, or a place by its name.
  func place(_ words: String) -> Point {
    let (layout, area) = (session.layout, session.visibleArea)
    func cell(_ slot: Int, _ column: (Rect) -> Int) -> Point {
      let frame = layout.frame(ofSlot: slot - 1)
      return Point(
        row: frame.row + frame.rows / 2 - session.scrollTop + area.row, column: column(frame))
    }
    if let slot = Int(words) { return cell(slot) { $0.column + $0.columns / 2 } }
    let parts = words.split(separator: " ")
    switch parts[0] {
    case "left": return cell(Int(parts[1]) ?? 1) { $0.column }
    case "right": return cell(Int(parts[1]) ?? 1) { $0.endColumn - 1 }
    case "gap": return cell(1) { $0.endColumn }
    case "title": return Point(row: 0, column: 10)
    case "top": return Point(row: area.row, column: 10)
    case "bottom": return Point(row: area.endRow - 1, column: 10)
    case "status": return Point(row: session.size.rows - 1, column: 10)
    case "outside": return Point(row: session.size.rows + 9, column: -3)
    default: return Point(row: area.endRow - 1, column: session.size.columns - 1)
    }
  }
}
