import Testing

@Suite("colours and words that do not exist")
struct BadChoiceTests {
  @Test("are told with the nearest word", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "a colour that is a comment",
      """
      tiles:
        - title: Mail
          color: #fff
          run: true
      """,
      """
      menu.yaml:3:12: error: 'color' has no value: what follows '#' is a comment; write \
      color: "#fff"
            color: #fff
                   ^~~~
      """),
    .init(
      "a colour that is a comment with words behind",
      """
      tiles:
        - title: Mail
          color:  #3478f6 blue of the sky
      """,
      """
      menu.yaml:3:13: error: 'color' has no value: what follows '#' is a comment; write \
      color: "#3478f6"
            color:  #3478f6 blue of the sky
                    ^~~~~~~~~~~~~~~~~~~~~~~
      """),
    .init(
      "a colour that does not exist",
      """
      tiles:
        - title: Mail
          color: bleu
        - title: b
          color: '#12345'
        - title: c
          color: 256
        - title: d
          color: rgb(1,2)
      """,
      """
      menu.yaml:3:12: error: no colour is called 'bleu'; did you mean 'blue'?
            color: bleu
                   ^~~~
      menu.yaml:5:12: error: no colour is called '#12345'; take a name, '#rrggbb', 'rgb(r, g, \
      b)' or a number up to 255
            color: '#12345'
                   ^~~~~~~~
      menu.yaml:7:12: error: no colour is called '256'; take a name, '#rrggbb', 'rgb(r, g, \
      b)' or a number up to 255
            color: 256
                   ^~~
      menu.yaml:9:12: error: no colour is called 'rgb(1,2)'; take a name, '#rrggbb', 'rgb(r, \
      g, b)' or a number up to 255
            color: rgb(1,2)
                   ^~~~~~~~
      """),
    .init(
      "a colour of the wrong kind",
      """
      tiles:
        - title: Mail
          color: [1, 2, 3]
        - title: b
          color: {r: 1}
        - title: c
          color:
      """,
      """
      menu.yaml:3:12: error: 'color' must be a colour, and this is a list
            color: [1, 2, 3]
                   ^~~~~~~~~
      menu.yaml:5:12: error: 'color' must be a colour, and this is a mapping
            color: {r: 1}
                   ^~~~~~
      menu.yaml:7:11: error: 'color' has no value; write one, or take the key out
            color:
                  ^
      """),
    .init(
      "a way to reorder that does not exist",
      """
      reorder: shfit
      tiles: [a]
      """,
      """
      menu.yaml:1:10: error: 'reorder' cannot be 'shfit'; did you mean 'shift'?
        reorder: shfit
                 ^~~~~
      """),
    .init(
      "a way to reorder that is far off",
      """
      reorder: bubble
      tiles: [a]
      """,
      """
      menu.yaml:1:10: error: 'reorder' cannot be 'bubble'; take one of shift, swap
        reorder: bubble
                 ^~~~~~
      """),
    .init(
      "a pause that does not exist",
      """
      tiles:
        - title: a
          pause: onerror
        - title: b
          pause: sometimes
      """,
      """
      menu.yaml:3:12: error: 'pause' cannot be 'onerror'; did you mean 'on-error'?
            pause: onerror
                   ^~~~~~~
      menu.yaml:5:12: error: 'pause' cannot be 'sometimes'; take one of always, on-error, never
            pause: sometimes
                   ^~~~~~~~~
      """),
    .init(
      "a wrong value behind an anchor",
      """
      x-c: &c bleu
      tiles:
        - title: a
          color: *c
      """,
      """
      menu.yaml:4:12: error: no colour is called 'bleu'; did you mean 'blue'?
            color: *c
                   ^~
      """),
    .init(
      "a wrong value in a merged mapping",
      """
      x-c: &c {color: bleu}
      tiles:
        - title: a
          <<: *c
        - title: b
          <<: *c
      """,
      """
      menu.yaml:1:17: error: no colour is called 'bleu'; did you mean 'blue'?
        x-c: &c {color: bleu}
                        ^~~~
      """),
  ]
}
