import Testing

@Suite("mistakes of indentation and of keys")
struct BadIndentationTests {
  @Test("are told with the place and what to do", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "a tab for indentation",
      """
      tiles:
      \t- a
      """,
      """
      menu.yaml:2:1: error: a tab cannot indent YAML; use spaces
         - a
        ^
      """),
    .init(
      "a tab before a key",
      """
      tiles:
        - title: a
      \t  color: red
      """,
      """
      menu.yaml:3:1: error: a tab cannot indent YAML; use spaces
           color: red
        ^
      """),
    .init(
      "a tab in the middle of an indentation",
      """
      tiles:
        - title: a
        \tcolor: red
      """,
      """
      menu.yaml:3:3: error: a tab cannot indent YAML; use spaces
           color: red
          ^
      """),
    .init(
      "a key without a colon",
      """
      title: Launcher
      columns 3
      tiles:
        - a
      """,
      """
      menu.yaml:2:1: error: there is no ':' behind this key; write 'key: value', with a blank \
      behind the ':'
        columns 3
        ^
      """),
    .init(
      "a key without a colon in a tile",
      """
      tiles:
        - title: Mail
          color red
          run: true
      """,
      """
      menu.yaml:3:5: error: there is no ':' behind this key; write 'key: value', with a blank \
      behind the ':'
            color red
            ^
      """),
    .init(
      "a key without a blank behind the colon",
      """
      title: Launcher
      columns:3
      tiles: [a]
      """,
      """
      menu.yaml:2:1: error: there is no ':' behind this key; write 'key: value', with a blank \
      behind the ':'
        columns:3
        ^
      """),
    .init(
      "a colon in a plain title",
      """
      tiles:
        - title: Note: read this
      """,
      """
      menu.yaml:2:16: error: a second ':' cannot stand here; quote a value that holds ': '
          - title: Note: read this
                       ^
      """),
    .init(
      "a key that is indented too deep",
      """
      title: Launcher
        columns: 3
      tiles: [a]
      """,
      """
      menu.yaml:2:10: error: this line goes on with the text above, where a ':' cannot stand; \
      begin a key in the column of the other keys, and a tile that has keys with '- title: '
          columns: 3
                 ^
      """),
    .init(
      "a key that is indented too little",
      """
      tiles:
        - title: Mail
         color: red
      """,
      """
      menu.yaml:3:4: error: this line does not go on with what stands above it; begin the \
      keys of a mapping, and the '-' of a list, in the same column
           color: red
           ^
      """),
    .init(
      "a tile that is indented too little",
      """
      tiles:
          - Mail
        - News
      """,
      """
      menu.yaml:3:3: error: this line does not go on with what stands above it; begin the \
      keys of a mapping, and the '-' of a list, in the same column
          - News
          ^
      """),
    .init(
      "a key among tiles",
      """
      tiles:
        - Mail
        title: Launcher
      """,
      """
      menu.yaml:3:3: error: this line does not go on with what stands above it; begin the \
      keys of a mapping, and the '-' of a list, in the same column
          title: Launcher
          ^
      """),
    .init(
      "a key under a bare title",
      """
      tiles:
        - Mail
          color: red
      """,
      """
      menu.yaml:3:10: error: this line goes on with the text above, where a ':' cannot stand; \
      begin a key in the column of the other keys, and a tile that has keys with '- title: '
            color: red
                 ^
      """),
    .init(
      "a list on the line of its key",
      """
      tiles: - Mail
      """,
      """
      menu.yaml:1:8: error: a '-' cannot begin an item here; put the list on lines of its own
        tiles: - Mail
               ^
      """),
    .init(
      "a block text with a bad header",
      """
      tiles:
        - title: a
          run: |x
            ls
      """,
      """
      menu.yaml:3:11: error: nothing but a comment can follow here; begin the text in the \
      next line, indented
            run: |x
                  ^
      """),
    .init(
      "a block text with a zero",
      """
      tiles:
        - title: a
          run: |0
            ls
      """,
      """
      menu.yaml:3:11: error: a text cannot be indented by 0; take the 0 out
            run: |0
                  ^
      """),
    .init(
      "a block text indented less than it began",
      """
      tiles:
        - title: a
          run: |
             ls
           df
          key: x
      """,
      """
      menu.yaml:5:6: error: this line does not go on with what stands above it; begin the \
      keys of a mapping, and the '-' of a list, in the same column
             df
             ^
      """),
    .init(
      "a question mark and no more",
      """
      tiles:
        - ? title
      """,
      """
      menu.yaml:3:1: error: 'title' has no value; write one, or take the key out
      """),
  ]
}
