import MenuModel
import MenuYAML

/// A text after a tile of a list was moved, by the public way in.
///
/// - Parameters:
///   - path: the list in jq's words, nil for a menu of our own.
///   - source: the tile's position from 1, and `target` the one it is to have.
func moving(_ source: Int, to target: Int, in text: String, at path: String? = ".")
  throws -> String
{
  let document = try menuDocument(text, at: path)
  var arrangement = Arrangement(of: document.menu)
  _ = try arrangement.place([document.menu.root[source - 1]], at: .position(target))
  return String(decoding: try document.text(in: arrangement), as: UTF8.self)
}

/// A text as a document whose tiles are a list of it.
func menuDocument(_ text: String, at path: String? = ".", document: Int? = nil) throws
  -> MenuDocument
{
  var options = LoadOptions()
  options.path = path.flatMap(YAMLPath.init(parsing:))
  options.document = document
  return try MenuDocument(SourceText(Array(text.utf8)), options: options)
}

/// What is said of a text or of a move in it that is refused; nil where nothing is.
func complaint(_ action: () throws -> some Any) -> [Diagnostic]? {
  do {
    _ = try action()
    return nil
  } catch let errors as MenuErrors {
    return errors.diagnostics
  } catch {
    return []
  }
}

extension Diagnostic {
  /// `line:column: severity: message (hint)`.
  var told: String {
    "\(position.line):\(position.column): \(severity.rawValue): \(message)"
      + (hint.map { " (\($0))" } ?? "")
  }
}
