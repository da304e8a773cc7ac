/// What stood between `ESC [` and its last byte, taken apart.
struct ControlSequence {
  /// One of `<`, `=`, `>` and `?`, if it comes first.
  private let prefix: Character?
  /// The numbers between semicolons, each with what follows it behind colons; nothing where one is
  /// left out.
  private let parameters: [[Int?]]
  private let intermediate: Character?
  private let final: Character

  /// Nothing when the bytes are not of the form that every such sequence has.
  init?(_ bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    if bytes == [UInt8(ascii: "[")] {
      prefix = "["
      rest = []
    } else if let first = rest.first, (0x3C...0x3F).contains(first) {
      prefix = Character(Unicode.Scalar(first))
      rest = rest.dropFirst()
    } else {
      prefix = nil
    }
    if let last = rest.last, (0x20...0x2F).contains(last) {
      intermediate = Character(Unicode.Scalar(last))
      rest = rest.dropLast()
    } else {
      intermediate = nil
    }
    guard rest.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    self.final = Character(Unicode.Scalar(final))
    parameters = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// A number of at most six digits, so that none is too large to reckon with.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.isEmpty || digits.count > 6
      ? nil : digits.reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
  }

  private func number(_ index: Int, _ sub: Int = 0) -> Int? {
    guard index < parameters.count, sub < parameters[index].count else { return nil }
    return parameters[index][sub]
  }
}

extension ControlSequence {
  /// Whether what follows was pasted.
  var startsPaste: Bool {
    prefix == nil && final == "~" && number(0) == 200
  }

  /// What the sequence tells; nothing when it is of no interest.
  var event: InputEvent? {
    switch (prefix, intermediate, final) {
    case ("<", nil, "M"), ("<", nil, "m"): return mouse.map { .mouse($0) }
    case ("?", nil, "c"): return .answer(.attributes)
    case ("?", nil, "u"): return .answer(.keyboard(flags: number(0) ?? 0))
    case ("?", "$", "y"):
      // 1 and 2 are modes that are on and off; 0 is unknown, 3 and 4 can never be changed.
      let isSupported = number(1) == 1 || number(1) == 2
      return number(0).map { .answer(.mode($0, isSupported: isSupported)) }
    case (nil, nil, "n"): return number(0) == 0 ? .answer(.ready) : nil
    case (nil, nil, "I"): return .focus(gained: true)
    case (nil, nil, "O"): return .focus(gained: false)
    case (nil, nil, _), ("[", nil, _): return key.map { .key($0) }
    default: return nil
    }
  }

  private var modifiers: Modifiers { Modifiers(parameter: number(1) ?? 1) }

  private var key: Key? {
    // A terminal may be set to tell of releases too, by whoever had it before.
    if number(1, 1) == 3 { return nil }
    if prefix == "[" { return Key(consoleFunction: final) }
    switch final {
    case "u": return number(0).flatMap { Key(number: $0, shifted: number(0, 1), modifiers) }
    case "Z": return Key(.tab, modifiers.union(.shift))
    case "~":
      guard number(0) == 27, let code = number(2) else {
        return number(0).flatMap(KeyCode.init(tilde:)).map { Key($0, modifiers) }
      }
      return Key(number: code, shifted: nil, modifiers)
    default:
      return KeyCode(letter: final).map { Key($0, modifiers) }
    }
  }

  private var mouse: Mouse? {
    guard let bits = number(0), let column = number(1), let row = number(2) else { return nil }
    guard column > 0, row > 0, let action = Mouse.Action(bits: bits, isPress: final == "M") else {
      return nil
    }
    return Mouse(action, at: Point(row: row - 1, column: column - 1), Modifiers(mouseBits: bits))
  }
}

extension Modifiers {
  /// The parameter of a key is one more than the bits; locks are left out.
  fileprivate init(parameter: Int) {
    let bits = max(parameter - 1, 0)
    self = Modifiers(rawValue: UInt8(bits & 7))
    if bits & 0b11_1000 != 0 { insert(.command) }
  }

  fileprivate init(mouseBits bits: Int) {
    self = []
    if bits & 4 != 0 { insert(.shift) }
    if bits & 8 != 0 { insert(.alt) }
    if bits & 16 != 0 { insert(.control) }
  }
}

extension Mouse.Action {
  /// Reads the first number of an SGR mouse report: two bits of button, 32 for motion, 64 for the
  /// wheel.
  fileprivate init?(bits: Int, isPress: Bool) {
    // The buttons from the eighth on, for browsers.
    if bits & 128 != 0 { return nil }
    if bits & 64 != 0 {
      let wheels: [Mouse.Wheel] = [.up, .down, .left, .right]
      self = .wheel(wheels[bits & 3])
      return
    }
    let buttons: [Mouse.Button] = [.left, .middle, .right]
    guard bits & 3 < buttons.count else {
      guard bits & 32 != 0 else { return nil }
      self = .motion
      return
    }
    let button = buttons[bits & 3]
    self = !isPress ? .release(button) : bits & 32 != 0 ? .drag(button) : .press(button)
  }
}

extension ControlSequence {
  /// Whether some bytes begin with what follows the Escape of a key or a report, and nobody types at once.
  static func isRest(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O"),
      let final = bytes.dropFirst().first(where: { !(0x30...0x3F).contains($0) })
    else { return false }
    let hasNumbers = (0x30...0x3F).contains(bytes[bytes.startIndex + 1])
    switch final {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
    case UInt8(ascii: "~"), UInt8(ascii: "a")...UInt8(ascii: "z"): return hasNumbers
    default: return false
    }
  }
}
