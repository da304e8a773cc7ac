import MenuModel
import Terminal

/// How a command ended, in words.
struct LaunchReport {
  private let outcome: ForegroundProcess.Outcome
  private let title: String

  init(_ outcome: ForegroundProcess.Outcome, of title: String) {
    self.outcome = outcome
    self.title = SafeText.clipped(SafeText.escaped(title), to: 60)
  }

  /// What is to be told; nil where all went well.
  var sentence: String? {
    switch outcome {
    case .exited(0), .toldToEnd: nil
    case .exited(let status): "\(title) ended with status \(status)."
    case .killed(let signal): "\(title) was ended by signal \(signal)."
    case .leftStopped(let process): "\(title) is left stopped; 'kill -CONT \(process)' resumes it."
    case .notStarted(let problem): "\(title) cannot be started: \(problem.reason)."
    }
  }

  /// Waits for Enter, so that what the command has written can be read, where the tile wants that.
  func pause(_ pause: Launch.Pause) {
    guard pause == .always || (pause == .onError && sentence != nil) else { return }
    let words = SafeText.escaped(sentence ?? "\(title) has ended.")
    _ = TerminalLine.ask(
      "\(ControlSequences.legible)\n\(words) Press Enter to go back to the menu. ")
  }

  /// Asks what shall become of a command that has stopped itself.
  static func asksWhetherToGoOn() -> Bool {
    let answer = TerminalLine.ask(
      "\nThe command has stopped itself. Enter resumes it, q leaves it stopped: ")
    return answer.map { $0.lowercased() != "q" } ?? false
  }
}
