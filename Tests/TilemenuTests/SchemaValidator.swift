import TestSupport

/// What an editor does with a menu: reads it as YAML 1.2 has it, and holds it against the schema.
///
/// Reading is python3-yaml's, with the core schema's types in place of YAML 1.1's; the rest is
/// python3-jsonschema's.
enum SchemaValidator {
  /// What becomes of a menu.
  enum Verdict: Equatable, CustomStringConvertible {
    case accepted
    /// Refused by the schema, at a path and with a reason.
    case refused(String)
    /// It is no YAML, or cannot be made JSON of.
    case unreadable(String)

    var description: String {
      switch self {
      case .accepted: "accepted"
      case .refused(let reason): "refused: \(reason)"
      case .unreadable(let reason): "unreadable: \(reason)"
      }
    }
  }

  /// Tells of each of some menus what becomes of it; the first document of a stream counts.
  static func verdicts(on menus: [[UInt8]]) throws -> [Verdict] {
    let folder = try TemporaryFolder()
    let schema = try folder.tilemenu(["schema"])
    try folder.write("schema.json".bytes, schema.outputBytes)
    try folder.write("validate.py", program)
    let frames = menus.flatMap { "\($0.count)\n".bytes + $0 }
    let run = try folder.tool("/usr/bin/python3", ["validate.py", "schema.json"], input: frames)
    guard run.status == 0 else { throw Failed(message: run.error) }
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return switch parts.first {
      case "refused": .refused(parts.last ?? "")
      case "unreadable": .unreadable(parts.last ?? "")
      default: .accepted
      }
    }
  }

  /// The validator could not be run, as where its packages are not installed.
  struct Failed: Error {
    let message: String
  }

  private static let program = #"""
    import json, re, sys
    import yaml
    from jsonschema import Draft7Validator

    class Core(yaml.SafeLoader):
        yaml_implicit_resolvers = {}

    def plain(tag, pattern, first, make):
        Core.add_implicit_resolver(tag, re.compile("^(?:" + pattern + ")$"), first)
        Core.add_constructor(tag, lambda loader, node: make(node.value))

    def whole(text):
        return int(text, 0) if text[:2] in ("0x", "0o") else int(text)

    plain("tag:yaml.org,2002:null", "~|null|Null|NULL|", ["~", "n", "N", ""], lambda text: None)
    plain("tag:yaml.org,2002:bool", "true|True|TRUE|false|False|FALSE", list("tTfF"),
          lambda text: text.lower() == "true")
    plain("tag:yaml.org,2002:int", "[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789"),
          whole)
    plain("tag:yaml.org,2002:float",
          r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN",
          list("-+.0123456789"), lambda text: 1e308 if text[-1].isalpha() else float(text))
    plain("tag:yaml.org,2002:merge", "<<", ["<"], str)

    def unknown(loader, suffix, node):
        if isinstance(node, yaml.ScalarNode):
            return loader.construct_scalar(node)
        if isinstance(node, yaml.SequenceNode):
            return loader.construct_sequence(node, deep=True)
        return loader.construct_mapping(node, deep=True)

    Core.add_multi_constructor("!", unknown)

    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    Draft7Validator.check_schema(schema)
    validator = Draft7Validator(schema)

    def verdict(menu):
        try:
            value = next(iter(yaml.load_all(menu, Core)), None)
            value = json.loads(json.dumps(value, default=str))
        except (Exception, RecursionError) as error:
            return "unreadable", type(error).__name__ + ": " + str(error)
        for error in validator.iter_errors(value):
            return "refused", "/".join(map(str, error.path)) + ": " + error.message
        return "accepted", ""

    source = sys.stdin.buffer
    while size := source.readline():
        word, reason = verdict(source.read(int(size)))
        print(word, " ".join(reason.split())[:200], sep="\t")

    """#
}
