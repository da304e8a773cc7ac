/// How a cell is drawn: its two colours and what is done to its text.
package struct Style: Hashable, Sendable {
  private var packedForeground: PackedColor
  private var packedBackground: PackedColor
  /// Heavier, and on some terminals brighter.
  package var bold: Bool
  /// Fainter; not every terminal shows it.
  package var dim: Bool
  /// With a line below.
  package var underline: Bool
  /// With the two colours exchanged.
  package var reverse: Bool

  /// Makes a style; whatever is left out is as after a reset.
  package init(
    foreground: Color = .standard, background: Color = .standard,
    bold: Bool = false, dim: Bool = false, underline: Bool = false, reverse: Bool = false
  ) {
    packedForeground = PackedColor(foreground)
    packedBackground = PackedColor(background)
    self.bold = bold
    self.dim = dim
    self.underline = underline
    self.reverse = reverse
  }

  /// The colour of the text.
  package var foreground: Color {
    get { packedForeground.color }
    set { packedForeground = PackedColor(newValue) }
  }

  /// The colour behind it.
  package var background: Color {
    get { packedBackground.color }
    set { packedBackground = PackedColor(newValue) }
  }

  /// What a terminal shows after a reset.
  package static let standard = Style()

  /// Whether a blank in this style cannot be told from a blank that was never written.
  package var isBlank: Bool {
    packedBackground == PackedColor(.standard) && !underline && !reverse
  }

  /// The same style in the colours that a terminal of such a depth has.
  package func reduced(to depth: ColorDepth) -> Style {
    var style = self
    style.foreground = foreground.reduced(to: depth == .ansi8 ? .ansi16 : depth)
    style.background = background.reduced(to: depth)
    return style
  }
}

extension Style {
  /// The SGR sequence that makes a freshly reset terminal draw in this style; empty when it does.
  package var sequence: String { sequence(after: .standard) }

  /// The shortest SGR sequence that turns one style into this one; empty when they are equal.
  ///
  /// Either only what differs, or a reset and all that is set: whichever takes fewer bytes.
  package func sequence(after old: Style) -> String {
    if self == old { return "" }
    let change = Style.parameters(of: self, after: old)
    let restart = Style.parameters(of: self, after: .standard)
    // An empty first parameter is the reset: `CSI m`, or `CSI ;1m` with more behind it.
    let whole = restart.isEmpty ? "" : ";" + restart
    return "\u{1B}[\(change.utf8.count <= whole.utf8.count ? change : whole)m"
  }

  private static func parameters(of style: Style, after old: Style) -> String {
    var parts: [String] = []
    // Bold and dim share their end, so one that stays has to be said again.
    let ends = (old.bold && !style.bold) || (old.dim && !style.dim)
    if ends { parts.append("22") }
    if style.bold && (ends || !old.bold) { parts.append("1") }
    if style.dim && (ends || !old.dim) { parts.append("2") }
    if style.underline != old.underline { parts.append(style.underline ? "4" : "24") }
    if style.reverse != old.reverse { parts.append(style.reverse ? "7" : "27") }
    if style.foreground != old.foreground {
      parts.append(parameter(of: style.foreground, dark: 30, bright: 90))
    }
    if style.background != old.background {
      parts.append(parameter(of: style.background, dark: 40, bright: 100))
    }
    return parts.joined(separator: ";")
  }

  /// A colour's parameters, always with semicolons: libvterm misreads the form with colons.
  private static func parameter(of color: Color, dark: Int, bright: Int) -> String {
    switch color {
    case .standard: "\(dark + 9)"
    case .ansi(let index): "\(index & 8 == 0 ? dark + Int(index & 7) : bright + Int(index & 7))"
    case .indexed(let index): "\(dark + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(dark + 8);2;\(red);\(green);\(blue)"
    }
  }
}

/// A colour as one number, since every cell of every frame is compared with the last.
private struct PackedColor: Hashable, Sendable {
  private let value: UInt32

  init(_ color: Color) {
    switch color {
    case .standard: value = 0
    case .ansi(let index): value = 1 << 24 | UInt32(index)
    case .indexed(let index): value = 2 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      value = 3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  var color: Color {
    let low = UInt8(truncatingIfNeeded: value)
    switch value >> 24 {
    case 0: return .standard
    case 1: return .ansi(low)
    case 2: return .indexed(low)
    default:
      return .rgb(
        UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8), low)
    }
  }
}
