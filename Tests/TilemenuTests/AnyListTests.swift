import TestSupport
import Testing

@Suite("any list of any YAML file")
struct AnyListTests {
  private static let stream = """
    kind: first
    ---
    services:
      - name: web
        items:
          - {id: 7, label: Seven}
          - [eight, 8]
          - nine: {x: 1}
          - 10
      - db
    other: [a, b]
    ---
    - one
    - two

    """

  @Test(
    "--tiles points at the list, and --document and --title say which and what is shown",
    arguments: [
      (
        "--tiles .services",
        "#1     web\n#1/#1  Seven  (web)\n#1/#2  eight  (web)\n"
          + "#1/#3  nine  (web)\n#1/#4  10  (web)\n#2     db\n"
      ),
      ("--tiles .services[0].items", "#1  Seven\n#2  eight\n#3  nine\n#4  10\n"),
      ("--tiles .services[-2].items", "#1  Seven\n#2  eight\n#3  nine\n#4  10\n"),
      ("--tiles .services[0].items --title id", "#1  7\n#2  eight\n#3  nine\n#4  10\n"),
      ("--tiles .[\"other\"]", "#1  a\n#2  b\n"),
      ("--tiles .\"other\"", "#1  a\n#2  b\n"),
      ("--document 2 --tiles other", "#1  a\n#2  b\n"),
      ("--document 3", "#1  one\n#2  two\n"),
      ("--document 3 --tiles .", "#1  one\n#2  two\n"),
    ])
  func lists(_ options: String, _ output: String) throws {
    let run = try SampleMenu.folder(Self.stream).tilemenu("list menu.yaml \(options)")
    #expect(run.output == output)
    #expect(run.error == "")
  }

  @Test("the first document that has the list is taken")
  func firstDocument() throws {
    let folder = try SampleMenu.folder(Self.stream)
    #expect(try folder.tilemenu("move menu.yaml --tiles .other b --first").status == 0)
    #expect(
      try folder.text("menu.yaml") == Self.stream.replacing("[a, b]", with: "[b, a]"))
    #expect(try folder.tilemenu("swap menu.yaml --document 3 one two").status == 0)
    #expect(
      try folder.text("menu.yaml")
        == Self.stream.replacing("[a, b]", with: "[b, a]").replacing(
          "- one\n- two", with: "- two\n- one"))
  }

  @Test(
    "a path that leads nowhere is told where it ends",
    arguments: [
      (
        "--tiles .titel",
        "1:1: error: there is no key 'titel' here; did you mean 'title'?\n  title: x\n  ^~~~~~~~\n"
      ),
      (
        "--tiles .title",
        "1:8: error: '.title' is text, not a list; point at a list with --tiles; "
          + "the file has .tiles (2), .m.list (0)\n  title: x\n         ^\n"
      ),
      (
        "--tiles .m",
        "3:4: error: '.m' is a mapping, not a list; point at a list with --tiles; "
          + "the file has .tiles (2), .m.list (0)\n  m: {list: []}\n     ^~~~~~~~~~\n"
      ),
      (
        "--tiles .tiles[5]",
        "2:8: error: this list has no item '[5]'; its last is '[1]'\n  tiles: [a, b]\n         ^~~~~~\n"
      ),
      (
        "--tiles .m.list[0]",
        "3:11: error: this list has no item '[0]'; it is empty\n  m: {list: []}\n            ^~\n"
      ),
      (
        "--tiles .m[0]",
        "3:4: error: this is no list, so '[0]' leads nowhere\n  m: {list: []}\n     ^~~~~~~~~~\n"
      ),
      (
        "--tiles .title.x",
        "1:8: error: this is no mapping, so there is no key 'x' in it\n  title: x\n         ^\n"
      ),
      ("--document 2", "1:1: error: there is no document 2; the file holds 1 document\n"),
    ])
  func leadsNowhere(_ options: String, _ message: String) throws {
    let folder = try SampleMenu.folder("title: x\ntiles: [a, b]\nm: {list: []}\n")
    for command in ["list menu.yaml", "move menu.yaml a --last"] {
      let run = try folder.tilemenu("\(command) \(options)")
      #expect(run.error == "menu.yaml:" + message)
      #expect(run.status == 1)
    }
  }

  @Test("JSON is YAML too")
  func json() throws {
    let text =
      "{\n  \"tiles\": [\n    {\"title\": \"a\"},\n    {\"title\": \"b\", \"x\": [1, 2]}\n  ]\n}\n"
    let folder = try SampleMenu.folder(text)
    #expect(try folder.tilemenu("move menu.yaml b --first").status == 0)
    #expect(
      try folder.text("menu.yaml")
        == "{\n  \"tiles\": [\n    {\"title\": \"b\", \"x\": [1, 2]},\n    {\"title\": \"a\"}\n  ]\n}\n"
    )
    #expect(try folder.tilemenu("move menu.yaml b --last").status == 0)
    #expect(try folder.text("menu.yaml") == text)
  }

  @Test("--max-size sets the limit of the file's size, or lifts it")
  func maxSize() throws {
    let folder = try SampleMenu.folder()
    let size = SampleMenu.text.utf8.count
    let refusal =
      "tilemenu: menu.yaml: it is larger than the limit of \(size - 1) bytes; "
      + "lift it with --max-size\n"
    for option in ["--max-size=\(size - 1)", "--max-size \(size - 1)"] {
      let run = try folder.tilemenu("list menu.yaml \(option)")
      #expect(run.error == refusal)
      #expect(run.status == 3)
    }
    for option in ["--max-size \(size)", "--max-size", "--max-size=1K", "--max-size 2MB"] {
      #expect(try folder.tilemenu("list \(option) menu.yaml").status == 0)
    }
    let piped = try folder.tilemenu("list - --max-size 5", input: SampleMenu.text)
    #expect(
      piped.error
        == "tilemenu: standard input: it is larger than the limit of 5 bytes; lift it with --max-size\n"
    )
  }
}
