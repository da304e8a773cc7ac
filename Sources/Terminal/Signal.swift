import Glibc

/// The signals that a session hears of.
package enum Signal: CaseIterable, Hashable, Sendable {
  case interrupt, terminate, hangUp, quit
  /// Nobody tells a menu these, but each would end it on the spot and leave the terminal as it is.
  case user1, user2, alarm, virtualAlarm, profiling, inputOutput, power, stackFault
  /// The process has used the time that `ulimit -t` gives it.
  case timeUsed
  /// The window has another size.
  case windowChanged
  /// The process goes on after it was stopped.
  case continued
  /// Someone asks the process to stop, as `^Z` does.
  case stopRequested
  /// A launched program has ended.
  case childEnded

  /// The system's number.
  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .user1: SIGUSR1
    case .user2: SIGUSR2
    case .alarm: SIGALRM
    case .virtualAlarm: SIGVTALRM
    case .profiling: SIGPROF
    case .inputOutput: SIGIO
    case .power: SIGPWR
    case .stackFault: SIGSTKFLT
    case .timeUsed: SIGXCPU
    case .windowChanged: SIGWINCH
    case .continued: SIGCONT
    case .stopRequested: SIGTSTP
    case .childEnded: SIGCHLD
    }
  }

  /// Whether the process is to end, as it would if it did not listen.
  package var isFatal: Bool {
    switch self {
    case .windowChanged, .continued, .stopRequested, .childEnded: false
    default: true
    }
  }

  /// Whether the keyboard sends it, to all that are in the foreground.
  package var isTyped: Bool { self == .interrupt || self == .quit }

  /// Whether the process ignores the signal, as one that was started by nohup ignores `.hangUp`.
  package var isIgnored: Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action.isIgnored
  }

  /// Ends the process by this signal, so that whoever started it sees which it was.
  ///
  /// The terminal must have been given back before.
  package func endProcess() -> Never {
    Glibc.signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), number)
    _exit(128 + number)
  }
}

extension sigaction {
  /// Whether the signal has no effect.
  var isIgnored: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
