import MenuModel
import MenuYAML
import SafeFile
import Testing

@testable import tilemenu

/// Each menu in Examples/ does what it is there to show.
@Suite struct ExampleTests {
  /// An example and a tile in it that can be moved to another place.
  struct Example: CustomTestStringConvertible {
    let file: String
    let tile: String
    let place: String
    var options = ""
    var testDescription: String { file }
    /// True for a menu, false for somebody's dashboard.
    var isOwnForm: Bool { !["homer.yml", "services.yaml"].contains(file) }
  }

  static let examples = [
    Example(file: "small.yaml", tile: "Mail", place: "--after Logs"),
    Example(file: "server.yaml", tile: "'Renew certificates'", place: "--first"),
    Example(file: "launch.yaml", tile: "Fail", place: "--first"),
    Example(file: "comments.yaml", tile: "Mail", place: "--last"),
    Example(file: "flow.yaml", tile: "Weather", place: "--first"),
    Example(file: "menu.json", tile: "Timetable", place: "--last"),
    Example(file: "crlf.yaml", tile: "Letters", place: "--last"),
    Example(file: "bom.yaml", tile: "Éditeur", place: "--last"),
    Example(file: "folders.yaml", tile: "Work/Archive", place: "--first"),
    Example(file: "homer.yml", tile: "Apps/Mail", place: "--last"),
    Example(
      file: "services.yaml", tile: "Photos", place: "--first", options: "--tiles '.[0].Media'"),
  ]

  @Test("every file in Examples/ is in this table")
  func tableIsWhole() throws {
    let files = try Repository.files(below: "Examples", ending: "")
    let known = Self.examples.map(\.file) + [MenuJSONSchema.fileName]
    #expect(files == known.map { "Examples/" + $0 }.sorted())
  }

  /// What the examples launch that not every machine has.
  private static let programs = "apt-get certbot journalctl less mailq man neomutt restic vi"

  @Test("an example is checked without a word where its programs are", arguments: examples)
  func isCheckedSilently(example: Example) throws {
    let shell = try ScratchShell()
    let script = "mkdir bin; for name in \(Self.programs); do ln -s /bin/true bin/$name; done"
    #expect(try shell.run(script).output == "")
    let result = try shell.run(
      "PATH=$PWD/bin:$PATH tilemenu check \(example.options) \(example.file)")
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test("an example moves and moves back byte for byte, by the commands", arguments: examples)
  func movesAndMovesBack(example: Example) throws {
    let shell = try ScratchShell()
    let original = try shell.bytes(ofFile: example.file)
    let file = "\(example.options) \(example.file)"
    let moved = try shell.run("tilemenu move \(file) \(example.tile) \(example.place)")
    let sentence = try #require(moved.output.wholeMatch(of: /Moved .+ from ([0-9]+) to [0-9]+\.\n/))
    let arranged = try shell.bytes(ofFile: example.file)
    #expect(arranged != original)
    #expect(arranged.sorted() == original.sorted(), "the same bytes in another order")
    let back = try shell.run("tilemenu move \(file) \(example.tile) --to \(sentence.output.1)")
    #expect(back.status == 0, "\(back.output)")
    #expect(try shell.bytes(ofFile: example.file) == original)
  }

  @Test("every tile of an example moves to every place and back", arguments: examples)
  func everyMoveIsTakenBack(example: Example) throws {
    let bytes = try SafeFile.read(
      FilePath(bytes: Array("\(Repository.root)/Examples/\(example.file)".utf8)))
    let menu = try MenuDocument(SourceText(bytes)).menu
    var moves = 0
    for tile in menu.tiles.indices where !menu.tiles[tile].isLocked {
      for slot in menu.tiles(in: menu.list(of: tile)).indices
      where !menu.tiles[menu.tiles(in: menu.list(of: tile))[slot]].isLocked {
        moves += try expectMoveAndBack(bytes, tile, slot)
      }
    }
    #expect(moves > 0)
  }

  /// Makes one move and takes it back; 1 when it moved anything.
  private func expectMoveAndBack(_ bytes: [UInt8], _ tile: TileID, _ slot: Int) throws -> Int {
    let document = try MenuDocument(SourceText(bytes))
    var arrangement = Arrangement(of: document.menu)
    let source = try #require(arrangement.slot(of: tile))
    _ = try arrangement.place([tile], at: .position(slot + 1))
    guard !arrangement.isAsRead else { return 0 }
    let moved = document.text.encoded(try document.text(in: arrangement))
    let again = try MenuDocument(SourceText(moved))
    var back = Arrangement(of: again.menu)
    let list = document.menu.list(of: tile)
    let folder = again.menu.tiles.indices.first {
      back.folderTitles(of: .folder($0)) == arrangement.folderTitles(of: list)
    }
    let there = again.menu.tiles(in: list == .root ? .root : .folder(try #require(folder)))[slot]
    _ = try back.place([there], at: .position(source + 1))
    #expect(again.text.encoded(try again.text(in: back)) == bytes)
    return 1
  }

  @Test("the example with CRLF has no other line end, before a move and after it")
  func keepsCRLF() throws {
    let shell = try ScratchShell()
    for script in ["true", "tilemenu move crlf.yaml Printer --first"] {
      #expect(try shell.run(script).status == 0)
      let bytes = try shell.bytes(ofFile: "crlf.yaml")
      let feeds = bytes.indices.filter { bytes[$0] == 0x0A }
      #expect(feeds.count == 13)
      #expect(feeds.allSatisfy { bytes[$0 - 1] == 0x0D })
    }
  }

  @Test("the example with a byte order mark keeps it, and its missing last line break")
  func keepsByteOrderMark() throws {
    let shell = try ScratchShell()
    for script in ["true", "tilemenu move bom.yaml '#4' --first"] {
      #expect(try shell.run(script).status == 0)
      let bytes = try shell.bytes(ofFile: "bom.yaml")
      #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
      #expect(bytes.last != 0x0A)
    }
  }
}
