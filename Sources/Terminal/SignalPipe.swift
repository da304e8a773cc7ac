import Glibc

/// Where the handler writes; a handler can be told nothing else.
nonisolated(unsafe) private var writeEnd: Int32 = -1

/// Signals as bytes in a pipe, so that one `poll` waits for them and for keys.
///
/// There can be only one at a time. When it goes away, the signals do what they did before.
struct SignalPipe: ~Copyable {
  private let readEnd: Descriptor
  private let previous: [(Signal, sigaction)]

  var descriptor: Int32 { readEnd.number }

  /// Starts to listen; nothing when there is no pipe to be had or one is listening already.
  static func open() -> SignalPipe? {
    guard writeEnd < 0, let ends = Descriptor.pipe() else { return nil }
    writeEnd = ends.write
    return SignalPipe(readEnd: Descriptor(owning: ends.read))
  }

  private init(readEnd: consuming Descriptor) {
    self.readEnd = readEnd
    previous = Signal.allCases.compactMap { signal in
      var old = sigaction()
      sigaction(signal.number, nil, &old)
      // What was ignored stays so: nohup has done that to SIGHUP.
      if signal.isFatal && old.isIgnored { return nil }
      signal.listen()
      return (signal, old)
    }
  }

  deinit {
    for (signal, action) in previous {
      var action = action
      sigaction(signal.number, &action, nil)
    }
    close(writeEnd)
    writeEnd = -1
  }

  /// The signals that came since the last time, each once.
  func drain() -> [Signal] {
    var numbers = Set<UInt8>()
    var buffer = [UInt8](repeating: 0, count: 256)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      numbers.formUnion(buffer[..<count])
    }
    return Signal.allCases.filter { numbers.contains(UInt8($0.number)) }
  }
}

extension Signal {
  /// Has the signal written to the pipe.
  func listen() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      // A full pipe already holds what there is to know.
      _ = write(writeEnd, &byte, 1)
      errno = saved
    }
    // Only a signal that ends the process may interrupt a call that blocks.
    action.sa_flags = isFatal ? 0 : SA_RESTART
    sigaction(number, &action, nil)
  }
}
