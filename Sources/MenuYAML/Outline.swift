/// A list's source as places and pieces, which is all that moving a tile needs to know of it.
///
/// A piece is a tile's own text, with the comments that belong to it and without its last line break; it
/// moves. A place is what lies around it (line breaks, blank lines, commas, detached comments); it
/// stays. So the text in any order is a permutation of the file's own bytes, and moving back gives the
/// first bytes. Slot `s` of an order that puts piece `p` there reads
/// `head(p) prefix(s) body(p) joint(s) rest(p) gap(s)`.
struct Outline {
  /// What travels with a tile.
  ///
  /// All ranges are byte offsets, half-open, any of them may be empty.
  struct Piece {
    /// The comment lines right above it, whole lines.
    @Compact var head: Range<Int>
    /// The tile itself, from its dash where it has one.
    @Compact var body: Range<Int>
    /// In a flow list, the comment behind the comma.
    @Compact var rest: Range<Int>
    /// How many of the body's last bytes are comments behind the item itself.
    var remarkLength: UInt32 = 0
    /// True when the line break behind the body is text of a block scalar.
    var endsInBlockScalar = false
    /// True when blank lines below it are, or would be, part of its text.
    var keepsBlankLines = false
  }

  /// What stays in a slot.
  struct Place {
    /// The blanks before the dash.
    @Compact var prefix: Range<Int>
    /// In a flow list, what lies between the item and its comma, and the comma.
    @Compact var joint: Range<Int>
    /// From there to the next piece: the line break, blank lines, headings.
    ///
    /// The last place has none.
    @Compact var gap: Range<Int>
  }

  /// How the list is laid out, which says what moving a piece into it takes.
  enum Layout: Equatable {
    /// Dashes in a column.
    case block(column: Int)
    /// A flow list whose items stand on lines of their own, so far indented.
    case ownLines(indentation: Int)
    /// Any other flow list.
    case cores
  }

  /// The list that is outlined.
  let list: NodeID
  /// Its items, in file order.
  let items: [NodeID]
  let layout: Layout
  /// The pieces in file order.
  let pieces: [Piece]
  /// The places in file order, as many.
  let places: [Place]
  /// True when the first dash stands behind something on its line (`- - a`), so that no comment line can
  /// come before it.
  let sharesFirstLine: Bool

  /// The bytes from the first piece to the last; where there are none, what stands for the empty list.
  let region: Range<Int>

  /// Outlines a sequence of a tree.
  init(of list: NodeID, in tree: YAMLTree) {
    self.init(of: list, items: tree.children(of: list), in: tree)
  }

  /// Outlines a sequence whose items are known.
  init(of list: NodeID, items: [NodeID], in tree: YAMLTree) {
    self.list = list
    self.items = items
    if tree.nodes[list].style == .block {
      var block = BlockOutline(of: list, items: items, in: tree)
      block.outline()
      pieces = block.pieces
      places = block.places
      sharesFirstLine = block.sharesFirstLine
      layout = .block(column: block.column)
    } else {
      let flow = FlowOutline(of: list, items: items, in: tree)
      let ownLines = items.isEmpty ? nil : flow.ownLineOutline()
      (pieces, places) = ownLines ?? flow.coreOutline()
      sharesFirstLine = false
      layout = ownLines == nil ? .cores : .ownLines(indentation: flow.indentation)
    }
    region = Self.region(of: pieces) ?? tree.nodes[list].span
  }

  private static func region(of pieces: [Piece]) -> Range<Int>? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    return first.head.lowerBound..<max(last.rest.upperBound, last.body.upperBound)
  }
}

/// A range of bytes in half its room, since a large list has a million of them.
@propertyWrapper
struct Compact {
  private let start: UInt32
  private let end: UInt32

  init(wrappedValue range: Range<Int>) {
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  var wrappedValue: Range<Int> {
    get { Int(start)..<Int(end) }
    set { self = Compact(wrappedValue: newValue) }
  }
}
