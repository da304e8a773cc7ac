import Testing

@testable import Terminal

/// Values all over each channel, and those where a formula changes its mind.
private let samples: [RGB] = {
  let values: [UInt8] =
    Array(stride(from: 0, through: 255, by: 51)) + [8, 47, 48, 114, 115, 154, 155, 238, 254]
  return values.flatMap { red in
    values.flatMap { green in values.map { RGB(red: red, green: green, blue: $0) } }
  }
}()

extension RGB {
  fileprivate var color: Color { .rgb(red, green, blue) }

  /// The place in the circle of colours, in degrees from red; nil for greys.
  fileprivate var hue: Double? {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most > least else { return nil }
    let sixth =
      most == red
      ? (green - blue) / (most - least)
      : most == green ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least)
    return (60 * sixth + 360).truncatingRemainder(dividingBy: 360)
  }
}

@Test("256 colours: no entry of the cube or the ramp is nearer than the one chosen")
func nearestOf256() {
  let palette = (16...255).compactMap { Color.indexed(UInt8($0)).components }
  for sample in samples {
    let best = palette.map(sample.distance).min()
    let chosen = sample.color.reduced(to: .indexed256).components.map(sample.distance)
    #expect(chosen == best, "\(sample)")
  }
}

@Test("16 and 8 colours: no name of the same hue is nearer, and no grey by far")
func nearestOfNames() {
  for (depth, count) in [(ColorDepth.ansi16, 16), (.ansi8, 8)] {
    let names = (0..<count).compactMap { Color.ansi(UInt8($0)).components }
    for sample in samples {
      guard let chosen = sample.color.reduced(to: depth).components else { continue }
      let distance = sample.distance(to: chosen)
      // The six hues lie sixty degrees apart, each thirty degrees around one of them.
      let alike = names.filter { name in
        guard let hue = sample.hue, let other = name.hue else { return false }
        return abs((hue - other + 540).truncatingRemainder(dividingBy: 360) - 180) <= 30
      }
      let greys = names.filter { $0.hue == nil }.map(sample.distance)
      if chosen.hue == nil {
        #expect(
          distance == greys.min() && alike.allSatisfy { sample.distance(to: $0) >= 8 * distance })
      } else {
        #expect(alike.contains(chosen), "\(sample)")
        #expect(greys.allSatisfy { 8 * $0 >= distance }, "\(sample)")
      }
    }
  }
}

@Test(
  "16 colours: what a menu asks for is seen as that colour, and pale ones as white",
  arguments: [
    (0x3478F6, 12), (0xFF9500, 3), (0x34C759, 2), (0xAF52DE, 5), (0xFF2D55, 9), (0x00C7BE, 6),
    (0x8E8E93, 8), (0xA2845E, 3), (0x1E3A5F, 4), (0x2D4A22, 2), (0x5F2D2D, 1), (0xFFB6C1, 7),
    (0xF5DEB3, 7), (0x2E8B57, 2), (0x4682B4, 6), (0x8B4513, 1), (0x663399, 5), (0xFF6347, 9),
    (0x0D1117, 0), (0x000000, 0), (0xFFFFFF, 15), (0xFFFF00, 11), (0xFFD700, 11),
  ] as [(UInt32, UInt8)])
func names(color: UInt32, name: UInt8) {
  let color = Color.rgb(UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF))
  #expect(color.reduced(to: .ansi16) == .ansi(name))
}

@Test(
  "what a depth has is left as it is",
  arguments: [
    (Color.ansi(12), ColorDepth.ansi16, Color.ansi(12)), (.ansi(12), .ansi8, .ansi(4)),
    (.ansi(12), .indexed256, .ansi(12)), (.indexed(12), .ansi16, .ansi(12)),
    (.indexed(200), .indexed256, .indexed(200)), (.indexed(196), .ansi16, .ansi(9)),
    (.rgb(1, 2, 3), .truecolor, .rgb(1, 2, 3)), (.rgb(1, 2, 3), .none, .standard),
    (.standard, .ansi8, .standard), (.rgb(255, 255, 255), .indexed256, .indexed(231)),
    (.rgb(8, 8, 8), .indexed256, .indexed(232)),
  ] as [(Color, ColorDepth, Color)])
func reduction(color: Color, depth: ColorDepth, expected: Color) {
  #expect(color.reduced(to: depth) == expected)
}

@Test(
  "black or white is readable on every background as it is shown",
  arguments: [ColorDepth.ansi8, .ansi16, .indexed256, .truecolor])
func readableText(depth: ColorDepth) throws {
  var worst = 21.0
  let palette = (0...255).map { Color.indexed(UInt8($0)) } + (0...15).map { Color.ansi(UInt8($0)) }
  for background in samples.map(\.color) + palette {
    let style = Style(
      foreground: .readableText(on: background, depth: depth), background: background
    ).reduced(to: depth)
    let text = try #require(style.foreground.components)
    worst = min(worst, text.contrast(with: try #require(style.background.components)))
  }
  #expect(worst >= 4.5)
}

@Test("on the terminal's own background the text is the terminal's own")
func readableTextOnStandard() {
  for depth in ColorDepth.allCases {
    #expect(Color.readableText(on: .standard, depth: depth) == .standard)
  }
  #expect(Color.readableText(on: .rgb(0, 0, 0), depth: .none) == .standard)
}

@Test(
  "luminance and contrast are those of WCAG",
  arguments: [
    (RGB(red: 0, green: 0, blue: 0), 21.0), (RGB(red: 255, green: 255, blue: 255), 1.0),
    (RGB(red: 119, green: 119, blue: 119), 4.478), (RGB(red: 52, green: 120, blue: 246), 4.067),
  ])
func contrast(color: RGB, ratioToWhite: Double) {
  let ratio = color.contrast(with: RGB(red: 255, green: 255, blue: 255))
  #expect(abs(ratio - ratioToWhite) < 0.01, "\(ratio)")
}

private struct DepthCase: Sendable {
  var flag = ColorChoice.auto
  var environment: [String: String]
  var isTerminal = true
  var expected: ColorDepth
}

@Test(
  "the most specific word about colour wins",
  arguments: [
    DepthCase(environment: ["TERM": "xterm-256color"], expected: .indexed256),
    DepthCase(environment: ["TERM": "xterm"], expected: .ansi16),
    DepthCase(environment: ["TERM": "linux"], expected: .ansi8),
    DepthCase(environment: ["TERM": "xterm-kitty"], expected: .truecolor),
    DepthCase(environment: ["TERM": "foot"], expected: .truecolor),
    DepthCase(environment: ["TERM": "xterm-direct"], expected: .truecolor),
    DepthCase(environment: ["TERM": "xterm", "COLORTERM": "truecolor"], expected: .truecolor),
    DepthCase(environment: ["TERM": "xterm", "COLORTERM": "24bit"], expected: .truecolor),
    DepthCase(environment: ["TERM": "screen", "COLORTERM": "truecolor"], expected: .indexed256),
    DepthCase(
      environment: ["TERM": "screen", "COLORTERM": "truecolor", "TMUX": "x"], expected: .truecolor),
    DepthCase(environment: ["TERM": "dumb", "COLORTERM": "truecolor"], expected: .none),
    DepthCase(environment: [:], expected: .none),
    DepthCase(environment: ["TERM": "xterm", "NO_COLOR": "1"], expected: .none),
    DepthCase(environment: ["TERM": "xterm", "NO_COLOR": ""], expected: .ansi16),
    DepthCase(environment: ["TERM": "xterm", "CLICOLOR": "0"], expected: .none),
    DepthCase(
      environment: ["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], expected: .none),
    DepthCase(environment: ["TERM": "xterm-256color"], isTerminal: false, expected: .none),
    DepthCase(
      environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], isTerminal: false,
      expected: .indexed256),
    DepthCase(
      environment: ["TERM": "xterm", "CLICOLOR_FORCE": "0"], isTerminal: false, expected: .none),
    DepthCase(environment: ["FORCE_COLOR": "1"], isTerminal: false, expected: .ansi16),
    DepthCase(
      flag: .always, environment: ["TERM": "xterm-256color", "NO_COLOR": "1"], isTerminal: false,
      expected: .indexed256),
    DepthCase(flag: .always, environment: [:], isTerminal: false, expected: .ansi16),
    DepthCase(flag: .never, environment: ["TERM": "xterm"], expected: .none),
    DepthCase(
      flag: .depth(.truecolor), environment: ["NO_COLOR": "1"], isTerminal: false,
      expected: .truecolor),
  ])
private func depth(of test: DepthCase) {
  let depth = ColorDepth.detect(
    flag: test.flag, environment: { test.environment[$0] }, isTerminal: test.isTerminal)
  #expect(depth == test.expected)
}

@Test("the words of --color are read, and no others")
func colorChoice() {
  #expect(ColorChoice("256") == .depth(.indexed256))
  #expect(ColorChoice("auto") == .auto)
  #expect(ColorChoice("Always") == nil)
  #expect(ColorChoice("") == nil)
}
