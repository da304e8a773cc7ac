import CSystem
import Glibc
import Testing

@testable import SafeFile

@Suite("Saving a file")
struct UpdateTests {
  let folder = ScratchFolder()

  @Test("puts a new file in the old one's place and leaves nothing else")
  func replacing() throws {
    let path = folder.write("a\n")
    let inode = folder.status().st_ino
    let outcome = try SafeFile.update(path, rewrite: adding("b"))
    #expect(outcome == SaveOutcome(changed: true, warnings: []))
    #expect(folder.text() == "a\nb\n")
    #expect(folder.status().st_ino != inode)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("writes nothing when the bytes are equal, even to a file that may not be written")
  func equalBytes() throws {
    let path = folder.write("a\n")
    var past = [timespec(tv_sec: 1000, tv_nsec: 5), timespec(tv_sec: 1000, tv_nsec: 5)]
    utimensat(AT_FDCWD, folder.full("menu.yaml"), &past, 0)
    chmod(folder.full("menu.yaml"), 0o444)
    let before = folder.status()
    let outcome = try SafeFile.update(path) { $0.map { $0 } }
    #expect(outcome == SaveOutcome(changed: false, warnings: []))
    let after = folder.status()
    #expect(after.st_ino == before.st_ino && after.st_mtim.tv_sec == 1000)
    #expect(after.st_ctim.tv_nsec == before.st_ctim.tv_nsec)
  }

  @Test("keeps owner, group and mode whatever the umask", arguments: [0o600, 0o640, 0o664, 0o755])
  func mode(mode: mode_t) throws {
    let path = folder.write("a\n")
    if geteuid() == 0 { chown(folder.full("menu.yaml"), 1234, 2345) }
    chmod(folder.full("menu.yaml"), mode)
    let before = folder.status()
    _ = try SafeFile.update(path, rewrite: adding("b"))
    let after = folder.status()
    #expect(after.st_mode & 0o7777 == mode)
    #expect(after.st_uid == before.st_uid && after.st_gid == before.st_gid)
    #expect(after.st_ino != before.st_ino)
  }

  @Test("keeps extended attributes and the access list")
  func extendedAttributes() throws {
    let path = folder.write("a\n")
    // Version 2; the owner, user 4321, the group, the mask, others, with what each may do.
    let list: [[UInt8]] = [
      [2, 0, 0, 0], [1, 0, 6, 0, 255, 255, 255, 255], [2, 0, 4, 0, 0xE1, 0x10, 0, 0],
      [4, 0, 4, 0, 255, 255, 255, 255], [16, 0, 4, 0, 255, 255, 255, 255],
      [32, 0, 0, 0, 255, 255, 255, 255],
    ]
    let wanted = [
      "user.note": Array("keep me".utf8), "system.posix_acl_access": list.flatMap { $0 },
    ]
    for (name, value) in wanted { #expect(set(name, value)) }
    _ = try SafeFile.update(path, rewrite: adding("b"))
    for (name, value) in wanted { #expect(get(name) == value, "\(name)") }
  }

  @Test("lets no one in whom the folder's own list would let in")
  func inheritedAccessList() throws {
    let path = folder.write("a\n")
    chmod(folder.full("menu.yaml"), 0o600)
    let descriptor = open(folder.path, O_RDONLY)
    defer { close(descriptor) }
    let list: [UInt8] =
      [2, 0, 0, 0] + [1, 0, 7, 0, 255, 255, 255, 255] + [2, 0, 7, 0, 0xE1, 0x10, 0, 0]
      + [4, 0, 7, 0, 255, 255, 255, 255] + [16, 0, 7, 0, 255, 255, 255, 255]
      + [32, 0, 0, 0, 255, 255, 255, 255]
    #expect(fsetxattr(descriptor, "system.posix_acl_default", list, list.count, 0) == 0)
    _ = try SafeFile.update(path, rewrite: adding("b"))
    #expect(get("system.posix_acl_access") == nil)
    #expect(folder.status().st_mode & 0o777 == 0o600)
  }

  @Test("writes through links, which stay")
  func links() throws {
    mkdir(folder.full("store"), 0o755)
    folder.write("a\n", to: "store/real.yaml")
    symlink("store/real.yaml", folder.full("hop"))
    symlink("hop", folder.full("menu.yaml"))
    _ = try SafeFile.update(folder.file("menu.yaml"), rewrite: adding("b"))
    #expect(folder.text(of: "store/real.yaml") == "a\nb\n")
    #expect(folder.status().st_mode & S_IFMT == S_IFLNK)
    #expect(folder.status(of: "hop").st_mode & S_IFMT == S_IFLNK)
  }

  @Test("refuses a read-only file, to root as well")
  func readOnly() {
    let path = folder.write("a\n")
    chmod(folder.full("menu.yaml"), 0o444)
    let error = fileError { _ = try SafeFile.update(path, rewrite: adding("b")) }
    #expect(error == .notSaved(.readOnly))
    #expect(error?.reason == "the file is read-only (Permission denied)")
    #expect(folder.text() == "a\n")
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("lets out unchanged what the rewriting throws, with the file untouched")
  func refusal() {
    let path = folder.write("a\n")
    let inode = folder.status().st_ino
    #expect(throws: Refusal()) {
      try SafeFile.update(path) { (_: [UInt8]) throws(Refusal) -> [UInt8] in throw Refusal() }
    }
    #expect(folder.text() == "a\n")
    #expect(folder.status().st_ino == inode)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("clears away what a killed run has left, and nothing that only looks like it")
  func staleTemporaries() throws {
    let path = folder.write("a\n")
    let stale = String(decoding: SiblingName.temporary(of: Array("menu.yaml".utf8)), as: UTF8.self)
    let others = [
      ".menu.yaml.0123456789abcdeg.tilemenu-new", ".menu.yaml.0123.tilemenu-new",
      ".other.yaml.0123456789abcdef.tilemenu-new", ".menu.yaml.swp",
    ]
    for name in [stale] + others { folder.write("x", to: name) }
    _ = try SafeFile.update(path, rewrite: adding("b"))
    #expect(folder.names == (others + ["menu.yaml"]).sorted())
    // What another run leaves later is for the next one, since a folder may hold many files.
    folder.write("x", to: stale)
    _ = try SafeFile.update(path, rewrite: adding("c"))
    #expect(folder.names == (others + [stale, "menu.yaml"]).sorted())
  }

  private func set(_ name: String, _ value: [UInt8]) -> Bool {
    let descriptor = open(folder.full("menu.yaml"), O_RDONLY)
    defer { close(descriptor) }
    return fsetxattr(descriptor, name, value, value.count, 0) == 0
  }

  private func get(_ name: String) -> [UInt8]? {
    let descriptor = open(folder.full("menu.yaml"), O_RDONLY)
    defer { close(descriptor) }
    var value = [UInt8](repeating: 0, count: 1000)
    let count = fgetxattr(descriptor, name, &value, value.count)
    return count < 0 ? nil : Array(value.prefix(count))
  }
}
