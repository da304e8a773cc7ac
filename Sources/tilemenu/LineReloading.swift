import MenuModel
import MenuSession
import MenuYAML

// A file that somebody else writes during a typed session.
extension LineSession {
  /// Reads the file again before a command, and says so, if it is another; false for a command that was
  /// meant for what the file held before.
  ///
  /// With a tile in hand the file waits until the hand is empty. Behind a pipe nobody could type a launch
  /// again, and who wrote it names the tile that is meant.
  mutating func isStillMeant(_ command: SessionCommand) throws(Failure) -> Bool {
    guard command != .quit, state.carry == nil, try readChangedFile() else { return true }
    guard case .run = command, isInteractive else { return true }
    try say("Nothing was launched. Type it again if it is still what you want.")
    return false
  }

  /// Reads the file again if it is another; true where it was.
  ///
  /// A file that cannot be read ends a session behind a pipe. A person is told once, and goes on with the
  /// last good menu.
  private mutating func readChangedFile() throws(Failure) -> Bool {
    let arrangement: Arrangement?
    do throws(Failure) { arrangement = try file.readIfTouched() } catch {
      guard isInteractive else { throw error }
      if error.text != fileProblem { Output.message(error.text) }
      fileProblem = error.text
      return false
    }
    let wasUnreadable = fileProblem != nil
    fileProblem = nil
    if let arrangement {
      try goOn(with: arrangement, after: "The file was changed, and read again.")
    } else if wasUnreadable {
      try say("The file can be read again.")
    }
    return arrangement != nil
  }

  /// Reads what an editor has left.
  mutating func readEditedFile() throws(Failure) {
    let arrangement: Arrangement?
    do throws(Failure) { arrangement = try file.readAgain() } catch {
      fileProblem = error.text
      throw error
    }
    fileProblem = nil
    guard let arrangement else { return try say("The file holds what it held before.") }
    try goOn(with: arrangement, after: "Read again.")
  }

  /// Goes on with another reading of the file; what is not saved is made again in it.
  private mutating func goOn(
    with arrangement: Arrangement, after note: String
  ) throws(Failure) {
    let (old, unsaved) = (state, unsavedMoves)
    state = SessionState(arrangement: arrangement, after: old)
    // Others may be able to write the file by now.
    (unsavedMoves, isUnsaved, isTrusted) = ([], false, false)
    updateColumns()
    try say("\(note) \(Announcements(state).overview)")
    guard !unsaved.isEmpty else { return }
    let effects: [SessionEffect]
    do throws(SessionError) { effects = try state.repeating(unsaved, of: old) } catch {
      throw .command("what was not saved is lost: \(error.message)", hint: nil, line: nil)
    }
    for case .save(let moves) in effects {
      _ = try carryOut([.tell(.moved(moves)), .save(moves)])
    }
  }
}
