/// The old and the new text of a file, kept on the disk while the new one is written over the old.
///
/// It is there, whole and synced, before the first byte of the file is touched, and goes when the new
/// text is on the disk. So whoever finds one has found an interrupted save, and can undo it.
struct UndoJournal {
  /// Tells this file's journal from another's: the file's name, or in the state folder its path.
  let identity: [UInt8]
  /// The file's number on its disk: another file under the name is not the one that was torn.
  let inode: UInt64
  let old: [UInt8]
  let new: [UInt8]

  /// Whether an interrupted write over the old text can have left these bytes: each is that of
  /// either text, or a zero where the file was to grow and the power went.
  func canHaveLeft(_ bytes: [UInt8]) -> Bool {
    guard (min(old.count, new.count)...max(old.count, new.count)).contains(bytes.count)
    else { return false }
    return bytes.indices.allSatisfy { index in
      let byte = bytes[index]
      return (index < old.count ? byte == old[index] : byte == 0)
        || (index < new.count && byte == new[index])
    }
  }
}

/// The journal as bytes: a mark, five numbers, then the name and both texts as they are, so that a
/// person too can find the old text in it.
extension UndoJournal {
  private static let mark = Array("tilemenu undo 1\n".utf8)
  private static let headerSize = mark.count + 5 * 8

  /// The parts of the file, in order.
  var parts: [[UInt8]] { [header, identity, old, new] }

  private var header: [UInt8] {
    let numbers = [
      inode, UInt64(identity.count), UInt64(old.count), UInt64(new.count),
      Checksum.of(identity, old, new),
    ]
    return numbers.reduce(into: Self.mark) { header, number in
      withUnsafeBytes(of: number.littleEndian) { header += $0 }
    }
  }

  /// Nil when the bytes are not a whole journal; then the write that it was for never began.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerSize, bytes.starts(with: Self.mark) else { return nil }
    let numbers = bytes.withUnsafeBytes { bytes in
      stride(from: Self.mark.count, to: Self.headerSize, by: 8).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self).littleEndian
      }
    }
    let sizes = numbers[1...3].map { Int(clamping: $0) }
    var rest = bytes[Self.headerSize...]
    var texts: [[UInt8]] = []
    for size in sizes {
      texts.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    guard rest.isEmpty, texts.map(\.count) == sizes,
      Checksum.of(texts[0], texts[1], texts[2]) == numbers[4]
    else { return nil }
    (identity, inode, old, new) = (texts[0], numbers[0], texts[1], texts[2])
  }
}
