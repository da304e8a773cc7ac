/// The program that shows a page.
enum Browser {
  /// Its words for an address: the first program of `$BROWSER` that is there, else `xdg-open`; nil where
  /// none is.
  static func words(for url: String) -> [String]? {
    for choice in (Surroundings.text("BROWSER") ?? "").split(separator: ":") {
      var words = choice.split(separator: " ").map(String.init)
      guard let program = words.first, isFound(program) else { continue }
      if words.contains(where: { $0.contains("%s") }) {
        words = words.map { $0.replacing("%s", with: url) }
      } else {
        words.append(url)
      }
      return words
    }
    return isFound("xdg-open") ? ["xdg-open", url] : nil
  }

  private static func isFound(_ program: String) -> Bool {
    Program.file(of: Array(program.utf8)).map { Program.Presence(of: $0) == .runnable } ?? false
  }
}
