/// As much of JSON Schema as `schema.schema.json` uses; a keyword that is not known is an error.
struct JSONSchema {
  let root: JSONValue
  /// The places in the description whose keys were met, as `#/$defs/column/properties/name`.
  private(set) var met: Set<String> = []

  init(_ root: JSONValue) {
    self.root = root
  }

  /// What is wrong with a value; empty where it is as described.
  mutating func faults(of value: JSONValue) -> [String] {
    faults(of: value, at: "#")
  }

  /// All the keys that are described, as they stand in ``met``.
  var described: Set<String> {
    var found: Set<String> = []
    func walk(_ schema: JSONValue, _ path: String) {
      for (key, inner) in schema["properties"]?.keys ?? [:] {
        found.insert("\(path)/properties/\(key)")
        walk(inner, "\(path)/properties/\(key)")
      }
      for (index, inner) in (schema["oneOf"]?.list ?? []).enumerated() {
        walk(inner, "\(path)/oneOf/\(index)")
      }
      if let items = schema["items"] { walk(items, "\(path)/items") }
      for (key, inner) in schema["$defs"]?.keys ?? [:] { walk(inner, "\(path)/$defs/\(key)") }
    }
    walk(root, "#")
    return found
  }
}

extension JSONSchema {
  private func schema(at path: String) -> JSONValue? {
    path.split(separator: "/").dropFirst().reduce(root) { schema, step in
      if let index = Int(step) { return schema?.list[index] }
      return schema?[String(step)]
    }
  }

  private mutating func faults(of value: JSONValue, at path: String) -> [String] {
    guard let schema = schema(at: path) else { return ["\(path) is not there"] }
    var faults: [String] = []
    for (keyword, argument) in schema.keys.sorted(by: { $0.key < $1.key }) {
      switch keyword {
      case "$schema", "$defs", "title", "description", "examples": break
      case "$ref": faults += self.faults(of: value, at: argument.text)
      case "type": if !isType(value, argument) { faults.append("\(path): wrong type") }
      case "const": if value != argument { faults.append("\(path): wrong value") }
      case "enum": if !argument.list.contains(value) { faults.append("\(path): wrong word") }
      case "minItems", "maxItems": faults += countFaults(value, keyword, argument, path)
      case "pattern": if !matches(value, argument) { faults.append("\(path): wrong text") }
      case "required":
        faults += argument.list.filter { value.isObject && value[$0.text] == nil }
          .map { "\(path): \($0.text) is missing" }
      case "properties", "additionalProperties": break
      case "items":
        for item in value.list { faults += self.faults(of: item, at: "\(path)/items") }
      case "oneOf": faults += oneOfFaults(value, argument, path)
      default: faults.append("\(path): unknown keyword \(keyword)")
      }
    }
    return faults + keyFaults(value, schema, path)
  }

  private mutating func keyFaults(
    _ value: JSONValue,
    _ schema: JSONValue,
    _ path: String
  ) -> [String] {
    guard let properties = schema["properties"] else { return [] }
    return value.keys.sorted { $0.key < $1.key }.flatMap { key, inner -> [String] in
      let place = "\(path)/properties/\(key)"
      guard properties[key] != nil else {
        return schema["additionalProperties"] == .bool(false) ? ["\(place) is not described"] : []
      }
      met.insert(place)
      return faults(of: inner, at: place)
    }
  }

  private mutating func oneOfFaults(
    _ value: JSONValue,
    _ forms: JSONValue,
    _ path: String
  ) -> [String] {
    // Keys count as met only where the form that holds is the one that has them.
    var holding: [JSONSchema] = []
    var faults: [String] = []
    for index in forms.list.indices {
      var attempt = self
      let found = attempt.faults(of: value, at: "\(path)/oneOf/\(index)")
      if found.isEmpty { holding.append(attempt) } else { faults += found }
    }
    guard holding.count == 1 else { return ["\(path): \(holding.count) forms hold"] + faults }
    self = holding[0]
    return []
  }

  private func isType(_ value: JSONValue, _ type: JSONValue) -> Bool {
    guard type.list.isEmpty else { return type.list.contains { isType(value, $0) } }
    switch (value, type.text) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"): return true
    case (.array, "array"), (.object, "object"): return true
    case (.number(let number), "integer"): return number == Double(Int64(number))
    default: return false
    }
  }

  private func countFaults(
    _ value: JSONValue,
    _ keyword: String,
    _ limit: JSONValue,
    _ path: String
  ) -> [String] {
    guard case .array(let list) = value, case .number(let count) = limit else { return [] }
    let holds = keyword == "minItems" ? list.count >= Int(count) : list.count <= Int(count)
    return holds ? [] : ["\(path): \(list.count) items"]
  }

  private func matches(_ value: JSONValue, _ pattern: JSONValue) -> Bool {
    guard case .string(let text) = value else { return true }
    return (try? Regex(pattern.text).wholeMatch(in: text)) != nil
  }
}
