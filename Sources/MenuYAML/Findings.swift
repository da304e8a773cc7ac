/// What the readers find wrong, by byte offsets, until it is told by lines and columns.
///
/// A broken file of a million lines may hold a million mistakes: the first hundred are kept and the rest
/// counted, and lines are counted once for all of them.
struct Findings: Sendable {
  private struct Finding {
    let severity: Diagnostic.Severity
    let span: Range<Int>
    let message: String
    let hint: String?
    /// Another place whose line the message names in place of `otherLine`.
    let other: Int?
  }

  /// What stands in a message for the line of another place until lines are counted.
  static let otherLine = "\u{FFFC}"

  private var kept: [Finding] = []
  /// How many errors were found, those not kept too.
  private(set) var errorCount = 0
  private var warningCount = 0

  private static let limit = 100

  /// False when another mistake would only be counted.
  var keepsErrors: Bool { errorCount < Self.limit }

  /// False when another warning would only be counted, so that its wording need not be thought of.
  var keepsWarnings: Bool { warningCount < Self.limit }

  /// True where a mistake that is kept begins in a stretch of bytes.
  func holdErrors(in span: Range<Int>) -> Bool {
    kept.contains { $0.severity == .error && span.contains($0.span.lowerBound) }
  }

  /// Takes note of a mistake at a stretch of bytes.
  mutating func error(
    _ span: Range<Int>, _ message: String, hint: String? = nil, other: Int? = nil
  ) {
    if isKept(span, message) { return }
    errorCount += 1
    if errorCount <= Self.limit { keep(.error, span, message, hint, other) }
  }

  /// Takes note of something that will surprise.
  mutating func warning(
    _ span: Range<Int>, _ message: String, hint: String? = nil, other: Int? = nil
  ) {
    if isKept(span, message) { return }
    warningCount += 1
    if warningCount <= Self.limit { keep(.warning, span, message, hint, other) }
  }

  /// True for what has been noted already: many tiles may merge one mapping with a mistake in it.
  private func isKept(_ span: Range<Int>, _ message: String) -> Bool {
    kept.contains { $0.span == span && $0.message == message }
  }

  private mutating func keep(
    _ severity: Diagnostic.Severity, _ span: Range<Int>, _ message: String, _ hint: String?,
    _ other: Int?
  ) {
    kept.append(.init(severity: severity, span: span, message: message, hint: hint, other: other))
  }

  /// All of it in the order of the file.
  func diagnostics(in text: SourceText) -> [Diagnostic] {
    guard !kept.isEmpty else { return [] }
    let lines = LineTable(text)
    var told = kept.sorted { $0.span.lowerBound < $1.span.lowerBound }.map { finding in
      let line = finding.other.map { String(lines.position(of: $0).line) } ?? ""
      let message = finding.message.replacing(Self.otherLine, with: line)
      return lines.diagnostic(finding.severity, at: finding.span, message, hint: finding.hint)
    }
    let unsaid = max(0, errorCount - Self.limit) + max(0, warningCount - Self.limit)
    if unsaid > 0, let last = told.last {
      told.append(
        Diagnostic(
          errorCount > Self.limit ? .error : .warning, at: last.position,
          "\(unsaid) more like these are not shown", hint: "mend these first"))
    }
    return told
  }

  /// Throws all that was found if there is an error in it.
  func throwErrors(in text: SourceText) throws(MenuErrors) {
    if errorCount > 0 { throw MenuErrors(diagnostics(in: text)) }
  }
}
