/// Turns the bytes of a terminal into keys, mouse actions, pastes and answers.
///
/// A machine that takes one byte at a time, so where a read happens to end makes no difference.
/// Whatever comes, it neither traps nor grows: what it collects has a largest length, and what it does not
/// know is left out. Only two things depend on time: whether an Escape stands alone, and whether a paste
/// without an end is over.
package struct InputDecoder: Sendable {
  private enum State {
    case ground
    /// Within a UTF-8 character; `least` is the smallest value that may be told in so many bytes.
    case character(alt: Bool, value: UInt32, left: Int, least: UInt32)
    /// Behind one Escape, or behind two, of which the first may mean Alt.
    case escape(twice: Bool)
    /// Behind `ESC O`.
    case singleShift(alt: Bool)
    /// Behind `ESC [`, with its bytes collected.
    case sequence(alt: Bool)
    /// Within a string that `ESC \` ends; `ESC ]` has introduced it, or another such pair.
    case string(introducer: UInt8)
    case stringEscape(introducer: UInt8)
    /// Within a paste, with so many bytes of its end seen.
    case paste(matched: Int)
    /// Within the bytes behind `CSI M`, the report of a terminal that knows only the old mouse.
    case oldMouse(left: Int)
  }

  /// No sequence or answer that is understood here comes near it.
  private static let longestSequence = 256
  /// What a person pastes into a text field is shorter; the rest of a paste is dropped.
  private static let longestPaste = 65_536
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private var state = State.ground
  private var collected: [UInt8] = []
  private var events: [InputEvent] = []
  /// True right behind an Escape that was taken for a key.
  private var mayBeTorn = false

  /// Starts with nothing read.
  package init() {}

  /// Whether a paste has begun, and not ended.
  package var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Whether something has begun that may be over already, an Escape or a paste; if nothing follows in
  /// time, `settle` decides.
  package var isUndecided: Bool {
    switch state {
    case .escape, .stringEscape, .paste: true
    case .string: collected.isEmpty
    default: false
    }
  }

  /// Takes bytes in, and gives back what is complete.
  package mutating func decode(_ bytes: ArraySlice<UInt8>) -> [InputEvent] {
    // The Escape cannot be taken back, but `[B` would be two keys, one of which moves a tile.
    if mayBeTorn, ControlSequence.isRest(bytes) { state = .escape(twice: false) }
    mayBeTorn = mayBeTorn && bytes.isEmpty
    for byte in bytes { take(byte) }
    defer { events = [] }
    return events
  }

  /// Decides that nothing follows: an Escape was a key, or what held Alt was, or a paste is over.
  ///
  /// A sequence that has begun in earnest is waited for without end, since a slow line may tear it
  /// apart, and its rest would be taken for keys.
  package mutating func settle() -> [InputEvent] {
    guard isUndecided else { return [] }
    if case .escape = state { mayBeTorn = true }
    defer { state = .ground }
    let escape = InputEvent.key(Key(.escape))
    switch state {
    case .escape(let twice): return twice ? [escape, escape] : [escape]
    case .string(let introducer):
      return [.key(Key(.character(Unicode.Scalar(introducer)), .alt))]
    case .paste: return [takePasted()]
    default: return [escape]
    }
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeFirst(byte, alt: false)
    case .character(let alt, let value, let left, let least):
      takeNext(byte, alt: alt, value: value, left: left, least: least)
    case .escape(let twice): takeEscaped(byte, twice: twice)
    case .singleShift(let alt):
      finish(Key(singleShift: byte).map { .key($0.with(alt: alt)) })
    case .sequence(let alt): takeSequence(byte, alt: alt)
    case .string(let introducer): takeString(byte, introducer: introducer)
    case .stringEscape(let introducer): takeStringEscape(byte, introducer: introducer)
    case .paste(let matched): takePaste(byte, matched: matched)
    case .oldMouse(let left): state = left > 1 ? .oldMouse(left: left - 1) : .ground
    }
  }

  private mutating func finish(_ event: InputEvent?) {
    state = .ground
    if let event { events.append(event) }
  }

  /// Gives a sequence up, and takes the byte that does not belong to it for what it is.
  private mutating func abandon(for byte: UInt8) {
    state = .ground
    take(byte)
  }
}

// Characters.
extension InputDecoder {
  private mutating func takeFirst(_ byte: UInt8, alt: Bool) {
    switch byte {
    case 0x1B: state = .escape(twice: false)
    case ..<0x80: finish(scalar: Unicode.Scalar(byte), alt: alt)
    case 0xC2...0xDF:
      state = .character(alt: alt, value: UInt32(byte & 0x1F), left: 1, least: 0x80)
    case 0xE0...0xEF:
      state = .character(alt: alt, value: UInt32(byte & 0x0F), left: 2, least: 0x800)
    case 0xF0...0xF4:
      state = .character(alt: alt, value: UInt32(byte & 0x07), left: 3, least: 0x10000)
    default: finish(scalar: InputDecoder.replacement, alt: alt)
    }
  }

  private mutating func takeNext(
    _ byte: UInt8, alt: Bool, value: UInt32, left: Int, least: UInt32
  ) {
    guard byte & 0xC0 == 0x80 else {
      finish(scalar: InputDecoder.replacement, alt: alt)
      return take(byte)
    }
    let value = value << 6 | UInt32(byte & 0x3F)
    if left > 1 {
      state = .character(alt: alt, value: value, left: left - 1, least: least)
    } else {
      let scalar = value < least ? nil : Unicode.Scalar(value)
      finish(scalar: scalar ?? InputDecoder.replacement, alt: alt)
    }
  }

  private mutating func finish(scalar: Unicode.Scalar, alt: Bool) {
    finish(Key(scalar).map { .key($0.with(alt: alt)) })
  }
}

// What follows an Escape.
extension InputDecoder {
  private mutating func takeEscaped(_ byte: UInt8, twice: Bool) {
    collected = []
    switch byte {
    case UInt8(ascii: "["): state = .sequence(alt: twice)
    case UInt8(ascii: "O"): state = .singleShift(alt: twice)
    case 0x1B where !twice: state = .escape(twice: true)
    default:
      // Only a sequence is held with Alt by a second Escape; before all else the first was a key.
      if twice { finish(.key(Key(.escape))) }
      switch byte {
      case 0x1B: state = .escape(twice: true)
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
        UInt8(ascii: "_"):
        state = .string(introducer: byte)
      default: takeFirst(byte, alt: true)
      }
    }
  }

  private mutating func takeSequence(_ byte: UInt8, alt: Bool) {
    // F1 to F5 of the Linux console have a second bracket, which elsewhere would be the end.
    let isConsoleKey = collected == [UInt8(ascii: "[")]
    switch byte {
    case UInt8(ascii: "[") where collected.isEmpty: collected = [byte]
    case UInt8(ascii: "M") where collected.isEmpty: state = .oldMouse(left: 3)
    case 0x20...0x3F where !isConsoleKey: collect(byte, upTo: InputDecoder.longestSequence)
    case 0x40...0x7E where collected.count > InputDecoder.longestSequence: state = .ground
    case 0x40...0x7E: finishSequence(ControlSequence(collected, final: byte), alt: alt)
    default: abandon(for: byte)
    }
  }

  private mutating func finishSequence(_ sequence: ControlSequence?, alt: Bool) {
    let event = sequence?.event
    if case .key(let key) = event { return finish(.key(key.with(alt: alt))) }
    let startsPaste = sequence?.startsPaste == true
    // Alt is held with keys alone. A report of the mouse that arrives in one read with the Escape
    // before it must not swallow it: over a slow line a drag could not be taken back.
    if alt, startsPaste || event != nil { finish(.key(Key(.escape))) }
    if startsPaste {
      collected = []
      state = .paste(matched: 0)
    } else {
      finish(event)
    }
  }

  /// Keeps a byte; one more than the limit tells that there were too many.
  private mutating func collect(_ byte: UInt8, upTo limit: Int) {
    if collected.count <= limit { collected.append(byte) }
  }
}

// Strings and pastes.
extension InputDecoder {
  /// A control ends a string that will never end by itself, so that `^C` and Escape still work.
  private mutating func takeString(_ byte: UInt8, introducer: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape(introducer: introducer)
    case 0x07: finishString(introducer: introducer)
    case ..<0x20: abandon(for: byte)
    default: collect(byte, upTo: InputDecoder.longestSequence)
    }
  }

  private mutating func takeStringEscape(_ byte: UInt8, introducer: UInt8) {
    if byte == UInt8(ascii: "\\") {
      finishString(introducer: introducer)
    } else {
      state = .escape(twice: false)
      take(byte)
    }
  }

  private mutating func finishString(introducer: UInt8) {
    let isCommand = introducer == UInt8(ascii: "]")
    finish(isCommand ? TerminalAnswer(command: collected).map { .answer($0) } : nil)
  }

  private mutating func takePaste(_ byte: UInt8, matched: Int) {
    let end = InputDecoder.pasteEnd
    if byte == end[matched] {
      guard matched + 1 == end.count else { return state = .paste(matched: matched + 1) }
      return finish(takePasted())
    }
    // The end has no start of its own within it, but for the Escape.
    for byte in end[..<matched] { collect(byte, upTo: InputDecoder.longestPaste - 1) }
    if byte == end[0] { return state = .paste(matched: 1) }
    collect(byte, upTo: InputDecoder.longestPaste - 1)
    state = .paste(matched: 0)
  }

  private mutating func takePasted() -> InputEvent {
    defer { collected = [] }
    return .paste(String(decoding: collected, as: UTF8.self))
  }
}
