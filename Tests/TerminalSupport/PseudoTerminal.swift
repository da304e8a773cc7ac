import Glibc
import Terminal

/// A terminal whose other side is in the hands of a test.
package final class PseudoTerminal {
  /// What a program opens to have the terminal.
  package let path: String
  /// All that has been written to the terminal so far.
  package private(set) var output: [UInt8] = []
  private let master: Descriptor
  /// Kept open: the master cannot be read while nobody has the terminal open.
  private let slave: Descriptor

  /// Nothing when the system has no more terminals.
  package init?(size: Size) {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var window = PseudoTerminal.window(size)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&ends.master, &ends.slave, &name, nil, &window) == 0 else { return nil }
    // Neither may reach a launched program, which would keep the line up after a hang-up.
    for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends.master, F_SETFL, O_NONBLOCK)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    master = Descriptor(owning: ends.master)
    slave = Descriptor(owning: ends.slave)
  }

  /// The terminal's modes as they are now.
  package var settings: termios {
    var settings = termios()
    tcgetattr(slave.number, &settings)
    return settings
  }

  /// Whether the terminal gives every byte to the program as it is typed.
  package var isRaw: Bool { settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 }

  /// Changes the size of the window, and tells the programs in it.
  package func resize(to size: Size) {
    var window = PseudoTerminal.window(size)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &window)
  }

  /// Types on the terminal.
  package func type(_ text: String) {
    type(Array(text.utf8))
  }

  /// Types bytes on the terminal.
  package func type(_ bytes: [UInt8]) {
    _ = write(master.number, bytes, bytes.count)
  }

  /// Takes what has been written to the terminal since the last time.
  @discardableResult
  package func read() -> [UInt8] {
    var new: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = Glibc.read(master.number, &buffer, buffer.count), count > 0 {
      new += buffer[..<count]
    }
    output += new
    return new
  }

  /// Reads until something holds, for some seconds at most, and says whether it does.
  package func wait(seconds: Double = 10, until isDone: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      read()
      if isDone() { return true }
      if ContinuousClock.now > deadline { return false }
      var polled = pollfd(fd: master.number, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, 10)
    }
  }

  private static func window(_ size: Size) -> winsize {
    winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
