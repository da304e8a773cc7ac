/// Text with `~` at its start and `$NAME` or `${NAME}` filled in, as a shell would, but without a shell.
enum VariableText {
  static func expanded(_ text: String) -> [UInt8] {
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    if rest.first == UInt8(ascii: "~"), rest.count == 1 || rest[1] == UInt8(ascii: "/"),
      let home = Surroundings.variable("HOME")
    {
      result = home
      rest.removeFirst()
    }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "$"), let name = takeName(&rest) else {
        result.append(byte)
        continue
      }
      result += Surroundings.variable(name) ?? []
    }
    return result
  }

  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String? {
    let isBraced = rest.first == UInt8(ascii: "{")
    let name = (isBraced ? rest.dropFirst() : rest).prefix { byte in
      byte == UInt8(ascii: "_")
        || Character(Unicode.Scalar(byte)).isASCII
          && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
    }
    guard !name.isEmpty, !isBraced || rest[name.endIndex...].first == UInt8(ascii: "}") else {
      return nil
    }
    rest = rest[(isBraced ? name.endIndex + 1 : name.endIndex)...]
    return String(decoding: name, as: UTF8.self)
  }
}
