import MenuModel
import MenuYAML

/// Carries out a command that rearranges a file, and tells what it did as its options say.
struct Rewrite {
  private let file: MenuFile
  private let line: Invocation
  /// What the last reading of the file gave, for the report.
  private var menu = Menu()
  private var arrangement = Arrangement(of: Menu())
  private var moves: [TileMove] = []
  private var before: [UInt8] = []
  private var after: [UInt8] = []

  /// Reads the file, lets `change` rearrange it, saves it unless told not to, and reports.
  ///
  /// The change is made anew when somebody else has written the file meanwhile. It may give a text of its
  /// own for what it made; else the menu's text is arranged.
  ///
  /// - Parameter isStep: true where it takes the last move back or repeats the next.
  static func run(
    _ file: MenuFile, _ line: Invocation, isStep: Bool = false,
    _ change: (MenuDocument, inout Arrangement, inout Text) throws(Failure) -> [TileMove]
  ) throws(Failure) {
    var rewrite = try Rewrite(file, line)
    if line.has(.dryRun) {
      try rewrite.apply(change, to: try file.bytes())
    } else {
      let warnings = try file.rewrite {
        Output.message("\(file.waitingText)\n")
      } _: { bytes throws(Failure) in
        try rewrite.apply(change, to: bytes)
        return rewrite.after
      }
      Output.warnings(warnings, about: file.name)
      rewrite.record(isStep: isStep)
    }
    try rewrite.report()
  }

  private init(_ file: MenuFile, _ line: Invocation) throws(Failure) {
    self.file = file
    self.line = line
    if line.has(.diff) && line.has(.json) {
      throw .usage("'--diff' and '--json' cannot both be printed", hint: nil, command: line.command)
    }
    for option in [OptionName.diff, .json] where line.has(option) && file.name.isStandardStream {
      throw .usage(
        "'--\(option.rawValue)' cannot be printed where the menu goes to standard output",
        hint: "name a file", command: line.command)
    }
  }

  /// The bytes of a file before a change, and behind it where it knows them.
  struct Text {
    let before: [UInt8]
    var after: [UInt8]?
  }

  private mutating func apply(
    _ change: (MenuDocument, inout Arrangement, inout Text) throws(Failure) -> [TileMove],
    to bytes: [UInt8]
  ) throws(Failure) {
    let document = try file.document(of: bytes)
    var arrangement = Arrangement(of: document.menu)
    var text = Text(before: bytes)
    moves = try change(document, &arrangement, &text)
    menu = document.menu
    self.arrangement = arrangement
    before = bytes
    after =
      if let after = text.after {
        after
      } else {
        arrangement.isAsRead ? bytes : try file.lastBytes(of: document, in: arrangement)
      }
  }

  /// Keeps the move for another run to take back.
  private func record(isStep: Bool) {
    guard isChanged, var log = MoveLog(of: file.name) else { return }
    log.record(
      .init(
        from: Arrangement(of: menu), HashedText(before), to: arrangement, HashedText(after),
        selection: ListSelection(line)), isStep: isStep)
  }

  private var isChanged: Bool { before != after }

  private func report() throws(Failure) {
    if line.has(.diff) {
      try Output.diff(UnifiedDiff.bytes(from: before, to: after, name: file.name.bytes))
    }
    if line.has(.json) {
      try JSONOutput.print(
        RewriteReport(
          file: file.name.text, changed: isChanged, saved: isChanged && !line.has(.dryRun),
          moves: moves.map { RewriteReport.Step($0, in: menu) }))
    }
    guard !line.has(.quiet), !line.has(.json) else { return }
    let sentences = Sentences.moved(moves, in: menu, isDone: !line.has(.dryRun))
    let done = sentences.isEmpty ? "Done." : sentences
    Output.message(isChanged ? done + "\n" : "Nothing changes.\n")
  }
}

/// What a command that writes says with `--json`.
struct RewriteReport: Encodable {
  /// One tile that was moved; positions count from 1.
  struct Step: Encodable {
    let title: String
    let from: Int
    let to: Int

    init(_ move: TileMove, in menu: Menu) {
      title = menu.tiles[move.tile].title
      from = move.move.source + 1
      to = move.move.target + 1
    }
  }

  let file: String
  let changed: Bool
  let saved: Bool
  let moves: [Step]
}
