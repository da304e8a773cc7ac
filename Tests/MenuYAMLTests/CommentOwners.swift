@testable import MenuYAML

/// Whose each comment of a random document is: its number, where it stands, and the innermost item that
/// holds it.
struct CommentOwners {
  struct Comment {
    let number: Int
    let offset: Int
    let owner: NodeID?
  }

  private(set) var comments: [Comment] = []

  init(in tree: YAMLTree) {
    var pieces: [(item: NodeID, ranges: [Range<Int>])] = []
    for list in tree.nodes.indices where tree.nodes[list].kind == .sequence {
      let outline = Outline(of: list, in: tree)
      for (item, piece) in zip(outline.items, outline.pieces) {
        pieces.append((item, [piece.head, piece.body, piece.rest]))
      }
    }
    for (number, offset) in Self.numbers(in: tree.text.bytes) {
      let owner = pieces.last { $0.ranges.contains { $0.contains(offset) } }?.item
      comments.append(Comment(number: number, offset: offset, owner: owner))
    }
  }

  /// The innermost item that a list lies in.
  static func holder(of list: NodeID, in tree: YAMLTree) -> NodeID? {
    let path = tree.ancestors(of: list) + [list]
    return path.indices.dropFirst().last { tree.nodes[path[$0 - 1]].kind == .sequence }
      .map { path[$0] }
  }

  /// The comments' numbers, `c` and digits behind something that is no word, and where they stand.
  private static func numbers(in bytes: [UInt8]) -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    for offset in bytes.indices.dropFirst() where bytes[offset] == UInt8(ascii: "c") {
      let digits = bytes[(offset + 1)...].prefix { (0x30...0x39).contains($0) }
      let before = bytes[offset - 1]
      let isWord = before >= 0x80 || (before | 0x20 >= 0x61 && before | 0x20 <= 0x7A)
      guard !isWord, !digits.isEmpty, let number = Int(String(decoding: digits, as: UTF8.self))
      else { continue }
      found.append((number, offset))
    }
    return found
  }
}
