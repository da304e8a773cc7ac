import TestSupport
import Testing

@Suite("files that are no menu")
struct BadStructureTests {
  @Test("are told with the lists they have, or what to do", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "an empty file", bytes: "".bytes,
      """
      menu.yaml:1:1: error: the file is empty; 'tilemenu init -' prints a menu to start from
      """),
    .init(
      "only blank lines and comments",
      """

      # nothing yet

      """,
      """
      menu.yaml:1:1: error: the file is empty; 'tilemenu init -' prints a menu to start from
      """),
    .init(
      "only a document marker",
      """
      ---
      """,
      """
      menu.yaml:2:1: error: there is no list 'tiles' here; 'tilemenu init -' prints a menu to \
      start from
      """),
    .init(
      "a text and no more",
      """
      Mail
      """,
      """
      menu.yaml:1:1: error: there is no list 'tiles' here; 'tilemenu init -' prints a menu to \
      start from
        Mail
        ^~~~
      """),
    .init(
      "no list at all",
      """
      title: Launcher
      columns: 3
      """,
      """
      menu.yaml:1:1: error: there is no list 'tiles' here; 'tilemenu init -' prints a menu to \
      start from
        title: Launcher
        ^~~~~~~~~~~~~~~
      """),
    .init(
      "a key near tiles",
      """
      title: Launcher
      tile:
        - Mail
      """,
      """
      menu.yaml:1:1: error: there is no list 'tiles' here; is 'tile' in line 2 meant to be \
      'tiles'?
        title: Launcher
        ^~~~~~~~~~~~~~~
      """),
    .init(
      "lists by other names",
      """
      services:
        - a
      bookmarks:
        dev: [b, c]
      """,
      """
      menu.yaml:1:1: error: there is no list 'tiles' here; point at a list with --tiles; the \
      file has .services (1), .bookmarks.dev (2)
        services:
        ^~~~~~~~~
      """),
    .init(
      "more lists than are told",
      """
      a: [1]
      b: [1, 2]
      c: []
      d: [1]
      e: [1]
      f: [1]
      g: [1]
      h: [1]
      """,
      """
      menu.yaml:1:1: error: there is no list 'tiles' here; point at a list with --tiles; the \
      file has .a (1), .b (2), .c (0), .d (1), .e (1), .f (1), and 2 more: 'tilemenu lists' tells all
        a: [1]
        ^~~~~~
      """),
    .init(
      "tiles without a value",
      """
      tiles:
      """,
      """
      menu.yaml:1:7: error: 'tiles' must be a list of tiles, and it has no value; write one \
      '- ' line for each tile
        tiles:
              ^
      """),
    .init(
      "tiles that are null",
      """
      tiles: ~
      """,
      """
      menu.yaml:1:8: error: 'tiles' must be a list of tiles, not '~'
        tiles: ~
               ^
      """),
    .init(
      "tiles that are a text",
      """
      tiles: Mail, News
      """,
      """
      menu.yaml:1:8: error: 'tiles' must be a list of tiles, not 'Mail, News'
        tiles: Mail, News
               ^~~~~~~~~~
      """),
    .init(
      "tiles that are a mapping",
      """
      tiles:
        Mail: mutt
        News: slrn
      """,
      """
      menu.yaml:2:3: error: 'tiles' must be a list of tiles, and this is a mapping
          Mail: mutt
          ^~~~~~~~~~
      """),
    .init(
      "the tiles of a folder that are a text",
      """
      tiles:
        - title: Work
          tiles: Wiki
      """,
      """
      menu.yaml:3:12: error: 'tiles' must be a list of tiles, not 'Wiki'
            tiles: Wiki
                   ^~~~
      """),
    .init(
      "the tiles of a folder without a value",
      """
      tiles:
        - title: Work
          tiles:
        - Mail
      """,
      """
      menu.yaml:3:11: error: 'tiles' must be a list of tiles, and it has no value; write one \
      '- ' line for each tile
            tiles:
                  ^
      """),
    .init(
      "two documents without a list",
      """
      a: b
      ---
      c: d
      """,
      """
      menu.yaml:1:1: error: there is no list 'tiles' here; 'tilemenu init -' prints a menu to \
      start from
        a: b
        ^~~~
      """),
  ]
}
