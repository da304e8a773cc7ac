import MenuModel
import Terminal
import Testing

@testable import MenuSession

/// The help as a page: whole sentences and whole parts, in every window.
@Suite struct HelpLayoutTests {
  @Test(
    "the help is told in whole sentences, and its end can be scrolled to",
    arguments: [26, 40, 80, 120, 300])
  func help(columns: Int) {
    let size = Size(rows: 24, columns: columns)
    let layout = HelpLayout(KeyBindings.help, window: size)
    let rows = layout.columns.flatMap(\.self)
    for case .entry(let keys, let words) in rows {
      #expect(keys.count <= max(layout.keyWidth, layout.columnWidth - 2), "\(keys)")
      #expect(layout.indent + words.count <= layout.columnWidth, "\(words)")
    }
    #expect(layout.pitch * (layout.columns.count - 1) + layout.columnWidth <= columns - 2)
    let told = rows.map { row in
      switch row {
      case .title(let text): text
      case .entry(_, let words): words
      }
    }
    let all = KeyBindings.help.map { row in
      switch row {
      case .title(let text): text
      case .entry(_, let words): words
      }
    }
    #expect(told.filter { !$0.isEmpty }.joined(separator: " ") == all.joined(separator: " "))
    for keys in ["↘", String(repeating: " ", count: 30), String(repeating: "j", count: 300)] {
      var driver = ScreenDriver("[a]bc", size: size)
      driver.type("?" + keys)
      #expect(driver.session.helpTop == layout.lastTop)
      #expect(driver.hints == "Esc leave the help")
    }
  }

  @Test("no part of the help is torn apart, and each begins with its title behind a blank row")
  func parts() {
    for columns in [20, 80, 130, 300] {
      let layout = HelpLayout(KeyBindings.help, window: Size(rows: 24, columns: columns))
      for column in layout.columns {
        guard case .title? = column.first else {
          Issue.record("a column of \(columns) begins in the middle of a part")
          continue
        }
        for (row, next) in zip(column, column.dropFirst()) {
          guard case .title(let title) = next else { continue }
          #expect(row == .entry(keys: "", words: ""))
          #expect(title.count <= 18, "\(title) is cut in twenty columns")
        }
      }
    }
  }

  @Test("the help has air around it, and what it takes no more rows than it has")
  func helpView() {
    func picture(_ size: Size) -> [String] {
      var driver = ScreenDriver("[a]bc", size: size)
      driver.type("?")
      let scene = MenuScene(driver.session) { _ in TileDetails() }
      return MenuView(scene, looks: TileLooks(depth: .none, lines: .rounded)).canvas().plainText
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let usual = picture(Size(rows: 24, columns: 80))
    #expect(usual[1].isEmpty && usual[2].hasPrefix("  Looking around ──") && usual[22].isEmpty)
    #expect(usual[23].hasSuffix("Esc leave the help  Down more"))
    let large = picture(Size(rows: 100, columns: 300))
    #expect(large[2].matches(of: /\ ─+/).count == 3)
    #expect(large[99].hasSuffix("  Esc leave the help"))
    #expect(picture(Size(rows: 8, columns: 20))[1] == " Looking around ───")
  }
}
