import Testing

@Suite("wrong numbers and truths")
struct BadNumberTests {
  @Test("are told with what they may be", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "columns out of range",
      """
      columns: 0
      tiles: [a]
      """,
      """
      menu.yaml:1:10: error: 'columns' cannot be '0'; take a whole number from 1 to 100, or auto
        columns: 0
                 ^
      """),
    .init(
      "columns that are no number",
      """
      columns: three
      tiles: [a]
      """,
      """
      menu.yaml:1:10: error: 'columns' must be a whole number from 1 to 100, or auto, not \
      'three'
        columns: three
                 ^~~~~
      """),
    .init(
      "columns in quotes",
      """
      columns: "3"
      tiles: [a]
      """,
      """
      menu.yaml:1:10: error: 'columns' must be a whole number from 1 to 100, or auto, not \
      '3'; take the quotes away
        columns: "3"
                 ^~~
      """),
    .init(
      "columns nearly auto",
      """
      columns: Auto
      tiles: [a]
      """,
      """
      menu.yaml:1:10: error: 'columns' must be a whole number from 1 to 100, or auto, not \
      'Auto'; write auto
        columns: Auto
                 ^~~~
      """),
    .init(
      "columns with a fraction",
      """
      columns: 2.5
      tiles: [a]
      """,
      """
      menu.yaml:1:10: error: 'columns' must be a whole number from 1 to 100, or auto, not '2.5'
        columns: 2.5
                 ^~~
      """),
    .init(
      "columns too long for a number",
      """
      columns: 99999999999999999999
      tiles: [a]
      """,
      """
      menu.yaml:1:10: error: 'columns' cannot be '99999999999999999999'; take a whole number \
      from 1 to 100, or auto
        columns: 99999999999999999999
                 ^~~~~~~~~~~~~~~~~~~~
      """),
    .init(
      "columns without a value",
      """
      columns:
      tiles: [a]
      """,
      """
      menu.yaml:1:9: error: 'columns' has no value; write one, or take the key out
        columns:
                ^
      """),
    .init(
      "columns that are a list",
      """
      columns: [1, 2]
      tiles: [a]
      """,
      """
      menu.yaml:1:10: error: 'columns' must be a whole number from 1 to 100, or auto, and \
      this is a list
        columns: [1, 2]
                 ^~~~~~
      """),
    .init(
      "a margin out of range",
      """
      margin: -1
      tiles: [a]
      """,
      """
      menu.yaml:1:9: error: 'margin' cannot be '-1'; take a whole number from 0 to 20
        margin: -1
                ^~
      """),
    .init(
      "a tile height out of range",
      """
      tile_height: 21
      tiles: [a]
      """,
      """
      menu.yaml:1:14: error: 'tile_height' cannot be '21'; take a whole number from 1 to 20
        tile_height: 21
                     ^~
      """),
    .init(
      "yes for true",
      """
      locked: yes
      tiles:
        - title: a
          locked: Off
        - title: b
          locked: maybe
        - title: c
          locked: 'true'
      """,
      """
      menu.yaml:1:9: error: 'locked' must be true or false, not 'yes'; write true
        locked: yes
                ^~~
      menu.yaml:4:13: error: 'locked' must be true or false, not 'Off'; write false
            locked: Off
                    ^~~
      menu.yaml:6:13: error: 'locked' must be true or false, not 'maybe'
            locked: maybe
                    ^~~~~
      menu.yaml:8:13: error: 'locked' must be true or false, not 'true'; take the quotes away
            locked: 'true'
                    ^~~~~~
      """),
    .init(
      "locked without a value",
      """
      locked:
      tiles: [a]
      """,
      """
      menu.yaml:1:8: error: 'locked' has no value; write one, or take the key out
        locked:
               ^
      """),
  ]
}
