import FoundationEssentials

/// Results as JSON, indented, keys in alphabetical order so that equal results are equal text.
enum JSONOutput {
  /// Prints a value and a line break.
  static func print(_ value: some Encodable) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try Output.result(Array(try encoder.encode(value)) + [UInt8(ascii: "\n")])
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .system("no JSON can be made of this: \(error)", hint: nil)
    }
  }
}
