import Glibc

/// Whole texts kept beside the tests; with `UPDATE_GOLDEN=1` in the environment they are written anew.
package enum Golden {
  /// What a golden file holds, after it has been written where that is asked for.
  ///
  /// - Parameter source: the test's own file, `#filePath`; the goldens lie in the folder `Goldens`
  ///   beside it.
  package static func text(_ name: String, for actual: String, source: String = #filePath) throws
    -> String
  {
    let folder = source[..<(source.lastIndex(of: "/") ?? source.startIndex)]
    let path = "\(folder)/Goldens/\(name).txt".bytes
    if getenv("UPDATE_GOLDEN") != nil { try FileBytes.write(actual.bytes, to: path) }
    return try FileBytes.read(path).text
  }
}
