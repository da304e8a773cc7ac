import Testing

/// The sources keep to their map, and to the rules that keep them easy to find one's way in.
@Suite struct SourceMapTests {
  private let sources: [SourceFile]

  init() throws {
    sources = try SourceFile.all(below: "Sources")
    try #require(!sources.isEmpty)
  }

  @Test("Sources/README.md names every source file in one line, and no other")
  func mapIsWhole() throws {
    var target: Substring = ""
    var named: [String] = []
    let map = try Repository.text("Sources/README.md")
    for line in map.split(separator: "\n", omittingEmptySubsequences: false) {
      if let heading = line.wholeMatch(of: /### (\w+): .+/) { target = heading.output.1 }
      guard let entry = line.firstMatch(of: /^- `([^`]+)`/) else { continue }
      #expect(line.hasSuffix("."), "one sentence in one line: \(line)")
      named.append("Sources/\(target)/\(entry.output.1)")
    }
    let present = try Repository.files(below: "Sources", ending: "")
    #expect(Set(named).count == named.count, "a file is named twice")
    #expect(Set(present).subtracting(named) == ["Sources/README.md"], "files that are not named")
    #expect(Set(named).subtracting(present) == [], "names without a file")
  }

  @Test("no file is longer than 250 lines")
  func filesAreShort() throws {
    for file in sources + (try SourceFile.all(below: "Tests")) {
      #expect(file.lines.count <= 250, "\(file.path)")
    }
  }

  @Test("one file imports CLibYAML")
  func oneFileTalksToLibYAML() {
    let files = sources.filter { $0.imports.contains("CLibYAML") }.map(\.path)
    #expect(files == ["Sources/MenuYAML/LibYAML.swift"])
  }

  @Test(
    "a target imports what it may, and nothing else",
    arguments: [
      ("MenuModel", []),
      ("MenuYAML", ["MenuModel", "CLibYAML", "Synchronization"]),
      ("Terminal", ["Glibc", "CSystem"]),
      ("SafeFile", ["Glibc", "CSystem"]),
      ("MenuSession", ["MenuModel", "Terminal"]),
      (
        "tilemenu",
        [
          "Glibc", "CSystem", "FoundationEssentials", "MenuModel", "MenuYAML", "Terminal",
          "SafeFile", "MenuSession", "CXXHash",
        ]
      ),
    ])
  func importsLookOneWay(target: String, allowed: [String]) throws {
    let files = sources.filter { $0.target == target }
    try #require(!files.isEmpty)
    for file in files {
      #expect(Set(file.imports.map(String.init)).isSubset(of: allowed), "\(file.path)")
    }
  }

  @Test("there is no target that these rules forget")
  func targetsAreKnown() {
    let known: Set<Substring> = [
      "MenuModel", "MenuYAML", "Terminal", "SafeFile", "MenuSession", "tilemenu",
    ]
    #expect(Set(sources.map(\.target)) == known)
  }

  @Test("every package declaration has a doc comment")
  func packageSymbolsAreDocumented() {
    for file in sources { #expect(file.undocumented == [], "\(file.path)") }
  }
}
