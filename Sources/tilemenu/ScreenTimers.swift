/// What is to happen at what time; nothing is while nothing moves, so that a session at rest sleeps.
struct ScreenTimers {
  /// What can be waited for.
  enum Kind: CaseIterable {
    /// The next frame of a slide.
    case slide
    /// The next step of scrolling at the edge.
    case edgeScroll
    /// The pointer has rested.
    case rest
    /// An answer of the terminal is given up.
    case answer
    /// What has happened to the file is over, as far as one can tell.
    case settle
    /// It is time to look at a file that cannot be watched.
    case look

    /// How long it takes, in milliseconds; a slide has its own measure.
    var milliseconds: Int {
      switch self {
      case .slide: 26
      case .edgeScroll: 90
      case .rest: 600
      case .answer: 1_000
      case .settle: 100
      case .look: 900
      }
    }
  }

  private var due: [Kind: ContinuousClock.Instant] = [:]

  /// Has something happen once its time is over; its time begins anew if it was waited for.
  mutating func start(_ kind: Kind) { due[kind] = .now + .milliseconds(kind.milliseconds) }

  /// Has something not happen.
  mutating func stop(_ kind: Kind) { due[kind] = nil }

  /// Whether something is waited for.
  func isRunning(_ kind: Kind) -> Bool { due[kind] != nil }

  /// What is to happen now; it is no longer waited for.
  mutating func takeDue() -> [Kind] {
    let now = ContinuousClock.now
    let kinds = Kind.allCases.filter { due[$0].map { $0 <= now } ?? false }
    for kind in kinds { due[kind] = nil }
    return kinds
  }

  /// The time until something happens, in milliseconds; nil when nothing is waited for.
  var milliseconds: Int? {
    due.values.min().map { instant in
      let left = (instant - .now).components
      return max(0, Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000) + 1)
    }
  }
}
