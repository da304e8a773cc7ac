import MenuModel
import MenuSession
import MenuYAML
import Terminal

// Lending the terminal.
extension ScreenLoop {
  /// Gives the terminal to a tile's command and takes it back, or becomes the command with `--once`.
  mutating func launch(_ tile: TileID, isConfirmed: Bool) -> End? {
    let title = session.state.menu.tiles[tile].title
    guard let launch = file.document.launch(of: tile) else {
      return tell(.described(tile, file.document.details(of: tile)))
    }
    if let question = question(before: launch, isConfirmed: isConfirmed) {
      return tell(.asked(tile, question: question))
    }
    do throws(Failure) {
      switch try Launcher(launch, title: title, file: file.name) {
      case .program(let program): return run(program, of: tile, launch.pause)
      case .text(let url):
        var details = TileDetails()
        details.url = url
        return tell(.described(tile, details))
      }
    } catch {
      return tell(.refused(error.reason))
    }
  }

  private mutating func run(_ program: Program, of tile: TileID, _ pause: Launch.Pause) -> End? {
    device.release()
    if endsAfterLaunch { return .becomes(program) }
    let outcome = ForegroundProcess(program, stopsWithJob: !session.options.cannotLeave)
      .run(goesOn: LaunchReport.asksWhetherToGoOn)
    if case .toldToEnd(let signal) = outcome { return .signal(signal) }
    let report = LaunchReport(outcome, of: session.state.menu.tiles[tile].title)
    report.pause(pause)
    device.retake()
    repaint()
    return tell(.launched(tile, remark: report.sentence))
  }

  /// What is to be asked first, one thing after the other: whether to trust the file, and what the
  /// tile itself asks.
  ///
  /// A person who has said yes has said it to the first of them that is open.
  private mutating func question(before launch: Launch, isConfirmed: Bool) -> String? {
    var isConfirmed = isConfirmed
    if !isTrusted, let doubt = Trust.doubt(about: file.name) {
      guard isConfirmed else {
        return "This menu is not trusted: \(doubt). Launch all the same?"
      }
      (isTrusted, isConfirmed) = (true, false)
    }
    return isConfirmed ? nil : launch.question
  }

  /// The first tile of the open list that has a hotkey.
  func tile(withKey key: String) -> TileID? {
    session.state.order.tiles.first { file.document.details(of: $0).key == key }
  }

  /// Lends the terminal to an editor, and reads the file again when it is done.
  mutating func edit(_ tile: TileID?) -> End? {
    let line = tile.flatMap { file.line(of: $0, in: session.state.arrangement) }
    device.release()
    let editor = Editor.chosen
    let outcome = ForegroundProcess(editor.program(for: file.name, line: line))
      .run(goesOn: LaunchReport.asksWhetherToGoOn)
    if case .toldToEnd(let signal) = outcome { return .signal(signal) }
    device.retake()
    repaint()
    if let end = tell(.resumed) { return end }
    return readAgain(after: editor.reproach(for: outcome))
  }

  /// Reads what an editor has left, and tells what went wrong with the editor.
  private mutating func readAgain(after reproach: String?) -> End? {
    do throws(Failure) {
      if let arrangement = try file.readAgain() {
        details = [:]
        let note = [reproach, "Read again."].compactMap(\.self).joined(separator: " ")
        return tell(.reloaded(arrangement, note: note))
      }
      if session.fileProblem != nil, let end = tell(.readable) { return end }
      return reproach.flatMap { tell(.refused($0)) }
    } catch {
      return tell(.unreadable(reason: error.reason))
    }
  }
}
