/// How a node is written.
package enum YAMLStyle: UInt8, Sendable {
  case plain
  case singleQuoted
  case doubleQuoted
  case literal
  case folded
  case block
  case flow

  /// True for a scalar introduced by `|` or `>`.
  var isBlockScalar: Bool { self == .literal || self == .folded }
}

/// A node's number in `YAMLTree.nodes`: file order, depth first, from zero.
package typealias NodeID = Int

/// One node of a YAML tree, 20 bytes, since a file may hold millions.
package struct YAMLNode: Sendable {
  /// What the node is.
  package enum Kind: UInt8, Sendable {
    case scalar
    case alias
    case sequence
    case mapping
  }

  private let start32: UInt32
  private var end32: UInt32 = 0
  private var next32: UInt32 = 0
  /// What only some nodes have: where a decoded value stands, a first dash, or an alias' target.
  private var extra32: UInt32 = 0
  /// What it is.
  package let kind: Kind
  /// How it is written.
  package let style: YAMLStyle
  /// True where an anchor or a tag stands before it, to be found in `YAMLTree.properties`.
  let hasProperties: Bool
  private var flags: UInt8 = 0

  init(kind: Kind, style: YAMLStyle, start: Int, hasProperties: Bool) {
    self.kind = kind
    self.style = style
    self.hasProperties = hasProperties
    start32 = UInt32(start)
  }

  /// True for a block scalar that keeps its trailing blank lines (`|+`, `>+`).
  var keepsBlankLines: Bool {
    get { flags & 1 != 0 }
    set { flags = newValue ? flags | 1 : flags & ~1 }
  }

  /// True where the value's bytes are not the source's own.
  var isDecoded: Bool { flags & 2 != 0 }

  /// The offset of the node's first byte: of its anchor or tag where it has one, even lines above.
  package var start: Int { Int(start32) }

  /// The offset behind its last byte: of a block collection, behind the last thing in it.
  package internal(set) var end: Int {
    get { Int(end32) }
    set { end32 = UInt32(newValue) }
  }

  /// The number of the first node that is not inside this one.
  package internal(set) var next: NodeID {
    get { Int(next32) }
    set { next32 = UInt32(newValue) }
  }

  /// Where the source spells the value itself: inside its quotes.
  @inline(__always) var verbatim: Range<Int> {
    let quote = style == .plain ? 0 : 1
    return (start + quote)..<max(start + quote, end - quote)
  }

  /// The number of a value that the source spells otherwise.
  var decodedNumber: Int {
    get { Int(extra32) }
    set {
      extra32 = UInt32(newValue)
      flags |= 2
    }
  }

  /// A block sequence's first dash.
  var firstDash: Int {
    get { Int(extra32) }
    set { extra32 = UInt32(newValue) }
  }

  /// The node that an alias stands for.
  var target: NodeID {
    get { Int(extra32) }
    set { extra32 = UInt32(newValue) }
  }

  /// The bytes of the source that the node takes.
  package var span: Range<Int> { start..<max(start, end) }
}

/// A node's anchor and tag.
struct YAMLProperties: Equatable, Sendable {
  var anchor: String?
  var tag: String?
}
