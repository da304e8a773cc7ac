import Testing

@testable import tilemenu

@Suite struct FramePaceTests {
  @Test(
    "a terminal is asked once a thousand bytes are on their way, and not again before it answers")
  func asking() {
    var pace = FramePace()
    let questions = [999, 1, 5_000].map { pace.hasSent($0) }
    #expect(questions == [false, true, false])
    pace.hasAnswered(roundTrip: 1)
    let next = pace.hasSent(1)
    #expect(next)
  }

  @Test("no frame is drawn while three thousand bytes have not been shown")
  func holding() {
    var pace = FramePace()
    _ = pace.hasSent(2_500)
    #expect(pace.mayDraw)
    _ = pace.hasSent(500)
    #expect(!pace.mayDraw)
    pace.hasAnswered(roundTrip: 1)
    #expect(pace.mayDraw)
  }

  @Test("an answer tells only of what was sent before the question")
  func confirming() {
    var pace = FramePace()
    _ = pace.hasSent(1_000)
    _ = pace.hasSent(3_000)
    pace.hasAnswered(roundTrip: 1)
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
    slow.hasAnswered(roundTrip: 1)
    _ = slow.hasSent(4_000)
    slow.giveUp()
    let isStillAsked = slow.hasSent(4_000)
    #expect(isStillAsked)
  }

  @Test("one that answers late after all is asked again")
  func lateAnswer() {
    var pace = FramePace()
    _ = pace.hasSent(40_000)
    pace.giveUp()
    pace.hasAnswered(roundTrip: 1)
    let isAskedAgain = pace.hasSent(4_000)
    #expect(isAskedAgain)
  }

  @Test(
    "slides are for lines that carry them, however long they are",
    arguments: [
      // Milliseconds there and back, bytes, and milliseconds until the answer.
      (1, 1_000, 3, false), (1, 1_000, 51, true), (200, 1_000, 205, false),
      (200, 1_500, 318, false), (200, 1_500, 375, true), (200, 6_000, 375, false),
      // The first answer was late because the program had only just begun.
      (400, 1_000, 60, false),
    ])
  func slides(roundTrip: Int, bytes: Int, time: Int, isSlow: Bool) {
    var pace = FramePace()
    let start = ContinuousClock.now
    _ = pace.hasSent(bytes, at: start)
    pace.hasAnswered(roundTrip: roundTrip, at: start + .milliseconds(time))
    #expect(pace.isSlow == isSlow)
    // What was slow once may be quick again.
    _ = pace.hasSent(1_000, at: start)
    pace.hasAnswered(roundTrip: roundTrip, at: start + .milliseconds(min(time, roundTrip)))
    #expect(!pace.isSlow)
  }

  @Test("a slide that is on its way holds nothing up, on a line of 200 ms")
  func farAway() {
    var pace = FramePace()
    for _ in 0..<6 {
      #expect(pace.mayDraw)
      _ = pace.hasSent(450)
    }
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
        pace.hasAnswered(roundTrip: 1)
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
