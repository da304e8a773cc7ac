import MenuModel
import MenuSession

// A file that somebody else writes while it is on the screen.
extension ScreenLoop {
  /// Reads the file again if it is another; with a tile in hand it waits until the hand is empty.
  ///
  /// A broken file keeps the last good menu on the screen, and is told once.
  mutating func readChangedFile() -> End? {
    isReloadHeld = session.state.carry != nil
    if isReloadHeld { return nil }
    do throws(Failure) {
      let arrangement = try file.readAgain()
      guard let arrangement else {
        return session.fileProblem == nil ? nil : tell(.readable)
      }
      details = [:]
      return tell(.reloaded(arrangement, note: "The file was changed, and read again."))
    } catch {
      return error.reason == session.fileProblem ? nil : tell(.unreadable(reason: error.reason))
    }
  }
}
