/// One thing to say about a file: where, what, and what to do.
package struct Diagnostic: Equatable, Sendable {
  /// How much it matters.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// The line that is shown under a message, or as much of it as matters.
  package struct Excerpt: Equatable, Sendable {
    /// The text, without its line break.
    package var text = ""
    /// How many characters of it stand before the place that is meant.
    package var column = 0
    /// How many characters from there are meant, at least one.
    package var length = 1

    /// The excerpt of an empty line.
    package init() {}
  }

  /// Whether the file can be used all the same.
  package var severity: Severity
  /// Where it is.
  package var position: SourcePosition
  /// What is wrong, the offending word in quotes.
  package var message: String
  /// What to do, or what was probably meant.
  package var hint: String?
  /// The line it is on, nil where there is none to show.
  package var excerpt: Excerpt?

  /// A diagnostic; only what is wrong and where must be told.
  package init(
    _ severity: Severity = .error, at position: SourcePosition, _ message: String,
    hint: String? = nil, excerpt: Excerpt? = nil
  ) {
    self.severity = severity
    self.position = position
    self.message = message
    self.hint = hint
    self.excerpt = excerpt
  }
}

/// Everything that is wrong with a file, first cause first; never empty.
package struct MenuErrors: Error, Equatable, Sendable {
  /// All of it, in the order of the file.
  package var diagnostics: [Diagnostic]

  /// Several mistakes, at least one.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// One mistake.
  package init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }
}
