/// How many colours a terminal is trusted with, from none to all.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No colour; bold, underline and reverse remain.
  case none
  /// Eight backgrounds, and sixteen text colours: the Linux console.
  case ansi8
  case ansi16
  case indexed256
  case truecolor
}

/// What a person asked for with `--color`.
package enum ColorChoice: Hashable, Sendable {
  case auto
  case always
  case never
  case depth(ColorDepth)

  /// Every word that is understood.
  package static let words = ["auto", "always", "never", "16", "256", "truecolor"]

  /// Reads `auto`, `always`, `never`, `16`, `256` or `truecolor`.
  package init?(_ word: String) {
    switch word {
    case "auto": self = .auto
    case "always": self = .always
    case "never": self = .never
    case "16": self = .depth(.ansi16)
    case "256": self = .depth(.indexed256)
    case "truecolor": self = .depth(.truecolor)
    default: return nil
    }
  }
}

extension ColorDepth {
  /// Decides the depth from what the person said and what the environment knows.
  ///
  /// The most specific word wins: the flag, then `NO_COLOR`, then `FORCE_COLOR` and
  /// `CLICOLOR_FORCE` (which colour a pipe too), then whether there is a terminal at all.
  /// - Parameter environment: the value of a variable, or nothing when it is not set.
  package static func detect(
    flag: ColorChoice, environment: (String) -> String?, isTerminal: Bool
  ) -> ColorDepth {
    func isOn(_ name: String) -> Bool {
      guard let value = environment(name) else { return false }
      return !value.isEmpty && value != "0"
    }
    switch flag {
    case .never: return .none
    case .depth(let depth): return depth
    case .always: return offered(environment) ?? .ansi16
    case .auto: break
    }
    if environment("NO_COLOR")?.isEmpty == false { return .none }
    if isOn("FORCE_COLOR") || isOn("CLICOLOR_FORCE") { return offered(environment) ?? .ansi16 }
    guard isTerminal, environment("CLICOLOR") != "0" else { return .none }
    return offered(environment) ?? .none
  }

  /// What `COLORTERM` and `TERM` promise; nothing for a terminal without colour.
  private static func offered(_ environment: (String) -> String?) -> ColorDepth? {
    let term = environment("TERM") ?? ""
    if term.isEmpty || term == "dumb" { return nil }
    let extra = environment("COLORTERM") ?? ""
    if extra == "truecolor" || extra == "24bit" {
      // GNU screen passes the word on and takes the sequences for blinking; tmux knows them.
      let isScreen = term.hasPrefix("screen") && environment("TMUX") == nil
      return isScreen ? .indexed256 : .truecolor
    }
    // Terminals whose own description says so; xterm-256color is claimed by many that cannot.
    if term.hasSuffix("-direct") || term.hasPrefix("foot") || term.hasPrefix("alacritty")
      || term == "xterm-kitty"
    {
      return .truecolor
    }
    if term.hasSuffix("256color") { return .indexed256 }
    return term == "linux" || term.hasPrefix("vt") ? .ansi8 : .ansi16
  }
}

extension Color {
  /// The nearest colour that a terminal of such a depth can show, for use as a background.
  ///
  /// Text has the bright colours as well where there are only eight backgrounds; `Style` sees to
  /// it.
  package func reduced(to depth: ColorDepth) -> Color {
    switch (depth, self) {
    case (.truecolor, _), (_, .standard): self
    case (.none, _): .standard
    case (.indexed256, .ansi), (.indexed256, .indexed): self
    case (.ansi16, .ansi(let index)): .ansi(index & 15)
    case (.ansi8, .ansi(let index)): .ansi(index & 7)
    case (.ansi16, .indexed(let index)) where index < 16: .ansi(index)
    case (.ansi8, .indexed(let index)) where index < 16: .ansi(index & 7)
    default: components.map { $0.nearest(in: depth) } ?? self
    }
  }
}

extension RGB {
  fileprivate func nearest(in depth: ColorDepth) -> Color {
    switch depth {
    case .none: .standard
    case .ansi8: .ansi(Palette.nearestName(to: self, among: 8))
    case .ansi16: .ansi(Palette.nearestName(to: self, among: 16))
    case .indexed256: .indexed(Palette.nearestIndex(to: self))
    case .truecolor: .rgb(red, green, blue)
    }
  }
}
