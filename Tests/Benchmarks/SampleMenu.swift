/// Menus to measure with: three lines a tile, above every second one a comment, 105 bytes in all.
enum SampleMenu {
  /// A menu of so many tiles, the same each time.
  static func text(tiles count: Int) -> String {
    var text = "title: Benchmark\ncolumns: 3\ntiles:\n"
    text.reserveCapacity(count * 110)
    for number in 1...count {
      if number % 2 == 1 { text += "  # what number \(number) is good for, in a few words\n" }
      let digits = String(number &* 2_654_435_761 & 0xFF_FFFF, radix: 16)
      let color = String(repeating: "0", count: 6 - digits.count) + digits
      text += "  - title: Tile \(number)\n    color: \"#\(color)\"\n"
      text += "    run: echo number \(number) | less -R\n"
    }
    return text
  }
}
