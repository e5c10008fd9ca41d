extension DraftMaker {
  static let plain = [
    "note", "user", "item", "tag", "log", "city", "boat", "crew", "part", "page", "word", "leaf",
  ]
  static let odd = [
    "order", "group", "a \"quoted\" name", "it's", "gr\u{F6}\u{DF}e", "whale 🐋", "x.y", "[z]", " ",
    "select", "main", "temp", "t_bak", "note_bak", "rowid", "-- c", "values", "50%", "caf\u{E9}",
    "cafe\u{301}", "b`t", "sqliteuser", "index", "oid", "A", "key", "new", "old", "rows",
  ]

  /// A name that no table, view, index or trigger has yet, whatever its case.
  mutating func newObjectName() -> String {
    var taken: Set<String> = []
    for table in draft.tables {
      taken.insert(table.name)
      taken.formUnion(table.indexes.map(\.name))
    }
    taken.formUnion(draft.views.map(\.name) + draft.triggers.map(\.name))
    taken.formUnion(draft.searches.map(\.name))
    return newName(taken)
  }

  mutating func newColumnName(in table: DraftTable?) -> String {
    newName(Set(table?.columns.map(\.name) ?? []))
  }

  mutating func newName(_ taken: Set<String>) -> String {
    func key(_ name: String) -> [UInt8] {
      name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    let keys = Set(taken.map(key))
    while true {
      let name = (chance.once(in: 4) ? chance.one(of: Self.odd) : chance.one(of: Self.plain)) ?? "x"
      if !keys.contains(key(name)) { return name }
      let numbered = name + String(chance.number(below: 90))
      if !keys.contains(key(numbered)) { return numbered }
    }
  }
}
