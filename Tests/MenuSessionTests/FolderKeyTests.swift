import MenuModel
import MenuSession
import Testing

/// Folders: opening and leaving them, and carrying into and out of them.
@Suite struct FolderKeyTests {
  @Test(
    "keys open and leave folders",
    arguments: [
      ("a[B]c|B:xyz", "⏎", "B:[x]yz"), ("a[B]c|B:xyz", "⏎l⌫", "a[B]c"),
      ("a[B]c|B:xyz", "⏎⎋", "a[B]c"), ("a[B]c|B:xyz", "⎋⌫", "a[B]c"),
      ("a[B]c|B:xyz", "⏎l ⎋⎋", "a[B]c"), ("a[B]c|B:xYz|Y:pq", "⏎l⏎l", "Y:p[q]"),
      ("a[B]c|B:", "⏎", "B:"), ("a[B]c|B:", "⏎ hl⌫", "a[B]c"),
      ("a[B]c|B:xyz", "⏎v⎋", "B:[x]yz"),
    ])
  func opening(before: String, keys: String, after: String) {
    var driver = ScreenDriver(before)
    driver.type(keys)
    #expect(driver.text == after)
  }

  @Test(
    "> carries into the folder that stands next, and < out of the open one",
    arguments: [
      ("[a]Bc|B:xyz", " >", "B:xyz/{a}"), ("[a]Bc|B:xyz", " > ⌫", "[B]c"),
      ("[a]Bc|B:xyz", " ><", "{a}Bc"), ("[a]Bc|B:xyz", " > u", "[a]Bc"),
      ("[a]Bc|B:xyz", " > u^r", "B:xyz/[a]"), ("[a]Bc|B:xyz", " >g ", "B:[a]xy/z"),
      ("a[B]c|B:xyz", "⏎l < ", "a[y]B/c"), ("a[B]c|B:xyz", "⏎l <⎋", "B:x[y]z"),
      ("a[B]c|B:xyz", "⏎ G<> ", "B:yz[x]"), ("[a]Bc|B:xyz", " >⎋", "[a]Bc"),
      ("[a]Bc|B:", " > ", "B:[a]"), ("[a]bc", " >", "{a}bc"), ("[a]bc", " <", "{a}bc"),
      ("a[B]c|B:xYz|Y:pq", "⏎l⏎ <<", "a{p}B/c"), ("[a]Bc|B:xyz", "x >hh ", "B:x[a]y/z"),
      ("[a]Bc|B:xyz", "x ><l ", "B[a]c"), ("[a]b=C|C:xyz", " l> ", "C:xyz/[a]"),
      ("[a]bC|C:xyz", "vlv>", "*a*[b]C"), ("[a]bC|C:xyz", "vlv > ", "C:xyz/[a]b"),
      ("[A]Bc|A:p|B:xyz", " > ", "B:xyz/[A]"), ("=A=[B]c|B:xyz", "⏎ <", "=A=B{x}/c"),
    ])
  func carrying(before: String, keys: String, after: String) {
    var driver = ScreenDriver(before)
    driver.type(keys)
    #expect(driver.text == after)
    #expect(driver.session.state.carry != nil || driver.saved == driver.session.state.arrangement)
  }

  @Test(
    "where it is carried to is told by the folder's name",
    arguments: [
      ("[a]Bc|B:xyz", " >", "a is now in B, 4 of 4."),
      ("[a]Bc|B:", " >", "a is now in B, 1 of 1."),
      ("[a]Bc|B:xyz", " ><", "a is now in the menu, 1 of 3."),
      ("[a]Bc|B:xyz", " >h", "a is now 3 of 4."),
    ])
  func announcements(before: String, keys: String, status: String) {
    var driver = ScreenDriver(before)
    driver.type(keys)
    #expect(driver.status == status)
  }

  @Test("several lists of one tile open as folders, and nothing is carried between them")
  func parts() {
    var menu = GridNotation.menu("aBc|B:XY|X:pq|Y:r")
    for tile in menu.tiles.indices where ["X", "Y"].contains(menu.tiles[tile].title) {
      menu.tiles[tile].isPart = true
    }
    var driver = ScreenDriver(menu)
    driver.type(" >")
    #expect(driver.text == "{a}Bc")
    #expect(driver.status == "'B' holds several lists; name one of B/X, B/Y.")
    driver.type("⎋l⏎⏎l <")
    #expect(driver.text == "a{q}B/c", "out of the tile, since its lists hold nothing else")
    driver.type(" ")
    #expect(driver.saved.order(of: .root).tiles.count == 4)
  }
}
