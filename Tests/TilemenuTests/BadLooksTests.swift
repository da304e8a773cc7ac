import TestSupport
import Testing

@Suite("how mistakes are shown")
struct BadLooksTests {
  @Test("the line stands below, with a caret under the place", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "several mistakes in the order of the file",
      """
      title: [x]
      columns: 0
      tiles:
        - color: bleu
        - title: b
          locked: yes
          pause: no
      margin: 99
      """,
      """
      menu.yaml:1:8: error: 'title' must be text, and this is a list
        title: [x]
               ^~~
      menu.yaml:2:10: error: 'columns' cannot be '0'; take a whole number from 1 to 100, or auto
        columns: 0
                 ^
      menu.yaml:4:5: error: this tile has no title; every tile needs the key 'title'
          - color: bleu
            ^~~~~~~~~~~
      menu.yaml:4:12: error: no colour is called 'bleu'; did you mean 'blue'?
          - color: bleu
                   ^~~~
      menu.yaml:6:13: error: 'locked' must be true or false, not 'yes'; write true
            locked: yes
                    ^~~
      menu.yaml:7:12: error: 'pause' cannot be 'no'; take one of always, on-error, never
            pause: no
                   ^~
      menu.yaml:8:9: error: 'margin' cannot be '99'; take a whole number from 0 to 20
        margin: 99
                ^~
      """),
    .init(
      "the caret stands under wide characters",
      """
      tiles:
        - {title: 中文字, color: bleu}
      """,
      """
      menu.yaml:2:25: error: no colour is called 'bleu'; did you mean 'blue'?
          - {title: 中文字, color: bleu}
                                   ^~~~
      """),
    .init(
      "the caret stands under combining marks",
      """
      tiles:
        - {title: e\u{301}e\u{301}, color: bleu}
      """,
      """
      menu.yaml:2:26: error: no colour is called 'bleu'; did you mean 'blue'?
          - {title: e\u{301}e\u{301}, color: bleu}
                               ^~~~
      """),
    .init(
      "the caret stands under emoji",
      """
      tiles:
        - {title: 😀👍, color: bleu}
      """,
      """
      menu.yaml:2:24: error: no colour is called 'bleu'; did you mean 'blue'?
          - {title: 😀👍, color: bleu}
                                 ^~~~
      """),
    .init(
      "the caret stands behind tabs",
      """
      tiles:
        - {title:\ta\t,\tcolor:\tbleu}
      """,
      """
      menu.yaml:2:24: error: no colour is called 'bleu'; did you mean 'blue'?
          - {title: a , color: bleu}
                               ^~~~
      """),
    .init(
      "a wide word is underlined by its width",
      """
      tiles:
        - {title: x, color: 中文字}
      """,
      """
      menu.yaml:2:23: error: no colour is called '中文字'; take a name, '#rrggbb', 'rgb(r, g, \
      b)' or a number up to 255
          - {title: x, color: 中文字}
                              ^~~~~~
      """),
    .init(
      "a title that turns around",
      """
      tiles:
        - {title: "a\u{202E}b", color: bleu}
      """,
      """
      menu.yaml:2:27: error: no colour is called 'bleu'; did you mean 'blue'?
          - {title: "a\\u{202E}b", color: bleu}
                                         ^~~~
      """),
    .init(
      "a mistake at the start of a long line",
      """
      tiles:
        - {color: bleu, title: \(String(repeating: "x", count: 300))}
      """,
      """
      menu.yaml:2:13: error: no colour is called 'bleu'; did you mean 'blue'?
          - {color: bleu, title: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
                    ^~~~
      """),
    .init(
      "a mistake in the middle of a long line",
      """
      tiles:
        - {title: \(String(repeating: "x", count: 300)), color: bleu, url: \(String(repeating: "y", count: 300))}
      """,
      """
      menu.yaml:2:322: error: no colour is called 'bleu'; did you mean 'blue'?
        …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, color: bleu, url: yyyyyyyyyyyyyy…
                                                          ^~~~
      """),
    .init(
      "a mistake at the end of a long line",
      """
      tiles:
        - {title: \(String(repeating: "x", count: 300)), color: bleu}
      """,
      """
      menu.yaml:2:322: error: no colour is called 'bleu'; did you mean 'blue'?
        …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, color: bleu}
                                                          ^~~~
      """),
    .init(
      "a long word",
      """
      tiles:
        - {title: a, color: \(String(repeating: "b", count: 300))}
      """,
      """
      menu.yaml:2:23: error: no colour is called \
      'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…'; take a name, \
      '#rrggbb', 'rgb(r, g, b)' or a number up to 255
          - {title: a, color: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…
                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """),
    .init(
      "a value of several lines",
      """
      tiles:
        - title: a
          color: |
            red
            blue
      """,
      """
      menu.yaml:3:12: error: no colour is called 'red\\nblue\\n'; take a name, '#rrggbb', \
      'rgb(r, g, b)' or a number up to 255
            color: |
                   ^
      """),
    .init(
      "warnings and errors together",
      """
      tiles:
        - title: a
          colour: red
          locked: yes
      """,
      """
      menu.yaml:3:5: warning: a tile has no key 'colour'; did you mean 'color'?
            colour: red
            ^~~~~~
      menu.yaml:4:13: error: 'locked' must be true or false, not 'yes'; write true
            locked: yes
                    ^~~
      """),
    .init(
      "a mistake in a file of carriage returns", bytes: "title: a\rcolumns: x\rtiles: [a]\r".bytes,
      """
      menu.yaml:2:10: error: 'columns' must be a whole number from 1 to 100, or auto, not 'x'
        columns: x
                 ^
      """),
    .init(
      "a mistake in a file of CRLF",
      """
      title: a\r
      columns: x\r
      tiles: [a]\r
      """,
      """
      menu.yaml:2:10: error: 'columns' must be a whole number from 1 to 100, or auto, not 'x'
        columns: x
                 ^
      """),
    .init(
      "a mistake in a last line without an end", bytes: "tiles: [a]\u{A}columns: x".bytes,
      """
      menu.yaml:2:10: error: 'columns' must be a whole number from 1 to 100, or auto, not 'x'
        columns: x
                 ^
      """),
    .init(
      "nested too deep",
      """
      tiles: \(String(repeating: "[", count: 201))\(String(repeating: "]", count: 201))
      """,
      """
      menu.yaml:1:207: error: this is nested more than 200 levels deep; no list or mapping may lie deeper
        …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]…
                                                          ^
      """),
  ]
}
