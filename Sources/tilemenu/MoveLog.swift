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

  private var entries: [Entry] = []
  /// How many of them are done; the others were taken back.
  private var done = 0
  private let path: FilePath

  private static let header = "tilemenu moves 2"
  private static let mostEntries = 200
  private static let mostBytes = 4 << 20

  /// The log of a file; empty where there is none, or none that can be read.
  ///
  /// Nil without a state folder.
  init?(of file: Word) {
    guard !file.isStandardStream, let folder = Surroundings.stateFolder,
      let path = Trust.resolved(file.bytes)
    else { return nil }
    self.path = folder.appending("moves-\(TextHash(of: path).text)")
    guard let bytes = try? SafeFile.read(self.path) else { return }
    read(String(decoding: bytes, as: UTF8.self))
  }

  /// The move that can be taken back.
  var last: Entry? { done > 0 ? entries[done - 1] : nil }
  /// The move that can be repeated.
  var next: Entry? { done < entries.count ? entries[done] : nil }

  /// Takes note of what became of a text.
  ///
  /// Taking the last move back, or repeating the next, is known by the texts that it leads between;
  /// anything else is a new move.
  mutating func record(_ entry: Entry) {
    if let last, last.before == entry.after, last.after == entry.before {
      done -= 1
    } else if let next, next.before == entry.before, next.after == entry.after {
      done += 1
    } else {
      entries.removeSubrange(done...)
      entries.append(entry)
      if entries.count > Self.mostEntries { entries.removeFirst() }
      done = entries.count
    }
    write()
  }

  private mutating func read(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == Self.header[...], let done = lines.popFirst().flatMap({ Int($0) })
    else { return }
    for line in lines where !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5, let before = TextHash(parsing: fields[0]),
        let after = TextHash(parsing: fields[1]),
        let selection = ListSelection(parsing: fields[2]),
        let move = StoredMove(parsing: String(fields[3]))
      else { return }
      entries.append(
        Entry(
          before: before, after: after, selection: selection, move: move,
          patch: fields[4] == "-" ? nil : TextPatch(parsing: fields[4])))
    }
    self.done = min(max(0, done), entries.count)
  }

  private func write() {
    var text = "\(Self.header)\n\(done)\n"
    for entry in entries {
      let fields = [
        entry.before.text, entry.after.text, entry.selection.text, entry.move.text,
        entry.patch?.text ?? "-",
      ]
      text += fields.joined(separator: "\t") + "\n"
    }
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.mostBytes else { return }
    let folder = FilePath(
      bytes: Array(path.bytes[..<(path.bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)]))
    try? SafeFile.createFolder(folder)
    if (try? SafeFile.update(path, rewrite: { _ in bytes })) == nil {
      _ = try? SafeFile.create(path, bytes: bytes)
    }
  }
}

extension MoveLog.Entry {
  /// What became of a file, and of the arrangement of its tiles.
  init(
    from old: Arrangement, _ before: [UInt8], to new: Arrangement, _ after: [UInt8],
    selection: ListSelection
  ) {
    self.before = TextHash(of: before)
    self.after = TextHash(of: after)
    self.selection = selection
    move = StoredMove(from: old, to: new)
    patch = new.keepsLists(of: old) ? nil : TextPatch(from: before, to: after)
  }
}

/// Which list of a file was taken for the tiles.
struct ListSelection: Equatable {
  let tiles: String?
  let document: String?
  let title: String?

  init(_ line: Invocation) {
    tiles = line.text(.tiles)
    document = line.text(.document)
    title = line.text(.title)
  }

  /// Reads what `text` wrote.
  init?(parsing text: Substring) {
    let fields = text.split(separator: " ", omittingEmptySubsequences: false).map(Self.field)
    guard fields.count == 3 else { return nil }
    (tiles, document, title) = (fields[0], fields[1], fields[2])
  }

  /// The options as three words, blanks and the like spelled as `%20`.
  var text: String { [tiles, document, title].map(Self.word).joined(separator: " ") }

  /// A command line that reads the file so.
  func applied(to line: Invocation) -> Invocation {
    var line = line
    for (option, value) in [(OptionName.tiles, tiles), (.document, document), (.title, title)] {
      line.options[option] = value.map { Word($0) }
    }
    return line
  }

  private static func word(_ text: String?) -> String {
    guard let text else { return "-" }
    return "="
      + text.utf8.map { byte in
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%")
          ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  private static func field(_ word: Substring) -> String? {
    guard word.first == "=" else { return nil }
    var bytes: [UInt8] = []
    var rest = word.dropFirst().utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
