/// Writes drafts as SQL, in one of the many ways in which one schema can be written.
struct DraftWriter {
  let draft: Draft
  /// Which way of writing is taken; another one for another seed.
  var style: Chance
  /// The constraints of one column that stand in its definition and not at the table's end.
  var inline: Set<[Int]> = []

  init(_ draft: Draft, style seed: UInt64) {
    self.draft = draft
    style = Chance(seed: seed)
  }

  mutating func statements() -> [String] {
    tableStatements() + viewStatements() + searchStatements() + triggerStatements()
  }

  mutating func tableStatements() -> [String] {
    inline = []
    return draft.tables.map { create($0) }
      + draft.tables.flatMap { table in
        table.indexes.map { create($0, on: table) }
      }
  }

  mutating func viewStatements() -> [String] { draft.views.map { create($0) } }

  func searchStatements() -> [String] { draft.searches.flatMap(create) }

  mutating func triggerStatements() -> [String] { draft.triggers.map { create($0) } }
}

extension DraftWriter {
  /// A name in one of the quoting styles of SQLite.
  mutating func quote(_ name: String) -> String {
    let reserved = ["order", "group", "select", "values", "index"]
    let isPlain =
      !name.isEmpty && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      && !reserved.contains(name)
    switch style.number(below: isPlain ? 9 : 4) {
    case 0 where !name.contains("]"): return "[\(name)]"
    case 1:
      return
        "`\(name.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "``"))`"
    case 4, 5, 6, 7, 8: return name
    default: return Self.doubleQuoted(name)
    }
  }

  static func doubleQuoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  mutating func word(_ keyword: String) -> String {
    style.once(in: 5) ? keyword.lowercased() : keyword
  }

  mutating func gap() -> String {
    switch style.number(below: 24) {
    case 0: "  "
    case 1: "\n\t"
    case 2: " /* a, (b) */ "
    case 3: " -- it's\n"
    default: " "
    }
  }

  mutating func joined(_ parts: [String?]) -> String {
    var text = ""
    for part in parts.compactMap(\.self) where !part.isEmpty {
      if !text.isEmpty { text += gap() }
      text += part
    }
    return text
  }

  mutating func list(_ parts: [String]) -> String {
    style.once(in: 4)
      ? "( \(parts.joined(separator: " ,")) )" : "(\(parts.joined(separator: ", ")))"
  }

  mutating func names(_ numbers: [Int], in table: DraftTable) -> String {
    list(numbers.compactMap { table.column($0)?.name }.map { quote($0) })
  }

  /// Expressions are compared by their tokens alone, so that names in them are always in quotes.
  func text(
    _ expression: DraftExpression,
    in table: DraftTable,
    prefix: String = ""
  )
    -> String
  {
    var text = expression.template
    for (place, number) in expression.columns.enumerated() {
      let name = Self.doubleQuoted(table.column(number)?.name ?? "")
      let table = expression.isQualified ? Self.doubleQuoted(table.name) + "." : ""
      let parts = text.split(separator: "$\(place + 1)", omittingEmptySubsequences: false)
      text = parts.joined(separator: prefix.isEmpty ? table + name : prefix + name)
    }
    return text
  }
}
