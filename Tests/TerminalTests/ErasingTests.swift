import Terminal
import Testing

@Suite struct ErasingTests {
  @Test(
    "a terminal keeps the background in what it erases if it is known to",
    arguments: [
      ("TERM=xterm-256color", true), ("TERM=xterm-kitty", true), ("TERM=foot", true),
      ("TERM=linux", true), ("TERM=st-256color", true), ("TERM=tmux-256color", true),
      ("TERM=screen", false), ("TERM=screen-256color", false),
      ("TERM=screen-256color TMUX=/tmp/tmux", true),
      ("TERM=xterm-256color STY=12.pts", false), ("TERM=vt100", false), ("TERM=stupid", false),
      ("", false),
    ])
  func known(variables: String, keeps: Bool) {
    let pairs = variables.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
    let found = Erasing.keepsBackground { name in pairs.first { $0[0] == name }?[1] }
    #expect(found == keeps)
  }
}
