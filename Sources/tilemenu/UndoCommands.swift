import MenuModel
import MenuYAML

/// `undo` and `redo`: take back, or repeat, the last move of a file, also one of an earlier run.
enum UndoCommands {
  static func undo(_ line: Invocation) throws(Failure) {
    try carryOut(
      line, entry: { $0.last }, from: \.after, to: \.before, nothing: "there is nothing to undo",
      arrange: { $0.move.undone(in: $1) }, patch: { $0.undone(in: $1) })
  }

  static func redo(_ line: Invocation) throws(Failure) {
    try carryOut(
      line, entry: { $0.next }, from: \.before, to: \.after, nothing: "there is nothing to redo",
      arrange: { $0.move.redone(in: $1) }, patch: { $0.redone(in: $1) })
  }

  private static func carryOut(
    _ line: Invocation, entry: (MoveLog) -> MoveLog.Entry?,
    from start: KeyPath<MoveLog.Entry, TextHash>,
    to end: KeyPath<MoveLog.Entry, TextHash>, nothing: String,
    arrange: (MoveLog.Entry, Menu) -> Arrangement?, patch: (TextPatch, [UInt8]) -> [UInt8]?
  ) throws(Failure) {
    guard line.operands.count == 1 else { throw .missing("one file", line) }
    let name = line.operands[0]
    if name.isStandardStream {
      throw .usage(
        "standard input has no moves to go back to", hint: "name a file", command: line.command)
    }
    guard let entry = MoveLog(of: name).flatMap(entry) else {
      throw .refused(nothing, hint: nil, file: name)
    }
    let line = entry.selection.applied(to: line)
    let file = try MenuFile(name, line)
    let changed = Failure.stale(
      "it is no longer as the last move left it", hint: "nothing was written", file: name)
    try Rewrite.run(file, line, isStep: true) { (document, arrangement, text) throws(Failure) in
      guard TextHash(of: text.before) == entry[keyPath: start] else { throw changed }
      let arranged = arrange(entry, document.menu)
      let moves = arranged.map { arranged in
        TileMove.between(arrangement, arranged, of: arranged.movedTiles).filter { !$0.isNone }
      }
      // A move may have made another form of the file, whose tiles are others; its bytes are not.
      var after = entry.patch.flatMap { patch($0, text.before) }
      if after == nil, let arranged { after = try file.bytes(of: document, in: arranged) }
      guard let after else { throw changed }
      arrangement = arranged ?? arrangement
      guard TextHash(of: after) == entry[keyPath: end] else { throw changed }
      text.after = after
      return moves ?? []
    }
  }
}
