import Terminal
import Testing

@Test(
  "a style is told in the fewest bytes",
  arguments: [
    (Style(), Style(), ""),
    (Style(), Style(bold: true), "\u{1B}[1m"),
    (Style(bold: true), Style(), "\u{1B}[m"),
    (Style(bold: true, dim: true), Style(dim: true), "\u{1B}[;2m"),
    (
      Style(bold: true, underline: true, reverse: true),
      Style(dim: true, underline: true, reverse: true),
      "\u{1B}[22;2m"
    ),
    (
      Style(foreground: .rgb(1, 2, 3)), Style(foreground: .rgb(1, 2, 3), reverse: true), "\u{1B}[7m"
    ),
    (Style(foreground: .ansi(9), background: .ansi(4)), Style(foreground: .ansi(9)), "\u{1B}[49m"),
    (Style(), Style(foreground: .ansi(3), background: .ansi(11)), "\u{1B}[33;103m"),
    (
      Style(), Style(foreground: .indexed(200), background: .rgb(0, 10, 255)),
      "\u{1B}[38;5;200;48;2;0;10;255m"
    ),
    (Style(underline: true), Style(bold: true), "\u{1B}[;1m"),
  ])
func sequence(old: Style, new: Style, expected: String) {
  #expect(new.sequence(after: old) == expected)
}

@Test("eight backgrounds leave sixteen colours for text")
func consoleStyle() {
  let style = Style(foreground: .ansi(15), background: .ansi(12))
  #expect(style.reduced(to: .ansi8) == Style(foreground: .ansi(15), background: .ansi(4)))
  #expect(style.reduced(to: .none) == Style())
}
