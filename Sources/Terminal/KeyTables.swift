// What terminals send for keys: the tables that xterm began, with those of kitty and the Linux
// console.

extension Key {
  /// The key that sends a character; nothing for a control that no key sends.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00: self.init(.character(" "), .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    // Return; a line feed comes from programs that type, and means the same.
    case 0x0A, 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A: self.init(.character(Unicode.Scalar(UInt8(scalar.value) + 0x60)), .control)
    case 0x1C...0x1F: self.init(.character(Unicode.Scalar(UInt8(scalar.value) + 0x40)), .control)
    case 0x80...0x9F: return nil
    default: self.init(.character(scalar))
    }
  }

  /// The key behind `ESC O`.
  init?(singleShift byte: UInt8) {
    let letter = Character(Unicode.Scalar(byte))
    if letter == "M" {
      self.init(.enter)
    } else if let code = KeyCode(letter: letter) {
      self.init(code)
    } else {
      return nil
    }
  }

  /// The key behind `ESC [ [`, on the Linux console: F1 to F5.
  init?(consoleFunction letter: Character) {
    guard let value = letter.asciiValue, (0x41...0x45).contains(value) else { return nil }
    self.init(.function(Int(value) - 0x40))
  }

  /// The key of a `CSI u`, or of xterm's `CSI 27 ; … ~`: a code point, or a number of kitty's own.
  /// - Parameter shifted: the code point with shift, where the terminal tells it.
  init?(number: Int, shifted: Int?, _ modifiers: Modifiers) {
    switch number {
    case 57376...57398: self.init(.function(number - 57376 + 13), modifiers)
    case 57399...57426: self.init(KeyCode.keypad[number - 57399], modifiers)
    case 57344...63743: return nil
    default:
      guard let scalar = Unicode.Scalar(UInt32(number)), var key = Key(scalar) else { return nil }
      key.modifiers.formUnion(modifiers)
      if modifiers.contains(.shift), !modifiers.contains(.control),
        let capital = key.capital(shifted)
      {
        key.code = .character(capital)
        key.modifiers.remove(.shift)
      }
      self = key
    }
  }

  /// The character that the key gives with shift, as far as it is known.
  private func capital(_ shifted: Int?) -> Unicode.Scalar? {
    if let shifted { return Unicode.Scalar(UInt32(shifted)) }
    guard case .character(let scalar) = code, (0x61...0x7A).contains(scalar.value) else {
      return nil
    }
    return Unicode.Scalar(scalar.value - 0x20)
  }

  /// The same key, held with Alt if so.
  func with(alt: Bool) -> Key {
    alt ? Key(code, modifiers.union(.alt)) : self
  }
}

extension KeyCode {
  /// The key of a sequence that ends with a letter.
  init?(letter: Character) {
    switch letter {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "F": self = .end
    case "H": self = .home
    case "P": self = .function(1)
    case "Q": self = .function(2)
    case "R": self = .function(3)
    case "S": self = .function(4)
    default: return nil
    }
  }

  /// The key of a sequence that ends with `~`, by its first number.
  init?(tilde number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  /// kitty's numbers for the keypad, from 57399 on.
  fileprivate static let keypad: [KeyCode] = [
    .character("0"), .character("1"), .character("2"), .character("3"), .character("4"),
    .character("5"), .character("6"), .character("7"), .character("8"), .character("9"),
    .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter,
    .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
    .insert, .delete,
  ]
}
