import MenuModel
import Terminal

/// How well a title can be read in the colour that a menu has chosen for it.
package struct TitleContrast {
  /// WCAG's contrast ratio, from 1 to 21.
  package let ratio: Double
  /// The name of black or white, whichever reads better on the tile; plain white is a grey to many.
  package let better: String
  /// The ratio that this one has.
  package let betterRatio: Double

  /// Below this, WCAG has even large and bold text as hard to read.
  package static let least = 3.0

  /// The contrast of a tile's title; nil where no colour is chosen for it, since it reads well then.
  package init?(of tile: Tile, in menu: Menu) {
    guard let chosen = (tile.titleColor ?? menu.titleColor).map({ Color($0) })?.components,
      let background = Color(tile.shownColor).components
    else { return nil }
    let white = RGB(red: 255, green: 255, blue: 255)
    let black = RGB(red: 0, green: 0, blue: 0)
    let onWhite = white.contrast(with: background)
    let onBlack = black.contrast(with: background)
    ratio = chosen.contrast(with: background)
    better = onBlack > onWhite ? "black" : "bright-white"
    betterRatio = max(onBlack, onWhite)
  }
}
