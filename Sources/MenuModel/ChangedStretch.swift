/// Where two orders of one list differ: all before and all behind is the same in both.
struct ChangedStretch {
  /// The slots in the old order.
  let old: Range<Int>
  /// The slots in the new one, which begin with the same.
  let new: Range<Int>

  /// Compares two orders; nil where they are the same.
  init?(from old: [TileID], to new: [TileID]) {
    let shorter = min(old.count, new.count)
    let prefix = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    guard prefix < max(old.count, new.count) else { return nil }
    let suffix =
      (0..<(shorter - prefix)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? shorter - prefix
    self.old = prefix..<(old.count - suffix)
    self.new = prefix..<(new.count - suffix)
  }
}
