import Testing

@testable import tilemenu

@Suite struct FramePaceTests {
  @Test(
    "a terminal is asked once a thousand bytes are on their way, and not again before it answers")
  func asking() {
    var pace = FramePace()
    let questions = [999, 1, 5_000].map { pace.hasSent($0) }
    #expect(questions == [false, true, false])
    pace.hasAnswered()
    let next = pace.hasSent(1)
    #expect(next)
  }

  @Test("no frame is drawn while two thousand bytes have not been shown")
  func holding() {
    var pace = FramePace()
    _ = pace.hasSent(1_500)
    #expect(pace.mayDraw)
    _ = pace.hasSent(500)
    #expect(!pace.mayDraw)
    pace.hasAnswered()
    #expect(pace.mayDraw)
  }

  @Test("an answer tells only of what was sent before the question")
  func confirming() {
    var pace = FramePace()
    _ = pace.hasSent(1_000)
    _ = pace.hasSent(3_000)
    pace.hasAnswered()
    let isAskedAgain = pace.hasSent(0)
    #expect(isAskedAgain)
    #expect(!pace.mayDraw)
  }

  @Test("a terminal that has never answered is not asked again, and one that has is")
  func silence() {
    var silent = FramePace()
    _ = silent.hasSent(4_000)
    silent.giveUp()
    let isAskedAgain = silent.hasSent(4_000)
    #expect(!isAskedAgain)
    #expect(silent.mayDraw)
    var slow = FramePace()
    _ = slow.hasSent(4_000)
    slow.hasAnswered()
    _ = slow.hasSent(4_000)
    slow.giveUp()
    let isStillAsked = slow.hasSent(4_000)
    #expect(isStillAsked)
  }

  @Test("on a line of 20 kB a second the last frame is shown within a quarter of a second")
  func slowLine() {
    var pace = FramePace()
    // In milliseconds; a key every 33 wants a frame of 600 bytes, and 20 bytes pass in one.
    var (queue, answerAt) = (0, Int?.none)
    var worst = 0
    for now in 0..<3_000 {
      queue = max(0, queue - 20)
      if let due = answerAt, due <= now {
        pace.hasAnswered()
        answerAt = nil
      }
      guard now % 10 == 0, pace.mayDraw else { continue }
      queue += 600
      if pace.hasSent(600) { answerAt = now + queue / 20 }
      worst = max(worst, queue / 20)
    }
    #expect(worst <= 250)
    #expect(worst > 30, "the line is used")
  }
}
