import SchemaRebuilder

/// What must be known of a table to compare its rows, asked from SQLite and not from what is tested.
struct TableShape {
  let name: Name
  let columns: [Column]
  /// A word that reads the rowid; nil in a table WITHOUT ROWID, or where columns have all of them.
  let rowID: String?
  let isStrict: Bool
  /// Whether a column is another name of the rowid.
  let hasRowIDAlias: Bool
  /// Whether the key is declared AUTOINCREMENT.
  let isAutoincrement: Bool
  private let places: [Name: Int]

  struct Column {
    let name: Name
    let type: String
    let affinity: String
    let isNotNull: Bool
    let isKey: Bool
    let isInteger: Bool
    let isGenerated: Bool
    /// The default in SQL, as SQLite tells it.
    let defaultSQL: String?
    /// The default as the column stores it, in SQL, where it is a plain literal.
    let standIn: String?
  }

  init(_ name: Name, in reader: DatabaseReader) throws {
    self.name = name
    let list =
      "pragma_table_list WHERE schema = 'main' AND name = \(DatabaseReader.literal(name.text))"
    let options = try reader.rows("SELECT wr, strict FROM \(list)").first ?? ["0", "0"]
    isStrict = options[1] == "1"
    let columns = try reader.texts("PRAGMA main.table_xinfo(\(DatabaseReader.quoted(name)))")
    let numbers = try reader.rows("PRAGMA main.table_xinfo(\(DatabaseReader.quoted(name)))")
    self.columns = zip(columns, numbers).map { texts, values in
      let affinity = Self.affinity(texts[2] ?? "", strict: options[1] == "1")
      return Column(
        name: Name(texts[1] ?? ""),
        type: texts[2] ?? "",
        affinity: affinity,
        isNotNull: values[3] != "0",
        isKey: values[5] != "0",
        isInteger: Name(texts[2] ?? "") == "INTEGER",
        isGenerated: ["2", "3"].contains(values[6]),
        defaultSQL: texts[4],
        standIn: texts[4].flatMap { Self.standIn($0, affinity) }
      )
    }
    let places = Dictionary(
      self.columns.indices.map { [columns = self.columns] in (columns[$0].name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.places = places
    rowID = options[0] == "1" ? nil : ["rowid", "_rowid_", "oid"].first { places[Name($0)] == nil }
    let keys = self.columns.filter(\.isKey)
    hasRowIDAlias = rowID != nil && keys.count == 1 && keys[0].isInteger
    isAutoincrement = try self.columns.contains {
      try $0.isKey && reader.isAutoincrement(table: name, column: $0.name)
    }
  }

  func column(_ name: Name) -> Column? { places[name].map { columns[$0] } }

  /// The rules of <https://sqlite.org/datatype3.html#determination_of_column_affinity>.
  private static func affinity(_ type: String, strict: Bool) -> String {
    let type = String(
      decoding: type.utf8.map { (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 },
      as: UTF8.self
    )
    if strict, type == "ANY" { return "BLOB" }
    let rules = [
      ("INT", "INTEGER"), ("CHAR", "TEXT"), ("CLOB", "TEXT"), ("TEXT", "TEXT"), ("BLOB", "BLOB"),
      ("REAL", "REAL"), ("FLOA", "REAL"), ("DOUB", "REAL"),
    ]
    if type.isEmpty { return "BLOB" }
    return rules.first { type.contains($0.0) }?.1 ?? "NUMERIC"
  }

  /// A text for a column of numbers is left out: whether it is a number is not known here.
  private static func standIn(_ sql: String, _ affinity: String) -> String? {
    guard let first = sql.utf8.first else { return nil }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isNumber = digits.contains(first) || "+-.".utf8.contains(first)
    switch affinity {
    case "TEXT" where first == UInt8(ascii: "'") || isNumber: return "CAST(\(sql) AS TEXT)"
    case "REAL" where isNumber: return "CAST(\(sql) AS REAL)"
    case "BLOB" where first == UInt8(ascii: "'") || isNumber: return sql
    case "INTEGER", "NUMERIC": return isNumber ? sql : nil
    default: return nil
    }
  }
}
