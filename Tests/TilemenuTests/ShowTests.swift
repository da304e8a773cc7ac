import TestSupport
import Testing

/// A menu, and the ways in which it is drawn into one golden file.
struct Pictures: CustomTestStringConvertible {
  let name: String
  let menu: String
  let ways: [[String]]
  var testDescription: String { name }

  init(_ name: String, _ menu: String, _ ways: [[String]]) {
    self.name = name
    self.menu = menu + "\n"
    self.ways = ways
  }
}

@Suite("the grid as show draws it")
struct ShowTests {
  @Test("a picture is what it was", arguments: pictures + looks)
  func stays(_ pictures: Pictures) throws {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", pictures.menu)
    var text = pictures.menu
    for way in pictures.ways {
      let run = try folder.tilemenu(["show"] + way + ["menu.yaml"])
      #expect(run.status == 0)
      #expect(run.error == "")
      // A colour's sequence begins with a character that no editor shows.
      text +=
        "\n$ show \(way.joined(separator: " "))\n\(run.output.replacing("\u{1B}", with: "^["))"
    }
    #expect(try Golden.text(pictures.name, for: text) == text)
  }

  private static func widths(_ widths: Int...) -> [[String]] {
    widths.map { ["--width", String($0)] }
  }

  private static let week = """
      - Mail
      - News
      - Calendar
      - System log
      - Music
      - Photos
      - Wiki
    """

  private static let pictures: [Pictures] = [
    .init("columns", "title: Launcher\ntiles:\n\(week)", widths(80, 33, 28, 20)),
    .init(
      "columns-auto", "title: Launcher\ncolumns: auto\ntiles:\n\(week)", widths(40, 80, 120, 200)),
    .init("columns-one", "columns: 1\ntiles: [Mail, News]", widths(80, 5)),
    .init("columns-many", "columns: 100\nmargin: 0\ntiles:\n\(week)", widths(80, 30)),
    .init("margin-0", "title: Launcher\nmargin: 0\ntiles:\n\(week)", widths(60)),
    .init("margin-2", "title: Launcher\nmargin: 2\ntiles:\n\(week)", widths(60, 25)),
    .init("height-1", "title: Launcher\ntile_height: 1\ntiles:\n\(week)", widths(60)),
    .init("height-2", "title: Launcher\ntile_height: 2\ntiles:\n\(week)", widths(60)),
    .init("height-5", "title: Launcher\ntile_height: 5\ntiles:\n\(week)", widths(60)),
    .init("no-tiles", "title: Launcher\ntiles: []", widths(80, 12, 4)),
    .init("no-title", "margin: 0\ntiles: [a, b, c]", widths(40)),
    .init(
      "long-title", "title: A menu whose title is wider than the window\ntiles: [a]", widths(20)),
  ]

  private static let marks = """
    tiles:
      - {title: Locked, locked: true}
      - title: Work
        tiles: [a, b]
      - title: Both
        locked: true
        tiles: [a]
      - {title: Keyed, key: K}
      - {title: Keyed and locked, key: L, locked: true}
      - title: A folder with a long title
        key: F
        tiles: [a, b, c]
      - {title: Icon, icon: "📧"}
      - title: Empty
        tiles: []
    """

  private static let looks: [Pictures] = [
    .init("marks", marks, widths(66, 30)),
    .init("marks-low", "tile_height: 1\n\(marks)", widths(66, 30)),
    .init("marks-two-rows", "tile_height: 2\n\(marks)", widths(66, 30)),
    .init(
      "wide-titles",
      """
      title: "中文 菜单 \\u202e abc"
      columns: 4
      tiles:
        - 中文字的標題很長很長很長
        - 邮件
        - "😀👍🏽 fun 👨‍👩‍👧"
        - "e\\u0301te\\u0301 a\\u0300 la mer tre\\u0301s longue"
        - עברית
        - العربية
        - "evil \\u202e live"
        - "bell\\a tab\\t nl\\n esc\\e[31m"
        - ""
        - "   "
        - 한국어 메뉴
        - ｆｕｌｌ
      """, widths(80, 60)),
    .init(
      "colors",
      """
      title: Colours
      title_color: white
      columns: 2
      tiles:
        - Plain
        - {title: Red, color: red}
        - {title: Own, color: "#3478f6", title_color: yellow}
        - {title: Index, color: 200, locked: true}
      """, ["truecolor", "256", "16", "never"].map { ["--width", "40", "--color", $0] }),
  ]
}
