import MenuModel

/// What has become of a save.
extension ScreenSession {
  mutating func noteSaved(_ remark: String?) {
    let text = remark ?? (options.isDryRun ? "Nothing is written: this is a dry run." : "Saved.")
    status = Status(text: isSaving ? status.text.followed(by: text) : text, kind: .done)
    // What a dry run has tried is in no file, so it is made again in each reading.
    if options.isDryRun { (isSaving, beforeSave) = (false, nil) } else { endSaving() }
  }

  mutating func endSaving() {
    (isSaving, beforeSave, unsavedMoves, saveFailure) = (false, nil, [], nil)
    state.noteSaved()
    if case .quitUnsaved = prompt { prompt = nil }
  }

  mutating func noteFailure(_ reason: String) {
    saveFailure = safe(reason)
    let text = "Not saved: \(safe(reason))."
    status = Status(
      text: isSaving ? status.text.followed(by: text) : text, action: "Press w to try again.",
      kind: .error)
    (isSaving, beforeSave) = (false, nil)
    if case .quitUnsaved = prompt { prompt = .quitUnsaved(hasFailedAgain: true) }
  }

  /// Takes a move back that would change what the file means, with what else could not be saved as it was.
  mutating func takeBack(_ reason: String) -> [ScreenEffect] {
    guard var before = beforeSave else {
      noteFailure(reason)
      return [.bell]
    }
    before.state.putBack()
    (state, unsavedMoves) = (before.state, before.unsavedMoves)
    (isSaving, beforeSave) = (false, nil)
    status = Status(text: "Not moved: \(safe(reason)).", kind: .error)
    revealFocus()
    return [.bell]
  }
}
