/// libyaml's complaints in a person's words, at the place a person would look.
extension LibYAMLProblem {
  func diagnostic(in text: SourceText) -> Diagnostic {
    let offset =
      index.map { text.offset(ofCharacter: $0) }
      ?? characterStart(atOrBefore: min(byteOffset, text.bytes.count), in: text.bytes)
    let start = contextIndex.map { text.offset(ofCharacter: $0) }
    let spot = MistakeSpot(text: text, offset: offset, start: start ?? offset)
    let wording = spot.wording(of: problem) ?? Self.wordings[problem]
    let place = wording?.isAtStart == true ? spot.start : offset
    return LineTable(text).diagnostic(
      at: place..<place, wording?.message ?? problem, hint: wording?.hint)
  }

  /// Where a broken character begins: libyaml tells the byte in it that is wrong.
  private func characterStart(atOrBefore offset: Int, in bytes: [UInt8]) -> Int {
    guard problem == "invalid trailing UTF-8 octet" else { return offset }
    return bytes[..<offset].lastIndex { $0 & 0xC0 != 0x80 } ?? offset
  }

  /// What a person is told instead.
  struct Wording {
    let message: String
    let hint: String?
    /// True where the cause is at the start of what libyaml was reading, not where it gave up.
    let isAtStart: Bool

    init(_ message: String, _ hint: String? = nil, atStart: Bool = false) {
      self.message = message
      self.hint = hint
      isAtStart = atStart
    }
  }

  private static let notUTF8 = Wording(
    "this is not UTF-8", "save the file as UTF-8, or write the character anew")
  private static let openQuote = Wording(
    "this quote is never closed", "write the same quote at the end of the text", atStart: true)
  private static let tab = Wording("a tab cannot indent YAML", "use spaces")
  private static let odd = Wording(
    "this is no %YAML or %TAG line", "take it out, or quote the text")
  private static let digits = Wording(
    "an escape wants hexadecimal digits here", "write a backslash as '\\\\', or use single quotes")

  private static let wordings: [String: Wording] = [
    "invalid leading UTF-8 octet": notUTF8,
    "invalid trailing UTF-8 octet": notUTF8,
    "incomplete UTF-8 octet sequence": notUTF8,
    "invalid length of a UTF-8 sequence": notUTF8,
    "invalid Unicode character": notUTF8,
    "could not find expected ':'": Wording(
      "there is no ':' behind this key", "write 'key: value', with a blank behind the ':'",
      atStart: true),
    "block sequence entries are not allowed in this context": Wording(
      "a '-' cannot begin an item here", "put the list on lines of its own"),
    "found unexpected end of stream": openQuote,
    "found unexpected document indicator": openQuote,
    "found a tab character that violates indentation": tab,
    "found a tab character where an indentation space is expected": tab,
    "did not find expected hexdecimal number": digits,
    "found invalid Unicode character escape code": Wording(
      "no character has this number", "write the character itself"),
    "found undefined tag handle": Wording(
      "no %TAG line declares this tag's handle", "quote the text if it is no tag"),
    "did not find the expected '>'": Wording(
      "the '<' of this tag has no '>'", "quote the text if it is no tag"),
    "did not find expected tag URI": Wording(
      "a tag wants a name here", "quote the text if it is no tag"),
    "did not find expected whitespace or line break": Wording(
      "a blank is missing behind this tag or name", "quote the text if it is none"),
    "found incompatible YAML document": Wording(
      "this version of YAML cannot be read", "take the %YAML line out"),
    "did not find expected <document start>": Wording(
      "the document before has ended", "write '---' before another one"),
    "found duplicate %YAML directive": Wording("a second %YAML line", "take one of them out"),
    "found duplicate %TAG directive": Wording(
      "a second %TAG line for one handle", "take one of them out"),
    "found unknown directive name": odd,
    "could not find expected directive name": odd,
    "found unexpected non-alphabetical character": odd,
    "did not find expected version number": odd,
    "did not find expected digit or '.' character": odd,
    "did not find expected alphabetic or numeric character": Wording(
      "an anchor or alias wants a name here", "quote the text if it is none"),
    "did not find expected comment or line break": Wording(
      "nothing but a comment can follow here", "begin the text in the next line, indented"),
    "found an indentation indicator equal to 0": Wording(
      "a text cannot be indented by 0", "take the 0 out"),
    "mapping keys are not allowed in this context": Wording(
      "a '?' cannot begin a key here", "quote the text if it is no key"),
    "found unexpected ':'": Wording("a ':' cannot stand here", "quote a text that holds one"),
  ]
}
