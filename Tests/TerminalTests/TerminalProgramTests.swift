import Glibc
import Terminal
import TerminalSupport
import Testing

@Test("a program on a pseudo-terminal has it as its own")
func terminalProgram() throws {
  let program = try #require(
    TerminalProgram(["/bin/sh", "-c", "tty; read x; echo got $x; exit 7"]))
  #expect(program.wait(for: program.terminal.path))
  program.terminal.type("hello\n")
  #expect(program.wait(for: "got hello"))
  #expect(program.waitForExit() == 7)

  let cat = try #require(TerminalProgram(["/bin/cat"]))
  cat.terminal.type("x\n")
  #expect(cat.wait(for: "x\r\nx\r\n"))
  // The kernel makes a signal of it only for the foreground of a controlling terminal.
  cat.terminal.type("\u{3}")
  #expect(cat.waitForExit() == -SIGINT)
}

#if VTERM
  @Test("a program on a screen is seen and answered")
  func screenSession() throws {
    let script = "stty raw -echo; printf 'size\\033[3;5H\\033[6n'; head -c 6 | tail -c 4; exit 3"
    let size = Size(rows: 6, columns: 30)
    let session = try #require(ScreenSession(["/bin/sh", "-c", script], size: size))
    let isAnswered = session.wait { $0.text.contains("3;5R") }
    #expect(isAnswered, "\(session.screen.text)")
    #expect(session.waitForExit() == 3)
    #expect(session.screen.text == "size\n\n    3;5R\n\n\n\n")
  }
#endif
