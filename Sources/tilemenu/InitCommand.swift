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
      let words = line.operands.isEmpty ? "tilemenu" : "tilemenu \(name.shown)"
      Output.message("Wrote \(name.shown). Open it with: \(words)\n")
    }
  }
}

extension InitCommand {
  private static func folder(of name: Word) -> FilePath {
    let slash = name.bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
    return FilePath(bytes: slash == 0 ? [UInt8(ascii: "/")] : Array(name.bytes[..<slash]))
  }
}
