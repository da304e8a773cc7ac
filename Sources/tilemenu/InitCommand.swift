import SafeFile

/// `init`: writes a menu to start from, and never over another.
enum InitCommand {
  static func run(_ line: Invocation) throws(Failure) {
    if line.operands.count > 1 {
      throw .usage("only one file is wanted", hint: nil, command: .initialize)
    }
    guard let name = line.operands.first ?? Surroundings.defaultMenu else {
      throw .system("no file is named, and there is no home to write to", hint: "name a file")
    }
    if name.isStandardStream {
      try Output.result(StarterMenu.text)
      return
    }
    do throws(FileError) {
      if line.operands.isEmpty { try SafeFile.createFolder(folder(of: name)) }
      let outcome = try SafeFile.create(name.path, bytes: Array(StarterMenu.text.utf8))
      for warning in outcome.warnings { Output.message("tilemenu: \(name.shown): \(warning)\n") }
    } catch {
      throw .file(error, file: name)
    }
    if !line.has(.quiet) {
      Output.message("Wrote \(name.shown). Open it with: tilemenu \(name.shown)\n")
    }
  }
}

extension InitCommand {
  private static func folder(of name: Word) -> FilePath {
    let slash = name.bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
    return FilePath(bytes: slash == 0 ? [UInt8(ascii: "/")] : Array(name.bytes[..<slash]))
  }
}

/// The menu that `init` writes.
enum StarterMenu {
  static let text = """
    # A menu for tilemenu. Each tile is one item of the list 'tiles' below.
    # Rearrange it with 'tilemenu', or by moving the lines; man 5 tilemenu tells every key.

    title: Launcher
    columns: 3            # 1 to 100, or auto
    margin: 1             # rows between tiles, 0 to 20
    # reorder: swap       # shift, the default, moves the tiles between; swap exchanges two

    tiles:
      # A comment right above a tile belongs to it and moves with it.
      - title: Files
        color: "#3478f6"    # quote it: to YAML, what follows a bare # is a comment
        run: ls -la | less

      - title: Editor
        color: seagreen
        key: E
        run: ${EDITOR:-vi}

      - title: Processes
        color: bright-black
        description: What runs on this machine
        run: [top]          # a list is run as it is, without a shell

      # This one keeps its place whatever moves around it.
      - title: Disk space
        locked: true
        run: df -h | less

      - title: Manual
        run: [man, tilemenu]

      - Notes               # a bare title is a tile too

    """
}
