import Testing

@testable import Terminal

@Test(
  "the environment tells of the console, of a remote line and of traces",
  arguments: [
    ([:], true, [30, 1_000, 400], false), (["TERM": "linux"], false, [30, 1_000, 400], false),
    (["SSH_TTY": "/dev/pts/1"], true, [100, 3_000, 1_000], false),
    (
      ["SSH_CONNECTION": "a 1 b 2", "SWIFT_BACKTRACE": "enable=yes"], true, [100, 3_000, 1_000],
      true
    ),
  ] as [([String: String], Bool, [Int], Bool)])
func options(environment: [String: String], alternate: Bool, delays: [Int], traces: Bool) {
  let options = TerminalOptions { environment[$0] }
  #expect(options.usesAlternateScreen == alternate)
  #expect([options.escapeDelay, options.pasteDelay, options.answerDelay] == delays)
  #expect(options.tracesCrashes == traces)
}
