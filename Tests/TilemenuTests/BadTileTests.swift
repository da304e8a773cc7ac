import Testing

@Suite("tiles that are none, and keys that stand twice")
struct BadTileTests {
  @Test("are told with the place and what to do", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "a tile that is a list",
      """
      tiles:
        - [Mail, News]
        - - Wiki
      """,
      """
      menu.yaml:2:5: error: a tile must be a title or a mapping, and this is a list
          - [Mail, News]
            ^~~~~~~~~~~~
      menu.yaml:3:5: error: a tile must be a title or a mapping, and this is a list
          - - Wiki
            ^~~~~~
      """),
    .init(
      "a tile that is empty",
      """
      tiles:
        - Mail
        -
        - News
      """,
      """
      menu.yaml:3:4: error: this tile is empty; write its title behind the '-'
          -
           ^
      """),
    .init(
      "a tile without a title",
      """
      tiles:
        - color: red
        - run: true
          titel: Mail
        - Mail: mutt
      """,
      """
      menu.yaml:2:5: error: this tile has no title; every tile needs the key 'title'
          - color: red
            ^~~~~~~~~~
      menu.yaml:3:5: error: this tile has no title; is 'titel' meant to be 'title'?
          - run: true
            ^~~~~~~~~
      menu.yaml:4:5: warning: a tile has no key 'titel'; did you mean 'title'?
            titel: Mail
            ^~~~~
      menu.yaml:5:5: warning: a tile has no key 'Mail'
          - Mail: mutt
            ^~~~
      menu.yaml:5:5: error: this tile has no title; every tile needs the key 'title'
          - Mail: mutt
            ^~~~~~~~~~
      """),
    .init(
      "an empty mapping for a tile",
      """
      tiles:
        - {}
      """,
      """
      menu.yaml:2:5: error: this tile has no title; every tile needs the key 'title'
          - {}
            ^~
      """),
    .init(
      "a tile that merges itself",
      """
      tiles:
        - &a
          <<: *a
          title: x
      """,
      """
      menu.yaml:2:5: error: this mapping merges itself with '<<'; take the '<<' out, or let \
      it name another mapping
          - &a
            ^~
      """),
    .init(
      "a merge in a ring",
      """
      x-a: &a {<<: &b {<<: *a}}
      tiles:
        - title: x
          <<: *a
      """,
      """
      menu.yaml:3:5: error: this mapping merges itself with '<<'; take the '<<' out, or let \
      it name another mapping
          - title: x
            ^~~~~~~~
      """),
    .init(
      "a merge of what is no mapping",
      """
      x-a: &a text
      tiles:
        - {title: x, <<: y}
        - title: y
          <<: [*a, {color: red}, [b]]
      """,
      """
      menu.yaml:3:20: error: '<<' merges mappings, and this is text; name the anchor of a mapping, \
      as in <<: *name
          - {title: x, <<: y}
                           ^
      menu.yaml:5:10: error: '<<' merges mappings, and this is text; name the anchor of a mapping, \
      as in <<: *name
            <<: [*a, {color: red}, [b]]
                 ^~
      menu.yaml:5:28: error: '<<' merges mappings, and this is a list; name the anchor of a mapping, \
      as in <<: *name
            <<: [*a, {color: red}, [b]]
                                   ^~~
      """),
    .init(
      "a merge twice",
      """
      x-a: &a {color: red}
      tiles:
        - title: x
          <<: *a
          <<: {key: M}
      """,
      """
      menu.yaml:5:5: error: the key '<<' stands twice, first in line 4; merge a list of mappings, \
      as in <<: [*one, *other]
            <<: {key: M}
            ^~
      """),
    .init(
      "tiles that stand elsewhere and are no list",
      """
      x-a: &a text
      x-b: &b {tiles: {c: d}}
      tiles:
        - {title: x, tiles: *a}
        - {title: y, <<: *b}
      """,
      """
      menu.yaml:2:17: error: 'tiles' must be a list of tiles, and this is a mapping
        x-b: &b {tiles: {c: d}}
                        ^~~~~~
      menu.yaml:4:23: error: 'tiles' must be a list of tiles, not 'text'
          - {title: x, tiles: *a}
                              ^~
      """),
    .init(
      "a key twice in the menu",
      """
      title: One
      tiles: [a]
      title: Two
      """,
      """
      menu.yaml:3:1: error: the key 'title' stands twice, first in line 1; take one of them out
        title: Two
        ^~~~~
      """),
    .init(
      "tiles twice",
      """
      tiles: [a]
      tiles: [b]
      """,
      """
      menu.yaml:2:1: error: the key 'tiles' stands twice, first in line 1; take one of them out
        tiles: [b]
        ^~~~~
      """),
    .init(
      "a key twice in a tile",
      """
      tiles:
        - title: Mail
          color: red
          run: true
          color: blue
      """,
      """
      menu.yaml:5:5: error: the key 'color' stands twice, first in line 3; take one of them out
            color: blue
            ^~~~~
      """),
    .init(
      "a tile of a foreign tag",
      """
      tiles:
        - !!int 5
        - !secret Mail
      """,
      """
      menu.yaml:2:5: error: the tag '!!int' is unknown here; take it out
          - !!int 5
            ^~~~~~~
      menu.yaml:3:5: error: the tag '!secret' is unknown here; take it out
          - !secret Mail
            ^~~~~~~~~~~~
      """),
  ]
}
