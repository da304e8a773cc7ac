import MenuModel
import MenuYAML
import Testing

@Suite("A menu file in another order")
struct MenuDocumentTests {
  private static let text = """
    title: Launcher
    tiles:
      # read first
      - title: Mail
        run: neomutt
      - title: Logs # stays
        locked: true

      # --- work ---

      - title: Work
        tiles:
          - Wiki
          - Tickets # all
      - News

    """

  @Test("locked tiles stay where they are in the file, and others flow around them")
  func locked() throws {
    let text = try moving(1, to: 4, in: Self.text, at: nil)
    #expect(
      text == """
        title: Launcher
        tiles:
          - title: Work
            tiles:
              - Wiki
              - Tickets # all
          - title: Logs # stays
            locked: true

          # --- work ---

          - News
          # read first
          - title: Mail
            run: neomutt

        """)
    #expect(try moving(4, to: 1, in: text, at: nil) == Self.text)
  }

  @Test("a folder's tiles and the folder itself move at once")
  func folder() throws {
    let document = try menuDocument(Self.text, at: nil)
    var arrangement = Arrangement(of: document.menu)
    let lookup = TileLookup(in: arrangement)
    let tickets = try lookup.tile(TileReference("Work/Tickets"))
    let work = try lookup.tile(TileReference("Work"))
    _ = try arrangement.place([tickets], at: .first)
    _ = try arrangement.place([work], at: .first)
    #expect(
      String(decoding: try document.text(in: arrangement), as: UTF8.self) == """
        title: Launcher
        tiles:
          - title: Work
            tiles:
              - Tickets # all
              - Wiki
          - title: Logs # stays
            locked: true

          # --- work ---

          # read first
          - title: Mail
            run: neomutt
          - News

        """)
  }

  @Test("tells where each tile stands")
  func positions() throws {
    let document = try menuDocument(Self.text, at: nil)
    let places = document.positions(of: Array(document.menu.tiles.indices))
    #expect(
      places.map { "\($0.line):\($0.column)" } == ["4:5", "6:5", "11:5", "13:9", "14:9", "15:5"])
  }

  @Test("what runs a command is told, and no other menu than one of our own does")
  func commands() throws {
    let tiles = "[{title: a, run: x}, {title: b, run: [x]}, {title: c, url: x}, {title: d}]"
    func told(_ text: String, at path: String?) throws -> [Bool] {
      let document = try menuDocument(text, at: path)
      return document.menu.root.map { document.details(of: $0).runsCommand }
    }
    #expect(try told("tiles: \(tiles)", at: nil) == [true, true, false, false])
    #expect(try told("menu: \(tiles)", at: ".menu") == [false, false, false, false])
  }

  @Test("an order that is the file's gives the file's very bytes, whatever they are")
  func asRead() throws {
    let document = try menuDocument("\u{FEFF}- a\r\n  \r- \"\u{FEFF}b\"", at: ".")
    var arrangement = Arrangement(of: document.menu)
    #expect(try document.text(in: arrangement) == document.text.bytes)
    arrangement.set(Order([1, 0]), of: .root)
    arrangement.set(Order([0, 1]), of: .root)
    #expect(try document.text(in: arrangement) == document.text.bytes)
  }

  @Test("the document of a stream is the one asked for, or the first that has the list")
  func documents() throws {
    let text = "x: 1\n---\ntiles: [a, b]\n---\ntiles: [c, d]\n"
    #expect(try moving(1, to: 2, in: text, at: nil) == text.replacing("a, b", with: "b, a"))
    let third = try menuDocument(text, at: ".tiles", document: 3)
    var arrangement = Arrangement(of: third.menu)
    _ = try arrangement.swap(0, 1)
    let swapped = String(decoding: try third.text(in: arrangement), as: UTF8.self)
    #expect(swapped == text.replacing("c, d", with: "d, c"))
    #expect(
      complaint { try menuDocument(text, at: nil, document: 4) }?.map(\.told)
        == ["1:1: error: there is no document 4 (the file holds 3 documents)"])
  }

  @Test("a list that is named by an alias moves where it is written")
  func aliasedList() throws {
    let text = "x: &x\n  - a\n  - b # c\ntiles: *x\n"
    #expect(try moving(2, to: 1, in: text, at: nil) == "x: &x\n  - b # c\n  - a\ntiles: *x\n")
  }
}
