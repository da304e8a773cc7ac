/// A manual page in mdoc(7), as far as tests ask it questions.
struct ManualPage {
  /// An item of a list: the words at its head, and the lines below it.
  struct Item {
    let head: String
    fileprivate(set) var body: [String] = []

    /// The words below its head.
    var text: String { ManualPage(lines: body).text }
    /// The section names that the item refers to.
    var references: [String] { body.filter { $0.hasPrefix(".Sx ") }.map(ManualPage.plain) }
    /// The options that the item mentions, without the dashes.
    var options: [String] {
      body.filter { $0.hasPrefix(".Fl -") }.map {
        String(ManualPage.plain($0).drop { $0 == "-" }.prefix { $0 != "," && $0 != "." })
      }
    }
  }

  private let lines: [String]

  /// The page in a file of the repository.
  init(_ path: String) throws {
    lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private init(lines: [String]) { self.lines = lines }

  /// The part of the page under a heading, up to the next heading of its rank or a higher one.
  func section(_ name: String) -> ManualPage {
    guard let start = lines.firstIndex(where: { [".Sh \(name)", ".Ss \(name)"].contains($0) })
    else { return ManualPage(lines: []) }
    let ends = lines[start].hasPrefix(".Ss") ? [".Sh ", ".Ss "] : [".Sh "]
    let body = lines[(start + 1)...].prefix { line in !ends.contains { line.hasPrefix($0) } }
    return ManualPage(lines: Array(body))
  }

  /// The headings within the part, of the lower rank.
  var subsections: [String] {
    lines.filter { $0.hasPrefix(".Ss ") }.map { String($0.dropFirst(4)) }
  }

  /// The items of its lists.
  var items: [Item] {
    var items: [Item] = []
    for line in lines {
      if line.hasPrefix(".It ") {
        items.append(Item(head: Self.plain(line)))
      } else if !items.isEmpty {
        items[items.count - 1].body.append(line)
      }
    }
    return items
  }

  /// All of its words.
  var text: String {
    lines.map { $0.hasPrefix(".") ? Self.plain($0) : Self.unescaped($0) }.joined(separator: " ")
  }

  /// The headings of the page, of the higher rank.
  var sections: [String] {
    lines.filter { $0.hasPrefix(".Sh ") }.map { String($0.dropFirst(4)) }
  }

  /// What is shown letter for letter, each display as its lines.
  var displays: [[String]] {
    var displays: [[String]] = []
    var rest = lines[...]
    while let start = rest.firstIndex(where: { $0.hasPrefix(".Bd -literal") }) {
      let shown = rest[(start + 1)...].prefix { $0 != ".Ed" }
      displays.append(shown.map(Self.unescaped))
      rest = rest[shown.endIndex...]
    }
    return displays
  }

  /// The displays in it that are transcripts.
  var transcripts: [Transcript] { displays.compactMap { Transcript($0.map { $0[...] }) } }

  /// A macro line as it is read: `.It Fl n , Fl -dry-run` is `-n, --dry-run`.
  fileprivate static func plain(_ line: String) -> String {
    var text = ""
    var closing = ""
    var glue = true
    var prefix = ""
    for word in unescaped(line).split(separator: " ").dropFirst() {
      switch word {
      case "Ar", "Cm", "Ic", "Nm", "Li", "Ev", "Pa", "Sy": continue
      case "Fl": prefix = "-"
      case "Ns": glue = true
      case "Op": (prefix, closing) = ("[", "]" + closing)
      case "Pq": (prefix, closing) = ("(", ")" + closing)
      default:
        let isPunctuation = [",", ".", ";", "..."].contains(word)
        text += (glue || isPunctuation ? "" : " ") + prefix + word
        (prefix, glue) = ("", false)
      }
    }
    return text + closing
  }

  private static func unescaped(_ line: String) -> String {
    line.replacing("\\(aq", with: "'").replacing("\\(dq", with: "\"").replacing("\\&", with: "")
      .replacing("\\e", with: "\\")
  }
}
