import CLibYAML

/// libyaml's event parser over one text: the one file that talks to C.
///
/// The parser is never told the encoding: libyaml would then take a byte order mark for a character and
/// shift the first key by a column.
struct LibYAML: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// Where each event is put, one after the other.
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// A parser over bytes that outlive it.
  init(over bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    let isReady = yaml_parser_initialize(parser) == 1
    precondition(isReady, "libyaml found no memory")
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// The next event, which must be let go before the one after it is asked for: both take the same room.
  func next() throws(LibYAMLProblem) -> LibYAMLEvent {
    if parser.pointee.unread < Self.leastAhead { readAhead() }
    guard yaml_parser_parse(parser, event) == 1 else { throw LibYAMLProblem(parser.pointee) }
    return LibYAMLEvent(event)
  }
}

/// Reading ahead for libyaml, which takes a fifth of its time to look at each character on the way from
/// the text to its buffer.
///
/// Printable ASCII goes there as it is, a stretch at a time. All else is left to libyaml, whose own
/// reading goes on from where this one ends.
extension LibYAML {
  /// With fewer characters ahead the buffer is filled; libyaml rarely wants more for one event.
  private static let leastAhead = 4096

  private func readAhead() {
    // What libyaml has taken for itself comes first, and so does the encoding, which it finds.
    guard parser.pointee.encoding == YAML_UTF8_ENCODING,
      parser.pointee.raw_buffer.pointer == parser.pointee.raw_buffer.last,
      let next = parser.pointee.input.string.current
    else { return }
    moveToFront()
    let room = parser.pointee.buffer.end - parser.pointee.buffer.last
    let stretch = UnsafeRawBufferPointer(
      start: next, count: min(room, parser.pointee.input.string.end - next))
    let count = stretch.printableASCIIPrefix
    parser.pointee.buffer.last.update(from: next, count: count)
    parser.pointee.buffer.last += count
    parser.pointee.unread += count
    parser.pointee.offset += count
    parser.pointee.input.string.current = next + count
  }

  /// Moves what is ahead to the buffer's start.
  private func moveToFront() {
    let count = parser.pointee.buffer.last - parser.pointee.buffer.pointer
    parser.pointee.buffer.start.update(from: parser.pointee.buffer.pointer, count: count)
    parser.pointee.buffer.pointer = parser.pointee.buffer.start
    parser.pointee.buffer.last = parser.pointee.buffer.start + count
  }
}

/// One event; its text is valid while it lives.
struct LibYAMLEvent: ~Copyable {
  /// What happened.
  enum Kind {
    case scalar
    case alias
    case sequenceStart
    case mappingStart
    case collectionEnd
    case documentStart
    case documentEnd
    case streamStart
    case streamEnd
  }

  private let pointer: UnsafeMutablePointer<yaml_event_t>

  fileprivate init(_ pointer: UnsafeMutablePointer<yaml_event_t>) { self.pointer = pointer }

  deinit { yaml_event_delete(pointer) }

  private var event: yaml_event_t { pointer.pointee }

  var kind: Kind {
    switch event.type {
    case YAML_SCALAR_EVENT: .scalar
    case YAML_ALIAS_EVENT: .alias
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_STREAM_START_EVENT: .streamStart
    default: .streamEnd
    }
  }

  /// Characters before the event, a byte order mark not counted; never less than an earlier event's.
  var start: Int { event.start_mark.index }

  /// Characters before its end.
  ///
  /// A block collection's start event ends at its first dash or key, an end event stands at the
  /// next token, past comments and blank lines.
  var end: Int { event.end_mark.index }

  /// The decoded text of a scalar.
  var value: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length)
  }

  /// How a node is written.
  var style: YAMLStyle {
    switch event.type {
    case YAML_SCALAR_EVENT:
      switch event.data.scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    case YAML_SEQUENCE_START_EVENT:
      event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
    case YAML_MAPPING_START_EVENT:
      event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
    default: .plain
    }
  }

  /// True where an anchor or a tag is written before the node.
  var hasProperties: Bool {
    switch event.type {
    case YAML_SCALAR_EVENT: event.data.scalar.anchor != nil || event.data.scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      event.data.sequence_start.anchor != nil || event.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT:
      event.data.mapping_start.anchor != nil || event.data.mapping_start.tag != nil
    default: false
    }
  }

  /// The name after `&`, or after `*` for an alias.
  var anchor: String? {
    switch event.type {
    case YAML_SCALAR_EVENT: text(event.data.scalar.anchor)
    case YAML_ALIAS_EVENT: text(event.data.alias.anchor)
    case YAML_SEQUENCE_START_EVENT: text(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: text(event.data.mapping_start.anchor)
    default: nil
    }
  }

  /// The tag, resolved: `!!str` is `tag:yaml.org,2002:str`.
  var tag: String? {
    switch event.type {
    case YAML_SCALAR_EVENT: text(event.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: text(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: text(event.data.mapping_start.tag)
    default: nil
    }
  }

  /// True for a document that begins or ends with a mark of its own.
  var isExplicit: Bool {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: event.data.document_start.implicit == 0
    case YAML_DOCUMENT_END_EVENT: event.data.document_end.implicit == 0
    default: false
    }
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

/// Why libyaml cannot read a text.
struct LibYAMLProblem: Error {
  /// What libyaml says, in its own words.
  let problem: String
  /// What it was doing, empty where it does not say.
  let context: String
  /// Characters before the place, nil where only a byte is known.
  let index: Int?
  /// Characters before the place where what it was doing began.
  let contextIndex: Int?
  /// Bytes before the place, where the bytes themselves are wrong; its marks are then 0.
  let byteOffset: Int

  fileprivate init(_ parser: yaml_parser_t) {
    let isReader = parser.error == YAML_READER_ERROR
    problem = parser.problem.map { String(cString: $0) } ?? "libyaml found no memory"
    context = parser.context.map { String(cString: $0) } ?? ""
    index = isReader ? nil : parser.problem_mark.index
    contextIndex = parser.context == nil ? nil : parser.context_mark.index
    byteOffset = parser.problem_offset
  }
}
