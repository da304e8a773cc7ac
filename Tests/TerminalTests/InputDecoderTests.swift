import Terminal
import Testing

private func decode(_ text: String) -> [InputEvent] {
  decode(Array(text.utf8))
}

private func decode(_ bytes: [UInt8]) -> [InputEvent] {
  var decoder = InputDecoder()
  return decoder.decode(bytes[...]) + decoder.settle()
}

private func character(_ scalar: Unicode.Scalar, _ modifiers: Modifiers = []) -> Key {
  Key(.character(scalar), modifiers)
}

private let keys: [(String, Key)] = [
  ("a", character("a")), ("A", character("A")), ("é", character("é")), ("中", character("中")),
  ("😀", character("😀")), (" ", character(" ")), ("\u{0}", character(" ", .control)),
  ("\u{1}", character("a", .control)), ("\u{3}", character("c", .control)),
  ("\u{7}", character("g", .control)), ("\u{C}", character("l", .control)),
  ("\u{1A}", character("z", .control)), ("\u{1C}", character("\\", .control)),
  ("\u{1F}", character("_", .control)), ("\t", Key(.tab)), ("\r", Key(.enter)),
  ("\n", Key(.enter)), ("\u{7F}", Key(.backspace)), ("\u{8}", Key(.backspace)),
  ("\u{1B}", Key(.escape)),
  // Alt, as an Escape before the key.
  ("\u{1B}x", character("x", .alt)), ("\u{1B}é", character("é", .alt)),
  ("\u{1B}\r", Key(.enter, .alt)), ("\u{1B}\u{7F}", Key(.backspace, .alt)),
  ("\u{1B}\u{1}", character("a", [.alt, .control])), ("\u{1B}]", character("]", .alt)),
  ("\u{1B}P", character("P", .alt)), ("\u{1B}\u{1B}[A", Key(.up, .alt)),
  ("\u{1B}\u{1B}OP", Key(.function(1), .alt)),
  // xterm, VTE, tmux.
  ("\u{1B}[A", Key(.up)), ("\u{1B}[B", Key(.down)), ("\u{1B}[C", Key(.right)),
  ("\u{1B}[D", Key(.left)), ("\u{1B}[H", Key(.home)), ("\u{1B}[F", Key(.end)),
  ("\u{1B}OA", Key(.up)), ("\u{1B}OH", Key(.home)), ("\u{1B}OM", Key(.enter)),
  ("\u{1B}OP", Key(.function(1))), ("\u{1B}OS", Key(.function(4))),
  ("\u{1B}[1;2A", Key(.up, .shift)), ("\u{1B}[1;3B", Key(.down, .alt)),
  ("\u{1B}[1;5C", Key(.right, .control)), ("\u{1B}[1;6D", Key(.left, [.shift, .control])),
  ("\u{1B}[1;9D", Key(.left, .command)), ("\u{1B}[1;133D", Key(.left, .control)),
  ("\u{1B}[1;5P", Key(.function(1), .control)), ("\u{1B}[Z", Key(.tab, .shift)),
  ("\u{1B}[1~", Key(.home)), ("\u{1B}[2~", Key(.insert)), ("\u{1B}[3~", Key(.delete)),
  ("\u{1B}[4~", Key(.end)), ("\u{1B}[5~", Key(.pageUp)), ("\u{1B}[6~", Key(.pageDown)),
  ("\u{1B}[7~", Key(.home)), ("\u{1B}[8~", Key(.end)), ("\u{1B}[3;5~", Key(.delete, .control)),
  ("\u{1B}[11~", Key(.function(1))), ("\u{1B}[15~", Key(.function(5))),
  ("\u{1B}[17~", Key(.function(6))), ("\u{1B}[21~", Key(.function(10))),
  ("\u{1B}[24~", Key(.function(12))), ("\u{1B}[29~", Key(.function(16))),
  ("\u{1B}[34~", Key(.function(20))), ("\u{1B}[24;2~", Key(.function(12), .shift)),
  // The Linux console.
  ("\u{1B}[[A", Key(.function(1))), ("\u{1B}[[E", Key(.function(5))),
  // kitty's unambiguous keys.
  ("\u{1B}[27u", Key(.escape)), ("\u{1B}[99;5u", character("c", .control)),
  ("\u{1B}[122;5u", character("z", .control)), ("\u{1B}[105;5u", character("i", .control)),
  ("\u{1B}[13;5u", Key(.enter, .control)), ("\u{1B}[9;2u", Key(.tab, .shift)),
  ("\u{1B}[127;3u", Key(.backspace, .alt)), ("\u{1B}[97;4u", character("A", .alt)),
  ("\u{1B}[97:65;2u", character("A")), ("\u{1B}[59::59;2u", Key(.character(";"), .shift)),
  ("\u{1B}[97;6u", character("a", [.shift, .control])), ("\u{1B}[97;1:2u", character("a")),
  ("\u{1B}[97;;97u", character("a")), ("\u{1B}[57399u", character("0")),
  ("\u{1B}[57414u", Key(.enter)), ("\u{1B}[57419;5u", Key(.up, .control)),
  ("\u{1B}[57426u", Key(.delete)), ("\u{1B}[57376u", Key(.function(13))),
  ("\u{1B}[1;1:1A", Key(.up)), ("\u{1B}[97;65u", character("a")),
  // xterm's modifyOtherKeys.
  ("\u{1B}[27;5;105~", character("i", .control)), ("\u{1B}[27;2;13~", Key(.enter, .shift)),
]

@Test("every key is told by the bytes that terminals send for it", arguments: keys)
func key(bytes: String, key: Key) {
  #expect(decode(bytes) == [.key(key)])
}

@Test(
  "the mouse is told by its SGR reports, counted from zero",
  arguments: [
    ("\u{1B}[<0;5;3M", .press(.left), []), ("\u{1B}[<1;5;3M", .press(.middle), []),
    ("\u{1B}[<2;5;3M", .press(.right), []), ("\u{1B}[<0;5;3m", .release(.left), []),
    ("\u{1B}[<2;5;3m", .release(.right), []), ("\u{1B}[<32;5;3M", .drag(.left), []),
    ("\u{1B}[<34;5;3M", .drag(.right), []), ("\u{1B}[<35;5;3M", .motion, []),
    ("\u{1B}[<64;5;3M", .wheel(.up), []), ("\u{1B}[<65;5;3M", .wheel(.down), []),
    ("\u{1B}[<66;5;3M", .wheel(.left), []), ("\u{1B}[<67;5;3M", .wheel(.right), []),
    ("\u{1B}[<4;5;3M", .press(.left), .shift), ("\u{1B}[<8;5;3M", .press(.left), .alt),
    ("\u{1B}[<48;5;3M", .drag(.left), .control),
  ] as [(String, Mouse.Action, Modifiers)])
func mouse(bytes: String, action: Mouse.Action, modifiers: Modifiers) {
  #expect(decode(bytes) == [.mouse(Mouse(action, at: Point(row: 2, column: 4), modifiers))])
}

@Test(
  "answers are told from keys",
  arguments: [
    ("\u{1B}[?64;1;2c", .answer(.attributes)), ("\u{1B}[?6c", .answer(.attributes)),
    ("\u{1B}[?2026;2$y", .answer(.mode(2026, isSupported: true))),
    ("\u{1B}[?2026;1$y", .answer(.mode(2026, isSupported: true))),
    ("\u{1B}[?2026;0$y", .answer(.mode(2026, isSupported: false))),
    ("\u{1B}[?2026;4$y", .answer(.mode(2026, isSupported: false))),
    ("\u{1B}[?0u", .answer(.keyboard(flags: 0))), ("\u{1B}[?5u", .answer(.keyboard(flags: 5))),
    ("\u{1B}[0n", .answer(.ready)), ("\u{1B}[I", .focus(gained: true)),
    ("\u{1B}[O", .focus(gained: false)),
    (
      "\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\",
      .answer(.background(RGB(red: 255, green: 128, blue: 0)))
    ),
    ("\u{1B}]11;rgb:f/0/8\u{7}", .answer(.background(RGB(red: 255, green: 0, blue: 136)))),
  ] as [(String, InputEvent)])
func answer(bytes: String, event: InputEvent) {
  #expect(decode(bytes) == [event])
}

@Test(
  "what is not understood is left out, and nothing of it becomes a key",
  arguments: [
    "\u{1B}[99z", "\u{1B}[>1;2;3c", "\u{1B}[1;2;3;4;5x", "\u{1B}[97;1:3u", "\u{1B}[1;1:3A",
    "\u{1B}[57441;5u", "\u{1B}[55296u", "\u{1B}[999999999999999999~", "\u{1B}[<0;0;0M",
    "\u{1B}[<0;999999999;1M", "\u{1B}[<128;1;1M", "\u{1B}[<3;1;1M", "\u{1B}[3n",
    "\u{1B}]0;title\u{7}", "\u{1B}]11;rgb:zz/0/0\u{7}", "\u{1B}]11;rgb:1/2\u{7}",
    "\u{1B}P>|xterm\u{1B}\\", "\u{1B}_apc\u{1B}\\", "\u{1B}^pm\u{1B}\\", "\u{1B}Xsos\u{1B}\\",
    "\u{1B}[M !!", "\u{1B}[[Z", "\u{1B}Oz", "\u{85}", "\u{1B}[?1;2$z",
  ])
func unknown(bytes: String) {
  #expect(decode(bytes + "x") == [.key(character("x"))])
}

@Test(
  "a sequence that breaks off does not swallow what interrupts it",
  arguments: [
    ("\u{1B}[1;\u{1B}[A", [.key(Key(.up))]), ("\u{1B}[1;\u{3}", [.key(character("c", .control))]),
    ("\u{1B}]11;\u{3}", [.key(character("c", .control))]),
    ("\u{1B}]11;x\u{1B}[A", [.key(Key(.up))]), ("\u{1B}]11;x\u{1B}", [.key(Key(.escape))]),
    ("\u{1B}[1;é", [.key(character("é"))]),
    ("\u{1B}\u{1B}", [.key(Key(.escape)), .key(Key(.escape))]),
    ("\u{1B}\u{1B}x", [.key(Key(.escape)), .key(character("x", .alt))]),
    ("\u{1B}\u{1B}\u{1B}[A", [.key(Key(.escape)), .key(Key(.up, .alt))]),
  ] as [(String, [InputEvent])])
func interrupted(bytes: String, events: [InputEvent]) {
  #expect(decode(bytes) == events)
}

@Test(
  "an Escape before what no Alt can be held with was a key",
  arguments: [
    ("\u{1B}[<32;5;3M", [.mouse(Mouse(.drag(.left), at: Point(row: 2, column: 4), []))]),
    ("\u{1B}[I", [.focus(gained: true)]), ("\u{1B}[200~a\u{1B}[201~", [.paste("a")]),
  ] as [(String, [InputEvent])])
func escapeBefore(report: String, events: [InputEvent]) {
  #expect(decode("\u{1B}" + report) == [.key(Key(.escape))] + events)
}

@Test(
  "bytes that are not UTF-8 are a character that says so",
  arguments: [
    ([0xFF], "\u{FFFD}"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xE4, 0xB8, 0x78], "\u{FFFD}x"),
    ([0xED, 0xA0, 0x80], "\u{FFFD}"), ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}"), ([0x9B], "\u{FFFD}"),
    ([0xE0, 0x80, 0x80], "\u{FFFD}"),
  ] as [([UInt8], String)])
func invalidBytes(bytes: [UInt8], expected: String) {
  #expect(decode(bytes) == expected.unicodeScalars.map { .key(character($0)) })
}

@Test("within a paste nothing is a command, and a long paste is cut")
func paste() {
  #expect(
    decode("\u{1B}[200~a\r\u{3}\u{1B}[A\u{1B}[201é\u{1B}[201~q")
      == [.paste("a\r\u{3}\u{1B}[A\u{1B}[201é"), .key(character("q"))])
  #expect(decode("\u{1B}[200~\u{1B}\u{1B}[201~") == [.paste("\u{1B}")])
  let long = decode("\u{1B}[200~" + String(repeating: "x", count: 1_000_000) + "\u{1B}[201~q")
  #expect(long == [.paste(String(repeating: "x", count: 65_536)), .key(character("q"))])
}

@Test("a paste without its end is over when that is decided, and what follows is typed")
func endlessPaste() {
  var decoder = InputDecoder()
  #expect(decoder.decode(Array("\u{1B}[200~a\u{3}b\u{1B}[201".utf8)[...]) == [])
  #expect(decoder.isUndecided && decoder.isPasting)
  #expect(decoder.settle() == [.paste("a\u{3}b")])
  #expect(!decoder.isUndecided && !decoder.isPasting)
  // The end may come late.
  #expect(
    decoder.decode(Array("q\u{1B}[201~\u{3}".utf8)[...])
      == [.key(character("q")), .key(character("c", .control))])
}

@Test("an Escape is undecided until something follows or time has passed")
func escapeAlone() {
  var decoder = InputDecoder()
  #expect(!decoder.isUndecided)
  #expect(decoder.decode([0x1B]) == [])
  #expect(decoder.isUndecided)
  #expect(decoder.settle() == [.key(Key(.escape))])
  #expect(!decoder.isUndecided)
  #expect(decoder.settle() == [])
  // A sequence that a slow line tore apart is waited for.
  #expect(decoder.decode([0x1B, 0x5B]) == [])
  #expect(!decoder.isUndecided)
  #expect(decoder.settle() == [])
  #expect(decoder.decode([0x41]) == [.key(Key(.up))])
}

/// Bytes that mean something to the decoder, alone or together.
private let pieces: [[UInt8]] =
  keys.map { Array($0.0.utf8) }
  + [
    "\u{1B}", "[", "O", "]11;rgb:1/2/3", "\u{1B}\\", "\u{7}", "\u{1B}[<0;1;1M", "\u{1B}[M!!!",
    "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[20", ";", "5", "~", "\u{1B}P", "\u{1B}[?64c", "中",
    "\u{3}",
  ].map { Array($0.utf8) } + [[0xFF], [0xE4], [0x80], [0x9B], [0xC3]]

@Test("decoding split anywhere equals decoding whole", arguments: 0..<40)
func splitting(seed: Int) {
  var random = Seeded(UInt64(seed))
  for _ in 0..<200 {
    let bytes = (0..<random.below(20)).flatMap { _ in random.pick(pieces) }
    var whole = InputDecoder()
    var split = InputDecoder()
    let expected = whole.decode(bytes[...])
    var events: [InputEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = 1 + random.below(rest.count)
      events += split.decode(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(events == expected, "seed \(seed): \(bytes)")
    #expect(whole.isUndecided == split.isUndecided)
    #expect(whole.settle() == split.settle())
  }
}

@Test("no bytes trap the decoder or pile up in it", arguments: 0..<10)
func hostileBytes(seed: Int) {
  var random = Seeded(UInt64(seed))
  var decoder = InputDecoder()
  let telling = Array("\u{1B}[]OP;:<?0123456789~uMm".utf8)
  for _ in 0..<200 {
    let bytes = (0..<500).map { _ in
      random.below(3) == 0 ? random.pick(telling) : UInt8(random.below(256))
    }
    #expect(decoder.decode(bytes[...]).count <= bytes.count + 1)
    if random.below(4) == 0 { _ = decoder.settle() }
  }
  // Whatever it is in the middle of ends with the end of a paste, of a string and of a sequence.
  _ = decoder.decode(Array("\u{1B}[201~\u{18}".utf8)[...])
  _ = decoder.settle()
  #expect(decoder.decode(Array("q".utf8)[...]) == [.key(character("q"))])
}
