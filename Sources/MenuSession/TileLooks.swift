import MenuModel
import Terminal

/// What the terminal can draw.
package struct TileLooks: Equatable, Sendable {
  /// The colours it has.
  package var depth: ColorDepth
  /// The lines that frames are made of: `rounded`, `plain` or `ascii`.
  package var lines: LineSet
  /// The colour behind everything, nil until the terminal has told it.
  package var background: RGB?

  /// The looks of a terminal with these colours and lines.
  package init(depth: ColorDepth, lines: LineSet) {
    self.depth = depth
    self.lines = lines
  }

  /// The frame of what stands out.
  var heavyLines: LineSet {
    switch lines {
    case .rounded: .heavy
    case .ascii: .heavyASCII
    default: .double
    }
  }

  /// The signs that go with these lines.
  var signs: Signs {
    switch lines {
    case .rounded: Signs(focus: "►", mark: "•", shade: "░", dot: "·", into: "›", up: "▲", down: "▼")
    case .ascii: Signs(focus: ">", mark: "*", shade: ":", dot: ".", into: ">", up: "^", down: "v")
    // All of them are in the font of the Linux console.
    default: Signs(focus: "►", mark: "•", shade: "░", dot: "·", into: "»", up: "▲", down: "▼")
    }
  }
}

/// The signs by which a tile tells what it is, each one cell wide.
struct Signs {
  /// Before the title of the tile that is looked at.
  let focus: String
  /// Before the title of a tile that is marked.
  let mark: String
  /// What a shadow is made of where no colour can be darker.
  let shade: String
  /// What the edge of an empty place is made of.
  let dot: String
  /// Between a folder's name and what is in it.
  let into: String
  /// There are more rows above.
  let up: String
  /// There are more rows below.
  let down: String
}

// Colours.
extension TileLooks {
  /// The colour that a tile is a block of.
  func background(of tile: Tile) -> Color {
    if let color = tile.color { return Color(color) }
    switch depth {
    case .ansi8, .ansi16: return Color(.namedFromPalette(title: tile.title))
    case .indexed256: return Color(.indexedFromPalette(title: tile.title))
    case .none, .truecolor: return Color(.fromPalette(title: tile.title))
    }
  }

  /// The same colour nearer to the light, for a tile in hand: as little brighter as can be seen.
  ///
  /// Eight colours have no bright sisters, so there it is white; the bright ones of sixteen have none
  /// either, and stay what they are.
  func raised(_ color: Color) -> Color {
    let shown = color.reduced(to: depth)
    switch shown {
    case .standard: return shown
    case .ansi(let name) where depth == .ansi8: return .ansi(name == 0 ? 0 : 7)
    case .ansi(8): return .ansi(7)
    case .ansi: return shown.mixed(with: .white, by: 0.25)
    case .indexed, .rgb: break
    }
    let luminance = shown.components?.luminance ?? 1
    let lighter = stride(from: 0.25, through: 0.75, by: 0.125).lazy.map { part in
      color.mixed(with: .white, by: part).reduced(to: depth)
    }
    return lighter.first { $0.components.map { $0.luminance > luminance } ?? false } ?? shown
  }

  /// The style of a tile in hand, whose title keeps its colour where that reads as well as before.
  func raised(_ ground: Color, title: Color?) -> Style {
    let background = raised(ground)
    func contrast(on color: Color) -> Double {
      guard let text = title?.components, let color = color.reduced(to: depth).components else {
        return 0
      }
      return text.contrast(with: color)
    }
    let least = min(Self.leastContrast, contrast(on: ground))
    let chosen = contrast(on: background) < least ? nil : title
    return Style(
      foreground: chosen ?? Color.readableText(on: background, depth: depth),
      background: background)
  }

  /// WCAG's for text of this size.
  private static let leastContrast = 4.5

  /// What a colour is in the shadow of a tile in hand.
  func shaded(_ color: Color) -> Color {
    guard color == .standard else { return color.mixed(with: .black, by: 0.5) }
    guard depth == .truecolor || depth == .indexed256 else { return .ansi(8) }
    // Nothing is darker than black, so on a dark screen a shadow is a shade of grey.
    guard let background else { return .indexed(239) }
    let shade =
      background.luminance > 0.18
      ? background.mixed(with: .black, by: 0.22) : background.mixed(with: .white, by: 0.18)
    // The nearest of the palette takes half the bytes, and nobody can tell.
    return Color(shade).reduced(to: .indexed256)
  }

  /// For what is less important than the rest, and readable on light and dark.
  var quiet: Style {
    switch depth {
    case .none, .ansi8: Style()
    case .ansi16: isTooFaint(.ansi(8)) ? Style() : Style(foreground: .ansi(8))
    case .indexed256, .truecolor: Style(foreground: quietColor)
    }
  }

  private var quietColor: Color {
    guard let background else { return .indexed(244) }
    return .indexed(background.luminance > 0.18 ? 241 : 247)
  }

  /// For what went wrong, or is not done yet.
  var warning: Style {
    switch depth {
    case .none: Style(bold: true)
    // The bright red reads better on black, and not much worse on white.
    default: Style(foreground: .ansi(isTooFaint(.ansi(9)) ? 1 : 9), bold: true)
    }
  }

  /// Whether a colour can hardly be read on the screen's own, as far as that is known.
  private func isTooFaint(_ color: Color) -> Bool {
    guard let background, let color = color.components else { return false }
    return color.contrast(with: background) < Self.leastContrast
  }
}

extension Color {
  /// A menu's colour on a terminal.
  init(_ color: TileColor) {
    switch color {
    case .ansi(let number): self = .ansi(number)
    case .indexed(let number): self = .indexed(number)
    case .rgb(let red, let green, let blue): self = .rgb(red, green, blue)
    }
  }
}
