extension Color {
  /// The colour that lies between this one and another: all of this one at 0, all of the other at
  /// 1.
  ///
  /// One of the sixteen named colours has a bright sister and no shades, since only the person who
  /// chose the theme knows what it looks like; the standard colour has neither.
  package func mixed(with other: RGB, by part: Double) -> Color {
    switch self {
    case .standard: return .standard
    case .ansi(let index): return .ansi(other.luminance > 0.5 ? index | 8 : index & 7)
    case .indexed, .rgb: return components.map { Color($0.mixed(with: other, by: part)) } ?? self
    }
  }

  /// A colour of these components.
  package init(_ color: RGB) {
    self = .rgb(color.red, color.green, color.blue)
  }
}

extension RGB {
  /// No light at all.
  package static let black = RGB(red: 0, green: 0, blue: 0)
  /// All of it.
  package static let white = RGB(red: 255, green: 255, blue: 255)

  /// The colour that lies between two.
  package func mixed(with other: RGB, by part: Double) -> RGB {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * part).rounded())
    }
    return RGB(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }
}
