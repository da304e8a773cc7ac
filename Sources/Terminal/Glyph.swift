/// What stands in one cell, or in two: a character with the marks that are drawn onto it.
struct Glyph: Hashable {
  /// Safe to send as it is: at most four code points, none of them a control.
  private(set) var text: GlyphText
  /// 1 or 2 cells.
  let width: Int
  private var scalarCount: Int
  fileprivate private(set) var last: Unicode.Scalar
  private let first: Unicode.Scalar

  fileprivate init(_ scalar: Unicode.Scalar, width: Int) {
    text = GlyphText(scalar)
    self.width = width
    scalarCount = 1
    last = scalar
    first = scalar
  }

  fileprivate var isPicture: Bool { first.isPicture }

  /// Adds a mark, or nothing when there are enough.
  fileprivate mutating func add(_ scalar: Unicode.Scalar) {
    guard scalarCount < 4 else { return }
    text.append(scalar)
    scalarCount += 1
    last = scalar
  }
}

/// A text as the glyphs that show it, made safe and made to look the same on every terminal.
///
/// Terminals disagree about joined emoji, variation selectors, skin tones and half flags, and about
/// whatever was added to Unicode after they were built; a bidi override would turn the grid around.
/// None of that is let through: what all terminals draw alike is drawn, the rest is simplified.
/// The steps are idempotent, so a text may be made safe twice.
struct Glyphs: Sequence, IteratorProtocol {
  private var source: String.UnicodeScalarView.Iterator
  private var pending: Unicode.Scalar?
  private var remaining: Int

  /// Whether the text was given up before its end.
  private(set) var isCut = false

  /// - Parameter limit: how many code points to look at, so that a million marks on one letter cost
  ///   no more than what is shown of them.
  init(_ text: String, limit: Int = .max) {
    source = text.unicodeScalars.makeIterator()
    remaining = limit
    pending = source.next()
  }

  mutating func next() -> Glyph? {
    while let scalar = pending {
      advance()
      switch SafeScalar(scalar) {
      case .dropped: continue
      case .mark: return completed(Glyph("\u{25CC}", width: 1), adding: scalar)
      case .flagHalf: return flag(startingWith: scalar)
      case .shown(let safe): return completed(Glyph(safe, width: DisplayWidth.of(safe)))
      }
    }
    return nil
  }

  private mutating func advance() {
    guard remaining > 1 else {
      isCut = source.next() != nil
      pending = nil
      return
    }
    remaining -= 1
    pending = source.next()
  }

  /// Takes in what follows a character and is drawn onto it.
  private mutating func completed(_ start: Glyph, adding mark: Unicode.Scalar? = nil) -> Glyph {
    var glyph = start
    if let mark { glyph.add(mark) }
    while let next = pending, !next.isASCII {
      if let syllable = Hangul.composed(glyph.last, next) {
        glyph = Glyph(syllable, width: 2)
      } else {
        switch SafeScalar(next) {
        case .dropped: break
        case .mark: glyph.add(next)
        case .flagHalf, .shown: return glyph
        }
      }
      advance()
      if next == SafeScalar.joiner, glyph.isPicture, pending?.isPicture == true { advance() }
    }
    return glyph
  }

  /// Two halves make a flag; terminals disagree about one alone, which becomes its letter.
  private mutating func flag(startingWith half: Unicode.Scalar) -> Glyph {
    if let other = pending, DisplayWidth.isRegionalIndicator(other) {
      advance()
      return completed(Glyph(half, width: 2), adding: other)
    }
    let letter = Unicode.Scalar(UInt8(0x41 + (half.value - 0x1F1E6)))
    return completed(Glyph(letter, width: 1))
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji of its own, which digits are not.
  fileprivate var isPicture: Bool { value > 0xFF && properties.isEmoji }
}
