#if VTERM
  import Glibc
  import Terminal

  /// A program on a terminal that draws and answers: what a person would sit in front of.
  package final class ScreenSession {
    /// The running program.
    package let program: TerminalProgram
    /// What the person sees.
    package let screen: VTermScreen
    private var fed = 0

    /// Starts a program; nothing when it cannot be started.
    package init?(
      _ arguments: [String], environment: [String] = ["TERM=xterm-256color"],
      size: Size = Size(rows: 24, columns: 80)
    ) {
      guard let screen = VTermScreen(size: size),
        let program = TerminalProgram(arguments, environment: environment, size: size)
      else { return nil }
      self.program = program
      self.screen = screen
    }

    /// Types on the keyboard.
    package func type(_ text: String) {
      program.terminal.type(text)
    }

    /// Changes the window's size.
    package func resize(to size: Size) {
      // The screen first: the program may draw for the new size as soon as it is told.
      screen.resize(to: size)
      program.terminal.resize(to: size)
    }

    /// Draws and answers until the screen is as wanted, for some seconds at most, and says whether
    /// it is.
    package func wait(seconds: Double = 10, until isDone: (VTermScreen) -> Bool) -> Bool {
      program.terminal.wait(seconds: seconds) {
        draw()
        return isDone(screen)
      }
    }

    /// Draws and answers until the program ends; its status as `TerminalProgram` has it.
    package func waitForExit(seconds: Double = 10) -> Int32? {
      var status: Int32?
      _ = wait(seconds: seconds) { _ in
        status = program.waitForExit(seconds: 0)
        return status != nil
      }
      draw()
      return status
    }

    private func draw() {
      let output = program.terminal.output
      screen.feed(output[fed...])
      fed = output.count
      // vim and others wait for the answers to their questions.
      let answers = screen.takeAnswers()
      if !answers.isEmpty { program.terminal.type(answers) }
    }
  }
#endif
