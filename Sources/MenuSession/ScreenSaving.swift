import MenuModel

/// What has become of a save.
extension ScreenSession {
  mutating func noteSaved(_ remark: String?) {
    finishStatus(with: remark ?? (options.isDryRun ? Self.dryRunWords : "Saved."), kind: .done)
    // What a dry run has tried is in no file, so it is made again in each reading.
    if options.isDryRun { isSaving = false } else { endSaving() }
  }

  mutating func endSaving() {
    (isSaving, unsavedMoves, saveFailure) = (false, [], nil)
    state.noteSaved()
    if case .quitUnsaved = prompt { prompt = nil }
  }

  mutating func noteFailure(_ reason: String) {
    saveFailure = safe(reason)
    finishStatus(
      with: "Not saved: \(safe(reason)).", action: "Press w to try again.", kind: .error)
    isSaving = false
    if case .quitUnsaved = prompt { prompt = .quitUnsaved(hasFailedAgain: true) }
  }

  /// Says what became of a save, behind what was saved where that has just happened.
  private mutating func finishStatus(with text: String, action: String = "", kind: Status.Kind) {
    if !isSaving { status = Status() }
    status.text = status.text.followed(by: text)
    (status.action, status.kind) = (action, kind)
  }

  /// Takes a move back that would change what the file means, with what else could not be saved as it was.
  mutating func takeBack(_ reason: String) -> [ScreenEffect] {
    guard var before = beforeSave else {
      noteFailure(reason)
      return [.bell]
    }
    before.state.putBack()
    (state, unsavedMoves) = (before.state, before.unsavedMoves)
    isSaving = false
    status = Status(text: "Not moved: \(safe(reason)).", kind: .error)
    revealFocus()
    return [.bell]
  }
}
