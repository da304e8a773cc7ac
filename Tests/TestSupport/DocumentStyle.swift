/// What a random document as a whole is like.
struct DocumentStyle {
  /// The line breaks in it.
  var breaks = ["\n"]
  var encoding = RandomDocument.Encoding.utf8
  var isJSON = false
  var hasAliases = false
  var hasTabs = false
  var hasSpacesOnlyLines = false
  var hasEmptyFlowValues = false
  var endsWithLineBreak = true

  private static let lineBreaks: [[String]] =
    Array(repeating: ["\n"], count: 12) + Array(repeating: ["\r\n"], count: 4)
    + [
      ["\r"], ["\r"], ["\r", "\r\n"], ["\n", "\r\n"],
      ["\n", "\n", "\u{85}", "\u{2028}", "\u{2029}"],
    ]
    + [["\n", "\r\n", "\r"]]

  /// A style that makes hazards rare, since a refused move tests little.
  init(_ random: inout SeededGenerator) {
    breaks = random.pick(Self.lineBreaks)
    if random.chance(20) {
      encoding = random.pick([.utf8WithMark, .utf8WithMark, .utf16LittleEndian, .utf16BigEndian])
    }
    isJSON = random.chance(5)
    hasAliases = random.chance(12)
    hasTabs = random.chance(12)
    hasSpacesOnlyLines = random.chance(15)
    hasEmptyFlowValues = random.chance(10)
    endsWithLineBreak = random.chance(85)
  }
}
