import Glibc

/// A colour as a terminal can be told it.
package enum Color: Hashable, Sendable {
  /// What the terminal's user chose for text or background (SGR 39 and 49).
  case standard
  /// One of the 16 colours that users theme: 0–7, and 8–15 for the bright ones.
  case ansi(UInt8)
  /// An entry of the 256-colour palette.
  case indexed(UInt8)
  /// Red, green and blue, each 0–255.
  case rgb(UInt8, UInt8, UInt8)

  /// What the colour looks like, by xterm's table; nothing for `standard`, which only the user
  /// knows.
  package var components: RGB? {
    switch self {
    case .standard: nil
    case .ansi(let index): Palette.components(of: index & 15)
    case .indexed(let index): Palette.components(of: index)
    case .rgb(let red, let green, let blue): RGB(red: red, green: green, blue: blue)
    }
  }
}

/// A colour as three numbers from 0 to 255.
package struct RGB: Hashable, Sendable {
  /// 0–255.
  package var red: UInt8
  /// 0–255.
  package var green: UInt8
  /// 0–255.
  package var blue: UInt8

  /// Makes a colour of its three channels, 0–255 each.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The relative luminance of WCAG 2.1, from 0 for black to 1 for white.
  package var luminance: Double {
    0.2126 * Gamma.linear[Int(red)] + 0.7152 * Gamma.linear[Int(green)]
      + 0.0722 * Gamma.linear[Int(blue)]
  }

  /// The contrast ratio of WCAG 2.1, from 1 to 21; small text wants at least 4.5.
  package func contrast(with other: RGB) -> Double {
    let lighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The squared distance in the colour cube, which is what "nearest" means here.
  func distance(to other: RGB) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }
}

extension Color {
  /// Black or white, whichever is easier to read on a background as the terminal will show it.
  ///
  /// The background is quantised first: chosen for the colour that was asked for, the text falls
  /// under a contrast of 4.5 on every fourth colour of a 16-colour terminal. On the user's own
  /// background the user's own text colour is the only safe one.
  package static func readableText(on background: Color, depth: ColorDepth) -> Color {
    guard let shown = background.reduced(to: depth).components else { return .standard }
    let black = shown.luminance > 0.179
    switch depth {
    case .none: return .standard
    case .ansi8, .ansi16: return .ansi(black ? 0 : 15)
    case .indexed256: return .indexed(black ? 16 : 231)
    // White is the end of the palette's cube, which takes half the bytes and which no theme changes;
    // black is the beginning, which some do.
    case .truecolor: return black ? .rgb(0, 0, 0) : .indexed(231)
    }
  }
}

private enum Gamma {
  /// The sRGB transfer function undone, for each of the 256 values.
  static let linear: [Double] = (0...255).map { value in
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
