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

/// One node of a YAML tree, 32 bytes, since a file may hold millions.
package struct YAMLNode: Sendable {
  /// What the node is.
  package enum Kind: UInt8, Sendable {
    case scalar
    case alias
    case sequence
    case mapping
  }

  /// What it is.
  package let kind: Kind
  /// How it is written.
  package let style: YAMLStyle
  /// True for a block scalar that keeps its trailing blank lines (`|+`, `>+`).
  var keepsBlankLines = false
  /// True where the value's bytes are the source's own.
  var isVerbatim = true
  private let start32: UInt32
  private var end32: UInt32 = 0
  private var first32: UInt32 = 0
  private var second32: UInt32 = 0
  private var next32: UInt32 = 0
  private let properties32: UInt32

  init(kind: Kind, style: YAMLStyle, start: Int, properties: Int) {
    self.kind = kind
    self.style = style
    start32 = UInt32(start)
    properties32 = UInt32(properties)
  }

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

  /// A scalar's value: a range of the source where `isVerbatim`, else of the tree's own text.
  var value: Range<Int> {
    get { Int(first32)..<Int(second32) }
    set { (first32, second32) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }

  /// A block sequence's first dash.
  var firstDash: Int {
    get { Int(first32) }
    set { first32 = UInt32(newValue) }
  }

  /// The node that an alias stands for.
  var target: NodeID {
    get { Int(first32) }
    set { first32 = UInt32(newValue) }
  }

  /// The place of its anchor and tag in `YAMLTree.properties`, 0 where it has none.
  var properties: Int { Int(properties32) }

  /// The bytes of the source that the node takes.
  package var span: Range<Int> { start..<max(start, end) }
}

/// A node's anchor and tag.
struct YAMLProperties: Equatable, Sendable {
  var anchor: String?
  var tag: String?
}
