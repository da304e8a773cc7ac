/// libyaml's complaints in a person's words, at the place a person would look.
extension LibYAMLProblem {
  func diagnostic(in text: SourceText) -> Diagnostic {
    let wording = Self.wordings[problem]
    let isAtContext = wording?.isAtContext ?? false
    let offset: Int
    if let index = (isAtContext ? contextIndex : nil) ?? index {
      offset = text.offset(ofCharacter: index)
    } else {
      offset = min(byteOffset, text.bytes.count)
    }
    return LineTable(text).diagnostic(
      at: offset..<offset, wording?.message ?? problem, hint: wording?.hint)
  }

  private struct Wording {
    let message: String
    let hint: String?
    /// True where the cause is at the start of what libyaml was reading, not where it gave up.
    let isAtContext: Bool

    init(_ message: String, _ hint: String? = nil, atContext: Bool = false) {
      self.message = message
      self.hint = hint
      isAtContext = atContext
    }
  }

  private static let notUTF8 = Wording(
    "this is not UTF-8", "save the file as UTF-8, or write the character anew")

  private static let wordings: [String: Wording] = [
    "control characters are not allowed": Wording(
      "a control character cannot stand in YAML",
      "write it as an escape in double quotes, or take it out"),
    "invalid leading UTF-8 octet": notUTF8,
    "invalid trailing UTF-8 octet": notUTF8,
    "incomplete UTF-8 octet sequence": notUTF8,
    "invalid length of a UTF-8 sequence": notUTF8,
    "invalid Unicode character": notUTF8,
    "could not find expected ':'": Wording(
      "there is no ':' behind this key", "write 'key: value', with a blank behind the ':'",
      atContext: true),
    "mapping values are not allowed in this context": Wording(
      "a ':' cannot stand here",
      "quote a value that holds ': ', or put the key on a line of its own"),
    "did not find expected key": Wording(
      "no key is found here", "begin each key of a mapping in the same column"),
    "did not find expected '-' indicator": Wording(
      "no '-' is found here", "begin each item of a list with '-' in the same column"),
    "block sequence entries are not allowed in this context": Wording(
      "a '-' cannot begin an item here", "put the list on lines of its own"),
    "did not find expected ',' or ']'": Wording(
      "this '[' has no ']'", "put a ',' between items and close the list", atContext: true),
    "did not find expected ',' or '}'": Wording(
      "this '{' has no '}'", "put a ',' between keys and close the mapping", atContext: true),
    "found unexpected end of stream": Wording(
      "this quote is never closed", "write the same quote at the end of the text", atContext: true),
    "found character that cannot start any token": Wording(
      "no YAML begins with this character", "quote the text; indent with spaces, not with tabs"),
    "found a tab character that violates indentation": Wording(
      "a tab cannot indent YAML", "use spaces"),
    "found a tab character where an indentation space is expected": Wording(
      "a tab cannot indent YAML", "use spaces"),
    "found unknown escape character": Wording(
      "no escape is called like this", "write a backslash as '\\\\', or use single quotes"),
    "did not find expected hexdecimal number": Wording(
      "an escape wants hexadecimal digits here"),
    "found undefined tag handle": Wording(
      "no %TAG line declares this tag's handle", "quote the text if it is no tag"),
    "found incompatible YAML document": Wording(
      "this version of YAML cannot be read", "take the %YAML line out"),
    "did not find expected <document start>": Wording(
      "the document before has ended", "write '---' before another one"),
    "found duplicate %YAML directive": Wording("a second %YAML line"),
    "did not find expected alphabetic or numeric character": Wording(
      "an anchor or alias wants a name here", "quote the text if it is none"),
    "did not find expected node content": Wording("a value is missing here"),
    "found unexpected document indicator": Wording(
      "this quote is never closed", "write the same quote at the end of the text", atContext: true),
  ]
}
