import Testing

@testable import MenuYAML

/// What programs that know YAML's types make of plain words.
@Suite struct OtherReadersTests {
  @Test(
    "a word that is no text to them is told with what it is",
    arguments: [
      "true": "yes Yes YES y Y on On ON True", "false": "no No NO n N off Off OFF",
      "nothing": "~ null Null NULL", "infinity": ".inf .Inf .INF +.inf", "minus infinity": "-.inf",
      "no number": ".nan .NaN .NAN", "a sign of YAML's own": "= <<",
      "a date": "2026-01-01 2026-1-1 2026-01-01T10:00:00Z",
      "the number 511": "0777 0x1ff 0x1FF 0b111111111 0o777 0_777 8:31", "the number 80": "1:20",
      "the number -80": "-1:20", "the number 5": "+5 5. +5.0", "the number 1000": "1_000 1e3 1.0e3",
      "the number 3.1": "3.10 +3.1", "the number 0.5": ".5", "the number 8": "08 010",
      "the number 3723": "1:02:03", "a number": "1:20.5 190:20:30.15",
    ])
  func told(meaning: String, words: String) {
    for word in words.split(separator: " ").map(String.init) {
      #expect(OtherReaders.meaning(of: word) == meaning, "\(word)")
    }
  }

  @Test(
    "text is let be, and so is a number that looks the same as a number",
    arguments: """
      News yEs nO ys ~x nul 0 7 -7 42 1.5 -0.25 10.0.0.1 1:60 0x 0b2 0xG 1-2 12:30pm 2026 2026-01
      1٣ 1:2٣.5 +1-555-0100 - + . .. ... 1a 1e e3 .e3 :20 00:00x 99999999999999999999999x
      """.split(whereSeparator: \.isWhitespace).map(String.init))
  func letBe(word: String) {
    #expect(OtherReaders.meaning(of: word) == nil)
  }
}
