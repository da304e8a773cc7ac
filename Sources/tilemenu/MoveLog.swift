import MenuModel
import SafeFile

/// The moves of one file, kept in the state folder so that another run can take them back.
///
/// Each is kept with a hash of the text before and after it, and is only taken back or repeated while the
/// file is as we left it. A folder that cannot be written costs the log, never the move.
struct MoveLog {
  /// One move.
  struct Entry {
    let before: TextHash
    let after: TextHash
    /// What to read the file with: `--tiles`, `--document` and `--title` as they were given.
    let selection: ListSelection
    let move: StoredMove
    /// The bytes that a move between lists replaced; nil for any other, which its inverse takes back.
    let patch: TextPatch?
  }

  private var moves: RecordedMoves
  private let path: FilePath

  /// A log larger than ours ever are is not read.
  ///
  /// Another run holds it for a moment; one that was stopped in that moment must not hold up every move.
  /// A power cut may cost the last moves their undo; each drop would wait for the disk twice otherwise.
  private static let options = SaveOptions(
    sizeLimit: RecordedMoves.mostBytes, isDurable: false, growsInPlace: true, lockWait: 1000)

  /// The log of a file; empty where there is none, or none that can be read.
  ///
  /// Nil without a state folder.
  init?(of file: Word) {
    guard !file.isStandardStream, let folder = Surroundings.stateFolder,
      let path = Trust.resolved(file.bytes)
    else { return nil }
    self.path = folder.appending("moves-\(TextHash(of: path).text)")
    moves = RecordedMoves((try? SafeFile.read(self.path, options: Self.options)) ?? [])
  }

  /// The move that can be taken back.
  var last: Entry? { moves.last }
  /// The move that can be repeated.
  var next: Entry? { moves.next }

  /// Takes note of what became of a text, besides what other runs have noted meanwhile.
  ///
  /// - Parameter isStep: true where the last move was taken back or the next repeated.
  mutating func record(_ entry: Entry, isStep: Bool) {
    if update(entry, isStep) { return }
    let folder = path.bytes.prefix(upTo: path.bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)
    try? SafeFile.createFolder(FilePath(bytes: Array(folder)))
    // An empty file is a log without moves; from there on all goes by its lock.
    _ = try? SafeFile.create(path, bytes: [])
    if !update(entry, isStep) { moves.record(entry, isStep: isStep) }
  }

  /// Adds an entry to what the log holds now; false where it cannot be written.
  private mutating func update(_ entry: Entry, _ isStep: Bool) -> Bool {
    let old = moves
    let outcome = try? SafeFile.update(path, options: Self.options) { bytes in
      moves = areSame(bytes, old.text) ? old : RecordedMoves(bytes)
      moves.record(entry, isStep: isStep)
      return moves.text
    }
    if outcome == nil { moves = old }
    return outcome != nil
  }
}

extension MoveLog.Entry {
  /// What became of a file, and of the arrangement of its tiles.
  init(
    from old: Arrangement, _ before: HashedText, to new: Arrangement, _ after: HashedText,
    selection: ListSelection
  ) {
    self.before = before.hash
    self.after = after.hash
    self.selection = selection
    move = StoredMove(from: old, to: new)
    patch = new.keepsLists(of: old) ? nil : TextPatch(from: before.bytes, to: after.bytes)
  }
}
