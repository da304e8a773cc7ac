import Testing

@Suite("what will surprise who has written it")
struct SurpriseTests {
  @Test("titles that are hard to read are told, with what reads better", arguments: faint)
  func faintTitles(_ file: SurprisingFile) throws { try file.expectWarnings() }

  @Test("hotkeys that two tiles of a list have are told, with both places", arguments: hotkeys)
  func sharedHotkeys(_ file: SurprisingFile) throws { try file.expectWarnings() }

  @Test("a question that was to be true or false is told")
  func question() throws {
    try SurprisingFile(
      "confirm",
      """
      tiles:
        - {title: a, confirm: yes}
        - {title: b, confirm: Off}
        - {title: c, confirm: "no"}
        - {title: d, confirm: Really?}
        - {title: e, confirm: true}
      """,
      """
      menu.yaml:2:25: warning: 'confirm' asks the question 'yes'; write true, or quote the question
          - {title: a, confirm: yes}
                                ^~~
      menu.yaml:3:25: warning: 'confirm' asks the question 'Off'; write false, or quote the question
          - {title: b, confirm: Off}
                                ^~~
      """
    ).expectWarnings()
  }

  @Test("what surprises is told together with mistakes, but not of values that are wrong")
  func mistakesToo() throws {
    try SurprisingFile(
      "mistakes",
      """
      colums: 2
      columns: none
      tiles:
        - {title: a, run: no-such-program}
        - {title: b, color: bleu, title_color: white, key: M}
        - {title: c, color: gold, title_color: white, key: M}
        - {title: d, key: q}
        - {title: e, key: q, run: no-such-program}
        - {title: f, run: ls, directory: /no/such/folder, environment: [PATH]}
        - {title: g, run: [], color: gold, title_color: wihte}
      """,
      """
      menu.yaml:1:1: warning: a menu has no key 'colums'; did you mean 'columns'?
        colums: 2
        ^~~~~~
      menu.yaml:2:10: error: 'columns' must be a whole number from 1 to 100, or auto, not 'none'
        columns: none
                 ^~~~
      menu.yaml:4:21: warning: no program in PATH is called 'no-such-program'; install it, or \
      correct the name
          - {title: a, run: no-such-program}
                            ^~~~~~~~~~~~~~~
      menu.yaml:5:23: error: no colour is called 'bleu'; did you mean 'blue'?
          - {title: b, color: bleu, title_color: white, key: M}
                              ^~~~
      menu.yaml:6:42: warning: 'white' on 'gold' is hard to read, with a contrast of 1.1 to 1; \
      take black, which has 14.9
          - {title: c, color: gold, title_color: white, key: M}
                                                 ^~~~~
      menu.yaml:6:54: warning: the key 'M' launches 'b', which has it in line 5; take another one
        …{title: c, color: gold, title_color: white, key: M}
                                                          ^
      menu.yaml:7:21: error: the session uses the key 'q' itself; take another one
          - {title: d, key: q}
                            ^
      menu.yaml:8:21: error: the session uses the key 'q' itself; take another one
          - {title: e, key: q, run: no-such-program}
                            ^
      menu.yaml:8:29: warning: no program in PATH is called 'no-such-program'; install it, or \
      correct the name
          - {title: e, key: q, run: no-such-program}
                                    ^~~~~~~~~~~~~~~
      menu.yaml:9:66: error: 'environment' must be a mapping of names to text, and this is a list
        …un: ls, directory: /no/such/folder, environment: [PATH]}
                                                          ^~~~~~
      menu.yaml:10:21: error: 'run' names no program; write a command
          - {title: g, run: [], color: gold, title_color: wihte}
                            ^~
      menu.yaml:10:51: error: no colour is called 'wihte'; did you mean 'white'?
          - {title: g, run: [], color: gold, title_color: wihte}
                                                          ^~~~~
      """
    ).expectWarnings()
  }

  @Test("a tile whose tiles are written elsewhere, and which is no folder, is told")
  func distantTiles() throws {
    try SurprisingFile(
      "tiles elsewhere",
      """
      x-list: &list [Wiki]
      x-tile: &tile {title: b, tiles: [Wiki]}
      tiles:
        - {title: a, tiles: *list}
        - *tile
        - <<: *tile
          title: c
        - {title: d, <<: *tile, tiles: [Wiki]}
      """,
      """
      menu.yaml:4:23: warning: tiles that are written elsewhere make no folder here; \
      write them in this tile
          - {title: a, tiles: *list}
                              ^~~~~
      menu.yaml:5:5: warning: tiles that are written elsewhere make no folder here; \
      write them in this tile
          - *tile
            ^~~~~
      menu.yaml:6:5: warning: tiles that are written elsewhere make no folder here; \
      write them in this tile
          - <<: *tile
            ^~~~~~~~~
      """
    ).expectWarnings()
  }

  static let faint: [SurprisingFile] = [
    .init(
      "a tile's two colours",
      """
      tiles:
        - title: a
          color: white
          title_color: "#ff0"
        - {title: b, color: "#777", title_color: black}
        - {title: c, color: navy, title_color: black}
      """,
      """
      menu.yaml:4:18: warning: '#ff0' on 'white' is hard to read, with a contrast of 1.1 to 1; \
      take black, which has 16.6
            title_color: "#ff0"
                         ^~~~~~
      menu.yaml:6:42: warning: 'black' on 'navy' is hard to read, with a contrast of 1.3 to 1; \
      take bright-white, which has 16.0
          - {title: c, color: navy, title_color: black}
                                                 ^~~~~
      """),
    .init(
      "the menu's colour of titles",
      """
      title_color: white
      tiles:
        - {title: a, color: gold}
        - {title: b, color: navy}
        - title: c
          color: gold
          title_color: black
      """,
      """
      menu.yaml:3:23: warning: the menu's 'title_color' on 'gold' is hard to read, with a \
      contrast of 1.1 to 1; write title_color: black, which has 14.9
          - {title: a, color: gold}
                              ^~~~
      """),
    .init(
      "on a colour that the title has chosen",
      """
      tiles:
        - {title: a, title_color: "#444"}
        - b
      """,
      """
      menu.yaml:2:29: warning: '#444' on the tile's own colour is hard to read, with a contrast \
      of 1.5 to 1; take bright-white, which has 6.3
          - {title: a, title_color: "#444"}
                                    ^~~~~~
      """),
    .init(
      "colours that are merged from elsewhere",
      """
      x-faint: &faint {color: gold, title_color: white}
      tiles:
        - title: a
          <<: *faint
      """,
      """
      menu.yaml:3:5: warning: 'white' on 'gold' is hard to read, with a contrast of 1.1 to 1; \
      take black, which has 14.9
          - title: a
            ^~~~~~~~
      """),
    .init("colours of which none is chosen", "tiles: [a, {title: b, color: gold}]"),
  ]

  static let hotkeys: [SurprisingFile] = [
    .init(
      "in the menu and in a folder",
      """
      tiles:
        - {title: Mail, key: M}
        - {title: News, key: N}
        - title: Maps
          key: M
          tiles:
            - {title: City, key: M}
            - {title: "Moun\\ttains", key: C}
            - {title: Sea, key: C}
        - {title: More, key: M}
      """,
      """
      menu.yaml:5:10: warning: the key 'M' launches 'Mail', which has it in line 2; take another one
            key: M
                 ^
      menu.yaml:9:27: warning: the key 'C' launches 'Moun\\ttains', which has it in line 8; \
      take another one
              - {title: Sea, key: C}
                                  ^
      menu.yaml:10:24: warning: the key 'M' launches 'Mail', which has it in line 2; take another one
          - {title: More, key: M}
                               ^
      """)
  ]
}
