import MenuModel
import MenuYAML
import SafeFile

/// A menu's file, or standard input and output in its place.
struct MenuFile {
  /// The name as it was given.
  let name: Word
  private let loadOptions: LoadOptions
  private let saveOptions: SaveOptions

  /// The file that a command line means, and how it wants it read and saved.
  ///
  /// Hotkeys in `reservedKeys` are mistakes, for who looks for mistakes; a session's own key simply wins.
  init(_ name: Word, _ line: Invocation, reservedKeys: [String] = []) throws(Failure) {
    self.name = name
    var options = try Self.loadOptions(line)
    options.reservedKeys = reservedKeys
    loadOptions = options
    saveOptions = Self.saveOptions(line)
  }

  /// Reads the menu.
  func document() throws(Failure) -> MenuDocument { try document(of: try bytes()) }

  /// Reads the menu in these bytes.
  func document(of bytes: [UInt8]) throws(Failure) -> MenuDocument {
    do throws(MenuErrors) {
      return try MenuDocument(SourceText(bytes), options: loadOptions)
    } catch {
      throw .menu(error, file: name)
    }
  }

  /// Reads a menu in whose tiles there may be mistakes, for who tells them.
  func documentWithMistakes() throws(Failure) -> MenuDocument {
    let bytes = try bytes()
    do throws(MenuErrors) {
      return try MenuDocument(withMistakes: SourceText(bytes), options: loadOptions)
    } catch {
      throw .menu(error, file: name)
    }
  }

  /// Every list in the file.
  func lists() throws(Failure) -> [YAMLLists.Entry] {
    let bytes = try bytes()
    do throws(MenuErrors) {
      return try YAMLLists.all(in: SourceText(bytes), limits: loadOptions.limits)
    } catch {
      throw .menu(error, file: name)
    }
  }

  /// The menu's text arranged, as bytes of the file.
  func bytes(of document: MenuDocument, in arrangement: Arrangement) throws(Failure) -> [UInt8] {
    do throws(MenuErrors) {
      return document.text.encoded(try document.text(in: arrangement))
    } catch {
      throw .meaning(error, file: name)
    }
  }

  /// The same, of a document that is not needed any more.
  func lastBytes(of document: consuming MenuDocument, in arrangement: Arrangement) throws(Failure)
    -> [UInt8]
  {
    let text = document.text
    do throws(MenuErrors) {
      return text.encoded(try document.lastText(in: arrangement))
    } catch {
      throw .meaning(error, file: name)
    }
  }

  /// The file's bytes.
  func bytes() throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return name.isStandardStream
        ? try StandardDescriptors.readInput(sizeLimit: saveOptions.sizeLimit)
        : try SafeFile.read(name.path, options: saveOptions)
    } catch {
      throw .file(error, file: name)
    }
  }

  /// Puts what `change` makes of the file's bytes in their place, on standard output for `-`.
  ///
  /// - Parameters:
  ///   - known: what the file most likely holds; it is then read but once, to see that it does.
  ///   - waiting: told once where another instance has to be waited for.
  /// - Returns: what a person should know of it though all went well.
  func rewrite(
    known: [UInt8]? = nil, waiting: () -> Void, _ change: ([UInt8]) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [String] {
    if name.isStandardStream {
      try Output.result(try change(try bytes()))
      return []
    }
    do {
      return try SafeFile.update(
        name.path, options: saveOptions, known: known, waiting: waiting, rewrite: change
      ).warnings
    } catch let failure as Failure {
      throw failure
    } catch let error as FileError {
      throw .file(error, file: name)
    } catch {
      throw .system("\(name.shown): \(error)", hint: nil)
    }
  }

  /// What is told while another instance has the file.
  var waitingText: String { "Waiting for another tilemenu to finish with \(name.shown)…" }

  private static func loadOptions(_ line: Invocation) throws(Failure) -> LoadOptions {
    var options = LoadOptions()
    if let text = line.text(.tiles) {
      guard let path = YAMLPath(parsing: text) else {
        throw .usage(
          "'\(text)' is no path to a list", hint: "write it as in '.groups[0].items'",
          command: line.command)
      }
      options.path = path
    }
    if let text = line.text(.document) {
      guard let number = Int(text), number > 0 else {
        throw .usage(
          "'\(text)' is no number of a document", hint: "count from 1", command: line.command)
      }
      options.document = number
    }
    options.titleKey = line.text(.title)
    if line.has(.maxSize) { options.limits.tiles = nil }
    return options
  }

  private static func saveOptions(_ line: Invocation) -> SaveOptions {
    var options = SaveOptions()
    options.inPlace = line.has(.inPlace)
    options.stateFolder = Surroundings.stateFolder
    if line.has(.maxSize) {
      options.sizeLimit = line.text(.maxSize).flatMap(ByteCount.init)?.bytes ?? Self.mostBytes
    }
    return options
  }

  /// A tree keeps byte offsets in 32 bits, so this is where lifting the limit ends.
  private static let mostBytes = Int(UInt32.max) / 2
}
