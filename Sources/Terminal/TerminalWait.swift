import Glibc

/// What a wait has brought; empty when only the time has run out or the terminal has caught up.
package struct Wake: Sendable {
  /// What the person did and what the terminal answered, in order.
  package var events: [InputEvent] = []
  /// What the process was told, each once.
  package var signals: [Signal] = []
  /// The extra descriptors that can be read.
  package var readable: [Int32] = []
  /// Whether the screen was lost and has to be drawn anew, at the device's size.
  package var needsRepaint = false
  /// Whether the terminal is gone.
  package var isHungUp = false

  /// Nothing has happened.
  package init() {}
}

extension TerminalDevice {
  /// Waits until something happens, and says what; nothing runs meanwhile.
  ///
  /// - Parameters:
  ///   - milliseconds: how long at most; for ever when left out.
  ///   - others: more descriptors to wait for, to be read by the caller.
  package mutating func wait(milliseconds: Int? = nil, others: [Int32] = []) -> Wake {
    var wake = Wake()
    var polled = [pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)]
    if isBusy { polled[0].events |= Int16(POLLOUT) }
    for other in [signals.descriptor] + others {
      polled.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0))
    }
    let limit = unheard.isEmpty ? [milliseconds, millisecondsToDecide].compactMap(\.self).min() : 0
    // A signal interrupts the call and is then found in the pipe; nothing else is known then.
    _ = poll(&polled, nfds_t(polled.count), CInt(clamping: limit ?? -1))
    hearSignals(&wake)
    // A job that is ended in the background would be stopped by the attempt to read.
    if polled[0].revents != 0, !wake.signals.contains(where: \.isFatal) { readInput(&wake) }
    if isBusy { flush() }
    wake.readable = polled.dropFirst(2).filter { $0.revents != 0 }.map(\.fd)
    wake.isHungUp = isHungUp
    settleInput(&wake)
    return wake
  }

  private mutating func readInput(_ wake: inout Wake) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor.number, &buffer, buffer.count)
    if count > 0 {
      let events = decoder.decode(buffer[..<count])
      undecidedSince = decoder.isUndecided ? .now : nil
      if events.contains(.answer(.attributes)), let asked = askedAt {
        roundTrip = (ContinuousClock.now - asked).milliseconds
        askedAt = nil
      }
      if events.contains(.answer(.ready)) { askedReadyAt = nil }
      wake.events += events
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      isHungUp = true
    }
  }

  private mutating func hearSignals(_ wake: inout Wake) {
    let heard = unheard + signals.drain()
    unheard = []
    wake.signals = Signal.allCases.filter(heard.contains)
    let now = TerminalDevice.windowSize(of: descriptor.number)
    if wake.signals.contains(.windowChanged) || now != size {
      size = now
      wake.needsRepaint = true
    }
    // Stopped without a word, and the shell has had the terminal since; unless this is the end.
    if wake.signals.contains(.continued), !wake.signals.contains(where: \.isFatal) {
      reenter()
      wake.needsRepaint = true
    }
  }

  /// How long to wait for what may follow an Escape, or for the rest of a paste.
  private var millisecondsToDecide: Int? {
    let patience = decoder.isPasting ? options.pasteDelay : options.escapeDelay
    return undecidedSince.map { max(0, patience - (ContinuousClock.now - $0).milliseconds) }
  }

  private mutating func settleInput(_ wake: inout Wake) {
    guard millisecondsToDecide == 0 else { return }
    undecidedSince = nil
    wake.events += decoder.settle()
  }
}
