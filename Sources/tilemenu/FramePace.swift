import Terminal

/// Keeps frames from piling up on a slow line.
///
/// A write never tells how far the other end has come: ssh takes a megabyte at once, and a menu would
/// go on moving for seconds after the last key. So the terminal is asked now and then whether it has
/// shown what was sent, and no frame is drawn while too much of it has not been. How long an answer
/// takes beyond the way there and back tells what the line carries: far away is not slow.
struct FramePace {
  /// So many bytes on their way are worth a question.
  private static let worthAsking = 1_000
  /// With so many on their way nothing more is sent: a whole slide, or 150 ms at 20 kB/s.
  private static let most = 3_000
  /// A line that carries fewer bytes in a millisecond is too slow for what only looks nice.
  private static let leastForSlides = 100
  /// Answers come early and late by so many milliseconds on any line, and by half the way on a long one.
  private static let unsteadiness = 20

  private var unconfirmed = 0
  private var sinceQuestion = 0
  private var hasEverAnswered = false
  private var isSilent = false
  private var question: (time: ContinuousClock.Instant, bytes: Int)?
  /// The least that an answer has taken.
  private var quickest: Int?

  /// Whether slides would come late, as far as answers have told.
  private(set) var isSlow = false

  /// Whether a question is on its way.
  var isAsking: Bool { question != nil }

  /// Whether there is room for a frame.
  var mayDraw: Bool { !isAsking || unconfirmed < Self.most }

  /// Counts bytes that were sent, and says whether to ask now.
  mutating func hasSent(_ count: Int, at now: ContinuousClock.Instant = .now) -> Bool {
    unconfirmed += count
    sinceQuestion += count
    guard !isAsking, !isSilent, unconfirmed >= Self.worthAsking else { return false }
    question = (now, unconfirmed)
    sinceQuestion = 0
    return true
  }

  /// The terminal has shown all that was sent before the question.
  ///
  /// - Parameter roundTrip: what an answer took in milliseconds when nothing else was on its way.
  mutating func hasAnswered(roundTrip: Int, at now: ContinuousClock.Instant = .now) {
    hasEverAnswered = true
    isSilent = false
    if let question {
      let time = (now - question.time).milliseconds
      let quickest = min(quickest ?? roundTrip, time)
      let most = quickest * 3 / 2 + Self.unsteadiness + question.bytes / Self.leastForSlides
      isSlow = time > most
      self.quickest = quickest
    }
    question = nil
    unconfirmed = sinceQuestion
  }

  /// No answer came in time; one that has never answered is not asked again.
  mutating func giveUp() {
    isSilent = !hasEverAnswered
    isSlow = hasEverAnswered
    question = nil
    unconfirmed = 0
  }

  /// Starts anew, on a screen that was lost.
  mutating func reset() {
    question = nil
    unconfirmed = 0
  }
}
