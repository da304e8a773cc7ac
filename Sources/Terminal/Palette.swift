/// The 256 colours as xterm has them; the first 16 are themed by users and only a good guess.
enum Palette {
  /// What an entry looks like.
  static func components(of index: UInt8) -> RGB {
    switch index {
    case 0..<16: return named[Int(index)]
    case 16..<232:
      let cell = index - 16
      return RGB(red: level(cell / 36), green: level(cell / 6 % 6), blue: level(cell % 6))
    default: return grey(index - 232)
    }
  }

  /// The entry of the colour cube and the grey ramp that is nearest to a colour.
  ///
  /// Never one of the first 16, since a theme may show them as anything. The cube's best entry and
  /// the ramp's best entry are each found by arithmetic; the nearer of the two is the nearest of
  /// all.
  static func nearestIndex(to color: RGB) -> UInt8 {
    let red = step(color.red)
    let green = step(color.green)
    let blue = step(color.blue)
    let cube = RGB(red: level(red), green: level(green), blue: level(blue))
    let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let shade = UInt8(min(max((average - 3) / 10, 0), 23))
    return grey(shade).distance(to: color) < cube.distance(to: color)
      ? 232 + shade : 16 + 36 * red + 6 * green + blue
  }

  /// The nearest of the first `count` named colours that has the same hue, or a grey that is nearer by far.
  ///
  /// The nearest of all is black or grey for most colours that people choose, which are calmer than the
  /// named ones, and tiles would be told apart by nothing, or not be seen at all.
  static func nearestName(to color: RGB, among count: Int) -> UInt8 {
    let hue = hueName(of: color)
    func cost(_ name: UInt8) -> Int {
      let isGrey = name & 7 == 0 || name & 7 == 7
      return named[Int(name)].distance(to: color) * (isGrey ? 8 : 1)
    }
    return [hue, hue | 8, 0, 7, 8, 15].filter { $0 < count }.min { cost($0) < cost($1) } ?? 0
  }

  /// The name among the first eight whose hue is nearest, 7 for a grey: a bit for each of red, green and blue,
  /// as the names are numbered, where there is rather more than less of it.
  private static func hueName(of color: RGB) -> UInt8 {
    let channels = [color.red, color.green, color.blue].map(Int.init)
    let middle = (channels.max() ?? 0) + (channels.min() ?? 0)
    return channels.indices.reduce(0) { 2 * channels[$1] >= middle ? $0 | 1 << UInt8($1) : $0 }
  }

  private static func step(_ value: UInt8) -> UInt8 {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func level(_ step: UInt8) -> UInt8 {
    step == 0 ? 0 : 55 + 40 * step
  }

  private static func grey(_ shade: UInt8) -> RGB {
    let value = 8 + 10 * shade
    return RGB(red: value, green: value, blue: value)
  }

  private static let named = [
    RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0),
    RGB(red: 0, green: 205, blue: 0), RGB(red: 205, green: 205, blue: 0),
    RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
    RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
    RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0),
    RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
    RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255),
    RGB(red: 0, green: 255, blue: 255), RGB(red: 255, green: 255, blue: 255),
  ]
}
