import Testing

@testable import tilemenu

@Suite("programs that are not there")
struct MissingProgramTests {
  @Test("are told before anybody launches them", arguments: files)
  func told(_ file: SurprisingFile) throws { try file.expectWarnings() }

  static let files: [SurprisingFile] = [
    .init(
      "a command line, and a list",
      """
      tiles:
        - {title: a, run: no-such-mailer -x | less}
        - {title: b, run: [no-such-reader, -x]}
        - {title: c, run: [ls, -l]}
        - {title: d, run: "df | no-such-pager"}
        - {title: e, url: "https://example.org/"}
      """,
      """
      menu.yaml:2:21: warning: no program in PATH is called 'no-such-mailer'; install it, or \
      correct the name
          - {title: a, run: no-such-mailer -x | less}
                            ^~~~~~~~~~~~~~~~~~~~~~~~
      menu.yaml:3:22: warning: no program in PATH is called 'no-such-reader'; install it, or \
      correct the name
          - {title: b, run: [no-such-reader, -x]}
                             ^~~~~~~~~~~~~~
      """),
    .init(
      "paths, from the folder where the command runs",
      """
      tiles:
        - {title: a, run: /no/such/program -x}
        - {title: b, run: ./ls, directory: /usr/bin}
        - {title: c, run: [./no-such], directory: /usr/bin}
        - {title: d, run: "./notes.txt", directory: .}
        - {title: e, run: bin/ls, directory: /usr/}
        - {title: f, run: ~/no-such}
        - {title: g, run: [~/no-such]}
      """,
      """
      menu.yaml:2:21: warning: there is no program '/no/such/program'; correct the path
          - {title: a, run: /no/such/program -x}
                            ^~~~~~~~~~~~~~~~~~~
      menu.yaml:4:22: warning: there is no program './no-such'; correct the path
          - {title: c, run: [./no-such], directory: /usr/bin}
                             ^~~~~~~~~
      menu.yaml:5:21: warning: './notes.txt' cannot be run; name a program, or make it one with \
      chmod +x
          - {title: d, run: "./notes.txt", directory: .}
                            ^~~~~~~~~~~~~
      menu.yaml:7:21: warning: there is no program '~/no-such'; correct the path
          - {title: f, run: ~/no-such}
                            ^~~~~~~~~
      menu.yaml:8:22: warning: there is no program '~/no-such'; only a shell knows '~': write \
      the folder out, or the command as one text
          - {title: g, run: [~/no-such]}
                             ^~~~~~~~~
      """),
    .init(
      "folders, and a PATH of the tile's own",
      """
      tiles:
        - {title: a, run: ls, directory: /no/such/folder}
        - {title: b, run: ls, directory: notes.txt}
        - {title: c, run: ls, directory: $HOME}
        - {title: d, run: ls, environment: {PATH: /no/such}}
        - {title: e, run: [ls], environment: {PATH: "/no/such:/bin"}}
      """,
      """
      menu.yaml:2:36: warning: there is no folder '/no/such/folder'; make it, or correct the path
          - {title: a, run: ls, directory: /no/such/folder}
                                           ^~~~~~~~~~~~~~~
      menu.yaml:3:36: warning: there is no folder 'notes.txt'; make it, or correct the path
          - {title: b, run: ls, directory: notes.txt}
                                           ^~~~~~~~~
      menu.yaml:5:21: warning: no program in PATH is called 'ls'; install it, or correct the name
          - {title: d, run: ls, environment: {PATH: /no/such}}
                            ^~
      """),
    .init(
      "a dashboard's keys are no commands of ours",
      "services:\n  - name: a\n    items: [{name: b, run: no-such-program}]"),
  ]

  @Test(
    "the program of a command line is found as far as a shell would not change it",
    arguments: [
      ("ls", "ls"), ("  ls -l", "ls"), ("ls|less", "ls"), ("ls;df", "ls"), ("ls&", "ls"),
      ("ls\n", "ls"), ("# a comment\n\n  df -h", "df"), ("A=1 B='x y' ls", "ls"), ("A=$B ls", "ls"),
      ("A=1", nil), ("PATH=/x ls", nil), ("A=$(date) ls", nil), ("'my program' x", "my program"),
      ("\"my program\" x", "my program"), ("my\\ program x", "my program"), ("l's'", "ls"),
      ("l\\\ns -l", "ls"), ("~/bin/x", "~/bin/x"), ("'~/bin/x'", nil), ("$EDITOR x", nil),
      ("${EDITOR:-vi} x", nil), ("\"$EDITOR\" x", nil), ("`which ls`", nil), ("(ls)", nil),
      ("{ ls; }", nil), ("[ -f x ] && ls", nil), ("! ls", nil), (">x ls", nil), ("2>x ls", nil),
      ("ls>x", nil), ("if true; then ls; fi", nil), ("cd /tmp && ls", nil), ("exec ls", nil),
      ("f() { ls; }", nil), ("*.sh", nil), ("'open", nil), ("", nil), ("#", nil), ("\\", nil),
      ("1a=2", "1a=2"), ("é x", "é"), ("=x", "=x"),
    ] as [(String, String?)])
  func programOfLine(line: String, program: String?) {
    #expect(ShellLine.program(in: line) == program)
  }
}
