import Testing

@Suite("anchors, tags and characters that YAML keeps for itself")
struct BadNamesTests {
  @Test("are told with the place and what to do", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "an alias without an anchor",
      """
      tiles:
        - title: *name
      """,
      """
      menu.yaml:2:12: error: there is no anchor '&name' above '*name'; write the anchor first
          - title: *name
                   ^~~~~
      """),
    .init(
      "an alias before its anchor",
      """
      tiles:
        - *mail
        - &mail Mail
      """,
      """
      menu.yaml:2:5: error: there is no anchor '&mail' above '*mail'; write the anchor first
          - *mail
            ^~~~~
      """),
    .init(
      "an alias without a name",
      """
      tiles:
        - * Mail
      """,
      """
      menu.yaml:2:6: error: an anchor or alias wants a name here; quote the text if it is none
          - * Mail
             ^
      """),
    .init(
      "an anchor without a name",
      """
      tiles:
        - & Mail
      """,
      """
      menu.yaml:2:6: error: an anchor or alias wants a name here; quote the text if it is none
          - & Mail
             ^
      """),
    .init(
      "an at sign that begins a title",
      """
      tiles:
        - @home
      """,
      """
      menu.yaml:2:5: error: no plain text can begin with '@'; quote the text
          - @home
            ^
      """),
    .init(
      "a backtick that begins a command",
      """
      tiles:
        - title: a
          run: `date`
      """,
      """
      menu.yaml:3:10: error: no plain text can begin with '`'; quote the text
            run: `date`
                 ^
      """),
    .init(
      "a percent sign that begins a title",
      """
      tiles:
        - %done
      """,
      """
      menu.yaml:2:5: error: no plain text can begin with '%'; quote the text
          - %done
            ^
      """),
    .init(
      "a tag handle that is not declared",
      """
      tiles:
        - !e!mail Mail
      """,
      """
      menu.yaml:2:5: error: no %TAG line declares this tag's handle; quote the text if it is \
      no tag
          - !e!mail Mail
            ^
      """),
    .init(
      "a version that is not YAML's",
      """
      %YAML 3.0
      ---
      tiles: [a]
      """,
      """
      menu.yaml:1:1: error: this version of YAML cannot be read; take the %YAML line out
        %YAML 3.0
        ^
      """),
    .init(
      "two versions",
      """
      %YAML 1.1
      %YAML 1.1
      ---
      tiles: [a]
      """,
      """
      menu.yaml:2:1: error: a second %YAML line; take one of them out
        %YAML 1.1
        ^
      """),
    .init(
      "text behind the end of a document",
      """
      tiles: [a]
      ...
      title: b
      %x
      """,
      """
      menu.yaml:3:1: error: the document before has ended; write '---' before another one
        title: b
        ^
      """),
    .init(
      "an exclamation mark as a title",
      """
      tiles:
        - !
        - !!! a
      """,
      """
      menu.yaml:3:5: error: the tag '!!!' is unknown here; take it out
          - !!! a
            ^~~~~
      """),
    .init(
      "a tag that is never closed",
      """
      tiles:
        - !<tag Mail
      """,
      """
      menu.yaml:2:10: error: the '<' of this tag has no '>'; quote the text if it is no tag
          - !<tag Mail
                 ^
      """),
  ]
}
