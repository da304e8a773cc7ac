import MenuModel
import MenuSession
import MenuYAML
import Terminal

// Launching a tile from the screen.
extension ScreenLoop {
  /// Gives the terminal to a tile's command and takes it back, or becomes the command with `--once`.
  mutating func launch(_ tile: TileID, isConfirmed: Bool) -> End? {
    let title = session.state.menu.tiles[tile].title
    guard let launch = file.document.launch(of: tile) else {
      return tell(.described(tile, file.document.details(of: tile)))
    }
    if !isConfirmed, let question = question(before: launch) {
      return tell(.asked(tile, question: question))
    }
    if isConfirmed { isTrusted = true }
    let launcher: Launcher
    do throws(Failure) { launcher = try Launcher(launch, title: title, file: file.name) } catch {
      return tell(.refused(error.reason))
    }
    device.release()
    if endsAfterLaunch { return .becomes(launcher) }
    let outcome = launcher.run {
      device.restoreModes()
      return LaunchReport.asksWhetherToGoOn()
    }
    device.restoreModes()
    let remark = LaunchReport(outcome, of: title)
    remark.pause(launch.pause)
    device.retake()
    repaint()
    return tell(.launched(tile, remark: remark.sentence))
  }

  /// What is to be asked first: whether to trust the file, and what the tile itself asks.
  private func question(before launch: Launch) -> String? {
    var questions: [String] = []
    if !isTrusted, !launch.isPage, let doubt = Trust.doubt(about: file.name) {
      questions.append("This menu is not trusted: \(doubt). Launch all the same?")
    }
    questions += [launch.question].compactMap { $0 }
    return questions.isEmpty ? nil : questions.joined(separator: " ")
  }

  /// The first tile of the open list that has a hotkey.
  func tile(withKey key: String) -> TileID? {
    session.state.order.tiles.first { file.document.details(of: $0).key == key }
  }
}

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
    case .exited(0): nil
    case .exited(let status): "\(title) ended with status \(status)."
    case .killed(let signal): "\(title) was ended by signal \(signal)."
    case .leftStopped: "\(title) is left stopped."
    case .notStarted(let number):
      "\(title) cannot be started: \(Surroundings.text(ofError: number))."
    }
  }

  /// Waits for Enter, so that what the command has written can be read, where the tile wants that.
  func pause(_ pause: Launch.Pause) {
    guard pause == .always || (pause == .onError && sentence != nil) else { return }
    Output.message("\n\(sentence ?? "\(title) has ended.") Press Enter to go back to the menu. ")
    _ = readLine()
  }

  /// Asked when a command has stopped itself.
  static func asksWhetherToGoOn() -> Bool {
    Output.message("\nThe command has stopped itself. Enter goes on with it, q leaves it stopped. ")
    return readLine() != "q"
  }
}

extension Launch {
  /// True for a page, which no command of the file opens.
  var isPage: Bool {
    if case .page = command { true } else { false }
  }
}
