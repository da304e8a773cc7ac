import Glibc
import Terminal

/// The terminal while a command has it: how it was before, and the way back to that.
///
/// It is opened by its own name, since the command may have closed or changed what it was given.
/// Where there is no terminal nothing is done.
struct TerminalLoan: ~Copyable {
  /// The modes, and the process group that is in the foreground.
  struct Condition {
    fileprivate var modes: termios
    fileprivate var group: pid_t

    /// True where nobody is left in the foreground.
    fileprivate var isForsaken: Bool { kill(-group, 0) != 0 && errno == ESRCH }
  }

  private let terminal: Descriptor
  private let before: Condition?

  /// Remembers how the terminal is.
  init() {
    terminal = Descriptor(owning: open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC))
    before = Self.condition(of: terminal.number)
  }

  /// How the terminal is now; nil where there is none.
  var condition: Condition? { Self.condition(of: terminal.number) }

  private static func condition(of number: Int32) -> Condition? {
    var modes = termios()
    guard tcgetattr(number, &modes) == 0 else { return nil }
    return Condition(modes: modes, group: tcgetpgrp(number))
  }

  /// Makes the terminal ours, and as it was before.
  ///
  /// A shell that is launched takes the foreground for itself, and when it is killed does not give it
  /// back. But after the whole job was stopped, the shell that we were started by has the say in who is
  /// in the foreground; then it is taken back only from a group that is no more.
  func takeBack(wasStopped: Bool) {
    guard let before, let now = condition else { return }
    let own = getpgrp()
    if before.group == own, now.group != own, !wasStopped || now.isForsaken { setForeground(own) }
    // In the background this stops us until the shell lets us go on. It is tried once: what
    // interrupts it is a signal that ends us.
    var modes = before.modes
    tcsetattr(terminal.number, TCSADRAIN, &modes)
  }

  /// Leaves the terminal as it was before, unless it is somebody else's by now.
  func leave() {
    guard let now = condition, now.group == getpgrp() || now.isForsaken else { return }
    takeBack(wasStopped: true)
  }

  /// Gives the terminal to a command again, as that had it.
  func giveAgain(_ condition: Condition?) {
    guard var condition else { return }
    tcsetattr(terminal.number, TCSADRAIN, &condition.modes)
    if condition.group != getpgrp() { setForeground(condition.group) }
  }

  /// From the background this is allowed only to who ignores being told of it.
  private func setForeground(_ group: pid_t) {
    let previous = signal(SIGTTOU, SIG_IGN)
    tcsetpgrp(terminal.number, group)
    signal(SIGTTOU, previous)
  }
}
