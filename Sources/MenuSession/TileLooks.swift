import MenuModel
import Terminal

/// What the terminal can draw.
package struct TileLooks: Equatable, Sendable {
  /// The colours it has.
  package var depth: ColorDepth
  /// The lines that frames are made of.
  package var lines: LineSet

  /// The looks of a terminal with these colours and lines.
  package init(depth: ColorDepth, lines: LineSet) {
    self.depth = depth
    self.lines = lines
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
