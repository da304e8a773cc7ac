import CSystem
import Glibc
import Testing

@testable import Terminal

@Test(
  "a text is shown as what every terminal draws alike",
  arguments: [
    ("Mail", "Mail", 4), ("é", "é", 1), ("e\u{301}", "e\u{301}", 1), ("中文", "中文", 4),
    ("e\u{301}\u{302}\u{303}\u{304}\u{305}", "e\u{301}\u{302}\u{303}", 1),
    ("\u{301}x", "◌\u{301}x", 2), ("한", "한", 2),
    ("\u{1112}\u{1161}\u{11AB}", "한", 2), ("\u{FF21}", "\u{FF21}", 2), ("\u{FF71}", "\u{FF71}", 1),
    ("§ α … ─ █ ① ■ ★ ✓", "§ α … ─ █ ① ■ ★ ✓", 17), ("✅", "✅", 2), ("❤", "❤", 1),
    ("❤\u{FE0F}", "❤", 1), ("⌚\u{FE0E}", "⌚", 2), ("😀", "😀", 2), ("👍🏽", "👍", 2), ("🏽", "", 0),
    ("👩\u{200D}🚀!", "👩!", 3), ("👨\u{200D}👩\u{200D}👧\u{200D}👦", "👨", 2),
    ("🏳\u{FE0F}\u{200D}🌈", "🏳", 1), ("❤\u{FE0F}\u{200D}🔥", "❤", 1), ("👩🏽\u{200D}🚀", "👩", 2),
    ("🇩🇪", "🇩🇪", 2), ("🇩", "D", 1), ("🇩🇪🇫", "🇩🇪F", 3), ("🏴\u{E0067}\u{E007F}", "🏴", 2),
    ("1\u{FE0F}\u{20E3}", "1", 1), ("1\u{20E3}", "1", 1), ("\u{1FA75}", "\u{FFFD}", 1),
    ("\u{1FAE8}", "\u{FFFD}", 1), ("\u{1FAB4}", "\u{1FAB4}", 2),
    ("a\u{200B}b\u{200D}c\u{200C}d\u{2060}\u{FEFF}\u{AD}e", "abcde", 5),
    ("\u{202E}evil\u{2066}\u{2069}\u{200E}", "evil", 4), ("a\u{2028}b\nc\td", "a b c d", 7),
    ("\u{1B}[31m\u{7}\u{7F}\u{9B}", "␛[31m␇␡\u{FFFD}", 8), ("\u{0}", "␀", 1),
    ("क\u{94D}ष\u{93F}", "क\u{94D}ष\u{93F}", 3), ("กำ", "กำ", 2), ("ก้", "ก้", 1),
    ("لا", "لا", 2), ("שלום", "שלום", 4), ("葛\u{E0100}", "葛", 2), ("\u{E0B0}", "\u{E0B0}", 1),
    ("\u{378}\u{FFFF}", "\u{FFFD}\u{FFFD}", 2), ("\u{FFF9}a\u{FFFB}", "a", 1), ("𓀀", "𓀀", 1),
    ("🀄🃏🈁", "🀄🃏🈁", 6), ("🅰\u{FE0F}", "🅰", 1), ("⠿", "⠿", 1), ("\u{600}1", "\u{600}1", 2),
    ("", "", 0),
  ])
func safeText(raw: String, shown: String, width: Int) {
  let clipped = SafeText.clipped(raw, to: 100)
  #expect(Array(clipped.unicodeScalars) == Array(shown.unicodeScalars))
  #expect(DisplayWidth.of(raw) == width)
  #expect(SafeText.clipped(clipped, to: 100) == clipped)
}

@Test("the width of every known character is libc's")
func widthIsThatOfLibc() throws {
  let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
  defer { freelocale(locale) }
  let previous = uselocale(locale)
  defer { uselocale(previous) }
  var compared = 0
  var differing: [String] = []
  for value in UInt32(0x20)...0x10FFFF {
    guard let scalar = Unicode.Scalar(value) else { continue }
    // What is shown as something else need not agree, nor does half a syllable or half a flag.
    guard SafeScalar(scalar) == .shown(scalar) || SafeScalar(scalar) == .mark else { continue }
    // libc alone takes this spacing mark of Ahom for one without a cell.
    if value == 0x1171E { continue }
    compared += 1
    if DisplayWidth.of(scalar) != wcwidth(wchar_t(value)) {
      differing.append("U+\(String(value, radix: 16))")
    }
  }
  #expect(differing == [])
  #expect(compared > 140_000)
}

@Test("the characters that need no looking up are those that would be found to be plain")
func plainCharacters() {
  let plain = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
    DisplayWidth.ofPlain($0.value) != nil
  }
  #expect(plain.filter { SafeScalar(lookingUp: $0) != .shown($0) } == [])
}

/// Code points that terminals and programs stumble over, and some plain ones.
private let hostileScalars: [Unicode.Scalar] = [
  "a", "b", " ", "1", "é", "\u{301}", "\u{302}", "中", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "😀",
  "❤", "\u{FE0F}", "\u{FE0E}", "\u{200D}", "\u{200B}", "🏽", "👩", "🚀", "🇩", "🇪", "\u{20E3}",
  "\u{1B}", "\n", "\t", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{378}",
  "\u{FFFF}", "\u{E0067}", "क", "\u{94D}", "\u{93E}", "\u{600}", "\u{1FAE8}", "\u{3000}",
]

private func hostileText(_ random: inout Seeded) -> String {
  var view = String.UnicodeScalarView()
  for _ in 0..<random.below(24) { view.append(random.pick(hostileScalars)) }
  return String(view)
}

@Test(
  "no text is wider than the room it is clipped to, and nothing unsafe is left", arguments: 0..<20)
func clippingLaw(seed: Int) {
  var random = Seeded(UInt64(seed))
  for _ in 0..<100 {
    let text = hostileText(&random)
    let width = DisplayWidth.of(text)
    for cells in 0..<12 {
      let clipped = SafeText.clipped(text, to: cells)
      #expect(DisplayWidth.of(clipped) <= cells)
      #expect(DisplayWidth.of(SafeText.padded(text, to: cells)) == cells)
      #expect(SafeText.clipped(clipped, to: cells) == clipped, "\(SafeText.escaped(text))")
      if cells >= width { #expect(!clipped.unicodeScalars.contains("…")) }
      if cells < width && cells > 0 { #expect(clipped.unicodeScalars.last == "…") }
      for scalar in clipped.unicodeScalars {
        let category = scalar.properties.generalCategory
        #expect(category != .control && !scalar.properties.isDefaultIgnorableCodePoint)
      }
    }
  }
}

@Test(
  "a clipped text ends in an ellipsis at a whole character",
  arguments: [
    ("Mail", 4, "Mail"), ("Mails", 4, "Mai…"), ("Mail", 1, "…"), ("Mail", 0, ""), ("", 3, ""),
    ("中文字", 6, "中文字"), ("中文字", 5, "中文…"), ("中文字", 4, "中…"), ("中", 1, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
func clipping(text: String, cells: Int, expected: String) {
  #expect(SafeText.clipped(text, to: cells) == expected)
}

@Test("a million marks on one letter cost no more than what is shown of them")
func hugeTitle() {
  let marks = "a" + String(repeating: "\u{301}", count: 1_000_000)
  let letters = String(repeating: "m", count: 1_000_000)
  let clock = ContinuousClock()
  let time = clock.measure {
    for _ in 0..<100 {
      #expect(SafeText.clipped(marks, to: 10) == "a\u{301}\u{301}\u{301}…")
      #expect(SafeText.clipped(letters, to: 10) == "mmmmmmmmm…")
    }
  }
  // Reading all of either a hundred times takes seconds; this takes milliseconds.
  #expect(time < .milliseconds(1000))
}

@Test(
  "a message spells out what would act or would not be seen",
  arguments: [
    ("plain", "plain"), ("a\u{1B}[31mb", "a\\e[31mb"), ("a\nb\tc\rd", "a\\nb\\tc\\rd"),
    ("\u{202E}x", "\\u{202E}x"), ("\u{9B}\u{7F}", "\\u{9B}\\u{7F}"), ("a\u{200B}b", "a\\u{200B}b"),
    ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"), ("a\u{200D}b", "a\\u{200D}b"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("中é\u{301}", "中é\u{301}"), ("\\n", "\\n"),
    ("\u{2028}\u{FFFF}", "\\u{2028}\\u{FFFF}"),
  ])
func escaping(text: String, expected: String) {
  #expect(Array(SafeText.escaped(text).unicodeScalars) == Array(expected.unicodeScalars))
}
