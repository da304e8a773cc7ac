import Glibc
import Synchronization

/// A program that runs beside the test, with pipes to it and from it.
///
/// Whatever happens, it does not outlive the object: one that is still there then is killed.
package final class ChildProcess {
  /// Standard output so far.
  package private(set) var output: [UInt8] = []
  /// Standard error so far.
  package private(set) var error: [UInt8] = []
  private let process: pid_t
  private var input: Int32?
  private var sources: [Int32?]
  private var hasEnded = false
  private let deadline: ContinuousClock.Instant

  /// Starts a program in a folder, with nothing in its environment but what is given.
  ///
  /// Without `hasInput` its standard input is empty. All that is done with it has to be done within
  /// so many seconds.
  package init(
    _ program: String, _ words: [[UInt8]], environment: [String: String], folder: String,
    hasInput: Bool = true, seconds: Int = 30
  ) throws {
    deadline = .now + .seconds(seconds)
    _ = Self.brokenPipesAreErrors
    let (child, input, output, error) = try Spawn.turn.withLock { _ in
      let (input, output, error) = (try Pipe(), try Pipe(), try Pipe())
      defer { for end in [input.reading, output.writing, error.writing] { close(end) } }
      let spawn = Spawn(
        program: program, words: words, environment: environment, folder: folder,
        input: hasInput ? input.reading : nil, output: output.writing, error: error.writing)
      return (try spawn.start(), input.writing, output.reading, error.reading)
    }
    process = child
    self.input = input
    sources = [output, error]
    // The child may wait for us to read while we wait for it to read.
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    if !hasInput { closeInput() }
  }

  deinit {
    closeInput()
    for case let source? in sources { close(source) }
    if !hasEnded {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
  }

  /// Writes a text to its standard input, reading meanwhile what it says.
  package func send(_ text: String) throws { try send(text.bytes) }

  /// Writes bytes to its standard input, reading meanwhile what it says; what it does not want to
  /// read any more is let go.
  package func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while let input, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait()
      } else {
        return closeInput()
      }
    }
  }

  /// Ends its standard input.
  package func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Reads until its standard output ends in a text; throws when it ends otherwise, or takes too long.
  package func read(until end: String) throws {
    while !output.suffix(end.utf8.count).elementsEqual(end.utf8) {
      guard sources[0] != nil else { throw Late("ended with '\(output.text)', not with '\(end)'") }
      try wait()
    }
  }

  /// Reads until its standard error ends in a text; throws when it ends otherwise, or takes too long.
  package func read(untilError end: String) throws {
    while !error.suffix(end.utf8.count).elementsEqual(end.utf8) {
      guard sources[1] != nil else { throw Late("ended with '\(error.text)', not with '\(end)'") }
      try wait()
    }
  }

  /// Sends it a signal.
  package func signal(_ number: Int32) { kill(process, number) }

  /// Ends its standard input, waits for its end and tells all of it.
  package func finish() throws -> CommandRun {
    closeInput()
    while sources.contains(where: { $0 != nil }) { try wait() }
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard .now < deadline else { throw Late("closed its outputs and did not end") }
      poll(nil, 0, 2)
    }
    hasEnded = true
    let signal = status & 0x7F
    return CommandRun(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, outputBytes: output,
      errorBytes: error)
  }

  /// Waits until it says something, ends, or takes input again.
  private func wait() throws {
    guard .now < deadline else { throw Late("said '\(output.text)' and '\(error.text)' so far") }
    var waiting = sources.map { pollfd(fd: $0 ?? -1, events: Int16(POLLIN), revents: 0) }
    waiting.append(pollfd(fd: input ?? -1, events: Int16(POLLOUT), revents: 0))
    // An input that is ready now would end the wait at once, and only matters to who sends.
    if sources.contains(where: { $0 != nil }) { waiting.removeLast() }
    poll(&waiting, nfds_t(waiting.count), 20)
    for index in sources.indices where waiting[index].revents != 0 { readSome(index) }
  }

  private func readSome(_ index: Int) {
    guard let source = sources[index] else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(source, &buffer, buffer.count)
    guard count > 0 else {
      close(source)
      sources[index] = nil
      return
    }
    if index == 0 { output += buffer[..<count] } else { error += buffer[..<count] }
  }

  /// A child that goes away shall make a write fail, not end the tests.
  private static let brokenPipesAreErrors: Void = {
    Glibc.signal(SIGPIPE, SIG_IGN)
  }()

  /// A program that did not do in time what the test waits for.
  private struct Late: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = "the program " + description }
  }
}
