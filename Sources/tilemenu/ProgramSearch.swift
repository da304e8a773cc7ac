import Glibc
import MenuModel

/// What programs and folders there are, which the system is asked once however many tiles want to know.
struct ProgramSearch {
  /// How often the system was asked.
  private(set) var lookUps = 0
  private let file: Word
  private var folders: [String: [UInt8]] = [:]
  private var isFolder: [[UInt8]: Bool] = [:]
  private var presences: [[UInt8]: Program.Presence] = [:]
  private var paths: [[UInt8]?: [[UInt8]]] = [:]
  /// The names in each folder of a `PATH`, in small letters; nil for one that cannot be read.
  private var names: [[UInt8]: Set<[UInt8]>?] = [:]

  /// A search for what the tiles of a menu launch, that has asked for nothing yet.
  init(besides file: Word) { self.file = file }

  /// Where a launch runs, nil for where we are.
  mutating func folder(of launch: Launch) -> [UInt8]? {
    guard let directory = launch.directory else { return nil }
    let file = file
    return answer(to: directory, \.folders) { _ in Launcher.directory(of: launch, in: file) ?? [] }
  }

  /// True for a path at which there is a folder.
  mutating func isFolder(_ path: [UInt8]) -> Bool {
    answer(to: path, \.isFolder) { path in
      var status = stat()
      return stat(path.cString, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }

  /// What there is at a path.
  mutating func presence(of file: [UInt8]) -> Program.Presence {
    answer(to: file, \.presences, Program.Presence.init)
  }

  /// The file of a program, as `Program.file(of:path:)` finds it; the folders of a `PATH` are read, and
  /// asked only for names that they have.
  mutating func file(of name: [UInt8], path: [UInt8]?) -> [UInt8]? {
    if name.contains(UInt8(ascii: "/")) { return name }
    if paths[path] == nil { paths[path] = Program.folders(in: path) }
    let small = Self.small(name)
    let folders = (paths[path] ?? []).filter { mayHold(small, in: $0) }
    return Program.file(of: name, in: folders) { presence(of: $0) }
  }

  /// False where a folder has no such name, in whatever letters: some file systems do not tell them apart.
  private mutating func mayHold(_ name: [UInt8], in folder: [UInt8]) -> Bool {
    answer(to: folder, \.names, Self.names)?.contains(name) ?? true
  }

  private static func names(in folder: [UInt8]) -> Set<[UInt8]>? {
    guard let stream = opendir(folder.cString) else {
      // What is not there holds nothing; what may not be read may hold the name all the same.
      return errno == ENOENT || errno == ENOTDIR ? [] : nil
    }
    defer { closedir(stream) }
    var names: Set<[UInt8]> = []
    while let entry = readdir(stream) {
      names.insert(withUnsafeBytes(of: &entry.pointee.d_name) { small($0.prefix { $0 != 0 }) })
    }
    return names
  }

  private static func small(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// What is known already, or else what the system says now.
  private mutating func answer<Key: Hashable, Answer>(
    to key: Key, _ known: WritableKeyPath<Self, [Key: Answer]>, _ ask: (Key) -> Answer
  ) -> Answer {
    if let answer = self[keyPath: known][key] { return answer }
    lookUps += 1
    let answer = ask(key)
    self[keyPath: known][key] = answer
    return answer
  }
}
