import MenuYAML

/// A YAML file made up from a seed, which knows what a move must make of it.
///
/// Its lists are written from slots and items with the owner of each comment and blank line decided
/// beforehand, so the text in any other order is told by writing it again, without a parser.
package struct RandomDocument: Sendable, CustomStringConvertible {
  /// A stretch of text, or one of the lists by its number.
  package enum Fragment: Sendable {
    case text(String)
    case list(Int)
  }

  /// A list as what moves and what stays.
  package struct List: Sendable {
    /// What moves: comment lines above, the item, and the comment behind the comma in a flow list.
    package struct Item: Sendable {
      var head = ""
      var body: [Fragment]
      var rest = ""
    }
    /// What stays: the blanks before the dash, the comma, and what lies between two items.
    package struct Slot: Sendable {
      var prefix = ""
      var joint = ""
      var gap = ""
    }
    /// How the list is written.
    package enum Form: String, Sendable {
      case block
      case ownLines
      case inline
    }

    /// Where the list is, nil where no path leads.
    package let path: YAMLPath?
    /// The document it is in, from 1.
    package let document: Int
    package let form: Form
    /// True when no line can stand above its first item.
    package var sharesFirstLine = false
    var items: [Item]
    var slots: [Slot]

    /// The number of items.
    package var count: Int { items.count }
    /// Whether an item has comment lines above it.
    package func hasHead(_ item: Int) -> Bool { !items[item].head.isEmpty }
  }

  /// What in a document may make a plain move change its meaning.
  package enum Hazard: String, CaseIterable, Sendable {
    /// A line of spaces, which is text under a block scalar.
    case spacesOnlyLine
    /// `a:` in a flow list, whose colon would stand right before a comma.
    case emptyFlowValue
    /// An alias.
    case alias
    /// Line feeds and carriage returns that may meet and become one line break.
    case meetingLineBreaks
    /// Line separators beside other breaks: at the end of a block scalar they are text.
    case lineSeparator
  }

  /// How the file spells its characters.
  package enum Encoding: String, Sendable {
    case utf8
    case utf8WithMark
    case utf16LittleEndian
    case utf16BigEndian
  }

  package let seed: UInt64
  package let lists: [List]
  package let hazards: Set<Hazard>
  package let encoding: Encoding
  let fragments: [Fragment]

  /// The document of a seed.
  package init(seed: UInt64) {
    var writer = DocumentWriter(seed: seed)
    fragments = writer.stream()
    self.seed = seed
    lists = writer.lists
    hazards = writer.hazards
    encoding = writer.style.encoding
  }

  /// The text, with some lists in another order: for each slot the item it gets, by its number.
  package func text(ordering orders: [Int: [Int]] = [:]) -> String {
    var output = ""
    write(fragments, ordering: orders, to: &output)
    return output
  }

  /// The same as the bytes of a UTF-8 file, with its byte order mark.
  package func utf8(ordering orders: [Int: [Int]] = [:]) -> [UInt8] {
    let mark: [UInt8] = encoding == .utf8 ? [] : [0xEF, 0xBB, 0xBF]
    return mark + Array(text(ordering: orders).utf8)
  }

  /// The same as the bytes of the file.
  package func file(ordering orders: [Int: [Int]] = [:]) -> [UInt8] {
    let text = "\u{FEFF}" + text(ordering: orders)
    switch encoding {
    case .utf8, .utf8WithMark: return utf8(ordering: orders)
    case .utf16LittleEndian:
      return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }

  /// The seed and the text, for a message.
  package var description: String {
    "seed \(seed) (\(encoding.rawValue)):\n\(text().visible)"
  }

  private func write(
    _ fragments: [Fragment], ordering orders: [Int: [Int]], to output: inout String
  ) {
    for fragment in fragments {
      switch fragment {
      case .text(let text): output += text
      case .list(let number):
        let list = lists[number]
        for (slot, item) in (orders[number] ?? Array(0..<list.count)).enumerated() {
          output += list.items[item].head + list.slots[slot].prefix
          write(list.items[item].body, ordering: orders, to: &output)
          output += list.slots[slot].joint + list.items[item].rest + list.slots[slot].gap
        }
      }
    }
  }
}

extension String {
  /// The text with blanks and breaks that cannot be told apart made visible.
  package var visible: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\n"
      case "\t": result += "⇥"
      case "\r": result += "␍"
      case "\u{85}": result += "␤NEL"
      case "\u{2028}": result += "␤LS"
      case "\u{2029}": result += "␤PS"
      case "\u{FEFF}": result += "⟨BOM⟩"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
