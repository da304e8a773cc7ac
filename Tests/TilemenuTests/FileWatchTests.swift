import Glibc
import TestSupport
import Testing

@testable import tilemenu

/// What a session is told of its file by the kernel.
@Suite struct FileWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("menu.yaml", "tiles: [a]\n")
  }

  /// Puts a new file in the place of the old one.
  private func replace() throws {
    try folder.write("new", "tiles: [b]\n")
    #expect(rename(folder.path("new"), folder.path("menu.yaml")) == 0)
  }

  private enum Step: String, CaseIterable {
    case replace, write, touch, other
  }

  private func take(_ step: Step) throws {
    switch step {
    case .replace: try replace()
    case .write: try folder.write("menu.yaml", "tiles: [c]\n")
    case .touch: #expect(chmod(folder.path("menu.yaml"), 0o600) == 0)
    case .other: try folder.write("other", "")
    }
  }

  @Test(
    "tells a save of our own from what others do besides",
    arguments: [
      ("", false), ("replace", false), ("other", false), ("other replace other", false),
      ("write", true), ("touch", true), ("replace write", true), ("write replace", true),
      ("touch replace write", true), ("replace replace", true),
    ])
  func ownSave(_ steps: String, _ isChangedByOthers: Bool) throws {
    var opened = FileWatch.open(Word(folder.path("menu.yaml")))
    // A new file is watched as the old one was.
    for _ in 1...2 {
      for step in steps.split(separator: " ") {
        try take(try #require(Step(rawValue: String(step))))
      }
      #expect(opened?.takeSave() == isChangedByOthers)
      #expect(opened?.takeChange() == false)
    }
  }

  @Test("tells of every change of the file", arguments: ["replace", "write", "touch"])
  func change(_ step: String) throws {
    var opened = FileWatch.open(Word(folder.path("menu.yaml")))
    #expect(opened?.takeChange() == false)
    for _ in 1...2 {
      try take(try #require(Step(rawValue: step)))
      #expect(opened?.takeChange() == true)
    }
  }
}
