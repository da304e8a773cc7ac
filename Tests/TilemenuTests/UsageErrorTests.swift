import TestSupport
import Testing

@Suite("mistakes on the command line")
struct UsageErrorTests {
  @Test(
    "are told with what was meant or what to write, and nothing is done",
    arguments: [
      ("move", "move: a file and a tile must be named; write tilemenu move FILE TILE... PLACE"),
      (
        "move menu.yaml",
        "move: a file and a tile must be named; write tilemenu move FILE TILE... PLACE"
      ),
      (
        "swap menu.yaml Mail",
        "swap: a file and two tiles must be named; write tilemenu swap FILE TILE TILE"
      ),
      (
        "swap menu.yaml Mail News Work",
        "swap: a file and two tiles must be named; write tilemenu swap FILE TILE TILE"
      ),
      ("sort", "sort: one file must be named; write tilemenu sort FILE"),
      ("sort menu.yaml Mail", "sort: one file must be named; write tilemenu sort FILE"),
      (
        "order menu.yaml",
        "order: a file and a tile must be named; write tilemenu order FILE TILE..."
      ),
      ("apply", "apply: a file must be named; write tilemenu apply FILE [SCRIPT]"),
      ("apply menu.yaml a b", "apply: a file must be named; write tilemenu apply FILE [SCRIPT]"),
      ("list menu.yaml b", "list: only one file is wanted; see 'tilemenu help list'"),
      ("show menu.yaml b", "show: only one file is wanted; see 'tilemenu help show'"),
      ("init a b", "init: only one file is wanted; see 'tilemenu help init'"),
      ("help move swap", "help: only one command is wanted; see 'tilemenu help'"),
      (
        "move menu.yaml Mail",
        "move: where to is not said; add --to N, --before TILE, --after TILE, --first, --last or --into FOLDER"
      ),
      (
        "move menu.yaml Mail --first --to 3",
        "move: '--first' and '--to' cannot both hold; see 'tilemenu help move'"
      ),
      ("move menu.yaml Mail --to", "move: '--to' wants a value; write --to N"),
      ("move menu.yaml Mail --to=", "move: '--to' wants a value; write --to N"),
      ("list menu.yaml --tiles=", "list: '--tiles' wants a value; write --tiles PATH"),
      ("list --title= menu.yaml", "list: '--title' wants a value; write --title KEY"),
      ("move menu.yaml Mail --to 0", "move: '0' is no position; count from 1"),
      ("move menu.yaml Mail --to -1", "move: '-1' is no position; count from 1"),
      ("move menu.yaml Mail --to two", "move: 'two' is no position; count from 1"),
      ("move menu.yaml Mail --ot 2", "move: there is no option '--ot'; did you mean '--to'?"),
      (
        "move menu.yaml Mail --frist", "move: there is no option '--frist'; did you mean '--first'?"
      ),
      (
        "move menu.yaml Mail --zzzzzz",
        "move: there is no option '--zzzzzz'; see 'tilemenu help move'"
      ),
      ("move menu.yaml Mail -x", "move: there is no option '-x'; see 'tilemenu help move'"),
      ("show menu.yaml -w 60", "show: there is no option '-w'; did you mean '--width'?"),
      ("-V", "there is no option '-V'; did you mean '--version'?"),
      ("version", "there is no file or command 'version'; did you mean '--version'?"),
      ("move menu.yaml Mail -nx", "move: there is no option '-x'; see 'tilemenu help move'"),
      ("check menu.yaml --diff", "check: there is no option '--diff'; 'tilemenu move' takes it"),
      ("list --json=yes menu.yaml", "list: '--json' takes no value; see 'tilemenu help list'"),
      ("show menu.yaml --width 0", "show: '0' is no width; take a number from 1 to 10000"),
      ("show menu.yaml --width wide", "show: 'wide' is no width; take a number from 1 to 10000"),
      (
        "show menu.yaml --color blue",
        "show: '--color' cannot be 'blue'; take auto, always, never, 16, 256 or truecolor"
      ),
      (
        "list menu.yaml --tiles .a[",
        "list: '.a[' is no path to a list; write it as in '.groups[0].items'"
      ),
      ("list menu.yaml --document 0", "list: '0' is no number of a document; count from 1"),
      (
        "list menu.yaml --max-size=huge",
        "list: 'huge' is no size; write a number, with K, M or G behind it"
      ),
      (
        "list menu.yaml --max-size=99999999999G",
        "list: '99999999999G' is no size; write a number, with K, M or G behind it"
      ),
      (
        "move menu.yaml Mail --last --diff --json",
        "move: '--diff' and '--json' cannot both be printed; see 'tilemenu help move'"
      ),
      (
        "move - Mail --last --diff",
        "move: '--diff' cannot be printed where the menu goes to standard output; name a file"
      ),
      (
        "move - Mail --last --json",
        "move: '--json' cannot be printed where the menu goes to standard output; name a file"
      ),
      (
        "apply - -",
        "apply: the menu and the script cannot both be standard input; see 'tilemenu help apply'"
      ),
      (
        "apply -",
        "apply: the menu and the script cannot both be standard input; see 'tilemenu help apply'"
      ),
      (
        "order - -",
        "order: the menu and the titles cannot both be standard input; see 'tilemenu help order'"
      ),
      ("-", "a session needs a file; name one"),
      ("mvoe menu.yaml Mail --to 2", "no command is called 'mvoe'; did you mean 'move'?"),
      ("sotr menu.yaml", "no command is called 'sotr'; did you mean 'sort'?"),
      ("lst", "there is no file or command 'lst'; did you mean 'list'?"),
      ("frobnicate menu.yaml", "no command is called 'frobnicate'; see 'tilemenu help'"),
      ("help mvoe", "help: no command is called 'mvoe'; did you mean 'move'?"),
      ("help frobnicate", "help: no command is called 'frobnicate'; see 'tilemenu help'"),
      ("--verison", "there is no option '--verison'; did you mean '--version'?"),
      ("menu.yaml --last", "there is no option '--last'; 'tilemenu move' takes it"),
    ])
  func told(_ line: String, _ message: String) throws {
    let folder = try SampleMenu.folder()
    let before = try folder.stamp("menu.yaml")
    let run = try folder.tilemenu(line)
    #expect(run.error == "tilemenu: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
    #expect(try folder.stamp("menu.yaml") == before)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("control characters in a word are spelled out")
  func controlCharacters() throws {
    let run = try TemporaryFolder().tilemenu(["move", "a", "b", "--\u{1B}[2J"])
    #expect(
      run.error == "tilemenu: move: there is no option '--\\e[2J'; see 'tilemenu help move'\n")
  }
}
