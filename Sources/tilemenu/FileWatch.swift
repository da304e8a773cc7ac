import Glibc

/// Tells when somebody may have changed a file: by inotify, so that nothing runs while nothing happens.
///
/// The folder is watched, since a file that is saved well is replaced; the file too, since one that is
/// mounted by itself is written by another name; and the folder of each link on the way to it.
struct FileWatch: ~Copyable {
  /// What to wait for.
  let descriptor: Int32
  private let file: Word
  private var names: Set<[UInt8]> = []

  /// Watches a file; nil where that cannot be done, and one has to look every now and then.
  static func open(_ file: Word) -> FileWatch? {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    var watch = FileWatch(descriptor: descriptor, file: file)
    guard watch.addPaths(), !RemoteFolder.holds(file) else { return nil }
    return watch
  }

  private init(descriptor: Int32, file: Word) {
    self.descriptor = descriptor
    self.file = file
  }

  deinit { close(descriptor) }

  /// Takes what has happened; true when the file may be another now.
  mutating func takeChange() -> Bool {
    let isChanged = !takeEvents().isEmpty
    // A new file has taken the name: the old watch is gone with the old one.
    if isChanged { _ = addPaths() }
    return isChanged
  }

  /// Takes what has happened until right after a save of ours; true when it tells of somebody else too.
  ///
  /// Our save is one new file that takes the name, and an old one that thereby loses it.
  mutating func takeSave() -> Bool {
    let events = takeEvents()
    if events.isEmpty { return false }
    _ = addPaths()
    let named = events.filter { !$0.name.isEmpty }
    return named.count != 1 || named[0].kind != IN_MOVED_TO
      || events.contains { $0.name.isEmpty && $0.kind & ~Self.losing != 0 }
  }

  /// What became of a name, or, where it is empty, of the file itself.
  private struct Event {
    let kind: Int32
    let name: [UInt8]
  }

  /// The events that may be about the file.
  private func takeEvents() -> [Event] {
    var events: [Event] = []
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 8)
    defer { room.deallocate() }
    while case let count = read(descriptor, room.baseAddress, room.count), count > 0 {
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= count {
        let event = room.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        let name = Array(room[start..<min(count, start + Int(event.len))].prefix { $0 != 0 })
        // Without a name it is the file itself, or events were lost.
        if name.isEmpty || names.contains(name) {
          events.append(Event(kind: Int32(truncatingIfNeeded: event.mask), name: name))
        }
        offset = start + Int(event.len)
      }
    }
    return events
  }

  /// Watches what leads to the file now; false where nothing can be.
  private mutating func addPaths() -> Bool {
    var isWatched = add(file.bytes, Self.writing)
    for path in [file.bytes, Trust.resolved(file.bytes) ?? file.bytes] {
      let slash = path.lastIndex(of: UInt8(ascii: "/"))
      names.insert(Array(path[(slash.map { $0 + 1 } ?? 0)...]))
      let folder =
        slash.map { $0 == 0 ? [UInt8(ascii: "/")] : Array(path[..<$0]) } ?? [UInt8(ascii: ".")]
      isWatched = add(folder, Self.naming) || isWatched
    }
    return isWatched
  }

  private func add(_ path: [UInt8], _ events: Int32) -> Bool {
    inotify_add_watch(descriptor, path.map { CChar(bitPattern: $0) } + [0], UInt32(events)) >= 0
  }

  private static let writing = IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF
  private static let losing = IN_ATTRIB | IN_DELETE_SELF | Int32(IN_IGNORED)
  private static let naming = IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE
}

/// File systems whose changes are made elsewhere, where this kernel sees none of them.
enum RemoteFolder {
  private static let kinds = [
    "nfs", "cifs", "smb", "fuse", "9p", "ceph", "afs", "virtiofs", "vboxsf",
  ]

  /// True for a file on one of them.
  static func holds(_ file: Word) -> Bool {
    var status = stat()
    guard stat(file.bytes.map { CChar(bitPattern: $0) } + [0], &status) == 0,
      let mounts = fopen("/proc/self/mountinfo", "re")
    else { return false }
    defer { fclose(mounts) }
    let (major, minor) = (
      status.st_dev >> 8 & 0xFFF, status.st_dev & 0xFF | status.st_dev >> 12 & 0xFFF00
    )
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    defer { free(line) }
    while getline(&line, &room, mounts) > 0, let text = line.map({ String(cString: $0) }) {
      // ID PARENT MAJOR:MINOR ROOT PLACE OPTIONS ... - KIND SOURCE OPTIONS
      let fields = text.split(separator: " ")
      guard fields.count > 6, fields[2] == "\(major):\(minor)",
        let dash = fields.firstIndex(of: "-"),
        dash + 1 < fields.count
      else { continue }
      return kinds.contains { fields[dash + 1].hasPrefix($0) }
    }
    return false
  }
}
