import TestSupport
import Testing

@Suite("The log of moves in the state folder")
struct MoveLogTests {
  private let folder: TemporaryFolder
  private static let menu =
    "tiles:\n" + (1...12).map { "  # about \($0)\n  - Tile \($0)\n" }.joined()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("menu.yaml", Self.menu)
  }

  /// Runs a shell's script in the folder; `$T` is the command, `$S` the state folder.
  private func sh(_ script: String) throws -> CommandRun {
    let variables = ["T": BuiltCommand.path, "S": folder.home + "/.local/state/tilemenu"]
    return try CommandRun.of(
      "/bin/sh", ["-c", script].map(\.bytes),
      environment: BuiltCommand.environment(home: folder.home).merging(variables) { $1 },
      folder: folder.path)
  }

  @Test(
    "costs no move when it cannot be kept",
    arguments: [
      "touch $HOME/.local", "mkdir -p $HOME/.local/state && touch $S",
      "ln -s /nonexistent $HOME/.local", "ln -s .local $HOME/.local", "ln -s /proc $HOME/.local",
      "export XDG_STATE_HOME=/dev/null", "export XDG_STATE_HOME=relative HOME=", "unset HOME",
    ])
  func noFolder(_ spoil: String) throws {
    let run = try sh("\(spoil) && $T move menu.yaml '#1' --last && $T list menu.yaml | tail -1")
    #expect(run.error == "Moved Tile 1 from 1 to 12.\n")
    #expect(run.output == "#12  Tile 1\n")
    #expect(run.status == 0)
    let undo = try sh("\(spoil) 2>&-; $T undo menu.yaml")
    #expect(undo.error == "tilemenu: menu.yaml: there is nothing to undo\n")
    #expect(undo.status == 1)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test(
    "that is not what it was costs no move either",
    arguments: [
      "rm $f && mkdir $f", "rm $f && mkfifo $f", "ln -sf /dev/zero $f",
      "rm $f && ln -s $(basename $f) $f",
      "rm $f && ln -s /proc/self/mem $f", "rm $f && ln -s /nonexistent $f", "truncate -s 1T $f",
      "chmod a-w $f", "printf x >$f", "head -c 300000 /dev/urandom >$f", "chmod 0 $S",
    ])
  func noFile(_ spoil: String) throws {
    let run = try sh(
      "$T move menu.yaml '#1' --last -q; f=$(echo $S/moves-*); \(spoil) && $T move menu.yaml '#5' --to 2"
    )
    #expect(run.error == "Moved Tile 6 from 5 to 2.\n")
    #expect(run.status == 0)
    let moved = try folder.text("menu.yaml")
    let undo = try sh("$T undo menu.yaml; echo $?")
    if try folder.text("menu.yaml") == moved {
      #expect(["1\n", "3\n"].contains(undo.output))
    } else {
      #expect(undo.error == "Moved Tile 6 from 2 to 5.\n")
    }
  }

  @Test("costs no move when the disk is full")
  func full() throws {
    // Files of 512 bytes are the largest now: room for the menu, and for few moves. The thread
    // sanitizer would have a larger one of its own; it does without where it finds no folder for it.
    let run = try sh(
      """
      export TEST_TMPDIR=/nonexistent
      ulimit -f 1; for i in 1 2 3 4 5 6 7 8 9; do $T move menu.yaml '#1' --last; done
      """)
    #expect(
      run.error == (1...9).map { "Moved Tile \($0) from 1 to 12.\n" }.joined())
    let undo = try sh("$T undo menu.yaml")
    #expect(undo.status == 3)
    #expect(
      undo.error
        == "tilemenu: menu.yaml: it is no longer as the last move left it; nothing was written\n")
  }

  @Test("takes the last move back, also one that had put a tile back by hand")
  func byHand() throws {
    let run = try sh(
      """
      $T move menu.yaml '#1' --to 2 -q; cp menu.yaml moved; $T move menu.yaml '#2' --to 1 -q
      $T undo menu.yaml -q && cmp menu.yaml moved; $T undo menu.yaml -q; $T redo menu.yaml -q
      cmp menu.yaml moved; $T redo menu.yaml -q; rm moved
      printf 'move #3 --to 4\\nmove #4 --to 3\\nundo\\n' | $T menu.yaml >typed; $T undo menu.yaml -q
      rm typed
      """)
    #expect(run == .silent)
    #expect(try folder.text("menu.yaml") == Self.menu)
  }

  @Test("has the moves of two runs at once, in the order in which they were made")
  func together() throws {
    let moves = """
      (for i in 1 2 3 4 5 6 7 8; do $T move menu.yaml '#1' --to 12 -q || echo $?; done) &
      (for i in 1 2 3 4 5 6 7 8; do $T move menu.yaml '#5' --to 2 -q || echo $?; done) &
      wait
      """
    #expect(try sh(moves) == .silent)
    let moved = try folder.text("menu.yaml")
    let back = "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do $T undo menu.yaml -q; done"
    #expect(try sh(back) == .silent)
    #expect(try folder.text("menu.yaml") == Self.menu)
    #expect(try sh("$T undo menu.yaml").status == 1)
    #expect(try sh(back.replacing("undo", with: "redo")) == .silent)
    #expect(try folder.text("menu.yaml") == moved)
  }

  @Test("can be gone back in and forth by two runs at once: each step is made or refused")
  func bothWays() throws {
    let run = try sh(
      """
      for i in 1 2 3 4 5 6 7 8 9; do $T move menu.yaml '#1' --to 11 -q; done
      (for i in 1 2 3 4 5 6 7 8; do $T undo menu.yaml -q 2>/dev/null; done) &
      (for i in 1 2 3 4 5 6; do $T redo menu.yaml -q 2>/dev/null; $T undo menu.yaml -q 2>/dev/null; done) &
      wait
      for i in 1 2 3 4 5 6 7 8 9; do $T redo menu.yaml -q 2>/dev/null; done
      for i in 1 2 3 4 5 6 7 8 9; do $T undo menu.yaml -q || echo $?; done
      """)
    #expect(run == .silent)
    #expect(try folder.text("menu.yaml") == Self.menu)
  }
}
