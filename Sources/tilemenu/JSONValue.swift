/// A JSON value that no type of ours stands for, such as a schema.
indirect enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral values: JSONValue...) { self = .array(values) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral pairs: (String, JSONValue)...) {
    self = .object(Dictionary(pairs) { $1 })
  }
}
