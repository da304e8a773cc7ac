import TestSupport
import Testing

@Suite("how show is told to draw")
struct ShowOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("menu.yaml", "title: Menu\ntiles:\n  - {title: Mail, color: red}\n  - News\n")
  }

  private func show(_ words: [String], _ environment: [String: String] = [:]) throws -> CommandRun {
    try folder.tilemenu(["show"] + words + ["menu.yaml"], environment: environment)
  }

  @Test(
    "whether there is colour is said by --color, then NO_COLOR, then CLICOLOR_FORCE",
    arguments: [
      ([], [:], ""),
      ([], ["TERM": "xterm-256color"], ""),
      ([], ["CLICOLOR_FORCE": "1"], "\u{1B}[97;41m"),
      ([], ["CLICOLOR_FORCE": "1", "TERM": "xterm-256color"], "\u{1B}[38;5;231;41m"),
      ([], ["CLICOLOR_FORCE": "0", "TERM": "xterm"], ""),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], ""),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""], "\u{1B}[97;41m"),
      (["--color", "always"], ["NO_COLOR": "1"], "\u{1B}[97;41m"),
      (["--color=never"], ["CLICOLOR_FORCE": "1"], ""),
      (["--color", "auto"], [:], ""),
    ] as [([String], [String: String], String)])
  func color(_ words: [String], _ environment: [String: String], _ sequence: String) throws {
    let run = try show(words, environment)
    #expect(run.status == 0)
    #expect(run.output.contains("\u{1B}") == !sequence.isEmpty)
    #expect(run.output.contains(sequence) || sequence.isEmpty)
    #expect(run.output.contains("Mail"))
  }

  @Test("a title without a colour has the same one in every menu, wherever it stands")
  func sameColor() throws {
    try folder.write("other.yaml", "columns: 1\ntiles: [x, y, News]\n")
    let here = try show(["--color", "truecolor"]).output
    let there = try folder.tilemenu(["show", "--color", "truecolor", "other.yaml"]).output
    let sequence = try #require(Self.sequence(before: "News", in: here))
    #expect(sequence == Self.sequence(before: "News", in: there))
    #expect(sequence.hasPrefix("[38;5;231;48;2;"))
  }

  /// The sequence that colours the row in which a word stands.
  private static func sequence(before word: String, in output: String) -> String? {
    let line = output.split(separator: "\n").first { $0.contains(word) }
    let upToWord = line?.split(separator: word, omittingEmptySubsequences: false).first
    return upToWord?.split(separator: "\u{1B}").last { $0.contains("48;2;") }.map {
      String($0.prefix { $0 != "m" })
    }
  }

  @Test("no width is too small, and no line is wider than it", arguments: 1...12)
  func narrow(_ width: Int) throws {
    let text = "margin: 3\ntitle: Launcher\ntiles:\n  - {title: 中文, locked: true, key: K}\n  - b\n"
    try folder.write("menu.yaml", text)
    for color in ["never", "truecolor"] {
      let run = try show(["--width", String(width), "--color", color])
      #expect(run.status == 0)
      guard color == "never" else { continue }
      for line in run.output.split(separator: "\n") { #expect(cells(line) <= width) }
    }
  }

  /// The cells of a line, in which Chinese characters take two.
  private func cells(_ line: Substring) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ((0x4E00...0x9FFF).contains($1.value) ? 2 : 1) }
  }

  @Test("COLUMNS gives the width where output is no terminal, and 80 is taken for nonsense")
  func columnsVariable() throws {
    let narrow = try show(["--width", "30"]).output
    let wide = try show(["--width", "80"]).output
    #expect(narrow != wide)
    #expect(try show([], ["COLUMNS": "30"]).output == narrow)
    for nonsense in ["", "0", "-4", "many"] {
      #expect(try show([], ["COLUMNS": nonsense]).output == wide)
    }
  }

  @Test("frames are ASCII where the locale is not UTF-8")
  func asciiFrames() throws {
    let run = try show(["--width", "30"], ["LC_ALL": "C"])
    #expect(
      run.output == """
          Menu

          +----------+  +----------+
          |   Mail   |  |   News   |
          +----------+  +----------+


        """)
  }
}
