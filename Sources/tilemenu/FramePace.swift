/// Keeps frames from piling up on a slow line.
///
/// A write never tells how far the other end has come: ssh takes a megabyte at once, and a menu would
/// go on moving for seconds after the last key. So the terminal is asked now and then whether it has
/// shown what was sent, and no frame is drawn while too much of it has not been.
struct FramePace {
  /// So many bytes on their way are worth a question.
  private static let worthAsking = 1_000
  /// With so many on their way nothing more is sent; a tenth of a second at 20 kB/s.
  private static let most = 2_000

  private var unconfirmed = 0
  private var sinceQuestion = 0
  private var hasEverAnswered = false
  private var isSilent = false

  /// Whether a question is on its way.
  private(set) var isAsking = false

  /// Whether there is room for a frame.
  var mayDraw: Bool { !isAsking || unconfirmed < Self.most }

  /// Counts bytes that were sent, and says whether to ask now.
  mutating func hasSent(_ count: Int) -> Bool {
    unconfirmed += count
    sinceQuestion += count
    guard !isAsking, !isSilent, unconfirmed >= Self.worthAsking else { return false }
    isAsking = true
    sinceQuestion = 0
    return true
  }

  /// The terminal has shown all that was sent before the question.
  mutating func hasAnswered() {
    hasEverAnswered = true
    isAsking = false
    unconfirmed = sinceQuestion
  }

  /// No answer came in time; one that has never answered is not asked again.
  mutating func giveUp() {
    isSilent = !hasEverAnswered
    isAsking = false
    unconfirmed = 0
  }

  /// Starts anew, on a screen that was lost.
  mutating func reset() {
    isAsking = false
    unconfirmed = 0
  }
}
