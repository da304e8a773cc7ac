import MenuModel
import MenuSession
import MenuYAML
import Terminal

// What a session asks of the outside.
extension ScreenLoop {
  /// Tells the session what happened, and carries out what comes of it.
  mutating func tell(_ event: SessionEvent) -> End? {
    isStale = true
    for effect in session.handle(event) {
      if let end = carryOut(effect) { return end }
    }
    return nil
  }

  private mutating func carryOut(_ effect: ScreenEffect) -> End? {
    switch effect {
    case .save(let moves, let isStep): return save(moves, isStep: isStep)
    case .launch(let tile, let isConfirmed): return launch(tile, isConfirmed: isConfirmed)
    case .hotkey(let key): return tell(.hotkey(tile(withKey: key)))
    case .edit(let tile): return edit(tile)
    case .suspend:
      suspend()
      return nil
    case .quit(.quit): return .quit
    case .quit(.interrupted): return .interrupted
    case .quit(.chosen(let tile)): return .chosen(tile)
    case .redraw: repaint()
    case .bell: device.send([0x07])
    case .startEdgeScroll: timers.start(.edgeScroll)
    case .stopEdgeScroll: timers.stop(.edgeScroll)
    case .startRest: timers.start(.rest)
    case .stopRest: timers.stop(.rest)
    }
    return nil
  }

  private mutating func save(_ moves: [TileMove], isStep: Bool) -> End? {
    // A disk may take its time, and the person has dropped the tile now; one that took less than a
    // frame last time will not be waited for, and what it says is drawn with the drop.
    if !savesAtOnce { draw(isSaving: true) }
    let start = ContinuousClock.now
    defer { savesAtOnce = (ContinuousClock.now - start).milliseconds < Slide.frameTime }
    do throws(Failure) {
      var file = file
      defer { self.file = file }
      let outcome = try file.save(session.state.arrangement, moves, isStep: isStep) {
        showWaiting($0)
      }
      // Nothing but our own save is no reason to read the file again.
      if watch?.takeSave() ?? false { timers.start(.settle) }
      let warnings = file.warnings.map { " Note: \($0)." }.joined()
      switch outcome {
      case .onlyTried: return tell(.saved(nil))
      case .saved: return tell(.saved(warnings.isEmpty ? nil : "Saved.\(warnings)"))
      case .savedToNewText(let arrangement, let repeated):
        details = [:]
        return tell(
          .reloaded(
            arrangement, moves: repeated,
            note: "The file had changed: read again, and the move made in it. Saved.\(warnings)"))
      }
    } catch {
      if case .meaning = error { return tell(.saveRefused(reason: error.reason)) }
      return tell(.saveFailed(reason: error.reason))
    }
  }

  /// Shows for whom a save waits; it is drawn at once, as nothing else happens meanwhile.
  private mutating func showWaiting(_ words: String) {
    guard var scene = shown else { return }
    (scene.status, scene.action, scene.isBadNews, scene.prompt) = (words, "", false, nil)
    scene.hints = []
    device.send(encoder.encode(MenuView(scene, looks: looks).canvas()))
    isStale = true
  }

  /// Stops as `^Z` does elsewhere, until the shell goes on with us.
  mutating func suspend() {
    device.suspend()
    repaint()
    _ = tell(.resumed)
  }
}
