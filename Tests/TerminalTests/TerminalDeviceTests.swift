import Dispatch
import Glibc
import TerminalSupport
import Testing

@testable import Terminal

/// One process has one terminal at a time.
@Suite(.serialized) struct TerminalDeviceTests {
  private let terminal: PseudoTerminal
  private var options = TerminalOptions()

  init() throws {
    terminal = try #require(PseudoTerminal(size: Size(rows: 12, columns: 40)))
    options.escapeDelay = 20
    options.pasteDelay = 100
    options.answerDelay = 100
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Waits with the device until something holds.
  private func wait(
    _ device: inout TerminalDevice, until isDone: (Wake) -> Bool
  ) -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      if isDone(device.wait(milliseconds: 1000)) { return true }
    }
    return false
  }

  @Test("the screen is taken, and given back with the settings that were found")
  func release() throws {
    let before = terminal.settings
    var device = try TerminalDevice.open(options, path: terminal.path)
    #expect(terminal.isRaw)
    let size = device.size
    #expect(size == Size(rows: 12, columns: 40))
    let taken = text(terminal.read())
    #expect(taken.hasPrefix("\u{1B}[?1049h") && taken.hasSuffix("\u{1B}[c"))
    device.release()
    #expect(!terminal.isRaw)
    #expect(terminal.settings.c_iflag == before.c_iflag)
    #expect(terminal.settings.c_oflag == before.c_oflag)
    #expect(terminal.settings.c_lflag == before.c_lflag)
    #expect(text(terminal.read()).hasSuffix("\u{1B}[?1049l\u{1B}[?25h"))
    device.send(Array("x".utf8))
    #expect(terminal.read() == [])
    device.retake()
    #expect(terminal.isRaw)
  }

  @Test("the terminal is given back when the device goes away")
  func goesAway() throws {
    do { _ = try TerminalDevice.open(options, path: terminal.path) }
    #expect(!terminal.isRaw)
    #expect(text(terminal.read()).hasSuffix("\u{1B}[?1049l\u{1B}[?25h"))
  }

  @Test("what crashes are noticed by is taken, and given back to whom it belonged")
  func signalStack() throws {
    var (before, during, after) = (stack_t(), stack_t(), stack_t())
    sigaltstack(nil, &before)
    var device = try TerminalDevice.open(options, path: terminal.path)
    sigaltstack(nil, &during)
    device.release()
    sigaltstack(nil, &after)
    #expect(during.ss_sp != before.ss_sp)
    #expect(during.ss_flags == 0)
    #expect(after.ss_sp == before.ss_sp)
    #expect(after.ss_flags == before.ss_flags)
  }

  #if VTERM
    @Test("what was on the screen is there again afterwards")
    func screenIsKept() throws {
      let screen = try #require(VTermScreen(size: Size(rows: 12, columns: 40)))
      screen.feed("$ tilemenu\r\n".utf8)
      let before = screen.text
      var device = try TerminalDevice.open(options, path: terminal.path)
      var canvas = Canvas(size: device.size)
      canvas.write("Mail", at: Point(row: 2, column: 3), style: Style(reverse: true))
      var encoder = FrameEncoder(depth: .ansi16)
      device.send(encoder.encode(canvas))
      screen.feed(terminal.read())
      #expect(screen.text == canvas.plainText)
      // Its answers, among them the one that every terminal gives.
      terminal.type(screen.takeAnswers())
      let hasCome = wait(&device) { $0.events.contains(.answer(.attributes)) }
      #expect(hasCome)
      let roundTrip = device.roundTrip
      #expect(roundTrip != nil)
      device.release()
      screen.feed(terminal.read())
      #expect(screen.text == before)
      #expect(screen.cursor == Point(row: 1, column: 0))
    }
  #endif

  @Test("keys come as events, a lone Escape after its delay")
  func keys() throws {
    var device = try TerminalDevice.open(options, path: terminal.path)
    terminal.type("a\u{1B}[A")
    let typed = device.wait().events
    #expect(typed == [.key(Key(.character("a"))), .key(Key(.up))])
    terminal.type("\u{1B}")
    var events: [InputEvent] = []
    let hasEnded = wait(&device) {
      events += $0.events
      return !events.isEmpty
    }
    #expect(hasEnded)
    #expect(events == [.key(Key(.escape))])
    let later = device.wait(milliseconds: 0).events
    #expect(later == [])
  }

  @Test("a paste that never ends is over after a silence, and keys are keys again")
  func pasteWithoutEnd() throws {
    var device = try TerminalDevice.open(options, path: terminal.path)
    terminal.type("\u{1B}[200~ab\u{3}c\u{1B}[20")
    var events: [InputEvent] = []
    let hasEnded = wait(&device) {
      events += $0.events
      return !events.isEmpty
    }
    #expect(hasEnded)
    #expect(events == [.paste("ab\u{3}c")])
    let isWaiting = device.undecidedSince != nil
    #expect(!isWaiting)
    terminal.type("\u{3}")
    let typed = device.wait().events
    #expect(typed == [.key(Key(.character("c"), .control))])
  }

  @Test("a wait ends when its time is over or another descriptor can be read")
  func otherDescriptors() throws {
    var device = try TerminalDevice.open(options, path: terminal.path)
    let pipe = try #require(Descriptor.pipe())
    let readEnd = Descriptor(owning: pipe.read)
    let writeEnd = Descriptor(owning: pipe.write)
    let before = device.wait(milliseconds: 1, others: [readEnd.number])
    #expect(before.readable == [])
    _ = write(writeEnd.number, "x", 1)
    let after = device.wait(others: [readEnd.number])
    #expect(after.readable == [pipe.read])
  }

  @Test("a changed window wants a repaint at its new size")
  func resize() throws {
    var device = try TerminalDevice.open(options, path: terminal.path)
    let quiet = device.wait(milliseconds: 0)
    #expect(!quiet.needsRepaint)
    terminal.resize(to: Size(rows: 5, columns: 20))
    kill(getpid(), SIGWINCH)
    let hasCome = wait(&device) { $0.needsRepaint }
    #expect(hasCome)
    let size = device.size
    #expect(size == Size(rows: 5, columns: 20))
  }

  @Test("signals come through the pipe, those that nobody means for a session too")
  func signals() throws {
    var device = try TerminalDevice.open(options, path: terminal.path)
    for signal in Signal.allCases where signal.isFatal {
      kill(getpid(), signal.number)
      let hasCome = wait(&device) { $0.signals == [signal] }
      #expect(hasCome, "\(signal)")
      let later = device.wait(milliseconds: 0).signals
      #expect(later == [])
    }
  }

  @Test(
    "an answer is waited for as long as the line has shown that it takes, or as it may take",
    arguments: [5_000, nil])
  func farAway(roundTrip: Int?) throws {
    var options = options
    options.answerDelay = 2_000
    var device = try TerminalDevice.open(options, path: terminal.path)
    device.roundTrip = roundTrip
    if roundTrip != nil { device.askWhetherReady() }
    terminal.read()
    nonisolated(unsafe) let keyboard = terminal
    let hasTyped = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) {
      keyboard.type("\u{1B}[?6c\u{1B}[0n")
      hasTyped.signal()
    }
    device.release()
    hasTyped.wait()
    // What arrives after the release is typed into the shell, which shows it.
    #expect(text(terminal.read()).hasSuffix("\u{1B}[?1049l\u{1B}[?25h"))
  }

  @Test("a terminal that does not read is not waited for, and gets the rest when it does")
  func backPressure() throws {
    var device = try TerminalDevice.open(options, path: terminal.path)
    terminal.read()
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
    device.send(bytes)
    let isBusy = device.isBusy
    #expect(isBusy)
    var received: [UInt8] = []
    while device.isBusy {
      received += terminal.read()
      _ = device.wait(milliseconds: 1000)
    }
    received += terminal.read()
    #expect(received == bytes)
  }

  @Test("a terminal that never reads again does not hold the release up")
  func deadTerminal() throws {
    var device = try TerminalDevice.open(options, path: terminal.path)
    device.send([UInt8](repeating: UInt8(ascii: "x"), count: 200_000))
    let clock = ContinuousClock()
    let time = clock.measure { device.release() }
    #expect(time < .seconds(2))
    #expect(!terminal.isRaw)
  }

  @Test("only one terminal is open at a time, and a file is none")
  func refusals() throws {
    let device = try TerminalDevice.open(options, path: terminal.path)
    #expect(throws: TerminalError.busy) {
      _ = try TerminalDevice.open(options, path: terminal.path)
    }
    let isBusy = device.isBusy
    #expect(terminal.isRaw && !isBusy)
    #expect(throws: TerminalError.notATerminal(path: "/dev/null")) {
      _ = try TerminalDevice.open(options, path: "/dev/null")
    }
    #expect(throws: TerminalError.cannotOpen(path: "/no/tty", error: ENOENT)) {
      _ = try TerminalDevice.open(options, path: "/no/tty")
    }
  }
}
