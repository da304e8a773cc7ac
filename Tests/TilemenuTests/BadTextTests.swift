import Testing

@Suite("wrong titles, keys and commands")
struct BadTextTests {
  @Test("are told with what they must be", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "a title that is a list",
      """
      title: [a, b]
      tiles:
        - title: {a: b}
      """,
      """
      menu.yaml:1:8: error: 'title' must be text, and this is a list
        title: [a, b]
               ^~~~~~
      menu.yaml:3:12: error: 'title' must be text, and this is a mapping
          - title: {a: b}
                   ^~~~~~
      """),
    .init(
      "a title without a value",
      """
      tiles:
        - title:
          run: true
      """,
      """
      menu.yaml:2:11: error: 'title' has no value; write one, or take the key out
          - title:
                  ^
      """),
    .init(
      "a menu title without a value",
      """
      title:
      tiles: [a]
      """,
      """
      menu.yaml:1:7: error: 'title' has no value; write one, or take the key out
        title:
              ^
      """),
    .init(
      "a hotkey of two characters",
      """
      tiles:
        - title: a
          key: ab
        - title: b
          key: ''
        - {title: c, key: "\\t"}
      """,
      """
      menu.yaml:3:10: error: 'key' cannot be 'ab'; take one character
            key: ab
                 ^~
      menu.yaml:5:10: error: 'key' cannot be ''; take one character
            key: ''
                 ^~
      menu.yaml:6:21: error: 'key' is a control character; take one that can be typed
          - {title: c, key: "\\t"}
                            ^~~~
      """),
    .init(
      "an icon of three characters",
      """
      tiles:
        - title: a
          icon: abc
      """,
      """
      menu.yaml:3:11: error: 'icon' cannot be 'abc'; take one or two characters
            icon: abc
                  ^~~
      """),
    .init(
      "a command that is a mapping",
      """
      tiles:
        - title: a
          run: {cmd: ls}
      """,
      """
      menu.yaml:3:10: error: 'run' must be a command line or a list of a program and its \
      arguments, and this is a mapping
            run: {cmd: ls}
                 ^~~~~~~~~
      """),
    .init(
      "a command that names no program",
      """
      tiles:
        - title: a
          run: []
        - title: b
          run: ''
        - title: c
          run: ['  ', x]
        - title: d
          run: [ls, [a]]
      """,
      """
      menu.yaml:3:10: error: 'run' names no program; write a command
            run: []
                 ^~
      menu.yaml:5:10: error: 'run' names no program; write a command
            run: ''
                 ^~
      menu.yaml:7:11: error: 'run' names no program; write a command
            run: ['  ', x]
                  ^~~~
      menu.yaml:9:15: error: 'run' must be text, and this is a list
            run: [ls, [a]]
                      ^~~
      """),
    .init(
      "a command with a NUL character",
      """
      tiles:
        - title: a
          run: "ls\\0"
        - title: b
          run: [ls, "a\\0"]
      """,
      """
      menu.yaml:3:10: error: 'run' holds a NUL character; no program can be given one
            run: "ls\\0"
                 ^~~~~~
      menu.yaml:5:15: error: 'run' holds a NUL character; no program can be given one
            run: [ls, "a\\0"]
                      ^~~~~
      """),
    .init(
      "a command without a value",
      """
      tiles:
        - title: a
          run:
      """,
      """
      menu.yaml:3:9: error: 'run' has no value; write one, or take the key out
            run:
                ^
      """),
    .init(
      "an environment that is no mapping",
      """
      tiles:
        - title: a
          environment: PATH=/bin
      """,
      """
      menu.yaml:3:18: error: 'environment' must be a mapping of names to text, not 'PATH=/bin'
            environment: PATH=/bin
                         ^~~~~~~~~
      """),
    .init(
      "variables that cannot be",
      """
      tiles:
        - title: a
          environment: {"A=B": c, "": d, E: [f], G: }
      """,
      """
      menu.yaml:3:19: error: no variable can be called 'A=B'; a name holds no '=' and no NUL
            environment: {"A=B": c, "": d, E: [f], G: }
                          ^~~~~
      menu.yaml:3:29: error: no variable can be called ''; write its name
            environment: {"A=B": c, "": d, E: [f], G: }
                                    ^~
      menu.yaml:3:39: error: 'E' must be text, and this is a list
            environment: {"A=B": c, "": d, E: [f], G: }
                                              ^~~
      """),
    .init(
      "a question that is a list",
      """
      tiles:
        - title: a
          confirm: [yes]
      """,
      """
      menu.yaml:3:14: error: 'confirm' must be true, false or a question, and this is a list
            confirm: [yes]
                     ^~~~~
      """),
    .init(
      "a url that is a mapping",
      """
      tiles:
        - title: a
          url: {a: b}
          description: [x]
          directory:
      """,
      """
      menu.yaml:3:10: error: 'url' must be text, and this is a mapping
            url: {a: b}
                 ^~~~~~
      menu.yaml:4:18: error: 'description' must be text, and this is a list
            description: [x]
                         ^~~
      menu.yaml:5:15: error: 'directory' has no value; write one, or take the key out
            directory:
                      ^
      """),
    .init(
      "a tag that asks for something else",
      """
      tiles:
        - title: !!binary aGk=
        - title: !mine a
          locked: !!str true
      """,
      """
      menu.yaml:2:12: error: the tag '!!binary' is unknown here; take it out
          - title: !!binary aGk=
                   ^~~~~~~~~~~~~
      menu.yaml:3:12: error: the tag '!mine' is unknown here; take it out
          - title: !mine a
                   ^~~~~~~
      menu.yaml:4:13: error: 'locked' must be true or false, not 'true'; take the tag away
            locked: !!str true
                    ^~~~~~~~~~
      """),
  ]
}
