import MenuModel
import Testing

@Suite("Colours of tiles")
struct TileColorTests {
  @Test(
    "have names, numbers and mixtures",
    arguments: [
      ("black", .ansi(0)), ("red", .ansi(1)), ("white", .ansi(7)), ("bright-black", .ansi(8)),
      ("Bright-White", .ansi(15)), ("BLUE", .ansi(4)), ("orange", .rgb(255, 165, 0)),
      ("RebeccaPurple", .rgb(0x66, 0x33, 0x99)), ("gray", .rgb(128, 128, 128)),
      ("grey", .rgb(128, 128, 128)), ("aqua", .rgb(0, 255, 255)), ("fuchsia", .rgb(255, 0, 255)),
      ("lime", .rgb(0, 255, 0)), ("navy", .rgb(0, 0, 128)), ("darkslategrey", .rgb(47, 79, 79)),
      ("#fff", .rgb(255, 255, 255)), ("#1aF", .rgb(0x11, 0xAA, 0xFF)),
      ("#3478f6", .rgb(0x34, 0x78, 0xF6)), ("#000000", .rgb(0, 0, 0)),
      ("rgb(1,2,3)", .rgb(1, 2, 3)), ("rgb(255, 0,  128)", .rgb(255, 0, 128)),
      ("RGB( 1 , 2 , 3 )", .rgb(1, 2, 3)), ("rgb(007,0,0)", .rgb(7, 0, 0)),
      ("0", .indexed(0)), ("15", .indexed(15)), ("255", .indexed(255)), ("007", .indexed(7)),
    ] as [(String, TileColor)])
  func colors(text: String, color: TileColor) { #expect(TileColor(text) == color) }

  @Test(
    "are nothing else",
    arguments: [
      "", " ", "bleu", "bright-orange", "bright-", "bright-bright-red", "#", "#ff", "#ffff",
      "#fffff",
      "#fffffff", "#ggg", "#+12", "#１２３", "rgb()", "rgb(1,2)", "rgb(1,2,3,4)", "rgb(1,2,3",
      "rgb(256,0,0)",
      "rgb(-1,0,0)", "rgb(1 2 3)", "rgb(1,,3)", "rgb (1,2,3)", "256", "-1", "+1", "1.5", "0x10",
      "0255",
      "red ", " red", "red;", "transparent", "٣",
    ])
  func noColors(text: String) { #expect(TileColor(text) == nil) }

  @Test("can be given by every name that is offered, and each means one")
  func names() {
    #expect(TileColor.names.count == 16 + 140)
    #expect(Set(TileColor.names).count == TileColor.names.count)
    for name in TileColor.names { #expect(TileColor(name) != nil, "\(name)") }
  }

  @Test(
    "of the palette never change for a title",
    arguments: [
      ("Mail", .rgb(0x6B, 0x4C, 0x7D)),
      ("News", .rgb(0x6B, 0x4C, 0x7D)),
      ("", .rgb(0x8C, 0x4A, 0x6A)),
      ("日本", .rgb(0x8C, 0x4A, 0x6A)),
    ] as [(String, TileColor)])
  func palette(title: String, color: TileColor) {
    #expect(Tile(title: title).shownColor == color)
    #expect(Tile(title: title, color: .ansi(1)).shownColor == .ansi(1))
  }

  @Test(
    "of the palette are spread over titles, and equal bytes alone count",
    arguments: [TileColor.fromPalette, TileColor.indexedFromPalette])
  func spread(color: @Sendable (String) -> TileColor) {
    let shown = (0..<1_200).map { color("Tile \($0)") }
    let counts = shown.reduce(into: [String: Int]()) { $0["\($1)", default: 0] += 1 }
    #expect(counts.count == 12)
    #expect(counts.values.allSatisfy { (60...140).contains($0) })
    let names = (0..<1_200).map { TileColor.namedFromPalette(title: "Tile \($0)") }
    let nameCounts = names.reduce(into: [String: Int]()) { $0["\($1)", default: 0] += 1 }
    #expect(nameCounts.count == 5)
    #expect(nameCounts.values.allSatisfy { (120...360).contains($0) })
    #expect(TileColor.fromPalette(title: "é") != TileColor.fromPalette(title: "e\u{301}"))
  }
}
