import TestSupport
import Testing

@Suite("check --strict")
struct StrictCheckTests {
  @Test(
    "titles that 80 columns cut are told, and words that others read otherwise", arguments: files)
  func told(_ file: SurprisingFile) throws { try file.expectWarnings(isStrict: true) }

  static let files: [SurprisingFile] = [
    .init(
      "titles in three columns, and in a folder",
      """
      tiles:
        - Twenty letters fit..
        - Twenty-one do not fit
        - {title: Eighteen letters.., icon: ♪}
        - {title: Nineteen letters..., icon: ♪}
        - title: Folder
          tiles: [中文字中文字中文字中文字]
      """,
      """
      menu.yaml:3:5: warning: in a window of 80 columns the title is cut to \
      'Twenty-one do not f…'; shorten it, or let fewer tiles stand side by side
          - Twenty-one do not fit
            ^~~~~~~~~~~~~~~~~~~~~
      menu.yaml:5:13: warning: in a window of 80 columns the title is cut to \
      '♪ Nineteen letters.…'; shorten it, or let fewer tiles stand side by side
          - {title: Nineteen letters..., icon: ♪}
                    ^~~~~~~~~~~~~~~~~~~
      menu.yaml:7:13: warning: in a window of 80 columns the title is cut to '中文字中文字中文字…'; \
      shorten it, or let fewer tiles stand side by side
            tiles: [中文字中文字中文字中文字]
                    ^~~~~~~~~~~~~~~~~~~~~~~~
      """),
    .init(
      "one column has room for all", "columns: 1\ntiles: [Twenty-one letters are no trouble at all]"
    ),
    .init(
      "words of YAML 1.1 in all places for text",
      """
      title: on
      tiles:
        - no
        - title: ~
          description: 0777
          key: y
          directory: 1:20
          run: [printf, 0x10]
          environment: {A: 3.10, B: 1.5}
          locked: true
          confirm: true
        - "no"
        - !!str no
      """,
      """
      menu.yaml:1:8: warning: other programs read 'on' as true; put it in quotes
        title: on
               ^~
      menu.yaml:3:5: warning: other programs read 'no' as false; put it in quotes
          - no
            ^~
      menu.yaml:4:12: warning: other programs read '~' as nothing; put it in quotes
          - title: ~
                   ^
      menu.yaml:5:18: warning: other programs read '0777' as the number 511; put it in quotes
            description: 0777
                         ^~~~
      menu.yaml:6:10: warning: other programs read 'y' as true; put it in quotes
            key: y
                 ^
      menu.yaml:7:16: warning: there is no folder '1:20'; make it, or correct the path
            directory: 1:20
                       ^~~~
      menu.yaml:7:16: warning: other programs read '1:20' as the number 80; put it in quotes
            directory: 1:20
                       ^~~~
      menu.yaml:8:19: warning: other programs read '0x10' as the number 16; put it in quotes
            run: [printf, 0x10]
                          ^~~~
      menu.yaml:9:22: warning: other programs read '3.10' as the number 3.1; put it in quotes
            environment: {A: 3.10, B: 1.5}
                             ^~~~
      """),
    .init(
      "other lists are other people's", "- no\n- 0777\n- A title of this length is cut somewhere"),
  ]

  @Test("a warning makes the status 1, and JSON tells the same")
  func status() throws {
    let folder = try TemporaryFolder()
    try folder.write("menu.yaml", "tiles:\n  - no\n")
    try folder.write("good.yaml", "tiles:\n  - News\n")
    #expect(try folder.tilemenu("check menu.yaml good.yaml") == .silent)
    #expect(try folder.tilemenu("check --strict good.yaml") == .silent)
    let json = try folder.tilemenu("check --strict --json good.yaml menu.yaml")
    #expect(json.status == 1)
    #expect(json.error == "")
    #expect(
      json.output == """
        [
          {
            "column" : 5,
            "file" : "menu.yaml",
            "hint" : "put it in quotes",
            "line" : 2,
            "message" : "other programs read 'no' as false",
            "severity" : "warning"
          }
        ]

        """)
    try folder.write("bad.yaml", "tiles: 1\n")
    #expect(try folder.tilemenu("check --strict no-such.yaml menu.yaml bad.yaml").status == 3)
  }
}
