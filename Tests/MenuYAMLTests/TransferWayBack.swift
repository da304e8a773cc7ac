import TestSupport

@testable import MenuModel
@testable import MenuYAML

/// Moving back in a second reading of the file.
extension TransferCheck {
  /// Nil where it gives the first bytes, else why it cannot.
  func checkWayBack() throws -> String? {
    let file = trial.document.text.encoded(output)
    guard let again = TransferTrial.read(file, trial.root) else {
      throw broken("it cannot be read again")
    }
    guard let back = arrangementBack(in: again) else { return "a folder is none any more" }
    let first = trial.document.text.bytes
    let result = Result { try again.text(in: back) }
    if case .success(let bytes) = result, bytes == first { return nil }
    if let reason = reasonAgainst() { return reason }
    switch result {
    case .success(let bytes):
      throw broken(
        "moving back gives other bytes\n" + String(decoding: bytes, as: UTF8.self).visible)
    case .failure(let error):
      throw broken(
        "moving back is refused: \((error as? MenuErrors)?.diagnostics[0].message ?? "")")
    }
  }

  /// The first arrangement, in the words of the second reading.
  private func arrangementBack(in again: MenuDocument) -> Arrangement? {
    var tiles: [NodeID: TileID] = [:]
    for (tile, node) in again.loaded.items.enumerated() { tiles[node] = tile }
    var lists: [NodeID: ListID] = [:]
    for (list, node) in again.loaded.lists.all { lists[node] = list }
    var back = Arrangement(of: again.menu)
    for node in holdings.keys {
      let items = before.children(of: node).compactMap { counterparts[$0].flatMap { tiles[$0] } }
      guard let list = counterparts[node].flatMap({ lists[$0] }),
        items.count == before.children(of: node).count
      else { return nil }
      back.set(back.order(holding: items), of: list, withGuests: items)
    }
    return back
  }

  /// What in the documents makes a move between lists one that cannot be told from another.
  private func reasonAgainst() -> String? {
    if !bracketed.isEmpty { return "a list was or became empty" }
    if holdings.keys.contains(where: { before.nodes[$0].style == .flow }) { return "commas" }
    if hasSeveralLineBreaks { return "line breaks of several kinds" }
    for list in holdings.keys {
      let outline = Outline(of: list, in: before)
      if moved.isSuperset(of: outline.items) { return "a list all of whose tiles left" }
      if outline.pieces.contains(where: \.keepsBlankLines) { return "kept blank lines" }
      for (slot, item) in outline.items.enumerated() where moved.contains(item) {
        for place in outline.places[max(0, slot - 1)...slot]
        where before.text.bytes[place.gap].contains(UInt8(ascii: "#")) {
          return "a heading"
        }
        if hasLessIndentation(outline, slot) { return "a line left of its dash" }
      }
    }
    return nil
  }

  /// True where some line of a piece has less indentation than its dash.
  private func hasLessIndentation(_ outline: Outline, _ slot: Int) -> Bool {
    guard case .block(let column) = outline.layout else { return false }
    let (bytes, piece) = (before.text.bytes, outline.pieces[slot])
    var line = piece.head.lowerBound
    while line < piece.body.upperBound {
      let indentation = bytes[line...].prefix { $0 == 0x20 }.count
      if indentation < column, bytes.lineBreakLength(at: line + indentation) == 0 || indentation > 0
      {
        return true
      }
      line = bytes.nextLine(after: line)
    }
    return false
  }
}
