/// A source file, as far as tests ask it questions.
struct SourceFile {
  /// The path in the repository.
  let path: String
  let lines: [Substring]

  init(_ path: String) throws {
    self.path = path
    let text = try Repository.text(path)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Every Swift file below a folder.
  static func all(below folder: String) throws -> [SourceFile] {
    try Repository.files(below: folder, ending: ".swift").map { try SourceFile($0) }
  }

  /// The target that the file is part of.
  var target: Substring { path.split(separator: "/")[1] }

  /// The modules that it imports.
  var imports: [Substring] {
    lines.compactMap { $0.firstMatch(of: /^(?:@\w+ )?import (\w+)/)?.output.1 }
  }

  /// The lines, from 1, of `package` declarations that no doc comment stands above.
  var undocumented: [Int] {
    lines.indices.filter { index in
      guard lines[index].firstMatch(of: /^ *(?:@[\w()]+ )*package [a-z]/) != nil else {
        return false
      }
      let above = lines[..<index].last { $0.firstMatch(of: /^ *@/) == nil } ?? ""
      return above.firstMatch(of: /^ *\/\/\//) == nil
    }.map { $0 + 1 }
  }
}
