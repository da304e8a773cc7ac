import Glibc
import Terminal

/// A program that has the terminal for a while, and that we wait for.
///
/// It is in our process group. So Ctrl-C and Ctrl-\ reach it, and us, who ignore them meanwhile; and
/// Ctrl-Z stops the whole job, which the shell then goes on with. We stop last: what the program does to
/// the screen before it stops must not come after the shell's prompt.
struct ForegroundProcess {
  /// How it ended.
  enum Outcome: Equatable {
    case exited(Int32)
    case killed(Int32)
    /// It stopped itself, and was left so.
    case leftStopped(pid_t)
    case notStarted(Program.Problem)
    /// We were told to end while it ran; the signal was passed on.
    case toldToEnd(Signal)
  }

  private let program: Program
  private let stopsWithJob: Bool

  /// Without `stopsWithJob` Ctrl-Z stops the program alone.
  init(_ program: Program, stopsWithJob: Bool = true) {
    self.program = program
    self.stopsWithJob = stopsWithJob
  }

  /// Runs it to its end, and takes the terminal back as it was.
  ///
  /// `goesOn` is asked when it has stopped itself: true continues it, false leaves it.
  func run(goesOn: () -> Bool) -> Outcome {
    let loan = TerminalLoan()
    let signals = HeldSignals(stopsWithJob: stopsWithJob)
    defer { signals.release() }
    let process: pid_t
    do throws(Program.Problem) { process = try program.start() } catch { return .notStarted(error) }
    var (shallStop, wasStopped) = (false, false)
    while true {
      if let status = Self.change(of: process) {
        guard status & 0xFF == 0x7F else {
          loan.takeBack(wasStopped: wasStopped)
          return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
        }
        if !shallStop, Self.hasGoneOn(process) { continue }
        if shallStop || signals.take(.stopRequested), signals.stop() {
          (shallStop, wasStopped) = (false, true)
        } else {
          let condition = loan.condition
          loan.takeBack(wasStopped: wasStopped)
          guard signals.letting(goesOn) else { return .leftStopped(process) }
          loan.giveAgain(condition)
        }
        Self.continue(process)
        _ = signals.take(.continued)
        continue
      }
      switch signals.next() {
      case .continued: wasStopped = true
      case .stopRequested: shallStop = true
      case let signal? where signal.isFatal:
        Self.end(process, signal)
        loan.leave()
        return .toldToEnd(signal)
      default: break
      }
    }
  }

  /// What has become of the program, as `waitpid` has it; nil where nothing has.
  private static func change(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG | WUNTRACED) == process ? status : nil
  }

  /// True where the program is not stopped any more.
  ///
  /// After Ctrl-Z and `fg` the shell has continued us both. We may be the first to run, so the program
  /// is given a moment; what became of it is only looked at, since its end must not be lost.
  private static func hasGoneOn(_ process: pid_t) -> Bool {
    for _ in 0..<10 {
      var change = siginfo_t()
      let kinds = WCONTINUED | WEXITED | WNOHANG | WNOWAIT
      if waitid(P_PID, id_t(process), &change, kinds) == 0, change.si_signo != 0 { return true }
      usleep(10_000)
    }
    return false
  }

  /// Lets it go on, and those that it has started: Ctrl-Z has stopped them, too.
  private static func `continue`(_ process: pid_t) { kill(-getpgid(process), SIGCONT) }

  /// Passes a signal on, and waits a second at most for the program to put the terminal right.
  private static func end(_ process: pid_t, _ signal: Signal) {
    kill(process, signal.number)
    Self.continue(process)
    for _ in 0..<100 {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) != 0 { return }
      usleep(10_000)
    }
  }
}

/// The signals of a program's time, held back so that none is missed between a look and a wait.
private struct HeldSignals {
  private let previousActions: [(number: Int32, action: sigaction)]
  private var previousMask = sigset_t()
  private var held: sigset_t

  init(stopsWithJob: Bool) {
    let wanted = [
      (SIGINT, SIG_IGN), (SIGQUIT, SIG_IGN), (SIGTSTP, stopsWithJob ? SIG_DFL : SIG_IGN),
      // Where it is ignored, a program's end leaves no status behind.
      (SIGCHLD, SIG_DFL),
    ]
    previousActions = wanted.map { number, handler in
      var old = sigaction()
      sigaction(number, nil, &old)
      Glibc.signal(number, handler)
      return (number, old)
    }
    let signals = Signal.allCases.filter { !$0.isTyped && $0 != .windowChanged && !$0.isIgnored }
    held = Self.set(signals)
    sigprocmask(SIG_BLOCK, &held, &previousMask)
  }

  /// Waits for one of them; nil where the wait was interrupted.
  func next() -> Signal? {
    var held = held
    let number = sigwaitinfo(&held, nil)
    return Signal.allCases.first { $0.number == number }
  }

  /// Takes one of them without waiting; false where it has not come.
  func take(_ signal: Signal) -> Bool {
    var (set, now) = (Self.set([signal]), timespec())
    return sigtimedwait(&set, nil, &now) == signal.number
  }

  /// Stops us as Ctrl-Z does, until the shell goes on with the job; false where no shell would.
  func stop() -> Bool {
    var set = Self.set([.stopRequested])
    sigprocmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), SIGTSTP)
    sigprocmask(SIG_BLOCK, &set, nil)
    return take(.continued)
  }

  private static func set(_ signals: [Signal]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal.number) }
    return set
  }

  /// Lets them do what they did before, for the time of a question.
  func letting(_ body: () -> Bool) -> Bool {
    var (previous, held) = (previousMask, held)
    sigprocmask(SIG_SETMASK, &previous, nil)
    defer { sigprocmask(SIG_BLOCK, &held, nil) }
    return body()
  }

  /// Lets them do what they did before, those too that have come meanwhile; but Ctrl-Z was meant for the
  /// program.
  func release() {
    _ = take(.stopRequested)
    for (number, action) in previousActions {
      var action = action
      sigaction(number, &action, nil)
    }
    var previous = previousMask
    sigprocmask(SIG_SETMASK, &previous, nil)
  }
}
