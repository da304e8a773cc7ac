import Glibc

/// The terminal of a full-screen session: raw, on a screen of its own, and given back as it was
/// found.
///
/// It is opened by its own name, whatever standard input and output are: a menu can be used in the
/// middle of a pipe, and a descriptor that others share is never made non-blocking. It is given
/// back by `release`, and otherwise when the value goes away, on `exit` and on a crash. Only one
/// can be open at a time.
package struct TerminalDevice: ~Copyable {
  private(set) var options: TerminalOptions
  let descriptor: Descriptor
  let signals: SignalPipe
  var decoder = InputDecoder()
  /// Since when the decoder waits for what may follow an Escape, or for the rest of a paste.
  var undecidedSince: ContinuousClock.Instant?
  /// When the questions were asked whose answers are still on their way.
  var askedAt: ContinuousClock.Instant?
  /// When the terminal was asked whether it is ready, while its answer is on its way.
  var askedReadyAt: ContinuousClock.Instant?
  var unsent: ArraySlice<UInt8> = []
  /// What came while nobody waited for it.
  var unheard: [Signal] = []
  var isHungUp = false

  private var settings = termios()
  private var isEntered = false

  /// The size of the window; 24 by 80 where the terminal does not know.
  package internal(set) var size: Size

  /// How long a question and its answer took, in milliseconds; nothing before the first answer.
  package internal(set) var roundTrip: Int?

  /// Whether bytes are left that the terminal has not taken.
  ///
  /// No frame should be drawn now: `wait` returns when the terminal has caught up, and the newest
  /// state is all that is worth showing then.
  package var isBusy: Bool { !unsent.isEmpty }

  /// Opens the terminal and takes its screen.
  package static func open(
    _ options: TerminalOptions, path: String = "/dev/tty"
  ) throws(TerminalError) -> TerminalDevice {
    let number = Glibc.open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { throw .cannotOpen(path: path, error: errno) }
    let descriptor = Descriptor(owning: number)
    guard isatty(number) == 1 else { throw .notATerminal(path: path) }
    guard !CrashRestore.isArmed, let signals = SignalPipe.open() else { throw .busy }
    var device = TerminalDevice(options, consume descriptor, consume signals)
    device.enter()
    device.ask()
    return device
  }

  private init(
    _ options: TerminalOptions, _ descriptor: consuming Descriptor, _ signals: consuming SignalPipe
  ) {
    size = TerminalDevice.windowSize(of: descriptor.number)
    self.options = options
    self.descriptor = descriptor
    self.signals = signals
  }

  deinit { CrashRestore.disarm() }

  /// Sends bytes to the terminal, as many as it takes now; `wait` sends the rest.
  ///
  /// Nothing is sent while the screen is given back.
  package mutating func send(_ bytes: [UInt8]) {
    guard isEntered else { return }
    unsent.append(contentsOf: bytes)
    flush()
  }

  /// Asks the terminal to say `ready` when it has dealt with all that was sent.
  package mutating func askWhetherReady() {
    askedReadyAt = .now
    send(Array("\u{1B}[5n".utf8))
  }

  /// Has the mouse reported, or leaves it to the terminal for selecting text.
  package mutating func setMouse(isOn: Bool) {
    options.usesMouse = isOn
    send(ControlSequences.mouse(isOn: isOn))
  }

  mutating func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(descriptor.number, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent = unsent.dropFirst(count)
      } else if errno != EINTR {
        // Nobody reads any more, or too slowly; which of them, the next wait will tell.
        if errno != EAGAIN { unsent = [] }
        break
      }
    }
    if unsent.isEmpty { unsent = [] }
  }
}

// Taking the screen and giving it back.
extension TerminalDevice {
  /// Gives the terminal back, until `retake`: for a launched program, an editor, or for good.
  ///
  /// Waits a moment for answers that are still on their way, which the shell would take for typed
  /// text.
  package mutating func release() {
    guard isEntered else { return }
    awaitAnswers()
    unsent = []
    isEntered = false
    CrashRestore.disarm()
  }

  /// Takes the screen again; everything has to be drawn anew.
  ///
  /// Signals that came in the meantime for a launched program are forgotten, but not those that
  /// end the process.
  package mutating func retake() {
    unheard += signals.drain().filter { $0.isFatal && !$0.isTyped }
    enter()
  }

  /// Stops the whole job, as `^Z` does elsewhere, and returns when it goes on.
  ///
  /// The terminal is given back while the job is stopped. Everything has to be drawn anew.
  package mutating func suspend() {
    release()
    // All of the job: the others in its pipeline, and the shell that may have started it.
    signal(Signal.stopRequested.number, SIG_DFL)
    kill(0, Signal.stopRequested.number)
    Signal.stopRequested.listen()
    drainStops()
    // A job that was ended while it was stopped is in the background, and must not touch the
    // terminal.
    guard !unheard.contains(where: \.isFatal) else { return }
    enter()
    drainStops()
  }

  /// Takes note of signals, but for those by which the process has just stopped and gone on.
  private mutating func drainStops() {
    unheard += signals.drain().filter { $0 != .continued && $0 != .stopRequested }
  }

  /// Takes the screen a second time, after someone stopped the process without a word.
  mutating func reenter() {
    if isEntered { enter() }
  }

  private mutating func enter() {
    // The person's settings are those found on the way in, never those of the screen.
    if !isEntered { tcgetattr(descriptor.number, &settings) }
    guard setRaw() else { return }
    if !isEntered {
      CrashRestore.arm(
        descriptor.number, settings: settings,
        farewell: ControlSequences.leave(alternateScreen: options.usesAlternateScreen),
        message: options.crashMessage, chaining: options.tracesCrashes)
    }
    isEntered = true
    decoder = InputDecoder()
    undecidedSince = nil
    size = TerminalDevice.windowSize(of: descriptor.number)
    unsent = []
    send(
      ControlSequences.enter(
        alternateScreen: options.usesAlternateScreen, mouse: options.usesMouse))
  }

  /// Turns echo, line editing and the keys that send signals off: `^C` is a key here, which some
  /// terminals send as a sequence that the kernel does not know.
  ///
  /// In the background this stops the process until it is in the foreground again; false when it
  /// was told to end meanwhile.
  private mutating func setRaw() -> Bool {
    var raw = settings
    cfmakeraw(&raw)
    raw.c_iflag &= ~tcflag_t(INPCK)
    // What was typed to the shell is not for us; what came since the screen was taken is.
    let action = isEntered ? TCSANOW : TCSAFLUSH
    while tcsetattr(descriptor.number, action, &raw) != 0 && errno == EINTR {
      unheard += signals.drain()
      if unheard.contains(where: \.isFatal) { return false }
    }
    return true
  }

  private mutating func ask() {
    askedAt = .now
    send(ControlSequences.queries)
  }

  /// So many milliseconds of waiting feel as if the program hung.
  private static let mostPatience = 2_000

  private mutating func awaitAnswers() {
    // Twice the way there and back where that is known, else as long as it may be; neither a silent
    // terminal nor a line that has died costs more, and nothing when they were asked longer ago.
    let longWay = min(roundTrip.map { 2 * $0 } ?? options.answerDelay, Self.mostPatience)
    let patience = Duration.milliseconds(max(5 * options.escapeDelay, longWay))
    var heard: [Signal] = []
    while let asked = [askedAt, askedReadyAt].compactMap(\.self).max(), !isHungUp,
      case let left = asked + patience - .now, left > .zero
    {
      heard += wait(milliseconds: left.milliseconds + 1).signals
    }
    unheard += heard
    askedAt = nil
    askedReadyAt = nil
  }

  static func windowSize(of descriptor: Int32) -> Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0
    else { return Size(rows: 24, columns: 80) }
    return Size(rows: Int(window.ws_row), columns: Int(window.ws_col))
  }
}

extension Duration {
  /// The whole milliseconds in it.
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
