import Testing

@testable import Terminal

@Suite("A sequence that a slow line has torn behind its Escape")
struct TornSequenceTests {
  @Test(
    "the rest of a sequence behind an Escape that was taken for a key is no keys",
    arguments: [
      ("[B", [.key(Key(.down))]), ("OA", [.key(Key(.up))]), ("[3~", [.key(Key(.delete))]),
      ("[1;2C", [.key(Key(.right, .shift))]),
      ("[Ax", [.key(Key(.up)), .key(Key(.character("x")))]),
      // What a person may have typed.
      ("[", [.key(Key(.character("[")))]),
      ("[]", [.key(Key(.character("["))), .key(Key(.character("]")))]),
      ("[u", [.key(Key(.character("["))), .key(Key(.character("u")))]),
      ("[[", [.key(Key(.character("["))), .key(Key(.character("[")))]),
      (
        "x[B", [.key(Key(.character("x"))), .key(Key(.character("["))), .key(Key(.character("B")))]
      ),
    ] as [(String, [InputEvent])])
  func torn(rest: String, events: [InputEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) + decoder.settle() == [.key(Key(.escape))])
    #expect(decoder.decode(Array(rest.utf8)[...]) == events)
    // Only right behind the Escape.
    #expect(
      decoder.decode(Array("[B".utf8)[...]) == [
        .key(Key(.character("["))), .key(Key(.character("B"))),
      ])
  }
}
