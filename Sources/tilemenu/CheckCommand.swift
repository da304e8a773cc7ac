import MenuSession
import MenuYAML
import SafeFile

/// `check`: tells every mistake of every file, and what will surprise.
enum CheckCommand {
  static func run(_ line: Invocation) throws(Failure) -> ExitStatus {
    let names = line.operands.isEmpty ? [try MenuFile.defaultName()] : line.operands
    var status = ExitStatus.done
    var reports: [DiagnosticReport] = []
    for name in names {
      var diagnostics: [Diagnostic] = []
      do throws(Failure) {
        diagnostics = try self.diagnostics(of: name, line)
        let isWrong = diagnostics.contains { $0.severity == .error || line.has(.strict) }
        if isWrong, status == .done { status = .wrong }
      } catch {
        guard case .menu(let errors, _) = error else {
          Output.message(error.text)
          status = error.status
          continue
        }
        diagnostics = errors.diagnostics
        if status == .done { status = .wrong }
      }
      if line.has(.json) {
        reports += diagnostics.map { DiagnosticReport($0, file: name) }
      } else {
        Output.message(diagnostics.map { DiagnosticText.text(of: $0, file: name) }.joined())
      }
    }
    if line.has(.json) { try JSONOutput.print(reports) }
    return status
  }

  /// What is to be said about a menu whose tiles can be read.
  private static func diagnostics(of name: Word, _ line: Invocation) throws(Failure)
    -> [Diagnostic]
  {
    let isStrict = line.has(.strict)
    let file = try MenuFile(name, line, reservedKeys: Array(KeyBindings.characters))
    let document = try file.documentWithMistakes()
    return document.diagnostics(
      with: Surprises.remarks(on: document, in: name, isStrict: isStrict),
      forOtherReaders: isStrict && document.isOwnMenu)
  }
}

/// A diagnostic as `check --json` tells it.
struct DiagnosticReport: Encodable {
  let file: String
  let line: Int
  let column: Int
  let severity: String
  let message: String
  let hint: String?

  private enum CodingKeys: CodingKey {
    case file, line, column, severity, message, hint
  }

  init(_ diagnostic: Diagnostic, file: Word) {
    self.file = file.text
    line = diagnostic.position.line
    column = diagnostic.position.column
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    hint = diagnostic.hint
  }

  // Written by hand because a missing hint shall be told as null, not left out.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(column, forKey: .column)
    try container.encode(severity, forKey: .severity)
    try container.encode(message, forKey: .message)
    try container.encode(hint, forKey: .hint)
  }
}
