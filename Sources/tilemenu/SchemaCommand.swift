/// `schema`: prints the JSON Schema by which an editor checks and completes a menu.
enum SchemaCommand {
  static func run(_ line: Invocation) throws(Failure) {
    guard line.operands.isEmpty else {
      throw .usage("no file is wanted", hint: nil, command: .schema)
    }
    try JSONOutput.print(MenuJSONSchema.root)
  }
}
