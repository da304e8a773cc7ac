import MenuSession
import SafeFile
import Testing

@testable import MenuYAML
@testable import tilemenu

/// tilemenu(1) and tilemenu(5) tell what the tables in the sources tell, no more and no less.
@Suite struct ManualTests {
  private let commands: ManualPage
  private let file: ManualPage

  init() throws {
    commands = try ManualPage("man/man1/tilemenu.1")
    file = try ManualPage("man/man5/tilemenu.5")
  }

  @Test("the manuals have the sections that one looks for")
  func sectionsAreThere() {
    let wanted = [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "KEYS", "MOUSE", "ACCESSIBILITY",
      "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "DIAGNOSTICS", "SEE ALSO",
    ]
    #expect(commands.sections.filter(wanted.contains) == wanted)
    let wantedOfFile = [
      "NAME", "DESCRIPTION", "THE MENU", "TILES", "COLOURS", "WHAT MOVES WITH A TILE", "LIMITS",
      "EXAMPLES", "SEE ALSO",
    ]
    #expect(file.sections.filter(wantedOfFile.contains) == wantedOfFile)
  }

  @Test("the synopsis of tilemenu(1) has every command, in the order of the table")
  func synopsisAgrees() {
    let told = commands.section("SYNOPSIS").text.split(separator: " ").map(String.init)
    let names = CommandSpec.all.compactMap(\.name.typed)
    #expect(told.filter(names.contains) == names)
  }

  @Test("tilemenu(1) tells every command with its operands, in the order of the table")
  func commandsAgree() {
    let told = commands.section("COMMANDS").items.map(\.head)
    #expect(told == CommandSpec.all.map(\.synopsis))
  }

  @Test("tilemenu(1) tells for every command which options it takes")
  func optionsOfCommandsAgree() throws {
    let items = commands.section("COMMANDS").items
    try #require(items.count == CommandSpec.all.count)
    for (item, spec) in zip(items, CommandSpec.all) {
      let groups = item.references.filter { $0.hasSuffix(" options") || $0.hasSuffix(" options.") }
      let inGroups = groups.flatMap { group in
        optionNames(in: group.hasSuffix(".") ? String(group.dropLast()) : group)
      }
      let told = Set(item.options + inGroups)
      #expect(told == Set(spec.options.map(\.rawValue)), "\(spec.synopsis)")
    }
  }

  private func optionNames(in group: String) -> [String] {
    commands.section(group).items.map { item in
      let name = item.head.split(separator: " ").first { $0.hasPrefix("--") } ?? ""
      return String(name.dropFirst(2).prefix { $0 != "[" })
    }
  }

  @Test("tilemenu(1) tells every option once, with its letter and its value")
  func optionsAgree() {
    let groups = commands.section("OPTIONS").subsections
    let told = groups.flatMap { commands.section($0).items.map(\.head) }
    let known = OptionSpec.all.map { ($0.short.map { "-\($0), " } ?? "") + $0.usage }
    #expect(told.sorted() == known.sorted())
  }

  @Test("tilemenu(1) tells every typed command with its operands")
  func typedCommandsAgree() {
    let told = commands.section("TYPED COMMANDS").items.map(\.head)
    let known = SessionCommand.table.map {
      $0.operands.isEmpty ? $0.name : "\($0.name) \($0.operands)"
    }
    #expect(told == known)
  }

  @Test("tilemenu(1) tells every key, in the parts and the words of the help")
  func keysOfScreenAgree() {
    let groups = KeyGroup.allCases.filter { !$0.isOfMouse }
    #expect(commands.section("KEYS").subsections == groups.map(\.rawValue))
    for group in groups { expectBindings(of: [group], in: group.rawValue) }
  }

  @Test("tilemenu(1) tells everything that the mouse does, in the words of the help")
  func mouseAgrees() {
    expectBindings(of: KeyGroup.allCases.filter(\.isOfMouse), in: "MOUSE")
    expectBindings(of: [.dragging], in: KeyGroup.dragging.rawValue)
  }

  private func expectBindings(of groups: [KeyGroup], in section: String) {
    let told = commands.section(section).items.map { item in
      let words = item.body.prefix { !$0.hasPrefix(".") }.joined(separator: " ")
      return "\(item.head): \(words)"
    }
    let known = KeyBindings.all.filter { groups.contains($0.group) }.map { row in
      "\(row.label): \(row.words.prefix(1).uppercased())\(row.words.dropFirst())."
    }
    #expect(told == known)
  }

  @Test("tilemenu(1) tells every exit status")
  func statusesAgree() {
    let told = commands.section("EXIT STATUS").items.map(\.head)
    #expect(told == ExitStatus.allCases.map { String($0.rawValue) })
  }

  @Test("tilemenu(1) tells the environment variables that the sources read")
  func variablesAgree() throws {
    var read: Set<Substring> = []
    for path in try Repository.files(below: "Sources", ending: ".swift") {
      let calls = /(?:variable|text|environment|isOn|folder|getenv)\("([A-Z][A-Z_]+)"/
      read.formUnion(try Repository.text(path).matches(of: calls).map(\.output.1))
    }
    let heads = commands.section("ENVIRONMENT").items.map(\.head)
    #expect(Set(heads.flatMap { $0.replacing(",", with: "").split(separator: " ") }) == read)
  }

  @Test("tilemenu(5) tells every key with its range and default", arguments: ["THE MENU", "TILES"])
  func keysAgree(section: String) {
    let keys = section == "TILES" ? MenuSchema.tile : MenuSchema.menu
    let told = file.section(section).items.map(\.head)
    #expect(
      told
        == keys.map { key in
          "\(key.name) (\(words(for: key.kind))\(key.fallback.map { "; default \($0)" } ?? ""))"
        })
  }

  private func words(for kind: MenuSchema.Kind) -> String {
    switch kind {
    case .text: "text"
    case .color: "colour"
    case .integer(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .integerOrAuto(let range): "\(range.lowerBound) to \(range.upperBound) or auto"
    case .boolean: "true or false"
    case .question: "true, false or a question"
    case .choice(let words):
      words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    case .command: "command"
    case .hotkey: "one character"
    case .icon: "one or two characters"
    case .variables: "mapping of names to text"
    case .tiles: "list of tiles"
    }
  }

  @Test("tilemenu(5) tells the limits, and the keys by which any list is read")
  func limitsAgree() {
    let limits = Limits()
    let text = file.section("LIMITS").text
    #expect(text.contains(" \((SaveOptions().sizeLimit ?? 0) >> 20) MB "))
    for things in ["tiles", "items", "keys"] {
      #expect(text.contains("\(grouped(limits.tiles ?? 0)) \(things)"))
    }
    #expect(text.contains("nested \(limits.depth) deep"))
    #expect(text.contains("\(grouped(Limits.shownTitle)) characters"))
    let lists = file.section("ANY YAML LIST").text
    let titleKeys = MenuForm.plain.titleKeys, folderKeys = MenuForm.plain.folderKeys
    #expect(lists.contains(series(titleKeys)), "\(lists)")
    #expect(lists.contains(series(folderKeys)), "\(lists)")
  }

  @Test("tilemenu(5) tells every form that is known, with its keys")
  func formsAgree() throws {
    let items = file.section("DASHBOARDS").items
    var names: [String] = []
    for form in MenuForm.known where names.last != form.name && !names.contains(form.name) {
      names.append(form.name)
      let item = try #require(items.first { $0.head == form.name })
      let keys =
        [form.rootKey].compactMap { $0 } + form.entryKeys + form.folderKeys + form.colorKeys
        + (form.readsOnlyKeys ? [] : form.titleKeys)
      for key in keys { #expect(item.text.contains(key), "\(form.name): \(key)") }
    }
    #expect(items.map(\.head) == names)
  }

  private func grouped(_ number: Int) -> String {
    let digits = String(number)
    return "\(digits.dropLast(3)),\(digits.suffix(3))"
  }

  private func series(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  @Test(
    "mandoc finds nothing to say about the manuals",
    arguments: [
      "man/man1/tilemenu.1", "man/man5/tilemenu.5",
    ])
  func manualsAreClean(path: String) throws {
    let result = try ScratchShell().run(
      "mandoc -T lint -W warning '\(Repository.root)/\(path)'")
    #expect(result.output == "")
    #expect(result.status == 0)
  }
}
