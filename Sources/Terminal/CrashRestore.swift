import Glibc

/// All that is needed to give a terminal back, set up beforehand: a signal handler may not
/// allocate.
private struct ArmedTerminal {
  var descriptor: Int32
  var settings: termios
  var farewell: UnsafeMutableBufferPointer<UInt8>
  var message: UnsafeMutableBufferPointer<UInt8>
  var standardError: StandardErrorCapture?
  /// The stack that signals had before.
  var previousStack: stack_t
}

nonisolated(unsafe) private var armed: ArmedTerminal?
nonisolated(unsafe) private var previousActions: [sigaction] = []
nonisolated(unsafe) private var isChaining = false

/// Gives the terminal back on every way out, a crash or a call of `exit` included.
///
/// `deinit` does not run on a trap, and the alternate screen, the mouse reports and raw mode would
/// stay on: thirteen things to put right for a person who no longer sees what is typed.
enum CrashRestore {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]
  private static let writeTries = 50

  /// `exit` anywhere in the program comes through here.
  private static let registration: Void = {
    atexit { CrashRestore.restore(TCSANOW) }
  }()

  /// Whether a terminal is waiting to be given back.
  static var isArmed: Bool { armed != nil }

  /// Gets ready to give a terminal back: the bytes are written to it and the settings put on.
  /// - Parameter message: what to tell the person on standard error after a crash.
  /// - Parameter chaining: whether the handlers that were there before a crash shall be called.
  ///   Swift's own would hold the shell up for half a minute with a prompt, so only if asked for.
  static func arm(
    _ descriptor: Int32, settings: termios, farewell: [UInt8], message: String, chaining: Bool
  ) {
    _ = registration
    disarm()
    rehearse(farewell)
    isChaining = chaining
    armed = ArmedTerminal(
      descriptor: descriptor, settings: settings, farewell: copy(farewell),
      message: copy(Array(message.utf8)), standardError: .start(), previousStack: useOwnStack())
    previousActions = signals.map { signal in
      var action = sigaction()
      action.__sigaction_handler.sa_handler = CrashRestore.handle
      action.sa_flags = SA_ONSTACK | CInt(bitPattern: UInt32(SA_NODEFER))
      var previous = sigaction()
      sigaction(signal, &action, &previous)
      return previous
    }
  }

  /// Calls once what the handler calls, to no effect.
  ///
  /// What Swift looks up when it is first used it looks up under locks, and a signal may come while the
  /// program holds them; the handler would wait for ever.
  private static func rehearse(_ farewell: [UInt8]) {
    let bytes = copy(farewell)
    defer { bytes.deallocate() }
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    write(bytes, to: nowhere)
    close(nowhere)
    StandardErrorCapture.move(from: -1, to: -1)
    _ = index(of: SIGABRT)
  }

  /// Gives the terminal back, if that has not been done yet, and forgets it.
  /// - Parameter action: when the settings change, as `tcsetattr` has it.
  static func restore(_ action: Int32) {
    guard let terminal = armed else { return }
    armed = nil
    write(terminal.farewell, to: terminal.descriptor)
    // In the background the change would stop the process, and it would never end.
    let previous = signal(SIGTTOU, SIG_IGN)
    var settings = terminal.settings
    // What was typed to a screen is not for the shell. Elsewhere the change of settings sees to it,
    // but it waits for the terminal to read, which a dead one never does.
    if action == TCSANOW { tcflush(terminal.descriptor, TCIFLUSH) }
    while tcsetattr(terminal.descriptor, action, &settings) != 0 && errno == EINTR {}
    signal(SIGTTOU, previous)
    terminal.standardError?.release()
  }

  /// Gives the terminal back, and the signals and their stack to whom they belonged.
  ///
  /// To be called on the thread that got ready, since each has a stack of its own for signals.
  static func disarm(_ action: Int32 = TCSAFLUSH) {
    guard let terminal = armed else { return }
    restore(action)
    terminal.farewell.deallocate()
    terminal.message.deallocate()
    for (signal, action) in zip(signals, previousActions) {
      var action = action
      sigaction(signal, &action, nil)
    }
    var stack = terminal.previousStack
    sigaltstack(&stack, nil)
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    if let message = armed?.message {
      CrashRestore.restore(TCSANOW)
      _ = Glibc.write(STDERR_FILENO, message.baseAddress, message.count)
    }
    guard isChaining, let index = CrashRestore.index(of: number) else {
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    sigaction(number, &previousActions[index], nil)
    // A fault happens again on return, now in the right place; these were raised.
    if number == SIGABRT || number == SIGTRAP || number == SIGSYS { raise(number) }
  }

  private static func index(of signal: Int32) -> Int? { signals.firstIndex(of: signal) }

  /// Writes all of it, but waits no longer than a tenth of a second for a terminal that does not
  /// read: a dead one must not keep the process alive.
  private static func write(_ bytes: UnsafeMutableBufferPointer<UInt8>, to descriptor: Int32) {
    var sent = 0
    var tries = 0
    while sent < bytes.count && tries < 2 * writeTries {
      let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      if count > 0 {
        sent += count
        continue
      }
      guard errno == EAGAIN || errno == EINTR else { return }
      tries += 1
      if tries == writeTries { tcflush(descriptor, TCOFLUSH) }
      poll(nil, 0, tries < writeTries ? 2 : 0)
    }
  }

  /// Gives the handlers a stack of their own, as after an overflow there is no other, and tells which
  /// they had.
  private static func useOwnStack() -> stack_t {
    var (stack, previous) = (stack_t(), stack_t())
    stack.ss_sp = ownStack
    stack.ss_size = ownStackSize
    sigaltstack(&stack, &previous)
    return previous
  }

  private static let ownStackSize = 65_536

  /// Kept where a search for leaks finds it: the system alone would know of it.
  private nonisolated(unsafe) static let ownStack = UnsafeMutableRawPointer.allocate(
    byteCount: ownStackSize, alignment: 16)

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return buffer
  }
}
