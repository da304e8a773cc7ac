import TestSupport

/// A menu with something of everything: a comment that belongs to a tile, a folder, a locked tile.
enum SampleMenu {
  private static let head = "title: Launcher\ntiles:\n"

  private static let pieces = [
    "Mail": "  # the first\n  - Mail\n",
    "News": "  - title: News\n    color: red   # loud\n    url: https://example.org\n",
    "Work":
      "  - title: Work\n    tiles:\n      - Wiki\n      - title: Deep\n        tiles: [x, y]\n",
    "Keep": "  - {title: Keep, locked: true}\n",
    "calendar": "  - calendar\n",
  ]

  /// The titles in the order of the file.
  static let order = "Mail News Work Keep calendar"

  /// The file's text.
  static let text = text(order)

  /// The file's text with its tiles in another order, titles with blanks between.
  static func text(_ order: String) -> String {
    head + order.split(separator: " ").map { pieces[String($0)] ?? "no tile \($0)\n" }.joined()
  }

  /// A folder that holds it as `menu.yaml`.
  static func folder(_ text: String = text) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", text)
    return folder
  }
}

extension TemporaryFolder {
  /// Runs `tilemenu` with words that hold no blanks, as they are typed.
  func tilemenu(
    _ line: String, input: String? = nil, environment: [String: String] = [:]
  ) throws -> CommandRun {
    try tilemenu(
      line.split(separator: " ").map(String.init), input: input, environment: environment)
  }
}
