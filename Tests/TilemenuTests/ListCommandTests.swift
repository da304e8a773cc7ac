import TestSupport
import Testing

@Suite("list and check")
struct ListCommandTests {
  @Test("list prints position, title and folder, a line each")
  func list() throws {
    let run = try SampleMenu.folder().tilemenu("list menu.yaml")
    #expect(
      run.output == """
        #1        Mail
        #2        News
        #3        Work
        #3/#1     Wiki  (Work)
        #3/#2     Deep  (Work)
        #3/#2/#1  x  (Work/Deep)
        #3/#2/#2  y  (Work/Deep)
        #4        Keep
        #5        calendar

        """)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("list shows what a title holds that a terminal would obey, and what it lacks")
  func oddTitles() throws {
    let folder = try SampleMenu.folder(
      "tiles:\n  - \"a\\e[31mb\\n\\tc\"\n  - \"\"\n  - '  '\n  - \"\\u202Eevil\"\n  - 中文 😀\n  - "
        + String(repeating: "x", count: 1_500) + "\n")
    #expect(
      try folder.tilemenu("list menu.yaml").output == """
        #1  a\\e[31mb\\n\\tc
        #2  (untitled)
        #3  (untitled)
        #4  \\u{202E}evil
        #5  中文 😀
        #6  \(String(repeating: "x", count: 1_000))

        """)
  }

  @Test("list of no tiles prints nothing")
  func listOfNothing() throws {
    let run = try SampleMenu.folder("tiles: []\n").tilemenu("list menu.yaml")
    #expect(run == .silent)
  }

  @Test("list --json tells all of a tile, missing values as null")
  func listJSON() throws {
    let folder = try SampleMenu.folder(
      "tiles:\n  - {title: \"a\\\"b\\n/\", color: '#fff', locked: true, href: x}\n"
        + "  - title: 中\n    tiles: [y]\n")
    #expect(
      try folder.tilemenu("list --json menu.yaml").output == """
        [
          {
            "color" : "#fff",
            "column" : 5,
            "folder" : [

            ],
            "line" : 2,
            "locked" : true,
            "path" : "#1",
            "position" : 1,
            "tiles" : null,
            "title" : "a\\"b\\n/",
            "url" : "x"
          },
          {
            "color" : null,
            "column" : 5,
            "folder" : [

            ],
            "line" : 3,
            "locked" : false,
            "path" : "#2",
            "position" : 2,
            "tiles" : 1,
            "title" : "中",
            "url" : null
          },
          {
            "color" : null,
            "column" : 13,
            "folder" : [
              "中"
            ],
            "line" : 4,
            "locked" : false,
            "path" : "#2/#1",
            "position" : 1,
            "tiles" : null,
            "title" : "y",
            "url" : null
          }
        ]

        """)
  }

  @Test("check says nothing of a menu that is right")
  func checkRight() throws {
    let run = try SampleMenu.folder().tilemenu("check menu.yaml")
    #expect(run == .silent)
  }

  @Test("check tells the mistakes of every file, and of those that cannot be read")
  func checkMany() throws {
    let folder = try SampleMenu.folder()
    try folder.write("bad.yaml", "tiles: 5\n")
    try folder.write("warn.yaml", "colums: 3\ntiles: []\n")
    let run = try folder.tilemenu("check menu.yaml bad.yaml none.yaml warn.yaml .")
    #expect(
      run.error == """
        bad.yaml:1:8: error: 'tiles' must be a list of tiles, not '5'
          tiles: 5
                 ^
        tilemenu: none.yaml: No such file or directory
        warn.yaml:1:1: warning: a menu has no key 'colums'; did you mean 'columns'?
          colums: 3
          ^~~~~~
        tilemenu: .: it is a folder, not a file

        """)
    #expect(run.output == "")
    #expect(run.status == 3)
    #expect(try folder.tilemenu("check menu.yaml bad.yaml warn.yaml").status == 1)
    #expect(try folder.tilemenu("check menu.yaml warn.yaml").status == 0)
  }

  @Test("check --json tells the mistakes of every file in one list")
  func checkJSON() throws {
    let folder = try SampleMenu.folder("colums: 3\ntiles: []\n")
    try folder.write("bad.yaml", "tiles: 5\n")
    let run = try folder.tilemenu("check --json menu.yaml bad.yaml")
    #expect(
      run.output == """
        [
          {
            "column" : 1,
            "file" : "menu.yaml",
            "hint" : "did you mean 'columns'?",
            "line" : 1,
            "message" : "a menu has no key 'colums'",
            "severity" : "warning"
          },
          {
            "column" : 8,
            "file" : "bad.yaml",
            "hint" : null,
            "line" : 1,
            "message" : "'tiles' must be a list of tiles, not '5'",
            "severity" : "error"
          }
        ]

        """)
    #expect(run.error == "")
    #expect(run.status == 1)
    try folder.write("menu.yaml", "tiles: []\n")
    #expect(try folder.tilemenu("check --json menu.yaml").output == "[\n\n]\n")
  }
}
