import FoundationEssentials

/// Results as JSON, indented, keys in alphabetical order so that equal results are equal text.
enum JSONOutput {
  /// Prints a value and a line break.
  static func print(_ value: some Encodable) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try Output.result(safe(Array(try encoder.encode(value))) + [UInt8(ascii: "\n")])
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .system("no JSON can be made of this: \(error)", hint: nil)
    }
  }

  /// The same JSON with everything spelled out that a terminal would act on, or that could turn its text
  /// around: the encoder does that only for the controls of ASCII.
  private static func safe(_ json: [UInt8]) -> [UInt8] {
    guard json.contains(where: { $0 >= 0x7F }) else { return json }
    var safe: [UInt8] = []
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar.value >= 0x7F, .format, .lineSeparator, .paragraphSeparator:
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          safe += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
        }
      default: safe += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return safe
  }
}
