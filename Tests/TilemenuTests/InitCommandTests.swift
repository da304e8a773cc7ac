import MenuModel
import MenuYAML
import TestSupport
import Testing

@testable import tilemenu

@Suite("init")
struct InitCommandTests {
  @Test("the menu that it writes is right, and can be used at once")
  func writes() throws {
    let folder = try TemporaryFolder()
    let run = try folder.tilemenu("init menu.yaml")
    #expect(run.error == "Wrote menu.yaml. Open it with: tilemenu menu.yaml\n")
    #expect(run.output == "")
    #expect(run.status == 0)
    #expect(try folder.tilemenu("check --strict menu.yaml") == .silent)
    let before = try folder.text("menu.yaml")
    #expect(try folder.tilemenu("move menu.yaml Notes --first").status == 0)
    #expect(try folder.text("menu.yaml") != before)
    #expect(try folder.tilemenu("move menu.yaml Notes --last").status == 0)
    #expect(try folder.text("menu.yaml") == before)
    #expect(try folder.tilemenu("show menu.yaml").status == 0)
    #expect(try folder.tilemenu("menu.yaml", input: "").status == 0)
  }

  @Test("the menu that it writes shows every key, and every way to write a colour")
  func showsAll() {
    for key in MenuSchema.menu + MenuSchema.tile {
      let isShown =
        StarterMenu.text.contains(" \(key.name):") || StarterMenu.text.contains("\n\(key.name):")
      #expect(isShown, "\(key.name)")
    }
    let colors = StarterMenu.text.matches(of: /color: (?:"([^"]+)"|([^#\n]+?)) *(?:#.*)?\n/).map {
      String($0.output.1 ?? $0.output.2 ?? "")
    }
    for notation in [/#....../, /#.../, /rgb\(.+\)/, /bright-.+/, /\d+/, /[a-z]+/] {
      #expect(colors.contains { $0.wholeMatch(of: notation) != nil && TileColor($0) != nil })
    }
  }

  @Test("every tile of the menu that it writes does something, on any Debian")
  func launches() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.tilemenu("init -q menu.yaml").status == 0)
    let menu = try MenuDocument(SourceText(folder.bytes("menu.yaml")))
    let launched = menu.menu.tiles.indices.filter { menu.launch(of: $0) != nil }
    #expect(launched.count >= 10)
    for tile in launched {
      let title = menu.menu.tiles[tile].title
      let run = try folder.tilemenu(["run", "menu.yaml", title], input: "")
      let asks = menu.launch(of: tile)?.question != nil
      #expect(run.status == (asks ? 1 : 0), "\(title): \(run.error)")
      #expect(asks || run.error == "", "\(title)")
    }
  }

  @Test("it never overwrites, neither a menu nor anything else")
  func neverOverwrites() throws {
    let folder = try SampleMenu.folder("mine\n")
    let before = try folder.stamp("menu.yaml")
    try folder.makeFolder("sub")
    for name in ["menu.yaml", "sub"] {
      let run = try folder.tilemenu("init \(name)")
      #expect(
        run.error == "tilemenu: \(name): not saved: File exists; 'tilemenu init' never overwrites\n"
      )
      #expect(run.status == 3)
    }
    #expect(try folder.stamp("menu.yaml") == before)
    #expect(try folder.text("menu.yaml") == "mine\n")
    #expect(folder.names == ["menu.yaml", "sub"])
  }

  @Test("without a file it writes the user's own menu, and the folders that it needs")
  func ownMenu() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.home)/.config/tilemenu/menu.yaml"
    let written = { try FileBytes.read(path.bytes) }
    let run = try folder.tilemenu("init")
    #expect(run.error == "Wrote \(path). Open it with: tilemenu\n")
    #expect(run.status == 0)
    #expect(try folder.tilemenu("check").status == 0)
    #expect(try folder.tilemenu("init").status == 3)
    let config = ["XDG_CONFIG_HOME": folder.path("config")]
    #expect(try folder.tilemenu("init -q", environment: config).error == "")
    #expect(
      try folder.bytes("config/tilemenu/menu.yaml") == written())
    let named = ["TILEMENU_FILE": folder.path("mine.yaml")]
    #expect(try folder.tilemenu("init --quiet", environment: named).status == 0)
    #expect(try folder.bytes("mine.yaml") == written())
  }

  @Test("for - it prints the menu")
  func prints() throws {
    let folder = try TemporaryFolder()
    let printed = try folder.tilemenu("init -")
    #expect(printed.status == 0)
    #expect(printed.error == "")
    #expect(folder.names == [])
    #expect(try folder.tilemenu("init menu.yaml").status == 0)
    #expect(try folder.bytes("menu.yaml") == printed.outputBytes)
  }

  @Test("a folder that is not there is told")
  func noFolder() throws {
    let run = try TemporaryFolder().tilemenu("init no/such/menu.yaml")
    #expect(run.error == "tilemenu: no/such/menu.yaml: not saved: No such file or directory\n")
    #expect(run.status == 3)
  }
}
