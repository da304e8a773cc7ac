import MenuModel
import TestSupport
import Testing

@testable import tilemenu

@Suite("what check asks the system for programs")
struct ProgramSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["first", "second"] { try folder.makeFolder(name) }
    for name in ["first/plain", "second/plain", "second/Tool"] { try folder.write(name, "") }
    for name in ["second/plain", "second/Tool"] {
      #expect(try folder.tool("/bin/chmod", ["+x", name]) == .silent)
    }
  }

  private var path: [UInt8] { "\(folder.path)/first:\(folder.path)/second:/no/such".bytes }

  private func launch(_ command: Launch.Command, directory: String? = nil) -> Launch {
    var launch = Launch(command)
    launch.directory = directory
    launch.environment = [("PATH", path.text)]
    return launch
  }

  @Test("is as much for a thousand tiles as for one")
  func manyTiles() {
    func lookUps(_ count: Int) -> Int {
      var search = ProgramSearch(besides: Word("menu.yaml"))
      for number in 0..<count {
        #expect(
          MissingProgram(launch(.shell("plain \(number)"), directory: "/usr"), &search) == nil)
        #expect(MissingProgram(launch(.program(["plain", "-x"])), &search) == nil)
        #expect(MissingProgram(launch(.shell("ls"), directory: "/no/such"), &search) != nil)
      }
      return search.lookUps
    }
    let once = lookUps(1)
    #expect(once > 5)
    #expect(lookUps(1_000) == once)
  }

  @Test("is no more than the folders of PATH for a thousand programs that are not there")
  func manyPrograms() {
    var search = ProgramSearch(besides: Word("menu.yaml"))
    for number in 0..<1_000 {
      #expect(MissingProgram(launch(.shell("no-such-\(number)")), &search) != nil)
    }
    #expect(search.lookUps == 3)
  }

  @Test(
    "finds what a shell would find", arguments: ["plain", "Tool", "tool", "none", "./plain", "ls"])
  func sameAnswers(name: String) {
    var search = ProgramSearch(besides: Word("menu.yaml"))
    for path in [path, "/usr/bin:\(folder.path)/first".bytes, nil, "".bytes] {
      for _ in 0..<2 {
        #expect(
          search.file(of: name.bytes, path: path) == Program.file(of: name.bytes, path: path))
      }
    }
  }
}
