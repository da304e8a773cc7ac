import MenuModel
import MenuSession
import MenuYAML
import SafeFile

/// The file of a session: what it held when it was last read or written, and the way back into it.
struct SessionFile {
  private let file: MenuFile
  private let line: Invocation
  /// The reading that the session's tiles are numbered by.
  private(set) var document: MenuDocument
  /// The bytes that were read then.
  private var original: [UInt8]
  /// The bytes that the file is known to hold.
  private var known: [UInt8]
  /// The file's stamp before it was read last.
  private var stamp: FileStamp?
  /// The moves of this file, once one has been made.
  private var log: MoveLog?
  /// The bytes that the last of them has left.
  private var logged: HashedText?
  /// The arrangement in which it holds them.
  private var saved: Arrangement

  /// What a person should know of the last save though all went well, as ends of sentences.
  private(set) var warnings: [String] = []

  /// What became of a save.
  enum Outcome {
    /// The file holds the arrangement.
    case saved
    /// It would, but for the dry run.
    case onlyTried
    /// Somebody else had changed the file; it was read anew, and the moves were made in it.
    case savedToNewText(Arrangement, [TileMove])
  }

  /// Reads a session's file.
  static func open(_ file: MenuFile, _ line: Invocation) throws(Failure) -> SessionFile {
    let stamp = FileStamp(of: file.name)
    let bytes = try file.bytes()
    let document = try file.document(of: bytes)
    return SessionFile(
      file: file, line: line, document: document, original: bytes, known: bytes, stamp: stamp,
      saved: Arrangement(of: document.menu))
  }

  /// Does already what the first save would have to wait for, where that does not take long.
  mutating func prepareToSave() {
    guard !line.has(.dryRun), known.count <= 4 << 20 else { return }
    document.rehearse()
    log = MoveLog(of: file.name)
    logged = HashedText(known)
  }

  /// Saves an arrangement that these moves made of the one saved before.
  ///
  /// - Parameters:
  ///   - isStep: true where the last move was taken back or the next repeated.
  ///   - waiting: told, in words, where another instance has to be waited for.
  mutating func save(
    _ arrangement: Arrangement, _ moves: [TileMove], isStep: Bool, waiting: (String) -> Void
  ) throws(Failure) -> Outcome {
    warnings = []
    if line.has(.dryRun) {
      known = try file.bytes(of: document, in: arrangement)
      return .onlyTried
    }
    var outcome = Outcome.saved
    var (next, document) = (known, document)
    warnings = try file.rewrite(known: known) {
      waiting(file.waitingText)
    } _: { bytes throws(Failure) in
      if areSame(bytes, known) {
        outcome = .saved
        next = try file.bytes(of: self.document, in: arrangement)
      } else {
        document = try file.document(of: bytes)
        var rebased = Arrangement(of: document.menu)
        let repeated: [TileMove]
        do throws(MoveError) {
          repeated = try rebased.repeating(moves, of: arrangement, known: saved)
        } catch {
          throw .changed(error, file: file.name)
        }
        outcome = .savedToNewText(rebased, repeated)
        next = try file.bytes(of: document, in: rebased)
      }
      return next
    }
    self.document = document
    record(outcome, arrangement, next, isStep)
    known = next
    return outcome
  }

  /// Keeps what was saved for another run to take back; what others wrote before is no move of ours.
  private mutating func record(
    _ outcome: Outcome, _ arrangement: Arrangement, _ bytes: [UInt8], _ isStep: Bool
  ) {
    let old: Arrangement
    switch outcome {
    case .onlyTried: return
    case .saved:
      (old, saved) = (saved, arrangement)
    case .savedToNewText(let rebased, _):
      (old, saved) = (Arrangement(of: rebased.menu), rebased)
      known = document.text.encoded(document.text.bytes)
    }
    guard !areSame(known, bytes) else { return }
    if log == nil { log = MoveLog(of: file.name) }
    let before = logged.flatMap { areSame($0.bytes, known) ? $0 : nil } ?? HashedText(known)
    let after = HashedText(bytes)
    log?.record(
      .init(from: old, before, to: saved, after, selection: ListSelection(line)), isStep: isStep)
    logged = after
  }

  /// The file's name as it was given.
  var name: Word { file.name }

  /// Reads the file again; nil where it holds what it is known to.
  mutating func readAgain() throws(Failure) -> Arrangement? {
    let bytes = try file.bytes()
    guard !areSame(bytes, line.has(.dryRun) ? original : known) else { return nil }
    document = try file.document(of: bytes)
    (original, known, saved) = (bytes, bytes, Arrangement(of: document.menu))
    return saved
  }

  /// The same, but a file that nobody has touched is not read, so that it can be asked before each command.
  mutating func readIfTouched() throws(Failure) -> Arrangement? {
    // Taken first: what is written while the file is read is then seen the next time.
    let now = FileStamp(of: name)
    if now != nil, now == stamp { return nil }
    let arrangement = try readAgain()
    stamp = now
    return arrangement
  }

  /// The line of the file, from 1, in which a tile begins; nil where the file cannot be read now.
  func line(of tile: TileID, in arrangement: Arrangement) -> Int? {
    guard let bytes = try? file.bytes(), let current = try? file.document(of: bytes) else {
      return nil
    }
    // The tile of the same place, since the file's own order is the arrangement by now.
    var list = ListID.root
    var found: TileID?
    for slot in arrangement.slots(leadingTo: tile) {
      let tiles = current.menu.tiles(in: list)
      guard tiles.indices.contains(slot) else { return nil }
      found = tiles[slot]
      list = .folder(tiles[slot])
    }
    return found.flatMap { current.positions(of: [$0]).first?.line }
  }

  /// What a dry run would have written, as a diff.
  var diff: [UInt8] { UnifiedDiff.bytes(from: original, to: known, name: file.name.bytes) }
}
