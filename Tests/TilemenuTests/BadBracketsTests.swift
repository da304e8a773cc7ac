import Testing

@Suite("quotes and brackets that do not match")
struct BadBracketsTests {
  @Test("are told with the place and what to do", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "a double quote that is never closed",
      """
      tiles:
        - title: "Mail
          color: red
        - News
      """,
      """
      menu.yaml:2:12: error: this quote is never closed; write the same quote at the end of \
      the text
          - title: "Mail
                   ^
      """),
    .init(
      "a single quote that is never closed",
      """
      tiles:
        - 'Mail
        - News
      """,
      """
      menu.yaml:2:5: error: this quote is never closed; write the same quote at the end of \
      the text
          - 'Mail
            ^
      """),
    .init(
      "a quote that the next document cuts off",
      """
      tiles:
        - "Mail
      ---
      b
      """,
      """
      menu.yaml:2:5: error: this quote is never closed; write the same quote at the end of \
      the text
          - "Mail
            ^
      """),
    .init(
      "a quote that a later one closes",
      """
      tiles:
        - title: "Mail
        - title: "News"
      """,
      """
      menu.yaml:3:13: error: a quote has ended before this; quote all of the text, or close \
      an earlier quote
          - title: "News"
                    ^
      """),
    .init(
      "text behind a quoted title",
      """
      tiles:
        - "Mail" and more
      """,
      """
      menu.yaml:2:12: error: a quote has ended before this; quote all of the text, or close \
      an earlier quote
          - "Mail" and more
                   ^
      """),
    .init(
      "a bracket that is never closed",
      """
      tiles: [Mail, News
      """,
      """
      menu.yaml:1:8: error: this '[' is never closed; write a ']' behind its last item
        tiles: [Mail, News
               ^
      """),
    .init(
      "a bracket without a comma",
      """
      tiles: [Mail, "News" "Wiki"]
      """,
      """
      menu.yaml:1:22: error: a ',' or ']' is missing before this; put a ',' between items, or \
      close the '[' of line 1
        tiles: [Mail, "News" "Wiki"]
                             ^
      """),
    .init(
      "a brace that is never closed",
      """
      tiles:
        - {title: Mail, color: red
        - News
      """,
      """
      menu.yaml:2:5: error: this '{' is never closed; write a '}' behind its last item
          - {title: Mail, color: red
            ^
      """),
    .init(
      "a brace without a comma",
      """
      tiles:
        - {title: "Mail" color: red}
      """,
      """
      menu.yaml:2:20: error: a ',' or '}' is missing before this; put a ',' between keys, or \
      close the '{' of line 2
          - {title: "Mail" color: red}
                           ^
      """),
    .init(
      "a closing bracket too many",
      """
      tiles: [Mail]]
      """,
      """
      menu.yaml:1:14: error: nothing can follow here; put it on a line of its own, or quote \
      all of the text
        tiles: [Mail]]
                     ^
      """),
    .init(
      "a comma at the start of a flow list",
      """
      tiles: [, a]
      """,
      """
      menu.yaml:1:9: error: a value is missing before this; write one, or take this out
        tiles: [, a]
                ^
      """),
    .init(
      "a comma that JSON wants",
      """
      {"tiles": [
        {"title": "a"}
        {"title": "b"}
      ]}
      """,
      """
      menu.yaml:3:3: error: a ',' or ']' is missing before this; put a ',' between items, or \
      close the '[' of line 1
          {"title": "b"}
          ^
      """),
    .init(
      "a brace closed by a bracket",
      """
      {"tiles": [
        {"title": "a", "color": [1, 2}
      ]}
      """,
      """
      menu.yaml:2:32: error: a ',' or ']' is missing before this; put a ',' between items, or \
      close the '[' of line 2
          {"title": "a", "color": [1, 2}
                                       ^
      """),
    .init(
      "a flow list whose end is missing above another key",
      """
      tiles: [Mail, News
      columns: 3
      """,
      """
      menu.yaml:1:8: error: this '[' is never closed; write a ']' behind its last item
        tiles: [Mail, News
               ^
      """),
    .init(
      "a document marker in a list",
      """
      tiles: [a,
      ---
      b]
      """,
      """
      menu.yaml:2:1: error: a '[' or '{' above is never closed; write the ']' or '}' that is \
      missing
        ---
        ^
      """),
    .init(
      "an escape that YAML does not know",
      """
      tiles:
        - "C:\\Users"
      """,
      """
      menu.yaml:2:10: error: an escape wants hexadecimal digits here; write a backslash as \
      '\\\\', or use single quotes
          - "C:\\Users"
                 ^
      """),
    .init(
      "an escape that does not exist",
      """
      tiles:
        - "C:\\Docs"
      """,
      """
      menu.yaml:2:8: error: no escape is called '\\D'; write a backslash as '\\\\', or use \
      single quotes
          - "C:\\Docs"
               ^
      """),
    .init(
      "an escape without its digits",
      """
      tiles:
        - "\\u12"
      """,
      """
      menu.yaml:2:8: error: an escape wants hexadecimal digits here; write a backslash as \
      '\\\\', or use single quotes
          - "\\u12"
               ^
      """),
  ]
}
