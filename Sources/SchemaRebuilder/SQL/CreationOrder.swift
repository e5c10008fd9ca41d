/// A statement that may create a table, as far as the order of creation needs it.
struct CreatedTable {
  let name: Name
  /// The module of a virtual table; nil for an ordinary one.
  let module: Name?

  /// What a statement creates; nil where that is no table.
  init?(_ sql: String) {
    guard let text = try? SQLText(headOf: sql), let head = try? StatementHead(text),
      let name = head.name
    else { return nil }
    self.name = name
    switch head.kind {
    case .table: module = nil
    case .virtualTable:
      guard let parsed = try? ParsedVirtualTable(parsing: sql) else { return nil }
      module = Name(parsed.virtualTable.module)
    default: return nil
    }
  }
}

/// The places of statements in the order in which they can be run.
///
/// A virtual table makes the tables in which it keeps its data, so it comes before those. VACUUM
/// writes them the other way round. <https://sqlite.org/vtab.html#the_xshadowname_method>
func creationOrder(of tables: [CreatedTable?]) -> [Int] {
  let virtual = tables.indices.filter { tables[$0]?.module != nil }
  guard !virtual.isEmpty else { return Array(tables.indices) }
  var order: [Int] = []
  var placed: Set<Int> = []
  for index in tables.indices where !placed.contains(index) {
    if let table = tables[index], table.module == nil {
      for place in virtual where place > index && !placed.contains(place) {
        guard tables[place]?.mayKeepData(in: table.name) == true else { continue }
        order.append(place)
        placed.insert(place)
      }
    }
    order.append(index)
  }
  return order
}

extension CreatedTable {
  /// Whether a table's name is one that the module gives to its own tables; of a module that is not
  /// known here it may be any that begins so.
  fileprivate func mayKeepData(in table: Name) -> Bool {
    guard table.hasPrefix(Name(name.text + "_")) else { return false }
    let rest = Name(
      String(decoding: table.text.utf8.dropFirst(name.text.utf8.count + 1), as: UTF8.self)
    )
    switch module {
    case "fts3", "fts4": return ["content", "segments", "segdir", "docsize", "stat"].contains(rest)
    case "fts5": return ["data", "idx", "content", "docsize", "config"].contains(rest)
    case "rtree", "rtree_i32", "geopoly": return ["node", "rowid", "parent"].contains(rest)
    default: return true
    }
  }
}
