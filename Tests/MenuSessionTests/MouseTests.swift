import MenuModel
import MenuSession
import Terminal
import Testing

/// What the mouse does: a screen, the way of the pointer, and the screen after it.
@Suite struct MouseTests {
  private func expect(_ before: String, _ path: String, _ after: String) {
    var driver = ScreenDriver(before)
    driver.point(path)
    #expect(driver.text == after, "\(before): \(path)")
    #expect(driver.session.state.carry != nil || driver.saved == driver.session.state.arrangement)
  }

  @Test(
    "a press that moves carries, and the others close up as it goes",
    arguments: [
      ("[a]bc/def/g", "press 1,drag 2", "b{a}c/def/g"),
      ("[a]bc/def/g", "press 1,drag 2,drag 5", "bcd/e{a}f/g"),
      ("[a]bc/def/g", "press 1,drag 5,release", "bcd/e[a]f/g"),
      ("[a]bc/def/g", "press 7,drag 1,release", "[g]ab/cde/f"),
      ("[a]bc/def/g", "press 1,drag left 1", "{a}bc/def/g"),
      ("[a]bc/def/g", "press 1,drag left 1,release 1", "[a]bc/def/g"),
      ("[a]bc/def/g", "press 1,release 5", "[a]bc/def/g"),
      ("[a]bc/def/g", "press 1,drag 2,release 6", "bcd/ef[a]/g"),
    ])
  func dragging(before: String, path: String, after: String) { expect(before, path, after) }

  @Test(
    "released where no slot is, a tile settles in the last one it took",
    arguments: [
      ("[a]bc/def/g", "press 1,drag 5,drag gap,release", "bcd/e[a]f/g"),
      ("[a]bc/def/g", "press 1,drag 5,drag outside,release", "bcd/e[a]f/g"),
      ("[a]bc/def/g", "press 1,drag 5,drag title,release", "bcd/e[a]f/g"),
      ("[a]bc/def/g", "press 1,drag 5,release status", "bcd/e[a]f/g"),
      ("[a]bc/def/g", "press 1,drag below,release", "[a]bc/def/g"),
      ("[a]bc/def/g", "press 1,drag 8,release", "bcd/efg/[a]"),
      ("[a]bc/def/g", "press 1,drag 2,drag 9", "bcd/efg/{a}"),
      ("[a]bc/def/=g", "press 1,drag 9,release", "bcd/ef[a]/=g"),
      ("[a]=bc/def/g", "press 1,drag 2,release", "[a]=bc/def/g"),
      ("[a]=bc/def/g", "press 1,drag 3,drag 2,release", "c=b[a]/def/g"),
    ])
  func settling(before: String, path: String, after: String) { expect(before, path, after) }

  @Test(
    "the right button puts everything back, and so does nothing else",
    arguments: [
      ("[a]bc/def/g", "press 1,drag 5,right 5", "[a]bc/def/g"),
      ("[a]bc/def/g", "press 1,drag 5,right 5,drag 6,release 6", "[a]bc/def/g"),
      ("[a]bc/def/g", "press 1,drag 5,middle 5,drag 6,release", "bcd/ef[a]/g"),
      ("[a]bc/def/g", "right 5", "[a]bc/def/g"),
      ("[a]bc/def/g", "middle 5", "[a]bc/def/g"),
    ])
  func buttons(before: String, path: String, after: String) { expect(before, path, after) }

  @Test(
    "a release that never arrived is noticed, and the tile settles",
    arguments: [
      ("[a]bc/def/g", "press 1,drag 5,motion 9", "bcd/e[a]f/g"),
      ("[a]bc/def/g", "press 1,drag 5,motion 9,drag 1,release 1", "bcd/e[a]f/g"),
      ("[a]bc/def/g", "press 1,drag 5,press 1,drag 2,release", "c[b]d/eaf/g"),
      ("[a]bc/def/g", "press 3,motion 5,release 5", "ab[c]/def/g"),
      ("[a]bc/def/g", "drag 5,release 5", "[a]bc/def/g"),
    ])
  func lostRelease(before: String, path: String, after: String) { expect(before, path, after) }

  @Test(
    "a click looks, and a second one on the same tile opens",
    arguments: [
      ("[a]bC|C:xy", "click 2", "a[b]C"), ("[a]bC|C:xy", "click 3", "ab[C]"),
      ("[a]bC|C:xy", "click 3,click 3", "C:[x]y"),
      ("a[b]C|C:xy", "click 3,click 2,click 3", "ab[C]"),
      ("ab[C]|C:xy", "click 3", "ab[C]"), ("[a]bC|C:xy", "click 3,wheelup 3,click 3", "ab[C]"),
      ("[a]bC|C:xy", "click gap", "[a]bC"), ("[a]bC|C:xy", "click 3,click gap,click 3", "ab[C]"),
    ])
  func clicking(before: String, path: String, after: String) { expect(before, path, after) }

  @Test(
    "what a key picked up is dropped by a click",
    arguments: [
      ("[a]bc/def/g", "click 5", "bcd/e[a]f/g"), ("[a]bc/def/g", "press 5", "bcd/e{a}f/g"),
      ("[a]bc/def/g", "press 5,drag 2,release", "b[a]c/def/g"),
      ("[a]bc/def/g", "click gap", "[a]bc/def/g"), ("[a]bc/def/g", "right 3", "[a]bc/def/g"),
      ("[a]bc/def/g", "drag 5", "{a}bc/def/g"), ("[a]bc/def/g", "motion 5", "{a}bc/def/g"),
      ("[a]bc/def/g", "wheeldown 5,wheelup 5", "{a}bc/def/g"),
    ])
  func clickToDrop(before: String, path: String, after: String) {
    var driver = ScreenDriver(before)
    driver.type(" ")
    driver.point(path)
    #expect(driver.text == after)
  }

  @Test(
    "keys go on working while the button is held",
    arguments: [
      ("⎋", "[a]bc/def/g"), (" ", "bcd/e[a]f/g"), ("x", "ebc/df[a]/g"), ("h", "bcd/{a}ef/g"),
      ("^l", "bcd/ef[a]/g"), ("?", "bcd/e{a}f/g"), ("u", "bcd/ef[a]/g"),
    ])
  func keysMeanwhile(key: String, after: String) {
    var driver = ScreenDriver("[a]bc/def/g")
    driver.point("press 1,drag 5")
    driver.type(key)
    driver.point(key == "h" ? "drag 4" : "drag 6,release")
    let expected = key == "x" ? "fbc/de[a]/g" : after
    #expect(driver.text == expected)
  }

  @Test("a marked tile takes all marked ones along, another one goes alone")
  func marked() {
    var driver = ScreenDriver("[a]bc/def/g")
    driver.type("vlv")
    driver.point("press 3,drag 4,release")
    #expect(driver.text == "abd/[c]ef/g")
    driver.type("gvlv")
    driver.point("press 2,drag 5")
    #expect(driver.text == "dce/f{ab}/g")
    driver.point("drag 7,release")
    #expect(driver.text == "dce/fg[a]/b", "a block ends with the grid")
  }

  @Test("what cannot be carried says why, once, and is not carried later either")
  func refused() {
    var driver = ScreenDriver("a=b[c]")
    driver.point("press 2,drag 3,drag 1,release")
    #expect(driver.text == "a=[b]c")
    #expect(driver.status == "'b' in position 2 is locked; take 'locked: true' out of it first.")
    #expect(driver.effects == [.bell])
  }

  @Test("a locked slot says why it is not taken")
  func lockedTarget() {
    var driver = ScreenDriver("[a]=bc")
    driver.point("press 1,drag 2")
    #expect(driver.status == "Position 2 is held by 'b', which is locked; take another position.")
  }

  @Test("shift, control and the like do not change what the mouse does")
  func modifiers() {
    var driver = ScreenDriver("[a]bc")
    let point = driver.place("2")
    driver.send(.input(.mouse(Mouse(.press(.left), at: point, .control))))
    #expect(driver.text == "a[b]c")
  }
}
