import TerminalSupport
import TestSupport
import Testing

/// A real shell on a terminal of its own, with the completions where it looks for them.
///
/// `tilemenu` is a function there that notes its words, so that what a shell makes of a completed line is
/// seen, and not only how the line looks.
final class CompletingShell {
  /// A shell, and how it comes to its completions.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case bash
    case bashWithPackage = "bash with bash-completion"
    case zsh
    case fish

    var testDescription: String { rawValue }

    fileprivate var words: [String] {
      switch self {
      case .bash, .bashWithPackage: ["/usr/bin/bash", "--noprofile", "-i"]
      case .zsh: ["/usr/bin/zsh", "-i"]
      case .fish: ["/usr/bin/fish", "-i"]
      }
    }
  }

  private let folder: TemporaryFolder
  private let program: TerminalProgram

  /// Starts a shell in a folder and waits until it takes commands.
  init(_ kind: Kind, in folder: TemporaryFolder) throws {
    self.folder = folder
    let environment = [
      "HOME": folder.home, "ZDOTDIR": folder.home, "TERM": "xterm", "LC_ALL": "C.UTF-8",
      "PATH": "\(Repository.products):/usr/bin:/bin",
    ]
    let setUp = try CommandRun.of(
      "/bin/sh", ["-euc", Self.setUp(kind), "sh", folder.path].map(\.bytes),
      environment: environment, folder: folder.home)
    try #require(setUp.error == "")
    let started = TerminalProgram(kind.words, environment: environment.map { "\($0)=\($1)" })
    program = try #require(started)
    try #require(program.terminal.wait { folder.names.contains("ready") })
  }

  /// Types a line, with tabs that complete, enters it, and tells the words that a command gets of it.
  func words(of line: String) throws -> [String] {
    program.terminal.type(line + "\r")
    guard program.terminal.wait(until: { folder.names.contains("words") }) else {
      // Whatever hangs there shall not stand in the next line's way.
      program.terminal.type("\u{3}")
      return ["never ran: \(program.terminal.output.suffix(300).text)"]
    }
    let words = try folder.bytes("words")
    _ = try folder.tool("/bin/rm", ["words"])
    return words.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Types a line with a tab in it, in place of another, and waits until the shell shows some texts,
  /// one after the other.
  func shows(_ texts: [String], for line: String) -> Bool {
    let before = program.terminal.output.count
    program.terminal.type("\u{15}" + line)
    return program.terminal.wait {
      var shown = Array(program.terminal.output.dropFirst(before)).text[...]
      return texts.allSatisfy { text in
        guard let found = shown.firstRange(of: text) else { return false }
        shown = shown[found.upperBound...]
        return true
      }
    }
  }

  /// Writes what the shell reads when it starts, and puts the completions where it finds them.
  private static func setUp(_ kind: Kind) -> String {
    let note = "printf '%s\\0' \"$@\" >words.new; mv words.new words"
    let function = "tilemenu() { \(note.replacing("$", with: "\\$")); }"
    switch kind {
    case .bash:
      return """
        cat >.bashrc <<END
        cd $1; HISTFILE=
        source <(tilemenu completions bash)
        \(function)
        >ready
        END
        """
    case .bashWithPackage:
      return """
        tilemenu completions bash |
          install -Dm644 /dev/stdin ~/.local/share/bash-completion/completions/tilemenu
        cat >.bashrc <<END
        cd $1; HISTFILE=
        source /usr/share/bash-completion/bash_completion
        \(function)
        >ready
        END
        """
    case .zsh:
      return """
        tilemenu completions zsh | install -Dm644 /dev/stdin ~/functions/_tilemenu
        cat >.zshrc <<END
        cd $1
        fpath=(~/functions \\$fpath)
        autoload -Uz compinit; compinit -D -u
        \(function)
        zle-line-init() { >ready; }
        zle -N zle-line-init
        END
        """
    case .fish:
      return """
        tilemenu completions fish |
          install -Dm644 /dev/stdin ~/.config/fish/completions/tilemenu.fish
        cat >.config/fish/config.fish <<END
        cd $1
        function tilemenu; \(note.replacing("\"$@\"", with: "\\$argv")); end
        function fish_prompt; echo '> '; touch ready; end
        END
        """
    }
  }
}
