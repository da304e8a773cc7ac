import Dispatch
import Glibc
import Synchronization
import Testing

@testable import SafeFile

@Suite("Descriptors")
struct DescriptorTests {
  @Test("carry all bytes through a pipe that takes few at a time and does not wait")
  func pipes() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let bytes = (0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    DispatchQueue.concurrentPerform(iterations: 2) { role in
      if role == 0 {
        #expect(throws: Never.self) { try StandardDescriptors.write(bytes, to: writer) }
        close(writer)
      } else {
        let read = try? StandardDescriptors.readToEnd(reader, sizeLimit: bytes.count)
        #expect(read == bytes)
        close(reader)
      }
    }
  }

  @Test("give up input that is longer than the limit")
  func inputLimit() {
    let descriptor = open("/dev/zero", O_RDONLY)
    defer { close(descriptor) }
    #expect(throws: FileProblem.tooLarge(limit: 100_000)) {
      try StandardDescriptors.readToEnd(descriptor, sizeLimit: 100_000)
    }
  }

  @Test("say why they took nothing")
  func fullDisk() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    #expect(throws: FileProblem.system(ENOSPC)) {
      try StandardDescriptors.write([1], to: descriptor)
    }
    #expect(throws: FileProblem.system(EBADF)) { try StandardDescriptors.write([1], to: -1) }
  }
}

@Suite("Signals during a save")
struct HeldSignalsTests {
  private static let arrived = Atomic<Int>(0)

  @Test("wait until it is over, and then arrive")
  func heldBack() {
    var former = sigaction()
    var counting = sigaction()
    counting.__sigaction_handler.sa_handler = { _ in
      Self.arrived.wrappingAdd(1, ordering: .relaxed)
    }
    sigaction(SIGHUP, &counting, &former)
    defer { sigaction(SIGHUP, &former, nil) }
    // The thread that runs a test holds back signals itself.
    var hangUp = sigset_t()
    var formerMask = sigset_t()
    sigemptyset(&hangUp)
    sigaddset(&hangUp, SIGHUP)
    pthread_sigmask(SIG_UNBLOCK, &hangUp, &formerMask)
    defer { pthread_sigmask(SIG_SETMASK, &formerMask, nil) }

    let held = HeldSignals.hold()
    pthread_kill(pthread_self(), SIGHUP)
    #expect(Self.arrived.load(ordering: .relaxed) == 0)
    held.release()
    #expect(Self.arrived.load(ordering: .relaxed) == 1)
  }
}
