import CSystem
import Glibc

/// What a new file must take over from the old one: owner, group, mode, and the extended attributes,
/// of which the access list is one.
struct SavedAttributes {
  private let owner: uid_t
  private let group: gid_t
  private let mode: mode_t
  private let extended: [ExtendedAttribute]

  /// Reads them from the old file.
  init(of file: borrowing RegularFile) throws(FileProblem) {
    owner = file.status.st_uid
    group = file.status.st_gid
    mode = file.status.st_mode & 0o7777
    extended = try ExtendedAttribute.all(of: file.descriptor)
  }

  /// Gives them to the new file; false: it cannot have them all.
  ///
  /// The order matters: a change of owner takes the set-id bits away, and an access list is more
  /// than the mode can say.
  func apply(to descriptor: borrowing Descriptor) throws(FileProblem) -> Bool {
    do {
      let made = try descriptor.status()
      if made.st_uid != owner || made.st_gid != group {
        try system { fchown(descriptor.number, owner, group) }
      }
      // A list that the folder gives to new files would let in others than the old file's.
      try ExtendedAttribute.removeAccessList(from: descriptor)
      try system { fchmod(descriptor.number, mode) }
      for attribute in extended { try attribute.apply(to: descriptor) }
      let now = try descriptor.status()
      // The system may leave a bit out without a word, such as set-group-id of a foreign group.
      return now.st_uid == owner && now.st_gid == group && now.st_mode & 0o7777 == mode
    } catch .system(let code) where Self.saysNotForUs(code) {
      return false
    }
  }

  private static func saysNotForUs(_ code: Int32) -> Bool {
    // EINVAL: the owner has no number in this container.
    [EPERM, EACCES, ENOTSUP, ENOSYS, EINVAL].contains(code)
  }
}

/// One extended attribute of a file.
private struct ExtendedAttribute {
  let name: [UInt8]
  let value: [UInt8]

  private static let accessList = Array("system.posix_acl_access".utf8)
  /// Sums over the bytes of the old file, which would be wrong for the new one.
  private static let sums = ["security.ima", "security.evm"].map { Array($0.utf8) }
  /// The most that Linux lets a value, or the list of all names, take.
  private static let largest = 1 << 16

  static func all(of descriptor: borrowing Descriptor) throws(FileProblem) -> [ExtendedAttribute] {
    var attributes: [ExtendedAttribute] = []
    for name in try names(of: descriptor) where !sums.contains(name) {
      if let value = try value(of: name, in: descriptor) {
        attributes.append(ExtendedAttribute(name: name, value: value))
      }
    }
    return attributes
  }

  static func removeAccessList(from descriptor: borrowing Descriptor) throws(FileProblem) {
    do {
      try system { withName(accessList) { fremovexattr(descriptor.number, $0) } }
    } catch .system(ENODATA) {
    } catch .system(ENOTSUP) {
    }
  }

  func apply(to descriptor: borrowing Descriptor) throws(FileProblem) {
    // A label that the system has given already need not be ours to set.
    if let present = try Self.value(of: name, in: descriptor), present == value { return }
    try system {
      withName(name) { name in
        value.withUnsafeBytes {
          fsetxattr(descriptor.number, name, $0.baseAddress, $0.count, 0)
        }
      }
    }
  }

  private static func names(of descriptor: borrowing Descriptor) throws(FileProblem) -> [[UInt8]] {
    do {
      let list = try filled { flistxattr(descriptor.number, $0, $1) }
      return list.split(separator: 0).map { Array($0) }
    } catch .system(ENOTSUP) {
      return []
    }
  }

  private static func value(
    of name: [UInt8], in descriptor: borrowing Descriptor
  ) throws(FileProblem) -> [UInt8]? {
    do {
      return try filled { start, count in
        withName(name) { fgetxattr(descriptor.number, $0, start, count) }
      }
    } catch .system(ENODATA) {
      return nil
    }
  }

  private static func filled(
    _ call: (UnsafeMutablePointer<CChar>, Int) -> Int
  ) throws(FileProblem) -> [UInt8] {
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: largest)
    defer { buffer.deallocate() }
    let count = try system { call(buffer, largest) }
    return Array(UnsafeRawBufferPointer(start: buffer, count: count))
  }
}
