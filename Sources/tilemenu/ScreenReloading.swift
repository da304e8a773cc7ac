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
      fileProblem = nil
      guard let arrangement else { return nil }
      details = [:]
      return tell(.reloaded(arrangement, note: "The file was changed, and read again."))
    } catch {
      guard error.reason != fileProblem else { return nil }
      fileProblem = error.reason
      return tell(.refused("The file was changed, and cannot be read: \(error.reason)."))
    }
  }
}
