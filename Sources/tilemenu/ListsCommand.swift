import MenuYAML
import Terminal

/// `lists`: tells which lists a file has, so that a person finds what to give `--tiles`.
enum ListsCommand {
  static func run(_ line: Invocation) throws(Failure) {
    let lists = try MenuFile.named(in: line).lists()
    if line.has(.json) {
      try JSONOutput.print(lists.map(ListReport.init))
      return
    }
    let severalDocuments = lists.contains { $0.document > 1 }
    let paths = lists.map { list in
      (severalDocuments ? "--document \(list.document) " : "") + SafeText.escaped(list.path.text)
    }
    let width = paths.map(DisplayWidth.of).max() ?? 0
    let lines = zip(lists, paths).map { list, path in
      let blanks = String(repeating: " ", count: width - DisplayWidth.of(path) + 2)
      return path + blanks + contents(of: list) + "\n"
    }
    try Output.result(lines.joined())
  }

  /// How many items a list has, and the first of them.
  private static func contents(of list: YAMLLists.Entry) -> String {
    let titles = list.titles.map { title in
      title.allSatisfy(\.isWhitespace)
        ? "(untitled)"
        : SafeText.clipped(SafeText.escaped(String(title.unicodeScalars.prefix(80))), to: 30)
    }
    let more = list.count > titles.count ? ["…"] : []
    return ([String(list.count), (titles + more).joined(separator: ", ")]).filter { !$0.isEmpty }
      .joined(separator: "  ")
  }
}

/// A list as `lists --json` tells it; documents count from 1.
struct ListReport: Encodable {
  let path: String
  let document: Int
  let count: Int
  let titles: [String]

  init(_ list: YAMLLists.Entry) {
    path = list.path.text
    document = list.document
    count = list.count
    titles = list.titles
  }
}
