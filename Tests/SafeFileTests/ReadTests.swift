import Glibc
import Testing

@testable import SafeFile

@Suite("Reading a file")
struct ReadTests {
  let folder = ScratchFolder()

  @Test("gives all its bytes, whatever they are", arguments: [0, 1, 4095, 4096, 4097, 300_001])
  func wholeFile(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try SafeFile.read(folder.write(bytes)) == bytes)
  }

  @Test("follows links to their end")
  func links() throws {
    folder.write("text", to: "real.yaml")
    symlink("real.yaml", folder.full("hop"))
    symlink(folder.full("hop"), folder.full("menu.yaml"))
    #expect(try SafeFile.read(folder.file("menu.yaml")) == Array("text".utf8))
  }

  @Test(
    "refuses at once what is not a file", arguments: ["folder", "pipe", "/dev/zero", "/dev/null"])
  func specialFiles(name: String) {
    mkdir(folder.full("folder"), 0o755)
    mkfifo(folder.full("pipe"), 0o644)
    let path = name.hasPrefix("/") ? FilePath(name) : folder.file(name)
    let kind: FileKind = ["folder": .folder, "pipe": .pipe][name] ?? .device
    #expect(fileError { _ = try SafeFile.read(path) } == .notRead(.notRegular(kind)))
    #expect(
      fileError { _ = try SafeFile.update(path, rewrite: adding("x")) }
        == .notRead(.notRegular(kind)))
  }

  @Test(
    "says what the system says of a name that leads nowhere",
    arguments: ["none", "dangling", "loop"])
  func nowhere(name: String) {
    symlink("none", folder.full("dangling"))
    symlink("loop", folder.full("loop"))
    let code = name == "loop" ? ELOOP : ENOENT
    #expect(fileError { _ = try SafeFile.read(folder.file(name)) } == .notRead(.system(code)))
    #expect(folder.names == ["dangling", "loop"])
  }

  @Test("takes a name with a zero in it for no name at all")
  func zeroInName() {
    folder.write("text", to: "menu")
    #expect(
      fileError { _ = try SafeFile.read(folder.file("menu\0.yaml")) } == .notRead(.system(ENOENT)))
  }

  @Test("lets in as many bytes as the limit says and not one more")
  func limit() throws {
    let path = folder.write("12345678")
    #expect(try SafeFile.read(path, options: SaveOptions(sizeLimit: 8)).count == 8)
    #expect(
      fileError { _ = try SafeFile.read(path, options: SaveOptions(sizeLimit: 7)) }
        == .notRead(.tooLarge(limit: 7)))
  }

  @Test("refuses a terabyte without reading it, though it is a hole")
  func sparse() {
    let path = folder.write("x")
    truncate(folder.full("menu.yaml"), 1 << 40)
    let error = fileError { _ = try SafeFile.read(path) }
    #expect(error == .notRead(.tooLarge(limit: 64 * 1024 * 1024)))
    #expect(error?.reason == "it is larger than the limit of 64 MB")
  }

  @Test("reads files that do not tell their size")
  func unknownSize() throws {
    #expect(try SafeFile.read(FilePath("/proc/self/status")).starts(with: "Name:".utf8))
  }

  @Test(
    "works for a name that is not UTF-8, and one of 255 bytes",
    arguments: [
      Array("caf".utf8) + [0xE9], [UInt8](repeating: 0x6E, count: 255),
    ])
  func oddNames(name: [UInt8]) throws {
    let path = FilePath(folder.path).appending(name)
    try SafeFile.create(path, bytes: Array("a\n".utf8))
    _ = try SafeFile.update(path, rewrite: adding("b"))
    #expect(try SafeFile.read(path) == Array("a\nb\n".utf8))
    #expect(folder.names.count == 1)
  }
}
