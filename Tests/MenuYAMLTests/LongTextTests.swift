import MenuModel
import MenuYAML
import TestSupport
import Testing

/// Long texts are not read as short ones are: printable ASCII goes past libyaml's own reader, a stretch at
/// a time, and all else through it.
@Suite("Long texts")
struct LongTextTests {
  @Test(
    "are read to the last title, whatever characters come where", arguments: 1...40)
  func titles(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scalars = ["é", "日", "😀", "\u{85}", "\u{FEFF}"]
    let titles = (0..<2_000).map { number in
      let word = String(repeating: "x", count: generator.below(generator.chance(2) ? 30_000 : 90))
      return "\(number)" + word + (generator.chance(2) ? generator.pick(scalars.dropLast(2)) : "")
    }
    var text = "tiles:\r\n"
    for title in titles {
      if generator.chance(30) { text += "  #\t\(generator.pick(scalars))\n" }
      text += "  - \(title)\(generator.pick(["\n", "\r\n"]))"
    }
    #expect(try menuDocument(text, at: nil).menu.tiles.map(\.title) == titles)
  }

  @Test(
    "with a byte that is no text are refused where it stands",
    arguments: [0, 100, 16_384, 40_000, 49_151, 49_152, 70_000, 131_072])
  func badBytes(offset: Int) throws {
    var bytes = Array("tiles:\n".utf8)
    while bytes.count < 140_000 { bytes += Array("  - one more of many tiles\n".utf8) }
    bytes[offset] = 0x01
    let lines = bytes[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false)
    let errors = #expect(throws: MenuErrors.self) { try MenuDocument(SourceText(bytes)) }
    let position = SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
    #expect(errors?.diagnostics.map(\.position) == [position])
  }

  @Test("cut off anywhere near the end of a stretch mean what the part means")
  func lengths() throws {
    let tile = "  - a tile of thirty characters\n"
    for count in [2_047, 2_048, 2_049] {
      for rest in 0..<70 {
        let text =
          "tiles:\n" + String(repeating: tile, count: count) + "  - "
          + String(repeating: "y", count: rest + 1)
        let titles = try menuDocument(text, at: nil).menu.tiles.map(\.title)
        #expect(titles.count == count + 1)
        #expect(titles.last == String(repeating: "y", count: rest + 1))
      }
    }
  }
}
