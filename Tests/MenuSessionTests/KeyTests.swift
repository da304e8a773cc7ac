import MenuModel
import MenuSession
import Testing

/// What keys do: a screen, what is typed, and the screen after it.
@Suite struct KeyTests {
  private func expect(_ before: String, _ keys: String, _ after: String) {
    var driver = ScreenDriver(before)
    driver.type(keys)
    #expect(driver.text == after, "\(before) with '\(keys)'")
    #expect(driver.session.state.carry != nil || driver.saved == driver.session.state.arrangement)
  }

  @Test(
    "keys look around",
    arguments: [
      ("[a]bc/def/g", "l", "a[b]c/def/g"), ("a[b]c/def/g", "h", "[a]bc/def/g"),
      ("ab[c]/def/g", "→", "abc/[d]ef/g"), ("abc/[d]ef/g", "←", "ab[c]/def/g"),
      ("[a]bc/def/g", "j", "abc/[d]ef/g"), ("abc/d[e]f/g", "k", "a[b]c/def/g"),
      ("[a]bc/def/g", "h", "[a]bc/def/g"), ("abc/def/[g]", "l", "abc/def/[g]"),
      ("a[b]c/def/g", "k", "a[b]c/def/g"), ("abc/def/[g]", "j", "abc/def/[g]"),
      ("abc/de[f]/g", "↓", "abc/def/[g]"), ("abc/def/[g]", "↑", "abc/[d]ef/g"),
      ("a[b]c/def/g", "↘", "abc/def/[g]"), ("abc/def/[g]", "↖", "[a]bc/def/g"),
      ("a[b]c/def/g", "G", "abc/def/[g]"), ("abc/def/[g]", "g", "[a]bc/def/g"),
      ("[a]bc/def/g", "5", "abc/d[e]f/g"), ("[a]bc/def/g", "9", "[a]bc/def/g"),
      ("a[b]c/def/g", "⇟", "abc/def/[g]"), ("abc/d[e]f/g", "⇞", "a[b]c/def/g"),
      ("[a]", "hjklGg⇟⇞", "[a]"), ("[a]bc", "Ω", "[a]bc"),
    ])
  func looking(before: String, keys: String, after: String) { expect(before, keys, after) }

  @Test(
    "keys carry, and the others close up",
    arguments: [
      ("[a]bc/def/g", " ", "{a}bc/def/g"), ("[a]bc/def/g", " l", "b{a}c/def/g"),
      ("[a]bc/def/g", " ll ", "bc[a]/def/g"), ("a[b]c/def/g", " j ", "acd/e[b]f/g"),
      ("ab[c]/def/g", " h ", "a[c]b/def/g"), ("abc/de[f]/g", " k ", "ab[f]/cde/g"),
      ("abc/de[f]/g", " j ", "abc/deg/[f]"), ("[a]bc/def/g", " G ", "bcd/efg/[a]"),
      ("abc/def/[g]", " g⏎", "[g]ab/cde/f"), ("[a]bc/def/g", " 5 ", "bcd/e[a]f/g"),
      ("[a]bc/def/g", " ⇟ ", "bcd/efg/[a]"), ("abc/def/[g]", " ⇞ ", "[g]ab/cde/f"),
      ("[a]bc/def/g", " lj⎋", "[a]bc/def/g"), ("[a]bc/def/g", " lj^g", "[a]bc/def/g"),
      ("[a]bc/def/g", " h ", "[a]bc/def/g"), ("[a]", " lhjk ", "[a]"),
      ("[a]bc/def/g", " lu ", "b[a]c/def/g"), ("[a]bc/def/g", " l/v ", "b[a]c/def/g"),
    ])
  func carrying(before: String, keys: String, after: String) { expect(before, keys, after) }

  @Test(
    "in swap two tiles change places, and x changes over at any time",
    arguments: [
      ("[a]bc/def/g", "x lj ", "ebc/d[a]f/g"), ("[a]bc/def/g", "x lj⎋", "[a]bc/def/g"),
      ("[a]bc/def/g", " ljx ", "ebc/d[a]f/g"), ("[a]bc/def/g", "x ljx ", "bcd/e[a]f/g"),
      ("[a]bc/def/g", "xx l ", "b[a]c/def/g"), ("[a]bc/def/g", "x jh ", "cb[a]/def/g"),
      ("[a]b=c/def/g", "x ll ", "db=c/[a]ef/g"), ("[a]bc/def/g", " ljxx ", "bcd/e[a]f/g"),
    ])
  func swapping(before: String, keys: String, after: String) { expect(before, keys, after) }

  @Test(
    "locked tiles keep their slot, whatever is carried past them",
    arguments: [
      ("[a]=bc/def/g", " l ", "c=b[a]/def/g"), ("a=b[c]/def/g", " h ", "[c]=ba/def/g"),
      ("a=[b]c/def/g", " ", "a=[b]c/def/g"), ("[a]bc/=def/g", " j ", "bce/=d[a]f/g"),
      ("=ab[c]/def/g", " g ", "=a[c]b/def/g"), ("a[b]c/def/=g", " G ", "acd/ef[b]/=g"),
      ("abc/de[f]/=g", " j ", "abc/de[f]/=g"), ("[a]=bc/def/g", " 2 ", "[a]=bc/def/g"),
      ("a=[b]c/def/g", "v", "a=[b]c/def/g"), ("a=[b]c/def/g", "]", "a=[b]c/def/g"),
      ("[a]=bc/def/g", "]", "c=b[a]/def/g"), ("=a[b]c/def/g", "[", "=a[b]c/def/g"),
      ("=a=b[c]/def/g", " k ", "=a=b[c]/def/g"),
    ])
  func locked(before: String, keys: String, after: String) { expect(before, keys, after) }

  @Test(
    "the brackets move a tile by one without picking it up",
    arguments: [
      ("[a]bc/def/g", "]", "b[a]c/def/g"), ("[a]bc/def/g", "]]]", "bcd/[a]ef/g"),
      ("ab[c]/def/g", "[", "a[c]b/def/g"), ("[a]bc/def/g", "[", "[a]bc/def/g"),
      ("abc/def/[g]", "]", "abc/def/[g]"), ("[a]bc/def/g", "]]uu", "[a]bc/def/g"),
    ])
  func nudging(before: String, keys: String, after: String) { expect(before, keys, after) }

  @Test(
    "marked tiles are carried as one block, in the order of the menu",
    arguments: [
      ("[a]bc/def/g", "v", "*[a]bc/def/g"), ("[a]bc/def/g", "vv", "[a]bc/def/g"),
      ("[a]bc/def/g", "vlv⎋", "a[b]c/def/g"),
      ("[a]bc/def/g", "vjvkl ", "{ad}b/cef/g"),
      ("[a]bc/def/g", "jvkv ", "{ad}b/cef/g"),
      ("a[b]c/def/g", "vlv ll ", "ade/[b]cf/g"),
      ("a[b]c/def/g", "vjv G ", "acd/fg[b]/e"),
      // Cancelled, all is as it was, what was looked at too; and so where there is no folder to leave.
      ("a[b]c/def/g", "vjv G⎋", "a*bc/d*[e]f/g"), ("[a]bc/def/g", "vlv7 k⎋", "*a*bc/def/[g]"),
      ("[a]bc/def/g", "v⌫", "*[a]bc/def/g"),
      ("a[b]c/=def/g", "vlllv j ", "acf/=dg[b]/e"),
      ("a[b]c/def/g", "vlvx ", "a*b*[c]/def/g"),
      ("a[b]c/def/g", "vlvm5⏎", "ade/f[b]c/g"),
      ("a[b]c/def/g", "vu", "a*[b]c/def/g"),
    ])
  func marks(before: String, keys: String, after: String) { expect(before, keys, after) }

  @Test(
    "m moves to a position, or to the place of a title",
    arguments: [
      ("[a]bc/def/g", "m5⏎", "bcd/e[a]f/g"), ("[a]bc/def/g", "me⏎", "bcd/e[a]f/g"),
      ("abc/de[f]/g", "m 1 ⏎", "[f]ab/cde/g"), ("[a]bc/def/g", "m5⌫3⏎", "bc[a]/def/g"),
      ("[a]bc/def/g", "m5⎋", "[a]bc/def/g"), ("[a]bc/def/g", "m⌫l", "a[b]c/def/g"),
      ("[a]bc/def/g", "m⏎l", "a[b]c/def/g"), ("[a]bc/def/g", "m#3⏎", "bc[a]/def/g"),
      ("[a]bc/def/g", "m8⏎", "[a]bc/def/g"), ("[a]bc/def/g", "mz⏎", "[a]bc/def/g"),
      ("[a]=bc/def/g", "m2⏎", "[a]=bc/def/g"), ("[a]bc/def/g", "m0⏎", "[a]bc/def/g"),
      ("[a]bc/def/g", "xm5⏎", "ebc/d[a]f/g"), ("[a]bc/def/g", " m5⏎", "bcd/e{a}f/g"),
      ("[a]bc/def/g", "m99999999999999999999⏎", "[a]bc/def/g"),
      ("[a]bc/def/g", "m12^u3⏎", "bc[a]/def/g"),
    ])
  func movingTo(before: String, keys: String, after: String) { expect(before, keys, after) }

  @Test(
    "undo and redo are saved too, and look at what moved",
    arguments: [
      ("[a]bc/def/g", " l u", "[a]bc/def/g"), ("[a]bc/def/g", " l ggu^r", "b[a]c/def/g"),
      ("[a]bc/def/g", " j l]uuu", "[a]bc/def/g"), ("[a]bc/def/g", "u^r", "[a]bc/def/g"),
      ("[a]bc/def/g", "x j uG^r", "dbc/[a]ef/g"), ("[a]bc/def/g", " l u]^r", "b[a]c/def/g"),
    ])
  func undoing(before: String, keys: String, after: String) { expect(before, keys, after) }
}
