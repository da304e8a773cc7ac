import Terminal
import Testing

@testable import MenuSession

/// Words beside the tiles can be read, on light and on dark.
@Suite struct FaintColorTests {
  @Test(
    "hints and warnings have a contrast of 4.5 on black and on white, as xterm has the colours",
    arguments: ColorDepth.allCases, [RGB.black, .white])
  func contrast(depth: ColorDepth, background: RGB) {
    var looks = TileLooks(depth: depth, lines: .rounded)
    looks.background = background
    for style in [looks.quiet, looks.warning] {
      // The user's own colour is as readable as the user likes it.
      guard let color = style.foreground.components else { continue }
      #expect(color.contrast(with: background) >= 4.5, "\(style)")
    }
    #expect(looks.warning.bold)
  }

  @Test("on the Linux console, which tells no background, a warning is the red that reads on black")
  func console() {
    let looks = TileLooks(depth: .ansi8, lines: .plain)
    #expect(looks.warning.foreground == .ansi(9))
  }
}
